import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './release-store';

export const RELOAD_SCRIPT = '<script src="/_dev/reload.js" defer></script></body>';

const POLL_MS = 250;
const CLIENT = "new EventSource('/_dev/events').addEventListener('release', () => location.reload());";

/** For development: documents listen here and load again when the registry changes. */
export function serveReload(app: FastifyInstance, read: ReleaseStore['read']): void {
  app.get('/_dev/reload.js', async (_request, reply) => reply.type('text/javascript').header('Cache-Control', 'no-store').send(CLIENT));
  app.get('/_dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(': open\n\n');
    let last: number | undefined;
    const timer = setInterval(() => {
      void read().then(({ generation }) => {
        if (last !== undefined && generation !== last) reply.raw.write('event: release\ndata: \n\n');
        last = generation;
      });
    }, POLL_MS);
    request.raw.on('close', () => clearInterval(timer));
  });
}
