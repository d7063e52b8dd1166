// Setting the shop up: dependencies, schema, releases, services; each step is skipped when nothing it reads has changed.
// Imports nothing but Node, since it runs before the dependencies are there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The releases: every folder that describes one, the shell first. */
export const RELEASES = readdirSync(root)
  .filter((name) => name !== 'shell' && existsSync(join(root, name, 'release.config.ts')))
  .sort();
RELEASES.unshift('shell');
export const SERVICES = ['edge', 'commerce-sandbox'];
/** Shared packages that ask the platform something: the types of their operations are generated before whatever reads them. */
export const SHARED_OPERATIONS = ['shared-host', 'shared-ui'];
/** Tools that teams run. */
const TOOLS = ['release-kit'];
/** Everything with types and unit tests of its own. */
export const PACKAGES = [
  'shared-contracts',
  'shared-platform',
  'shared-ui',
  'shared-documents',
  'shared-host',
  'shared-testing',
  ...RELEASES,
  ...SERVICES,
  ...TOOLS,
];
/** What every build reads. */
const BUILD = ['release-kit/bin', 'release-kit/build', 'pnpm-lock.yaml'];
/** Builds the release of the folder that it is called in. */
export const RELEASE_BUILD = ['release-kit/bin/release-kit.mjs', 'build'];
/** What every release reads. */
export const SHARED = ['shared-contracts', 'shared-platform', 'shared-ui', 'shared-documents', ...BUILD];
const IGNORED =
  /(^|\/)(node_modules|dist|dist-development|generated|\.cache|\.mf|\.data|\.store|coverage|test-results|reports)(\/|$)|\.graphql\.ts$|\.part$|\.test\.tsx?$|\.md$/;

const started = Date.now();
export const say = (text) => console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${text}`);

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`This needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

const pnpmVersion = () => /pnpm@([\d.]+)/.exec(readFileSync(join(root, 'package.json'), 'utf8'))?.[1];

/** Does something with each item, as many at a time as there are cores. */
export async function inParallel(items, action) {
  const queue = [...items];
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await action(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/** The path of a command that a package of the workspace depends on; `.` for those of the workspace itself. */
export const binary = (folder, name) => join(root, folder, 'node_modules/.bin', name);

/** What `run` has started and what goes on; it ends with this process. */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Runs a command and waits. Its output is shown only when it fails, unless `isShown`.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isShown?: boolean }} options
 * @returns {Promise<string>} what it printed, complaints too
 */
export function run(command, args, { cwd = root, env = {}, isShown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    child.on('close', () => running.delete(child));
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`)),
    );
  });
}

export const pnpm = (args, options) => run('npx', ['-y', `pnpm@${pnpmVersion()}`, ...args], options);

/** A hash of everything below the given paths that a build reads. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    const full = join(root, path);
    if (IGNORED.test(path) || !existsSync(full)) return;
    const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const child = `${path}/${entry.name}`;
      if (IGNORED.test(child)) continue;
      if (entry.isDirectory()) add(child);
      else if (entry.isFile()) hash.update(child).update(readFileSync(join(root, child)));
    }
  };
  for (const path of paths) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    try {
      add(path);
    } catch {
      hash.update(path).update(readFileSync(full));
    }
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(root, '.cache', 'stamps', name);

/** Does `action` unless it was done for the same inputs and its output is still there. */
export async function once(name, inputs, outputs, action) {
  const file = stampFile(name);
  if (existsSync(file) && readFileSync(file, 'utf8') === inputs && outputs.every((output) => existsSync(join(root, output)))) return false;
  rmSync(file, { force: true });
  await action();
  mkdirSync(join(root, '.cache', 'stamps'), { recursive: true });
  writeFileSync(file, inputs);
  return true;
}

export async function installDependencies() {
  const inputs = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);
  await once('dependencies', inputs, ['node_modules/.modules.yaml', 'edge/node_modules'], async () => {
    say('Installing dependencies (pnpm, from the lockfile) …');
    await pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  });
}

export async function buildSchema() {
  await once(
    'schema',
    hashOf(['commerce-sandbox/schema', 'commerce-sandbox/scripts', 'pnpm-lock.yaml']),
    ['commerce-sandbox/generated/schema.graphql', 'commerce-sandbox/generated/stock.graphql', 'platform-schema/schema.graphql'],
    async () => {
      say('Deriving the platform schema …');
      await run('node', ['scripts/build-schema.mjs'], { cwd: join(root, 'commerce-sandbox') });
    },
  );
}

/** Builds what has changed, as many at a time as there are cores, and says which releases are new. */
export async function buildAll({ releases = RELEASES, services = SERVICES } = {}) {
  const built = [];
  // Before the builds, which would write the same files at the same time; one that runs from source (`npm run dev`) writes none.
  const { generateCode } = await import('../../release-kit/build/codegen.mjs');
  await generateCode(SHARED_OPERATIONS.map((name) => join(root, name)));
  const jobs = [
    ...services.map((name) => ({
      name,
      inputs: hashOf([name, 'shared-contracts', 'release-kit', ...BUILD]),
      output: `${name}/dist/main.mjs`,
      command: ['release-kit/build/build-service.mjs'],
    })),
    ...releases.map((name) => ({
      name,
      inputs: hashOf([name, ...(name === 'shell' ? ['shared-host', 'tooling/webpack'] : []), ...SHARED, 'commerce-sandbox/schema']),
      output: `${name}/dist/browser/release.json`,
      command: RELEASE_BUILD,
      isRelease: true,
    })),
  ];
  await inParallel(jobs, async ({ name, inputs, output, command: [script, ...args], isRelease }) => {
    const isNew = await once(`build-${name}`, inputs, [output], async () => {
      say(`Building ${name} …`);
      await run('node', [join(root, script), ...args], { cwd: join(root, name) });
    });
    if (isNew && isRelease) built.push(name);
  });
  return built;
}

/**
 * Publishes the built releases to a store. Those that are live already are left alone, and so are those that somebody has taken back or
 * withdrawn: it says so, and what makes them live again.
 */
export async function publishReleases(store, releases = RELEASES) {
  const file = join(store, 'registry.json');
  const live = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).releases : {};
  const versionOf = (name) => JSON.parse(readFileSync(join(root, name, 'dist/browser/release.json'), 'utf8')).version;
  const changed = releases.filter((name) => live[name]?.version !== versionOf(name));
  if (changed.length === 0) return;
  const { makeLive, releaseKit } = await import('./release-kit.mjs');
  const { createFolderStore, decidedAgainst } = await releaseKit();
  const wanted = [];
  for (const name of changed) {
    const decided = await decidedAgainst(createFolderStore(store), { name, version: versionOf(name) });
    if (!decided) wanted.push(name);
    else
      say(
        `${name}: ${live[name] ? `${live[name].version} stays live` : 'stays out'} (${decided.action} by ${decided.by}). ` +
          `What is built: npm run release-kit -- activate ${name} built`,
      );
  }
  if (wanted.length === 0) return;
  say(`Publishing ${wanted.join(', ')} …`);
  await makeLive(store, wanted);
}

const WITH_PARENT = new URL('./with-parent.mjs', import.meta.url).href;

/**
 * Starts a Node process that lives as long as this one, and no longer.
 *
 * `tells`: by name, the pattern of a line that it prints. Each is a promise of that name, of the pattern's first group: a server that chooses
 * its port when it listens tells its address that way. Rejects with the last lines when the process ends before that.
 * `held`: of a port that is held for it (`holdPort`), which it inherits: `LISTEN_FD` names the descriptor.
 *
 * @template {string} [Told=never]
 * @param {string} name
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onLine?: ((line: string) => void) | undefined, tells?: Record<Told, RegExp>, held?: any }} options
 */
export function startProcess(name, args, { cwd, env = {}, onLine = () => {}, tells, held }) {
  const child = spawn(process.execPath, ['--import', WITH_PARENT, ...args], {
    cwd,
    env: { ...process.env, ...env, ...(held ? { LISTEN_FD: '3' } : {}) },
    // Node tells the descriptor of a socket nowhere else.
    stdio: ['pipe', 'pipe', 'pipe', ...(held ? [held._handle.fd] : [])],
  });
  // The process has it now: who comes from here on waits for it.
  held?.close();
  /** @type {string[]} */
  const lines = [];
  const readers = [onLine];
  const read = (line) => {
    if (line === '') return;
    lines.push(line);
    if (lines.length > 200) lines.shift();
    for (const reader of readers) reader(line);
  };
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', read);
  const told = (pattern) => {
    const promise = new Promise((resolve, reject) => {
      readers.push((line) => {
        const [, found] = pattern.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
      child.on('close', () => reject(earlyEnd({ name, lines })));
    });
    // Who does not ask for it need not hear that it never came.
    promise.catch(() => undefined);
    return promise;
  };
  const promises = /** @type {Record<Told, Promise<string>>} */ (
    Object.fromEntries(Object.entries(tells ?? {}).map(([key, pattern]) => [key, told(pattern)]))
  );
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return { name, child, lines, ended, stop: () => (child.exitCode === null && child.kill('SIGTERM'), ended), ...promises };
}

/** Why a process is gone: its last lines. Where its port was taken, the line that says so is all (`isPortTaken`). */
export function earlyEnd({ name, lines }) {
  const taken = lines.find((line) => PORT_TAKEN.test(line));
  return Object.assign(new Error(taken ?? `${name} ended:\n${lines.slice(-20).join('\n')}`), { isPortTaken: taken !== undefined });
}

/**
 * @param {string} url
 * @param {{ process?: { name: string, child: { exitCode: number | null }, lines: string[] }, timeoutMs?: number }} options
 */
export async function waitFor(url, { process: running, timeoutMs = 120_000 } = {}) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (running && running.child.exitCode !== null) throw earlyEnd(running);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s.\n${running?.lines.join('\n') ?? ''}`);
}

/** The address of an edge or a sandbox, once it answers that it is ready. */
export async function whenReady(server, { timeoutMs = 120_000 } = {}) {
  const silence = wait(timeoutMs, undefined, { ref: false }).then(() => {
    throw new Error(`${server.name} did not listen within ${timeoutMs / 1000} s.\n${server.lines.join('\n')}`);
  });
  const address = await Promise.race([server.address, silence]);
  await waitFor(`${address}/ready`, { process: server, timeoutMs });
  return address;
}

/**
 * On a port that the system gives it, unless `port` is given: `address`; with cards also `cardProvider`, the origin of their fields.
 *
 * @param {{ port?: number, data?: string | undefined, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} options
 */
export function startSandbox({ port = 0, data, env = {}, onLine } = {}) {
  return startProcess('commerce-sandbox', ['--enable-source-maps', 'dist/main.mjs'], {
    cwd: join(root, 'commerce-sandbox'),
    env: { PORT: String(port), HOST: '127.0.0.1', CARD_PROVIDER_PORT: '0', ...(data ? { SANDBOX_DATA: data } : {}), ...env },
    onLine,
    tells: { address: /ready on (http:\S+)/, cardProvider: /cards on (http\S+)/ },
  });
}

/**
 * Listens at a port for a server that is set up first, which takes some time: a port that is taken is told before anything is done. Meanwhile
 * whoever asks is answered 503, and a browser asks again.
 *
 * @param port - 0: any that is free.
 * @returns what listens, for `startEdge`.
 * @throws Error with the line that says so where the port is taken (`isPortTaken`).
 */
export function holdPort(port) {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '2', Refresh: '2' };
  const held = createServer((_request, response) => {
    response.writeHead(503, { ...headers, Connection: 'close' }).end('The shop is being set up. It will be here in a minute.\n');
  });
  return new Promise((resolve, reject) => {
    held.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(error.code === 'EADDRINUSE' ? portTaken(port) : error));
    held.listen(port, process.env.HOST ?? '0.0.0.0', () => resolve(held));
  });
}

const portTaken = (port) =>
  Object.assign(new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}`), { isPortTaken: true });

/** A line that another process printed of the same (edge, release-kit). */
const PORT_TAKEN = /^Port \d+ is in use\. /;

/**
 * At the port that is `held` for it, or on one that the system gives it, unless `port` is given: `address`.
 *
 * @param {{ held?: any, port?: number, commerceUrl: string, store: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} options
 */
export function startEdge({ held, port = 0, commerceUrl, store, env = {}, onLine }) {
  return startProcess('edge', ['--enable-source-maps', 'dist/main.mjs'], {
    cwd: join(root, 'edge'),
    env: {
      PORT: String(port),
      COMMERCE_URL: commerceUrl,
      RELEASE_STORE: store,
      NODE_ENV: 'production',
      ...env,
    },
    onLine,
    tells: { address: /^edge: (http\S+)$/ },
    held,
  });
}
