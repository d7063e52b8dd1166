import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowsScripts, answerTo } from './dev-in-shop.mjs';

const SHOP = 'https://shop.example';
let folder: string;
let server: Server;
let tabs: Set<ServerResponse>;
const url = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-in-shop-'));
  writeFileSync(join(folder, 'release.json'), '{"name":"mfe-a"}');
  writeFileSync(join(folder, 'page.js'), 'page');
  tabs = new Set();
  server = createServer(answerTo(SHOP, folder, tabs));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
afterEach(async () => {
  for (const tab of tabs) tab.end();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

test('the description and files of the build are there for the shop’s page, and nothing is kept', async () => {
  const description = await fetch(url('/release.json?1'));
  expect(await description.json()).toEqual({ name: 'mfe-a' });
  expect(Object.fromEntries(description.headers)).toMatchObject({
    'access-control-allow-origin': SHOP,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });
  expect(await (await fetch(url('/releases/mfe-a/1.0.0/page.js'))).text()).toBe('page');
});

test.each(['/', '/page.js', '/releases/mfe-a/page.js', '/releases/mfe-a/1.0.0/none.js', '/releases/mfe-a/1.0.0/..%2f..%2fetc/passwd'])(
  '%s is not there',
  async (path) => {
    expect((await fetch(url(path))).status).toBe(404);
  },
);

test('nothing can be sent; a browser may ask from a public page', async () => {
  expect((await fetch(url('/release.json'), { method: 'POST' })).status).toBe(405);
  const asked = await fetch(url('/release.json'), { method: 'OPTIONS' });
  expect([asked.status, asked.headers.get('access-control-allow-private-network')]).toEqual([204, 'true']);
});

test('a tab that follows is told, until it leaves', async () => {
  const leaving = new AbortController();
  const { body, headers } = await fetch(url('/events'), { signal: leaving.signal });
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(tabs.size).toBe(1);
  await body?.getReader().read();
  leaving.abort();
  while (tabs.size > 0) await new Promise((resolve) => setImmediate(resolve));
});

test('a shop lets an origin in by the policy for scripts alone', () => {
  const own = 'http://localhost:8082';
  expect(allowsScripts(`default-src 'self'; script-src 'self' ${own}; frame-src x`, own)).toBe(true);
  expect(allowsScripts(`script-src 'self' ${own}1; frame-src ${own}`, own)).toBe(false);
  expect(allowsScripts('', own)).toBe(false);
});
