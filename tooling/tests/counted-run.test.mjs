// A run in a process of its own, which ends with its count.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const scripts = join(import.meta.dirname, '../scripts');

/**
 * Runs `everything`, the body of an async function that has `tally` and `run`; `signal` is sent when it prints "ready", and with each line after.
 *
 * @param {string} everything
 * @param {{ beforeLast?: string, signal?: NodeJS.Signals, env?: NodeJS.ProcessEnv }} options
 */
async function ended(everything, { beforeLast = '', signal, env = {} } = {}) {
  const code = `
    import { createTally } from ${JSON.stringify(join(scripts, 'tally.mjs'))};
    import { runCounted } from ${JSON.stringify(join(scripts, 'counted-run.mjs'))};
    import { run } from ${JSON.stringify(join(scripts, 'run.mjs'))};
    const tally = createTally();
    await runCounted(tally, async () => { ${everything} }, () => { ${beforeLast} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (signal && output.includes('ready')) child.kill(signal);
    });
  const [status] = await once(child, 'close');
  return { status, output, last: output.trimEnd().split('\n').at(-1) };
}
const PASSES = "await tally.checked('one', async () => undefined);";

test.each([[{}], [{ CI: 'true' }]])('what passes ends with 0 and the line that counts it (%j)', async (env) => {
  const { status, output, last } = await ended(`${PASSES} tally.leftOut('two', 'none here');`, { env });
  expect([status, last]).toEqual([0, '1 passed, 0 failed, 1 skipped']);
  expect(output).not.toContain('What failed:');
});

test('a task that fails is told again, and the next ones run', async () => {
  const { status, output, last } = await ended(`
    await tally.checked('types', () => run('sh', ['-c', 'echo wrong; exit 3']));
    ${PASSES}`);
  expect([status, last]).toEqual([1, '1 passed, 1 failed']);
  expect(output).toMatch(/What failed:\n\ntypes\nsh -c echo wrong; exit 3 ended with 3\nwrong\n1 passed/);
});

test('a task that a signal ends, or that cannot be started, is a failure', async () => {
  const { status, last } = await ended(`
    await tally.checked('killed', () => run('sh', ['-c', 'kill -9 $$']));
    await tally.checked('missing', () => run('no-such-program', []));
    ${PASSES}`);
  expect([status, last]).toEqual([1, '1 passed, 2 failed']);
});

test.each([
  ['what is thrown', "throw new Error('no lockfile');", 'no lockfile'],
  [
    'what is thrown elsewhere',
    "setTimeout(() => { throw new Error('late'); }); await new Promise(() => setInterval(() => 0, 1000));",
    'late',
  ],
  [
    'a rejection that nobody hears',
    "Promise.reject(new Error('unheard')); await new Promise(() => setInterval(() => 0, 1000));",
    'unheard',
  ],
  ['a promise that nothing will keep', 'await new Promise(() => undefined);', 'It waits for something that nothing does any more.'],
])('%s is a failure of the run, beside what was counted', async (_what, code, reason) => {
  const { status, output, last } = await ended(`${PASSES} ${code}`);
  expect([status, last]).toEqual([1, '1 passed, 1 failed']);
  expect(output).toMatch(/What failed:\n\nnpm test\n/);
  expect(output).toContain(reason);
});

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))('a run that %s ends says so, and what it had counted', async (signal) => {
  const { status, output, last } = await ended(`${PASSES} console.log('ready'); await new Promise(() => setInterval(() => 0, 1000));`, {
    signal,
  });
  expect([status, last]).toEqual([1, '1 passed, 1 failed']);
  expect(output).toContain(`npm test\nIt was ended by ${signal}.`);
});

test('what is printed before the failures may count more of them', async () => {
  const { status, output, last } = await ended(PASSES, { beforeLast: "console.log('Pictures'); tally.broken('flaky.json', 'no disk');" });
  expect([status, last]).toEqual([1, '1 passed, 1 failed']);
  expect(output).toMatch(/Pictures\n[^]*What failed:\n\nflaky\.json\nno disk\n/);
});
