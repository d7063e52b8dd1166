// `npm run bench:releases`: how long a team's change takes to be live, and back, in a shop that runs: three edges on one store. A changed line is
// built in a copy of the repository. Prints a table beside its limits, best of RUNS (5), and keeps it in reports/releases.json.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { givenNumber } from '../scripts/given-number.mjs';
import { requireNode, run, say } from '../scripts/run.mjs';
import { startEdge, startProcess, startSandbox, whenReady } from '../scripts/server-process.mjs';
import { buildAll, buildSchema, installDependencies, publishReleases } from '../scripts/setup.mjs';
import { RELEASES, root } from '../scripts/workspace.mjs';
import { newBytesPercent } from './comparison.mjs';
import { measureCached, productPaths } from './cached-documents.mjs';
import { inParallel } from './statistics.mjs';

const RUNS = givenNumber('RUNS', 5, { least: 1 });
const REMOTE = 'mfe-catalog';
const PRODUCT = '/deep-groove-ball-bearing-6206.html';
const MESSAGES = `${REMOTE}/src/pages/product/messages/en.json`;
const LIMITS = { live: 20, publish: 2, back: 1, agree: 2, again: 8, developed: 8 };
const VISITORS = 10_000;

requireNode();
await installDependencies();
await buildSchema();
await buildAll();
const store = mkdtempSync(join(tmpdir(), 'releases-'));
const copy = mkdtempSync(join(tmpdir(), 'sources-'));
const running = [];
const kit = (...args) =>
  execFileSync(process.execPath, [join(root, 'release-kit/dist/main.mjs'), ...args], {
    env: { ...process.env, RELEASE_STORE: store },
  }).toString();

try {
  say('Starting one remote from source; the first time builds the others …');
  await develop();
  const developed = [];
  for (let at = 0; at < RUNS; at += 1) developed.push(await develop());
  await run(process.execPath, [join(root, 'release-kit/build/build-service.mjs')], { cwd: join(root, 'release-kit') });
  say('Copying the last commit, as a team has it checked out …');
  await run('git', ['clone', '--quiet', '--shared', root, copy]);
  await run(process.execPath, ['tooling/scripts/build.mjs', REMOTE], { cwd: copy });
  const { edges, commerceUrl } = await startShop();
  const runs = [];
  for (let at = 0; at < RUNS; at += 1) {
    runs.push(await once(at, edges));
    say(JSON.stringify(runs.at(-1)));
  }
  const best = (name) => Math.min(...runs.map((one) => one[name]));
  const report = {
    live: best('live'),
    publish: best('publish'),
    back: best('back'),
    agree: best('agree'),
    again: best('again'),
    developed: Math.min(...developed),
    runs,
  };
  const share = await canaryShare(edges[0]);
  const cached = await measureOneEdge(commerceUrl);
  const { takenBack, takenForNothing } = await simulation();
  for (const [text = '', name = '', unit] of [
    ['one changed line → live, build included', 'live', 's'],
    ['publishing alone', 'publish', 's'],
    ['roll back → the next document', 'back', 's'],
    ['three edges agree', 'agree', 's'],
    ['JavaScript with new bytes, of all', 'again', '%'],
    [`npm run dev -- ${REMOTE} → the shop answers`, 'developed', 's'],
  ])
    console.log(`${text.padEnd(46)} ${report[name].toFixed(2).padStart(7)} ${unit}  (limit ${LIMITS[name]})`);
  console.log(`A canary of 10 %: ${share.toFixed(2)} % of ${VISITORS} visitors got it (9 to 11)`);
  console.log(`Failing 1 view in 20 it is taken back within 300 of its views in ${takenBack(100)} of 100 simulated runs (95)`);
  console.log(`As good as its control (0.2 % of the views fail) it is taken back in ${takenForNothing(1000, 0.002)} of 1,000 (0)`);
  console.log(`Cached documents, 50 connections, one core: ${cached.perSecond.toFixed(0)}/s (3000), p99 ${cached.p99.toFixed(1)} ms (30)`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/releases.json'), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await Promise.all(running.map((process) => process.stop()));
  for (const folder of [store, copy]) rmSync(folder, { recursive: true, force: true });
}

/** Seconds until the shop with one remote from source answers. */
async function develop() {
  const began = performance.now();
  const shop = startProcess('dev', [join(root, 'tooling/scripts/dev.mjs'), REMOTE], {
    cwd: root,
    env: { PORT: '0' },
    tells: { address: /(http\S+) +\(from source/ },
  });
  try {
    await whenReady(shop);
    return (performance.now() - began) / 1000;
  } finally {
    await shop.stop();
  }
}

/** Percent of new visitors who get a canary of 10 %. */
async function canaryShare(origin) {
  const { version } = JSON.parse(readFileSync(join(copy, REMOTE, 'dist/browser/release.json'), 'utf8'));
  kit('canary', REMOTE, version, '10', '--by', 'the bench');
  const draw = async () => {
    const response = await fetch(origin + PRODUCT);
    await response.arrayBuffer();
    return response.headers.getSetCookie().find((cookie) => cookie.startsWith('release_share=')) ?? '';
  };
  while ((await draw()) === '') await wait(20);
  let count = 0;
  await inParallel(
    VISITORS,
    async () => {
      if (/^release_share=\d+\.canary-/.test(await draw())) count += 1;
    },
    20,
  );
  kit('canary', REMOTE, 'end', '--by', 'the bench');
  return (count / VISITORS) * 100;
}

/** Cached documents of one more edge, alone on its core. */
async function measureOneEdge(commerceUrl) {
  await Promise.all(running.splice(1).map((edge) => edge.stop()));
  const edge = startEdge({ commerceUrl, store, env: { DOCUMENTS_S: '3600' } });
  running.push(edge);
  return measureCached(edge, await whenReady(edge), await productPaths(commerceUrl));
}

/** Simulated visitors (release-kit, testing/simulate.ts). */
async function simulation() {
  const { buildSync } = createRequire(join(root, 'release-kit/package.json'))('esbuild');
  const outfile = join(copy, 'simulate.mjs');
  buildSync({ entryPoints: [join(root, 'release-kit/src/testing/simulate.ts')], outfile, bundle: true, format: 'esm', platform: 'node' });
  return import(outfile);
}

/** Gives the addresses of three edges, and the platform's. */
async function startShop() {
  await publishReleases(store);
  const sandbox = startSandbox({ env: { LOG_LEVEL: 'warn' } });
  running.push(sandbox);
  const commerceUrl = await whenReady(sandbox);
  const origins = [];
  for (let count = 0; count < 3; count += 1) {
    const edge = startEdge({ commerceUrl, store });
    running.push(edge);
    const origin = await whenReady(edge);
    origins.push(origin);
    await fetch(origin + PRODUCT);
  }
  return { edges: origins, commerceUrl };
}

async function once(at, origins) {
  const word = `Measures ${at}`;
  const file = join(copy, MESSAGES);
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  messages['product.specifications'].defaultMessage = word;
  const before = liveFiles();
  const began = performance.now();
  writeFileSync(file, JSON.stringify(messages));
  await run(process.execPath, ['../release-kit/bin/release-kit.mjs', 'build'], { cwd: join(copy, REMOTE) });
  const built = performance.now();
  kit('publish', join(copy, REMOTE), '--activate', '--by', 'the bench');
  const published = performance.now();
  await shows(origins[0], word);
  const live = performance.now();
  await Promise.all(origins.map((origin) => shows(origin, word)));
  const agreed = performance.now();
  const after = liveFiles();
  const rolled = performance.now();
  kit('rollback', REMOTE, '--by', 'the bench');
  await shows(origins[0], word, false);
  const back = performance.now();
  return {
    live: (live - began) / 1000,
    publish: (published - built) / 1000,
    agree: (agreed - published) / 1000,
    back: (back - rolled) / 1000,
    again: newBytesPercent(before, after),
  };
}

/** Waits until a document shows the word, or no longer does. */
async function shows(origin, word, isWanted = true) {
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(20)) {
    const text = await (await fetch(origin + PRODUCT)).text();
    if (text.includes(word) === isWanted) return;
  }
  throw new Error(`${origin} does not ${isWanted ? 'show' : 'forget'} "${word}".`);
}

/** Compressed sizes of the live releases' scripts. A name holds the hash of its content: the same name is the same bytes. */
function liveFiles() {
  const { releases } = JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));
  return new Map(
    RELEASES.flatMap((name) => {
      const folder = join(store, name, releases[name].version);
      return readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .map((file) => [`${name}/${file}`, statSync(join(folder, existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file)).size]);
    }),
  );
}
