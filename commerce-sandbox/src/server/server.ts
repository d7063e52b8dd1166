import fastify, { LogController, type FastifyInstance } from 'fastify';
import { mediaEndpoint } from '../demo/media/media-endpoint.ts';
import { uploadEndpoint } from '../extensions/uploads/upload-endpoint.ts';
import type { UploadFolder } from '../extensions/uploads/upload-folder.ts';
import { dropExpired } from '../extensions/uploads/uploads.ts';
import type { Database } from '../platform/database/database.ts';
import { rateLimits } from '../platform/request/rate-limit.ts';
import type { Config } from '../platform/settings/config.ts';
import { ShopSwitches } from '../platform/settings/shop-switches.ts';
import { controlEndpoint } from './control/control-endpoint.ts';
import { Faults } from './control/faults/faults.ts';
import type { Executor } from './graphql/execute.ts';
import { graph } from './graphql/graph.ts';
import { OperationCache } from './graphql/operations.ts';
import { graphqlEndpoint } from './http/graphql-endpoint.ts';
import { errorForLog, requestForLog } from './http/log-serializers.ts';
import { requestErrors } from './http/request-errors.ts';
import { ResponseCache } from './http/response-cache.ts';
import { serviceEndpoints } from './http/service-endpoints.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { restEndpoint } from './rest/rest-endpoint.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const LONGEST_PATH_SEGMENT = 2048;
const REQUEST_ARRIVES_WITHIN_MS = 30_000;

/** The whole HTTP face of the platform, not yet listening. */
export function createServer(config: Config, plainDatabase: Database, uploads: UploadFolder): FastifyInstance {
  const app = httpServer(config);
  const metrics = createMetrics(() => plainDatabase.pool?.());
  const database = metrics.measured(plainDatabase);
  const limits = rateLimits(config.limits);
  const switches = new ShopSwitches(config.switches);
  requestErrors(app);
  serviceEndpoints(app, database, metrics);
  if (config.control) {
    controlEndpoint(app, database, new Faults(), switches, async () => {
      switches.reset();
      for (const limit of Object.values(limits)) limit.clear();
      await uploads.sweep(() => dropExpired(database));
    });
  }
  graphqlEndpoint(
    app,
    executorOf(app, config, metrics),
    config,
    database,
    limits,
    switches,
    config.responseCache ? new ResponseCache() : undefined,
  );
  restEndpoint(app, config, database, limits, switches);
  if (config.schema === 'full') uploadEndpoint(app, database, uploads);
  mediaEndpoint(app, config, database);
  return app;
}

function httpServer(config: Config): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_ARRIVES_WITHIN_MS,
    trustProxy: config.trustProxy,
    // A stop waits for requests that are being answered (main.ts: not for ever), not for connections that nobody uses.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PATH_SEGMENT, ignoreTrailingSlash: true },
    logger: { level: config.logLevel, serializers: { req: requestForLog, err: errorForLog } },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
  });
  // Storefronts send `Content-Type: application/json` with an empty body, which the platform accepts.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('Unable to parse the request.'), { statusCode: 400 }), undefined);
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  return app;
}

function executorOf(app: FastifyInstance, config: Config, metrics: Metrics): Executor {
  const schema = graph(config.schema);
  const report = (error: unknown): void => {
    app.log.error({ err: error instanceof Error ? error : new Error(String(error)) }, 'A resolver failed');
  };
  return { schema, operations: new OperationCache(schema), classicStatusCodes: config.statusCodes === 'classic', report, metrics };
}
