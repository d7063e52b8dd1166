// `pnpm load`: how many requests a second one core serves, on PostgreSQL, with distinct variables. This process makes the load; the server
// is another one, pinned to one core (taskset, where there is one). DATABASE_URL names a server; otherwise one that is installed is started
// for the time. Options: --seconds 10 --connections 50 --cache (GET with the response cache) --demo-only (not what
// generate.mjs adds, so that lists have equal sizes with and without) --profile (writes a .cpuprofile)
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { findPostgres } from '../../tooling/scripts/postgres-programs.mjs';
import { startPostgres } from '../../tooling/scripts/postgres.mjs';
import { CATEGORY, PRODUCT, SEARCH, variablesFor } from './operations.mjs';

const option = (name, fallback) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : (process.argv[index + 1] ?? fallback);
};
const flag = (name) => process.argv.includes(`--${name}`);
const seconds = Number(option('seconds', '10'));
const connections = Number(option('connections', '50'));
const only = option('only', undefined);

/** Node compiles what runs often, and the server reads its index, before the figures count. */
const WARM_UP_SECONDS = 6;

const GOALS = { category: { rate: 200, p99: 400 }, product: { rate: 400 }, search: { rate: 150 } };
const QUERIES = { category: CATEGORY, product: PRODUCT, search: SEARCH };

async function startServer(databaseUrl, environment) {
  const pinned = process.platform === 'linux' && existsSync('/usr/bin/taskset');
  const node = [
    process.execPath,
    ...(flag('profile') ? ['--cpu-prof', '--cpu-prof-dir=.cache/profiles'] : []),
    '--max-semi-space-size=32',
    'dist/main.mjs',
  ];
  const [command = '', ...args] = pinned ? ['/usr/bin/taskset', '-c', String(cpus().length - 1), ...node] : node;
  const child = spawn(command, args, {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production', DATABASE_URL: databaseUrl, ...environment },
    stdio: /** @type {const} */ (['ignore', 'pipe', 'inherit']),
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const ready = /ready on (http:\/\/\S+)/.exec(output);
      if (ready) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    url,
    pinned,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

function requestOf(query, variables, method) {
  if (method === 'POST')
    return { method, path: '/graphql', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, variables }) };
  return { method, path: `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}` };
}

/** Every connection has a share of the variables: all of them for each would keep this process busy with preparing, and the server idle. */
async function measure(url, name, variables, method, duration) {
  const share = Math.max(1, Math.ceil(variables.length / connections));
  let next = 0;
  const setupClient = (client) => {
    const start = (next * share) % variables.length;
    next += 1;
    client.setRequests(variables.slice(start, start + share).map((entry) => requestOf(QUERIES[name], entry, method)));
  };
  return autocannon({ url, connections, duration, setupClient });
}

function row(name, variables, result) {
  const goal = GOALS[name];
  const rate = result['2xx'] / result.duration;
  const ok = rate >= goal.rate && (goal.p99 === undefined || result.latency.p99 <= goal.p99) && result.non2xx === 0 && result.errors === 0;
  return {
    query: name,
    variables: variables.length,
    'requests/s': Math.round(rate),
    goal: goal.rate,
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    'goal p99': goal.p99 ?? '–',
    errors: result.non2xx + result.errors,
    met: ok ? 'yes' : 'no',
  };
}

async function run(databaseUrl) {
  const cached = flag('cache');
  const server = await startServer(databaseUrl, cached ? { SANDBOX_RESPONSE_CACHE: 'on' } : {});
  try {
    const variables = await variablesFor(server.url, { demoOnly: flag('demo-only') });
    const table = [];
    for (const name of Object.keys(QUERIES)) {
      if (only !== undefined && only !== name) continue;
      await measure(server.url, name, variables[name], cached ? 'GET' : 'POST', WARM_UP_SECONDS);
      table.push(row(name, variables[name], await measure(server.url, name, variables[name], cached ? 'GET' : 'POST', seconds)));
    }
    console.log(
      `${connections} connections, ${seconds} s each after a warm-up; server ${server.pinned ? 'on one core' : 'not pinned'} of ${cpus().length}; response cache ${cached ? 'on (GET)' : 'off (POST)'}`,
    );
    console.table(table);
  } finally {
    await server.stop();
  }
}

if (process.env.DATABASE_URL) await run(process.env.DATABASE_URL);
else {
  const programs = findPostgres();
  if (!programs) throw new Error('Set DATABASE_URL, or install PostgreSQL.');
  const cluster = await startPostgres(programs);
  try {
    await run(await cluster.createDatabase());
  } finally {
    await cluster.stop();
  }
}
