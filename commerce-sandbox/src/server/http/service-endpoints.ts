import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** For those who run the platform: `/health` (the process is up), `/ready` (it can answer), `/metrics` (Prometheus). */
export function serviceEndpoints(app: FastifyInstance, database: Database, metrics: Metrics): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const isReady =
      !isStopping &&
      (await database.query('select 1').then(
        () => true,
        () => false,
      ));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text()),
  );
  app.addHook('onResponse', async (request, reply) => {
    metrics.request(request.routeOptions.url ?? 'none', request.method, reply.statusCode, reply.elapsedTime / 1000);
  });
}
