import fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveReload } from './reload';

const folder = mkdtempSync(join(tmpdir(), 'reload-'));
const failures = join(folder, 'failures.json');
const app = fastify();
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  rmSync(folder, { recursive: true });
});

test('a document is told of each new release, of what does not build, and that it builds again', async () => {
  let generation = 1;
  serveReload(app, async () => ({ generation, releases: {} }), failures);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await fetch(`${address}/_dev/events`);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  const until = async (wanted: string) => {
    while (!text.includes(wanted)) text += new TextDecoder().decode((await reader.read()).value);
    text = '';
  };
  await until(': open');
  writeFileSync(failures, '{"mfe-catalog":"home.tsx: unexpected token"}');
  await until('event: failures\ndata: {"mfe-catalog":"home.tsx: unexpected token"}\n\n');
  rmSync(failures);
  generation = 2;
  await until('event: failures\ndata: {}\n\n');
  generation = 3;
  await until('event: release\n');
  await reader.cancel();
});
