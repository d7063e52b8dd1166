// Commands that end: each has a limit, and takes all that it started with it.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const SECOND = 1000;
/** How long what is asked to end may take before it is ended by force. */
const GRACE = 5 * SECOND;

/** What ends each command that runs now. */
const running = new Set();

/** Ends all commands that run now. */
export const endCommands = () => running.forEach((stop) => stop());

/**
 * Runs a command for `limit` milliseconds at most, then ends it with all that it started. Gives its standard output.
 *
 * @param {string[]} words the program and its arguments
 * @param {NodeJS.ProcessEnv | undefined} env
 * @param {number} limit
 * @param {string} cwd
 * @returns {Promise<string>}
 */
export function limitedCommand([program = '', ...args], env, limit, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    let all = '';
    child.stdout.on('data', (chunk) => ((output += chunk), (all += chunk)));
    child.stderr.on('data', (chunk) => (all += chunk));
    const end = (signal) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, signal);
      } catch {
        // It has ended.
      }
    };
    const stop = () => {
      end('SIGTERM');
      setTimeout(end, GRACE, 'SIGKILL').unref();
    };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, limit);
    const settle = () => (clearTimeout(timer), running.delete(stop));
    running.add(stop);
    child.on('error', (error) => (settle(), reject(error)));
    child.on('close', (code) => {
      settle();
      if (code === 0 && !isLate) resolve(output);
      else
        reject(new Error(`${program} ${args.join(' ')} ${isLate ? `took more than ${limit / SECOND} s` : `ended with ${code}`}\n${all}`));
    });
  });
}

/** Asks every `pause` milliseconds what is still wrong, until nothing is; throws that after `limit` milliseconds. */
export async function untilRight(whatIsWrong, pause, limit) {
  const until = Date.now() + limit;
  for (;;) {
    const wrong = await whatIsWrong();
    if (wrong === undefined) return;
    if (Date.now() > until) throw new Error(wrong);
    await wait(pause);
  }
}
