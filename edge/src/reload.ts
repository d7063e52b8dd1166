import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { ReleaseStore } from './release-store';

export const RELOAD_SCRIPT = '<script src="/_dev/reload.js" defer></script></body>';

const POLL_MS = 250;
const CLIENT = `const events = new EventSource('/_dev/events');
events.addEventListener('release', () => location.reload());
let shown;
events.addEventListener('failures', ({ data }) => {
  shown?.remove();
  const text = Object.entries(JSON.parse(data)).map(([name, message]) => name + ' does not build:\\n' + message).join('\\n\\n');
  if (!text) return;
  shown = Object.assign(document.createElement('pre'), { id: 'build-failures', textContent: text, tabIndex: 0 });
  shown.setAttribute('role', 'alert');
  shown.style.cssText = 'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;margin:0;padding:16px;overflow:auto;' +
    'background:#1b1b1b;color:#fff;font:13px/1.5 monospace;white-space:pre-wrap;direction:ltr;text-align:left';
  document.body.append(shown);
});
`;

/**
 * For development: documents listen here, load again when the registry changes, and show what does not build.
 * @param failuresFile - JSON of messages by release, as `npm run dev` writes it; no file where everything builds.
 */
export function serveReload(app: FastifyInstance, read: ReleaseStore['read'], failuresFile: string): void {
  app.get('/_dev/reload.js', async (_request, reply) => reply.type('text/javascript').header('Cache-Control', 'no-store').send(CLIENT));
  app.get('/_dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(': open\n\n');
    let last: number | undefined;
    let told = '{}';
    const timer = setInterval(() => {
      void read().then(({ generation }) => {
        if (last !== undefined && generation !== last) reply.raw.write('event: release\ndata: \n\n');
        last = generation;
      });
      void readFile(failuresFile, 'utf8')
        .catch(() => '{}')
        .then((failures) => {
          if (failures !== told) reply.raw.write(`event: failures\ndata: ${failures}\n\n`);
          told = failures;
        });
    }, POLL_MS);
    request.raw.on('close', () => clearInterval(timer));
  });
}
