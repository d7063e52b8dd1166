import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';
import { createTally } from '../scripts/tally.mjs';
import { runUnitTests } from '../scripts/unit-run.mjs';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation());

const file = (name, statuses, { status = 'passed', message = '' } = {}) => ({
  name: join(root, name),
  status,
  message,
  assertionResults: statuses.map((each) => ({ status: each })),
});

/**
 * Runs it with a Jest that writes the given report, and ends with the given error.
 *
 * @param {unknown} report
 * @param {{ error?: Error, folders?: string[], isAlone?: boolean, args?: string[] }} options
 */
async function ran(report, { error, folders = ['shell', 'edge'], ...options } = {}) {
  const tally = createTally();
  const calls = [];
  await runUnitTests(tally, folders, {
    label: `test of the runner ${process.pid}`,
    ...options,
    start: async (command, args) => {
      calls.push({ command, args });
      const output = args.find((arg) => arg.startsWith('--outputFile='))?.slice('--outputFile='.length);
      if (report !== undefined) writeFileSync(String(output), typeof report === 'string' ? report : JSON.stringify(report));
      if (error) throw error;
      return '';
    },
  });
  return { line: tally.lastLine(), failures: tally.failures, calls };
}

test('tests are counted by package; a file that cannot be read is one failure', async () => {
  const { line, failures } = await ran(
    {
      testResults: [
        file('shell/a.test.ts', ['passed', 'passed', 'todo', 'pending', 'skipped']),
        file('edge/b.test.ts', ['passed', 'failed', 'failed'], { status: 'failed', message: 'two of b' }),
        file('edge/c.test.ts', [], { status: 'failed', message: 'no such module' }),
        // Begins like the other one's name.
        file('edge-cases/d.test.ts', ['passed']),
      ],
    },
    { error: new Error('ended with 1') },
  );
  expect(line).toBe('3 passed, 3 failed, 3 skipped');
  expect(failures).toEqual([
    expect.stringMatching(/^edge \(.*\): b\.test\.ts\ntwo of b$/),
    expect.stringMatching(/^edge \(.*\): c\.test\.ts\nno such module$/),
  ]);
});

test('a Jest that ends before its report, or in the middle of it, is one failure', async () => {
  const error = new Error('jest ended with null');
  expect(await ran(undefined, { error })).toMatchObject({
    line: '0 passed, 1 failed',
    failures: [expect.stringContaining('Jest did not run')],
  });
  expect(await ran('{"testResults": [{"name"', { error })).toMatchObject({ line: '0 passed, 1 failed' });
});

test('one that fails where no file does is a failure beside what passed', async () => {
  const report = { testResults: [file('shell/a.test.ts', ['passed'])] };
  expect((await ran(report, { error: new Error('a worker died') })).line).toBe('1 passed, 1 failed');
  expect((await ran(report)).line).toBe('1 passed, 0 failed');
});

test('one package alone runs as its own configuration says, several as projects of one run', async () => {
  const alone = await ran({ testResults: [] }, { folders: ['edge'], isAlone: true, args: ['a.test.ts'] });
  expect(alone.calls[0]?.command).toBe(join(root, 'edge/node_modules/.bin/jest'));
  expect(alone.calls[0]?.args).not.toContain('--projects');
  const both = await ran({ testResults: [] });
  expect(both.calls[0]?.args).toEqual(expect.arrayContaining(['--projects', join(root, 'shell'), join(root, 'edge')]));
});
