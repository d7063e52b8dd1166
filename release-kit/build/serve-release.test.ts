import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseServer } from './serve-release.mjs';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  const browser = join(folder, 'dist/browser');
  mkdirSync(browser, { recursive: true });
  const files = {
    'release.json': '{"name":"mfe-demo","version":"1.0.0-a"}',
    'page.js': 'page',
    'page.js.br': 'smaller',
    'server.cjs': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(browser, name), text);
  writeFileSync(join(folder, 'package.json'), '{}');
  ({ server } = createReleaseServer(folder));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Not by fetch, which makes paths simple. */
async function ask(path: string, { method = 'GET', encoding = '' } = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({ port, path, method, headers: encoding ? { 'accept-encoding': encoding } : {} }, resolve);
    asked.on('error', reject).end();
  });
  let text = '';
  for await (const part of response) text += part;
  return { status: response.statusCode, headers: response.headers, text };
}

test('files are given for ever, to any origin', async () => {
  const { status, headers, text } = await ask('/releases/mfe-demo/1.0.0-a/page.js');
  expect([status, text]).toEqual([200, 'page']);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('a browser that reads it gets the compressed file', async () => {
  const { headers, text } = await ask('/releases/mfe-demo/1.0.0-a/page.js', { encoding: 'gzip, br' });
  expect([headers['content-encoding'], text]).toEqual(['br', 'smaller']);
});

test.each([
  '/releases/mfe-demo/1.0.0-a/server.cjs',
  '/releases/mfe-demo/1.0.0-a/../../package.json',
  '/releases/mfe-demo/1.0.0-a/none.js',
  '/releases/mfe-demo/2.0.0/page.js',
  '/',
])('%s is not there', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('it says that it is well, and only reads', async () => {
  expect((await ask('/health')).text).toBe('ok');
  expect((await ask('/health', { method: 'POST' })).status).toBe(405);
});
