import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { controlEndpoint } from '../control/control-endpoint.ts';
import { Faults } from '../control/faults.ts';
import type { Database } from '../database/database.ts';
import type { Executor } from '../graphql/execute.ts';
import { graph } from '../graphql/graph.ts';
import { OperationCache } from '../graphql/operations.ts';
import { mediaEndpoint } from '../media/media-endpoint.ts';
import { restEndpoint } from '../rest/rest-endpoint.ts';
import { uploadEndpoint } from '../uploads/upload-endpoint.ts';
import type { UploadFolder } from '../uploads/upload-folder.ts';
import { dropExpired } from '../uploads/uploads.ts';
import { graphqlEndpoint } from './graphql-endpoint.ts';

const BODY_LIMIT_BYTES = 1_048_576;
const LONGEST_PATH_SEGMENT = 2048;

/** The whole HTTP face of the platform, not yet listening. */
export function createServer(config: Config, database: Database, uploads: UploadFolder): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    // A stop does not wait for idle or hanging connections.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_PATH_SEGMENT, ignoreTrailingSlash: true },
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
  });
  const schema = graph(config.schema);
  const executor: Executor = {
    schema, operations: new OperationCache(schema), classicStatusCodes: config.statusCodes === 'classic', report: (error) => { app.log.error(error instanceof Error ? error : new Error(String(error))); },
  };
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
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    const message = status >= 500 ? 'Internal server error' : status === 413 ? 'The request is too large.' : 'Unable to parse the request.';
    const body = request.url.startsWith('/rest/') ? { message } : { errors: [{ message, extensions: { category: 'graphql-input' } }] };
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((request, reply) => reply.code(404).send({ message: request.url.startsWith('/rest/') ? 'Request does not match any route.' : 'Not found.' }));
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    await database.query('select 1');
    return reply.send({ status: 'ready' });
  });
  if (config.control) controlEndpoint(app, database, new Faults(), () => uploads.sweep(() => dropExpired(database)));
  graphqlEndpoint(app, executor, config, database);
  restEndpoint(app, config, database);
  if (config.schema === 'full') uploadEndpoint(app, database, uploads);
  mediaEndpoint(app, config, database);
  return app;
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
