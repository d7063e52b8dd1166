// `npm run bench`: the shop against its one-bundle baseline and a static page, side by side in one run, as a table and as JSON.
// Ratios of medians; a slow phone (1.6 Mbit/s, 150 ms, 4 × CPU), cold cache; over TLS with HTTP/2 and over HTTP/1.1. Then what becomes of
// each call of buying that fails, cell by cell.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { givenNumber } from './given-number.mjs';
import { requireNode, say } from './run.mjs';
import { startEdge, startSandbox, whenReady } from './server-process.mjs';
import { buildAll, buildSchema, installDependencies, publishReleases } from './setup.mjs';
import { RELEASES, root } from './workspace.mjs';

requireNode();
await installDependencies();
await buildSchema();
await buildAll();
const { buildBaseline } = await import('../bench/baseline.mjs');
const { launch, visit } = await import('../bench/measure.mjs');
const { measureAccount, printAccount } = await import('../bench/account.mjs');
const { comparisonOf, withoutScripts } = await import('../bench/comparison.mjs');
const { faultMatrix, printFaults } = await import('../bench/faults.mjs');
const { generate } = await import('selfsigned');

const RUNS = givenNumber('BENCH_RUNS', 5, { least: 1 });
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const SHIFT_PAGES = ['/', '/bearings/ball-bearings/deep-groove/sealed.html', PRODUCT, '/cart'];
const running = [];

try {
  const store = join(root, '.cache/bench/store');
  rmSync(store, { recursive: true, force: true });
  await publishReleases(store);
  const baselineStore = await buildBaseline(store);
  const tls = await certificate();

  const sandbox = startSandbox({ env: { LOG_LEVEL: 'warn' } });
  running.push(sandbox);
  const platform = await whenReady(sandbox);

  const report = { at: new Date().toISOString(), runs: RUNS, protocols: {}, sizes: sizes() };
  for (const protocol of ['h2', 'http/1.1']) {
    const edges = {};
    for (const [name, folder] of [
      ['federated', store],
      ['one bundle', baselineStore],
    ])
      edges[name] = await startOne(name, folder, platform, protocol === 'h2' ? tls : undefined);
    const staticUrl = await publishStatic(edges.federated, store);
    report.protocols[protocol] = await compare(edges, staticUrl, protocol);
    if (protocol === 'h2') {
      report.shift = await shifts(edges.federated);
      report.account = await measureAccount({ url: edges.federated.url, platform, runs: RUNS });
    }
    for (const edge of Object.values(edges)) await edge.process.stop();
  }
  // After what is measured: it keeps the machine busy.
  report.faults = await faultMatrix();
  print(report);
  printFaults(report.faults);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  say('Kept as reports/bench.json');
} finally {
  await Promise.all(running.map((process) => process.stop()));
}

async function certificate() {
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  const pems = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  writeFileSync(join(folder, 'key.pem'), pems.private);
  writeFileSync(join(folder, 'cert.pem'), pems.cert);
  return { TLS_KEY: join(folder, 'key.pem'), TLS_CERT: join(folder, 'cert.pem') };
}

async function startOne(name, store, platform, tls) {
  const process = startEdge({ commerceUrl: platform, store, env: { ...tls, NODE_TLS_REJECT_UNAUTHORIZED: '0' } });
  running.push(process);
  const url = await process.address;
  await waitForTls(url, process);
  return { name, url, process };
}

/** As `waitFor`, for a made-up certificate. */
async function waitForTls(url, process) {
  const { Agent, request } = await import('undici');
  const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
  for (let tries = 0; tries < 200; tries += 1) {
    if (process.child.exitCode !== null) throw new Error(process.lines.join('\n'));
    const isReady = await request(`${url}/ready`, { dispatcher }).then(
      async ({ statusCode, body }) => (await body.dump(), statusCode === 200),
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

/** A page with the same text, picture and stylesheet, and nothing else, from the same edge. */
async function publishStatic(edge, store) {
  const { Agent, request } = await import('undici');
  const { body } = await request(edge.url + PRODUCT, { dispatcher: new Agent({ connect: { rejectUnauthorized: false } }) });
  const html = withoutScripts(await body.text());
  const folder = join(store, 'static', '1');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'product.html'), html);
  writeFileSync(join(folder, 'product.html.br'), brotliCompressSync(html));
  return `${edge.url}/releases/static/1/product.html`;
}

/** In turn, so that a machine that slows down slows all of them. */
async function compare(edges, staticUrl, protocol) {
  const browser = await launch();
  /** @type {Record<'federated' | 'one bundle' | 'static', any[]>} */
  const results = { federated: [], 'one bundle': [], static: [] };
  for (let index = 0; index <= RUNS; index += 1) {
    say(`${protocol}: ${index === 0 ? 'warm-up' : `run ${index} of ${RUNS}`}`);
    for (const name of ['federated', 'one bundle', 'static']) {
      const result = await visit(
        browser,
        name === 'static' ? staticUrl : edges[name].url + PRODUCT,
        name === 'static' ? { isStatic: true } : { click: 'Add to Cart' },
      );
      if (index > 0) results[name].push(result);
    }
  }
  await browser.close();
  return comparisonOf(results);
}

async function shifts(edge) {
  const browser = await launch();
  const result = {};
  for (const prefix of ['', '/arabic']) {
    for (const path of SHIFT_PAGES) {
      for (const width of [360, 1440])
        result[`${prefix}${path} ${width}`] = (
          await visit(browser, `${edge.url}${prefix}${path === '/' ? '/' : path}`, { width, throttled: false })
        ).cls;
    }
  }
  await browser.close();
  return result;
}

/** Bytes (brotli) that every remote adds before any of its pages, and counts that grow quietly. */
function sizes() {
  const files = {};
  for (const name of RELEASES) {
    const folder = join(root, name, 'dist/browser');
    const description = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    files[name] = {
      entry: readFileSync(join(folder, `${description.build.entry}.br`)).length,
      modules: Object.keys(description.build.modules).length,
    };
  }
  return files;
}

function print(report) {
  const ms = (value) => (value === undefined ? '' : `${Math.round(value)} ms`);
  const kb = (value) => `${(value / 1000).toFixed(1)} kB`;
  for (const [protocol, { table, ratios, spoken, ...rest }] of Object.entries(report.protocols)) {
    console.log(`\nFirst product page over ${protocol} (${spoken}), medians of ${report.runs}`);
    console.table(
      Object.fromEntries(
        Object.entries(table).map(([name, row]) => [
          name,
          {
            FCP: ms(row.fcp),
            LCP: ms(row.lcp),
            interactive: name === 'static' ? '' : ms(row.interactive),
            'click answered': ms(row.answer),
            JavaScript: kb(row.javascript),
            requests: row.requests,
            'all bytes': kb(row.bytes),
            chain: row.chain,
            shift: row.cls.toFixed(4),
          },
        ]),
      ),
    );
    console.table(
      Object.fromEntries(
        [
          ...Object.entries(ratios).map(([name, value]) => [name, value.toFixed(2)]),
          ['federation tax', `${rest['federation tax, kB'].toFixed(1)} kB`],
        ].map(([name, value]) => [name, { value }]),
      ),
    );
  }
  console.log('\nEntry of each release (brotli)');
  console.table(
    Object.fromEntries(
      Object.entries(report.sizes).map(([name, { entry, modules }]) => [name, { entry: kb(entry), 'exposed modules': modules }]),
    ),
  );
  console.log('\nLayout shift');
  console.table(Object.fromEntries(Object.entries(report.shift).map(([page, value]) => [page, { shift: value.toFixed(4) }])));
  printAccount(report.account);
}
