// Servers that a script starts: each lives as long as the script, and tells its address. Imports nothing but Node.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './workspace.mjs';

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
