import { endCommands, limitedCommand, untilRight } from '../scripts/limited-command.mjs';

const node = (code, limit = 60_000, env = {}) => limitedCommand([process.execPath, '-e', code], env, limit, '.');

test('what a command prints is given, without its complaints', async () => {
  await expect(node("console.error('hm'); console.log(process.env.WORD)", 60_000, { WORD: 'yes' })).resolves.toBe('yes\n');
});

test('one that fails says all that it has said', async () => {
  await expect(node("console.log('one'); console.error('two'); process.exitCode = 3")).rejects.toThrow(
    /ended with 3\n(one\ntwo|two\none)\n$/,
  );
  await expect(limitedCommand(['no-such-program'], {}, 60_000, '.')).rejects.toThrow('ENOENT');
});

/** Starts a process of its own, which would go on, and waits. */
const PARENT = `const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000); console.log("pid " + process.pid)'], { stdio: 'inherit' });
  setInterval(() => undefined, 1000);`;
const isThere = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const until = async (isDone) => {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
};

test('one that takes too long is ended, and all that it started', async () => {
  const error = await node(PARENT, 2000).catch((reason) => reason);
  expect(error.message).toContain('took more than 2 s\n');
  const pid = Number(/pid (\d+)/.exec(error.message)?.[1]);
  expect(pid).toBeGreaterThan(0);
  await until(() => !isThere(pid));
});

test('all that run can be ended at once; those that have ended are left alone', async () => {
  await node('');
  const both = Promise.allSettled([node(PARENT), node(PARENT)]);
  endCommands();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  endCommands();
});

test('what is wrong is asked for until nothing is, or told when time is over', async () => {
  const answers = ['early', 'nearly', undefined];
  await untilRight(async () => answers.shift(), 1, 60_000);
  expect(answers).toEqual([]);
  await expect(untilRight(async () => 'still', 1, 20)).rejects.toThrow('still');
});
