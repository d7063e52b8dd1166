import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBrowserRuns } from '../scripts/browser-run.mjs';
import { createTally } from '../scripts/tally.mjs';

let home;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'browser-run-'));
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => rmSync(home, { recursive: true }));

const spec = (id, status) => ({
  id,
  file: 'shop/one.spec.ts',
  line: 7,
  title: id,
  tests: [
    {
      status: status === 'not run' ? 'skipped' : status,
      expectedStatus: status === 'skipped' ? 'skipped' : 'passed',
      results: status === 'unexpected' ? [{ errors: [{ message: `${id} failed` }] }] : [],
    },
  ],
});
const report = (specs, errors = []) => ({ suites: [{ specs }], errors });
const alone = (isPassed) => ({ ...report([]), stats: { expected: isPassed ? 1 : 0, unexpected: isPassed ? 0 : 1 } });

/** Runs it with a Playwright that writes one of the given reports at each call; a text is written as it is. */
async function browsed(reports, { repeat = 1, endsAt = Date.now() + 3_600_000 } = {}) {
  const tally = createTally();
  const calls = [];
  const runs = createBrowserRuns(tally, endsAt, {
    home,
    start: async (_command, args, { env = /** @type {NodeJS.ProcessEnv} */ ({}) } = {}) => {
      calls.push(args);
      const next = reports.shift();
      const file = String(env.PLAYWRIGHT_JSON_OUTPUT_NAME);
      mkdirSync(dirname(file), { recursive: true });
      if (next !== undefined) writeFileSync(file, typeof next === 'string' ? next : JSON.stringify(next));
      if (next === undefined || typeof next === 'string') throw new Error('playwright ended with null');
      return '';
    },
  });
  await runs.browse('browser', undefined, ['--grep', 'x'], {}, repeat);
  return { line: tally.lastLine(), failures: tally.failures, calls, flaky: runs.report() };
}

test('what passes, is left out by itself and fails three times is counted', async () => {
  const { line, failures, calls } = await browsed([
    report([spec('a', 'expected'), spec('b', 'unexpected'), spec('c', 'skipped')]),
    alone(false),
    alone(false),
  ]);
  expect(line).toBe('1 passed, 1 failed, 1 skipped');
  expect(failures).toEqual(['shop/one.spec.ts:7 b\nb failed']);
  expect(calls).toHaveLength(3);
  expect(calls[1]).toEqual(expect.arrayContaining(['--grep', 'x', '--last-failed', '--workers=1']));
});

test('what passes when it runs again passes, and is told and written down as flaky', async () => {
  const { line, failures, flaky } = await browsed([report([spec('b', 'unexpected')]), alone(false), alone(true)]);
  expect([line, failures]).toEqual(['1 passed, 0 failed', []]);
  expect(flaky).toContain('shop/one.spec.ts:7 b\nb failed\nTrace: e2e/test-results/again/b-2');
  expect(JSON.parse(readFileSync(join(home, 'reports/flaky.json'), 'utf8'))).toMatchObject([{ name: 'shop/one.spec.ts:7 b', attempt: 2 }]);
});

test('more flaky tests than one in a hundred are failures', async () => {
  const { line, failures } = await browsed([report([spec('a', 'unexpected'), spec('b', 'unexpected')]), alone(true), alone(true)]);
  expect(line).toBe('0 passed, 2 failed');
  expect(failures).toEqual(['browser: 2 flaky tests\nNo more than 1 in 100 may be flaky.']);
});

test('a run that says nothing when a test runs again has not passed it', async () => {
  expect((await browsed([report([spec('a', 'unexpected')]), undefined, '{"st'])).line).toBe('0 passed, 1 failed');
});

test('tests that the run did not come to count as failed, and are not run again', async () => {
  const { line, failures, calls } = await browsed([report([spec('a', 'expected'), spec('b', 'not run'), spec('c', 'not run')])]);
  expect(line).toBe('1 passed, 2 failed');
  expect(failures).toEqual(['browser\nThe run ended before 2 of its tests; each counts as failed.']);
  expect(calls).toHaveLength(1);
});

test('a filter that matches nothing, and what goes wrong beside the tests, is a failure', async () => {
  const { line, failures } = await browsed([report([], [{ message: 'Error: No tests found' }])]);
  expect(line).toBe('0 passed, 1 failed');
  expect(failures).toEqual(['browser\nError: No tests found']);
});

test('a Playwright that ends before its report, or in the middle of it, is one failure', async () => {
  expect(await browsed([undefined])).toMatchObject({ line: '0 passed, 1 failed', failures: [expect.stringContaining('ended with null')] });
  expect(await browsed(['{"suites": [{'])).toMatchObject({ line: '0 passed, 1 failed' });
});

test('repeated tests are run again by nobody: each failure counts', async () => {
  const { line, calls } = await browsed([report([spec('a', 'unexpected'), spec('a', 'expected')])], { repeat: 2 });
  expect(line).toBe('1 passed, 1 failed');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toContain('--repeat-each=2');
});

test('the run ends a minute before the tests have to be over, and has a minute at least', async () => {
  const limitOf = ({ calls }) => Number(/--global-timeout=(\d+)/.exec(calls[0]?.join(' ') ?? '')?.[1]);
  expect(limitOf(await browsed([report([])], { endsAt: Date.now() + 600_000 }))).toBeGreaterThan(500_000);
  expect(limitOf(await browsed([report([])], { endsAt: Date.now() + 600_000 }))).toBeLessThanOrEqual(540_000);
  expect(limitOf(await browsed([report([])], { endsAt: Date.now() - 600_000 }))).toBe(60_000);
});
