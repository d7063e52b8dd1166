// The shop behind Varnish (docker/varnish.vcl) with three edges on one store: what is kept, for whom, how a publish is seen, and a
// restart of each edge in turn while visitors come.
import { execFile, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { installPackages } from './debian.mjs';
import { releaseKit } from './release-kit.mjs';
import { run } from './run.mjs';
import { startEdge, startSandbox, waitFor, whenReady } from './server-process.mjs';
import { publishReleases } from './setup.mjs';
import { root } from './workspace.mjs';
import { withPorts } from './varnish-ports.mjs';

const PRODUCT = '/deep-groove-ball-bearing-6206.html';
const REMOTE = 'mfe-company';

/** Whether there is a Varnish, after asking Debian for one where there is none. */
export const ensureVarnish = async () => (await isThere()) || (await installPackages(['varnish']).then(isThere, () => false));
const isThere = () => new Promise((resolve) => execFile('varnishd', ['-V'], (error) => resolve(!error)));

/** Runs each check by `checked(name, action)`. */
export async function testCdn(checked) {
  const folder = mkdtempSync(join(tmpdir(), 'cdn-'));
  // Varnish works as a user of its own.
  chmodSync(folder, 0o755);
  const store = join(folder, 'store');
  mkdirSync(store);
  const running = [];
  try {
    await publishReleases(store);
    const sandbox = startSandbox({ env: { LOG_LEVEL: 'warn' } });
    running.push(sandbox);
    const commerceUrl = await whenReady(sandbox);
    const varnish = await startVarnish(folder);
    running.push(varnish);
    const { origin } = varnish;
    const ports = [];
    /** An edge that starts again keeps the port that it got first: Varnish knows it. */
    const startOne = async (at) => {
      const edge = startEdge({ port: ports[at], commerceUrl, store, env: { PUBLIC_ORIGINS: origin } });
      ports[at] = Number(new URL(await whenReady(edge)).port);
      return edge;
    };
    const edges = [await startOne(0), await startOne(1), await startOne(2)];
    running.push({ stop: () => Promise.all(edges.map((edge) => edge.stop())) });
    await varnish.serve(ports);
    await waitFor(`${origin}/ready`);
    const kit = await releaseKit();
    const shop = { origin, store, kit, edges, startOne, author: { by: 'the tests' } };
    await checked('Varnish keeps a document for all, and none of a visitor’s own', () => keeps(shop));
    await checked('a publish is seen by all edges within 2 s, and by Varnish when it is told', () => publishes(shop));
    await checked('a canary’s documents are kept apart, by each edge alike', () => keepsApart(shop));
    await checked('each edge restarts in turn, and no visitor is turned away', () => restarts(shop));
    await checked('while no edge answers, kept documents are given', () => staysUp(shop));
  } finally {
    for (const process of running.reverse()) await process.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts it without a word of what it serves: its port, which the system gives, is part of the edges' origin, and theirs are part of its
 * configuration, which `serve` gives it.
 */
async function startVarnish(folder) {
  const home = join(folder, 'varnish');
  const child = spawn('varnishd', ['-F', '-a', '127.0.0.1:0', '-b', 'none', '-n', home, '-s', 'malloc,64m'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = () => (child.kill('SIGTERM'), ended);
  const tell = (...words) => run('varnishadm', ['-n', home, ...words]);
  try {
    return { origin: `http://localhost:${await portOfVarnish(tell)}`, serve, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function serve(ports) {
    const vcl = withPorts(readFileSync(join(root, 'docker/varnish.vcl'), 'utf8'), ports);
    writeFileSync(join(folder, 'shop.vcl'), vcl);
    await tell('vcl.load', 'shop', join(folder, 'shop.vcl'));
    await tell('vcl.use', 'shop');
  }
}

/** It is asked until it answers, or 20 s have passed. */
async function portOfVarnish(tell) {
  for (const until = Date.now() + 20_000; ; await wait(100)) {
    const said = await tell('debug.listen_address').catch((error) => error);
    const port = /^a0 127\.0\.0\.1 (\d+)$/m.exec(said)?.[1];
    if (port) return port;
    if (Date.now() > until) throw new Error(`Varnish does not tell its port: ${said}`);
  }
}

/** Not by fetch, which has its own word for how a visitor came. */
async function ask(origin, path = PRODUCT, headers = {}) {
  const { statusCode, headers: given, body } = await request(origin + path, { headers });
  const text = await body.text();
  return { status: statusCode, text, cookie: String(given['set-cookie'] ?? ''), set: given['x-release-set'], cache: given['x-cache'] };
}

function expectSame(found, wanted, what) {
  if (found !== wanted) throw new Error(`${what}: ${found}, not ${wanted}.`);
}

async function keeps({ origin }) {
  await ask(origin);
  expectSame((await ask(origin)).cache, 'hit', 'the second visitor');
  expectSame((await ask(origin, PRODUCT, { cookie: 'store_view_code=arabic; other=1' })).cache, 'hit', 'a visitor with cookies');
  expectSame((await ask(origin, '/registry.json')).cache, 'miss', 'the registry');
  expectSame((await ask(origin, PRODUCT, { authorization: 'Bearer x' })).cache, 'miss', 'somebody who is signed in');
  const chosen = await ask(origin, PRODUCT, { cookie: 'store_view_code=arabic', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' });
  expectSame(chosen.status, 302, 'a typed address of one who chose Arabic');
  expectSame((await ask(origin)).status, 200, 'the next visitor');
}

async function publishes({ origin, store, kit, author, edges }) {
  const before = await ask(origin);
  const from = kit.createFolderStore(store);
  await kit.withdraw(from, REMOTE, author);
  const began = Date.now();
  const sets = () => Promise.all(edges.map((_edge, at) => ask(origin, `/cart?edge=${at}`).then(({ set }) => set)));
  while ((await sets()).includes(before.set)) {
    if (Date.now() - began > 2000) throw new Error('An edge still gives the old set after 2 s.');
    await wait(20);
  }
  expectSame((await ask(origin)).set, before.set, 'what Varnish has kept');
  const told = await fetch(`${origin}/`, { method: 'BAN', headers: { 'X-Release-Set': String(before.set) } });
  expectSame(told.status, 200, 'the word to forget');
  if ((await ask(origin)).set === before.set) throw new Error('Varnish still gives the old set.');
  expectSame((await fetch(`${origin}/`, { method: 'BAN', headers: { 'X-Release-Set': 'x || true' } })).status, 400, 'a forged word');
  await kit.rollback(from, REMOTE, undefined, author).catch(() => undefined);
}

async function keepsApart({ origin, store, kit, author }) {
  const from = kit.createFolderStore(store);
  const name = 'mfe-catalog';
  const { version } = (await kit.readRegistry(from)).releases[name];
  const other = await kit.stored(from, name, version);
  const next = { ...other, version: `${version}-canary` };
  const folder = join(store, name, next.version);
  cpSync(join(store, name, version), folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(next));
  await kit.canary(from, name, next.version, 10, author);
  await wait(300);
  const first = await ask(origin, '/bearings.html');
  if (!/release_share=\d+\.(live|canary|control)/.test(first.cookie)) throw new Error('Nobody was drawn.');
  const visit = (draw, token) => ask(origin, '/bearings.html', { cookie: `release_share=${draw}.${token}` });
  await visit(5, `canary-${name}`);
  await visit(5000, 'live');
  const [canary, live] = [await visit(77, `canary-${name}`), await visit(7000, 'live')];
  expectSame(`${canary.cache} ${live.cache}`, 'hit hit', 'two more visitors');
  if (!canary.text.includes(next.version) || live.text.includes(next.version)) throw new Error('The shares were mixed up.');
  await kit.endCanary(from, name, author);
}

async function restarts({ origin, edges, startOne }) {
  let isOver = false;
  const failures = [];
  let count = 0;
  const visitor = async (id) => {
    while (!isOver) {
      count += 1;
      // Addresses that are new each time: Varnish has to ask.
      const path = count % 2 ? PRODUCT : `/search.html?query=${id}-${count}`;
      const { status } = await ask(origin, path).catch((error) => ({ status: String(error.cause ?? error) }));
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  const visitors = [1, 2, 3, 4].map(visitor);
  for (const at of [0, 1, 2]) {
    await edges[at].stop();
    edges[at] = await startOne(at);
    await wait(2500);
  }
  isOver = true;
  await Promise.all(visitors);
  if (failures.length > 0) throw new Error(`${failures.length} of ${count} visits failed: ${failures[0]}`);
}

async function staysUp({ origin, edges }) {
  await ask(origin);
  await Promise.all(edges.map((edge) => edge.stop()));
  await wait(4000);
  expectSame((await ask(origin)).status, 200, 'a kept document');
}
