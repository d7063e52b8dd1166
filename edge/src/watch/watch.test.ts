import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { Store } from 'release-kit';
import { canary, createFolderStore, publish, readRegistry } from 'release-kit/scripts';
import type { Share } from 'release-kit/sets';
import { buildRelease } from 'release-kit/testing';
import { createReleaseStore } from '../release-store';
import { createVisitors } from '../visitors';
import { createCanaryWatch, type CanaryWatch } from './canary-watch';
import { createMetrics, type Metrics } from './metrics';
import { serveOperator } from './operator';
import { createReleasesPage } from './releases-page';
import { serveReports } from './reports';

const AUTHOR = { by: '<b>a tester</b>', commit: 'c0ffee' };
const TOKEN = 'a-token-of-this-shop';

let folder: string;
let kit: Store;
let metrics: Metrics;
const read = () => createReleaseStore(join(folder, 'store')).read();
const log = { warn: jest.fn(), error: jest.fn() };
const startWatch = (store = kit) => createCanaryWatch({ store, readRegistry: read, metrics, log, everyMs: 0 });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  kit = createFolderStore(join(folder, 'store'));
  metrics = createMetrics();
  jest.clearAllMocks();
  const built = (name: string, version: string, facts = {}) => join(buildRelease(folder, name, { version, ...facts }), 'dist/browser');
  const first = built('mfe-a', '1.0.0');
  const sizes = { './page': { size: 9.9, budget: 10 }, './heavy': { size: 6, budget: 5 }, './<b>': { size: 'x', budget: 5 } };
  writeFileSync(join(first, 'sizes.json'), JSON.stringify(sizes));
  await publish(kit, [built('shell', '1.0.0', { serves: '2.0.0' }), first], AUTHOR, { isLive: true });
  await publish(kit, [built('mfe-a', '1.1.0')], AUTHOR);
  await canary(kit, 'mfe-a', '1.1.0', 10, AUTHOR);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a canary that is watched', () => {
  let visitor = 0;
  const tell = (watch: CanaryWatch, kind: Share['kind'], views: number, failures: number, address?: string) => {
    const version = kind === 'canary' ? '1.1.0' : '1.0.0';
    for (let view = 0; view < views; view += 1) {
      visitor += 1;
      watch.note({
        remote: 'mfe-a',
        version,
        hasFailed: view < failures,
        share: { kind, remote: 'mfe-a' },
        address: address ?? `10.0.${visitor}`,
      });
    }
  };

  test('is taken back when its slots fail clearly more, and the history says why', async () => {
    const watch = startWatch();
    await watch.compare();
    tell(watch, 'control', 150, 0);
    tell(watch, 'canary', 150, 9);
    await watch.compare();
    const { canaries, change } = await readRegistry(kit);
    expect(canaries).toEqual({});
    expect(change).toMatchObject({ by: 'the edge', action: 'rollback', reason: "1.1.0: 9 of 150 views failed, of the control's 0 of 150" });
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await metrics.registry.metrics()).toContain('edge_canaries_taken_back_total{remote="mfe-a"} 1');
  });

  test('stays while its control fails as often', async () => {
    const watch = startWatch();
    await watch.compare();
    tell(watch, 'control', 150, 9);
    tell(watch, 'canary', 150, 9);
    await watch.compare();
    expect((await readRegistry(kit)).canaries).toHaveProperty('mfe-a');
  });

  test('is judged by what all edges have seen together, and one of them takes it back', async () => {
    const watches = [startWatch(), startWatch(), startWatch()];
    for (const watch of watches) await watch.compare();
    for (const watch of watches) {
      tell(watch, 'control', 60, 0);
      tell(watch, 'canary', 60, 4);
    }
    await Promise.all(watches.map((watch) => watch.compare()));
    await Promise.all(watches.map((watch) => watch.compare()));
    expect((await readRegistry(kit)).canaries).toEqual({});
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('is not taken back by one who forges', async () => {
    const watch = startWatch();
    await watch.compare();
    tell(watch, 'control', 100, 0);
    tell(watch, 'canary', 1000, 1000, '10.9.9.9');
    await watch.compare();
    expect((await readRegistry(kit)).canaries).toHaveProperty('mfe-a');
  });

  test('stays where the store cannot be written; that is said', async () => {
    const refuse = () => Promise.reject(new Error('read-only'));
    const watch = startWatch({ ...kit, writeNote: refuse, writeRegistry: refuse });
    await watch.compare();
    tell(watch, 'control', 150, 0);
    tell(watch, 'canary', 150, 12);
    await watch.compare();
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ error: 'read-only' }),
      expect.stringContaining('should be taken back'),
    );
  });
});

describe('the pages', () => {
  let app: FastifyInstance;
  const onSlot = jest.fn();
  const start = async ({ token = TOKEN, isOpen = false } = {}) => {
    app = fastify();
    const store = createReleaseStore(join(folder, 'store'));
    const visitors = createVisitors({ store, previewSecret: '', publicOrigins: () => [], refusal: () => '' });
    serveReports(app, { visitors, readRegistry: store.read, metrics, onSlot });
    const releasesPage = createReleasesPage({ store: kit, readRegistry: store.read, watch: startWatch(), metrics });
    serveOperator(app, { token, isOpen, metrics, releasesPage });
    await app.ready();
  };
  afterEach(() => app.close());

  const source = { remote: 'mfe-a', version: '1.1.0', root: 'page' };
  const report = (payload: unknown, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/_reports',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    });

  test('a report is counted by release, with the visitor’s share, and sets no cookie', async () => {
    await start();
    const answer = await report(
      {
        records: [
          { kind: 'measure', name: 'slot-failed', value: 12, source },
          { kind: 'measure', name: 'LCP', value: 900, source },
          { kind: 'error', id: 'x', message: 'secret', cause: '', source },
        ],
      },
      { cookie: 'release_share=42.canary-mfe-a' },
    );
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(onSlot).toHaveBeenCalledWith(expect.objectContaining({ hasFailed: true, share: { kind: 'canary', remote: 'mfe-a' } }));
    const text = await metrics.registry.metrics();
    expect(text).toContain('shop_slots_total{remote="mfe-a",version="1.1.0",outcome="failed"} 1');
    expect(text).toContain('shop_measure_sum{name="LCP",remote="mfe-a",version="1.1.0"} 0.9');
    expect(text).not.toContain('secret');
  });

  test.each([
    ['junk', 'junk', 400],
    ['another form', { records: [{ kind: 'measure', name: 'LCP', value: 'ten' }] }, 400],
    ['no number', { records: [{ kind: 'measure', name: 'LCP', value: -1 }] }, 400],
    ['too many records', { records: Array.from({ length: 51 }, () => ({ kind: 'error' })) }, 400],
    ['a megabyte', 'x'.repeat(1024 * 1024), 413],
  ])('a report of %s is refused', async (_name, payload, status) => {
    await start();
    expect((await report(payload)).statusCode).toBe(status);
  });

  test.each([
    { remote: '<script>alert(1)</script>', version: '1.1.0', root: 'page' },
    { remote: 'mfe-a', version: '6.6.6', root: 'page' },
    { remote: '__proto__', version: '', root: 'page' },
  ])('a name that is no live release’s makes no label: %j', async (forged) => {
    await start();
    expect((await report({ records: [{ kind: 'error', source: forged }] })).statusCode).toBe(204);
    expect(await metrics.registry.metrics()).not.toMatch(/<script|6\.6\.6|__proto/);
  });

  test('of one address so many reports are counted in a minute; what no browsers send is refused', async () => {
    await start();
    jest.spyOn(Date, 'now').mockImplementation(() => 1_700_000_000_000 + onSlot.mock.calls.length);
    const send = async () => (await report({ records: [{ kind: 'measure', name: 'slot-shown', value: 1, source }] })).statusCode;
    const statuses: number[] = [];
    for (let sent = 0; sent < 70; sent += 1) statuses.push(await send());
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(onSlot).toHaveBeenCalledTimes(60);
    for (let sent = 0; sent < 540; sent += 1) statuses.push(await send());
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    jest.restoreAllMocks();
  });

  test('what is for those who run the shop asks for the token, and lets a guess wait', async () => {
    await start();
    const before = Date.now();
    const refused = await app.inject({ url: '/_releases', headers: { authorization: 'Bearer wrong' } });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('Basic');
    expect(Date.now() - before).toBeGreaterThan(900);
    const password = Buffer.from(`me:${TOKEN}`).toString('base64');
    expect((await app.inject({ url: '/metrics', headers: { authorization: `Basic ${password}` } })).body).toContain('edge_documents_total');
    expect((await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).statusCode).toBe(200);
  });

  test('without a token they are not there; in development they are open', async () => {
    await start({ token: '' });
    expect((await app.inject('/_releases')).statusCode).toBe(404);
    await app.close();
    await start({ token: '', isOpen: true });
    const { body, headers } = await app.inject('/_releases');
    expect(body).toMatch(/<code>\.\/page<\/code><\/td><td class="n">.* 9\.9<\/td><td class="n">10<\/td>/);
    expect(body).toContain('5 exceeded');
    expect(body).toContain('<code>1.1.0</code></td><td><code>^2.0.0</code></td><td>10%</td><td><code>c0ffee</code>');
    expect(body).toContain('&lt;b&gt;a tester&lt;/b&gt;');
    expect(body).not.toContain('<b>a tester');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
    expect(readFileSync(join(folder, 'store/registry.json'), 'utf8')).toContain('canary');
  });
});
