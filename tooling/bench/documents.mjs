// `npm run bench:documents`: how many product documents a second the edge renders, with the platform's answers at hand, and whether its
// memory stays flat. DOCUMENTS (50000), CONNECTIONS (8), ENCODING (br; as a CDN asks). Prints a table, and keeps it in reports/documents.json.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { givenNumber } from '../scripts/given-number.mjs';
import { say } from '../scripts/run.mjs';
import { CACHED_CONNECTIONS, measureCached, productPaths } from './cached-documents.mjs';
import { cpuSecondsIn, residentMb } from './process-use.mjs';
import { inShop, keepReport } from './shop.mjs';
import { inParallel, quantile } from './statistics.mjs';

const DOCUMENTS = givenNumber('DOCUMENTS', 50_000, { least: 1 });
const CONNECTIONS = givenNumber('CONNECTIONS', 8, { least: 1 });
const ENCODING = process.env.ENCODING ?? 'br';
const SAMPLES = 20;

await inShop(
  async ({ url, platform, edge, startAnother }) => {
    const paths = await productPaths(platform);
    say(`${paths.length} product pages, ${CONNECTIONS} at a time, ${availableParallelism()} cores`);
    const measured = await measure(url, paths, edge.child.pid);
    // Cached documents of an edge on one core.
    const keeping = await startAnother({ DOCUMENTS_S: '3600' });
    const report = { ...measured, cached: await measureCached(keeping.edge, keeping.url, paths) };
    print(report);
    keepReport('documents', report);
  },
  { PLATFORM_ANSWERS_S: '3600', DOCUMENTS_S: '0' },
);

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
  await inParallel(paths.length * 2, ask, CONNECTIONS);
  await wait(500);
  const samples = [];
  const took = [];
  let bytes = 0;
  const cpuBefore = cpuSeconds(pid);
  const began = performance.now();
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const count = Math.ceil(DOCUMENTS / SAMPLES);
    const from = performance.now();
    await inParallel(
      count,
      async (index) => {
        const result = await ask(sample * count + index);
        took.push(result.took);
        bytes += result.byteLength;
      },
      CONNECTIONS,
    );
    samples.push({ documents: took.length, perSecond: (count * 1000) / (performance.now() - from), memoryMb: memoryMb(pid) });
  }
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  return {
    at: new Date().toISOString(),
    cores: availableParallelism(),
    encoding: ENCODING,
    documents: took.length,
    perSecond: took.length / seconds,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    cpuMsPerDocument: ((cpuSeconds(pid) - cpuBefore) * 1000) / took.length,
    kBPerDocument: bytes / took.length / 1000,
    samples,
  };
}

const memoryMb = (pid) => residentMb(readFileSync(`/proc/${pid}/status`, 'utf8'));
const cpuSeconds = (pid) => cpuSecondsIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));

function print({ cached, samples, perSecond, p50, p99, cpuMsPerDocument, kBPerDocument, documents }) {
  console.table({
    'documents/s': perSecond.toFixed(1),
    'p50, ms': p50.toFixed(1),
    'p99, ms': p99.toFixed(1),
    'CPU of the edge per document, ms': cpuMsPerDocument.toFixed(1),
    'kB per document': kBPerDocument.toFixed(1),
  });
  console.log(`Cached documents, ${CACHED_CONNECTIONS} connections, the edge on one core (limits: 3000 a second, p99 30 ms)`);
  console.table({ 'documents/s': cached.perSecond.toFixed(0), 'p50, ms': cached.p50.toFixed(1), 'p99, ms': cached.p99.toFixed(1) });
  console.log(`Memory over ${documents} documents`);
  console.table(
    samples.map((sample) => ({
      documents: sample.documents,
      'per second': sample.perSecond.toFixed(1),
      'memory, MB': sample.memoryMb.toFixed(0),
    })),
  );
}
