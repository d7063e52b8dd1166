// `npm run bench:documents`: how many product documents a second the edge renders, with the platform's answers at hand, and whether its
// memory stays flat. DOCUMENTS (50000), CONNECTIONS (8), ENCODING (br; as a CDN asks). Prints a table, and keeps it in reports/documents.json.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import {
  buildAll,
  buildSchema,
  freePort,
  installDependencies,
  publishReleases,
  requireNode,
  root,
  say,
  startEdge,
  startSandbox,
  waitFor,
} from '../scripts/setup.mjs';

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 50_000);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 8);
const ENCODING = process.env.ENCODING ?? 'br';
const SAMPLES = 20;
const KEPT_CONNECTIONS = 50;
const KEPT_DOCUMENTS = 30_000;

requireNode();
await installDependencies();
await buildSchema();
await buildAll();
const store = mkdtempSync(join(tmpdir(), 'documents-'));
const running = [];
try {
  await publishReleases(store);
  const platformPort = await freePort();
  const commerceUrl = `http://127.0.0.1:${platformPort}`;
  running.push(startSandbox({ port: platformPort, env: { LOG_LEVEL: 'warn' } }));
  await waitFor(`${commerceUrl}/ready`, { process: running[0] });
  const port = await freePort();
  const edge = startEdge({ port, commerceUrl, store, env: { PLATFORM_ANSWERS_S: '3600', DOCUMENTS_S: '0' } });
  running.push(edge);
  const origin = `http://localhost:${port}`;
  await waitFor(`${origin}/ready`, { process: edge });
  const paths = await productPaths(commerceUrl);
  say(`${paths.length} product pages, ${CONNECTIONS} at a time, ${availableParallelism()} cores`);
  const report = { ...(await measure(origin, paths, edge.child.pid)), kept: await measureKept(commerceUrl, paths) };
  print(report);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/documents.json'), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await Promise.all(running.map((process) => process.stop()));
  rmSync(store, { recursive: true, force: true });
}

/** Documents that the edge has kept, over HTTP/1.1, with the edge on one core and whoever asks on the other. */
async function measureKept(commerceUrl, paths) {
  const port = await freePort();
  const edge = startEdge({ port, commerceUrl, store, env: { DOCUMENTS_S: '3600' } });
  running.push(edge);
  const origin = `http://localhost:${port}`;
  await waitFor(`${origin}/ready`, { process: edge });
  execFileSync('taskset', ['-acp', '0', String(edge.child.pid)], { stdio: 'ignore' });
  const pool = new Pool(origin, { connections: KEPT_CONNECTIONS, pipelining: 1 });
  const took = [];
  const ask = async (index) => {
    const began = performance.now();
    const { statusCode, body } = await pool.request({
      path: paths[index % paths.length],
      method: 'GET',
      headers: { 'accept-encoding': ENCODING },
    });
    await body.arrayBuffer();
    if (statusCode !== 200) throw new Error(`${paths[index % paths.length]}: ${statusCode}`);
    took.push(performance.now() - began);
  };
  await inParallel(paths.length * 2, ask);
  await wait(500);
  took.length = 0;
  const began = performance.now();
  await inParallel(KEPT_DOCUMENTS, ask, KEPT_CONNECTIONS);
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  took.sort((a, b) => a - b);
  return { perSecond: took.length / seconds, p50: took[Math.floor(took.length * 0.5)], p99: took[Math.floor(took.length * 0.99)] };
}

/** Pages of many products, in both views. */
async function productPaths(commerceUrl) {
  const query = '{ products(filter: {}, pageSize: 100) { items { url_key url_suffix } } }';
  const paths = [];
  for (const [view, prefix] of [
    ['default', ''],
    ['arabic', '/arabic'],
  ]) {
    const answer = await fetch(`${commerceUrl}/graphql?${new URLSearchParams({ query })}`, { headers: { Store: view } });
    const { data } = await answer.json();
    paths.push(...data.products.items.map(({ url_key, url_suffix }) => `${prefix}/${url_key}${url_suffix ?? ''}`));
  }
  return paths;
}

async function measure(origin, paths, pid) {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  const ask = async (index) => {
    const began = performance.now();
    const { statusCode, headers, body } = await pool.request({
      path: paths[index % paths.length],
      method: 'GET',
      headers: { 'accept-encoding': ENCODING },
    });
    const { byteLength } = await body.arrayBuffer();
    if (statusCode !== 200 || headers['x-rendered-by'] !== 'server')
      throw new Error(`${paths[index % paths.length]}: ${statusCode} ${headers['x-rendered-by']} ${headers['x-render-fallback'] ?? ''}`);
    return { took: performance.now() - began, byteLength };
  };
  // The platform's answers come to hand, and the workers are warm.
  await inParallel(paths.length * 2, ask);
  await wait(500);
  const samples = [];
  const took = [];
  let bytes = 0;
  const cpuBefore = cpuSeconds(pid);
  const began = performance.now();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const count = Math.ceil(DOCUMENTS / SAMPLES);
    const from = performance.now();
    await inParallel(count, async (index) => {
      const result = await ask(sample * count + index);
      took.push(result.took);
      bytes += result.byteLength;
    });
    samples.push({ documents: took.length, perSecond: (count * 1000) / (performance.now() - from), memoryMb: memoryMb(pid) });
  }
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  took.sort((a, b) => a - b);
  return {
    at: new Date().toISOString(),
    cores: availableParallelism(),
    encoding: ENCODING,
    documents: took.length,
    perSecond: took.length / seconds,
    p50: took[Math.floor(took.length * 0.5)],
    p99: took[Math.floor(took.length * 0.99)],
    cpuMsPerDocument: ((cpuSeconds(pid) - cpuBefore) * 1000) / took.length,
    kBPerDocument: bytes / took.length / 1000,
    samples,
  };
}

async function inParallel(count, action, width = CONNECTIONS) {
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      await action(next - 1);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
}

/** Resident memory of a process (Linux). */
function memoryMb(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** CPU time of a process with all its threads (Linux, 100 ticks a second). */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function print({ kept, samples, perSecond, p50, p99, cpuMsPerDocument, kBPerDocument, documents }) {
  console.table({
    'documents/s': perSecond.toFixed(1),
    'p50, ms': p50.toFixed(1),
    'p99, ms': p99.toFixed(1),
    'CPU of the edge per document, ms': cpuMsPerDocument.toFixed(1),
    'kB per document': kBPerDocument.toFixed(1),
  });
  console.log(`Kept documents, ${KEPT_CONNECTIONS} connections, the edge on one core (limits: 3000 a second, p99 30 ms)`);
  console.table({ 'documents/s': kept.perSecond.toFixed(0), 'p50, ms': kept.p50.toFixed(1), 'p99, ms': kept.p99.toFixed(1) });
  console.log(`Memory over ${documents} documents`);
  console.table(
    samples.map((sample) => ({
      documents: sample.documents,
      'per second': sample.perSecond.toFixed(1),
      'memory, MB': sample.memoryMb.toFixed(0),
    })),
  );
}
