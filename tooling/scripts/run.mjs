// Commands, and what is said of them. Imports nothing but Node, since it runs before the dependencies are there.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const started = Date.now();
export const say = (text) => console.log(`[${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s] ${text}`);

/** Whether a version of Node is one that the shop runs on. */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

export function requireNode() {
  if (!isNewEnough(process.versions.node)) {
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
