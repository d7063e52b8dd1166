// A browser test that failed runs again after all others, alone, on a shop of its own: an accident passes then, a fault does not.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often a failed test is run again. */
const TRIES = 2;
/** What so many tests fail at is no accident of one test: none of them is run again. */
const MOST_RUN_AGAIN = 20;
/** Of a failure's message, what is kept. */
const REASON_LENGTH = 500;

/** How many tests of a run may be flaky: 1 in 100, and one where there are fewer. */
export const mostFlaky = (total) => Math.max(1, Math.floor(total / 100));

/** Text without a terminal's colours. */
export const plain = (text) => String(text ?? '').replace(/\u001B\[[\d;]*m/g, '');

/**
 * The tests of a report as Playwright writes it (`--reporter=json`).
 *
 * @returns one entry for each test, as often as it was repeated: Playwright's `id`, `name` (`file:line title`), `isPassed`, `isSkipped` (by
 *   the test itself), `isFailed`, `hasRun` (false where the run ended before it), and `errors`, the first 500 characters of each failure.
 */
export function testsOf(report) {
  const of = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, expectedStatus, results }) => {
        const isSkipped = status === 'skipped' && expectedStatus === 'skipped';
        const isPassed = status === 'expected';
        // Playwright calls "skipped" too what a run that was ended did not come to.
        const hasRun = status !== 'skipped' || isSkipped;
        const reasons = results.flatMap(({ errors = [] }) => errors.map(({ message }) => plain(message).slice(0, REASON_LENGTH)));
        return {
          id: spec.id,
          name: `${spec.file}:${spec.line} ${spec.title}`,
          isPassed,
          isSkipped,
          isFailed: !isPassed && !isSkipped,
          hasRun,
          errors: hasRun ? reasons.join('\n') : 'It was not run: the run ended before.',
        };
      }),
    ),
    ...(suite.suites ?? []).flatMap(of),
  ];
  return report.suites.flatMap(of);
}

/**
 * Runs failed tests again, one at a time.
 *
 * @param failed - entries of `testsOf`.
 * @param runAlone - `(test, attempt) => Promise<{ isPassed: boolean, trace: string }>`.
 * @returns `faults`, the tests that failed each time, and `flaky`, those that passed in the end, with `attempt` and `trace` of that run.
 */
export async function runFailedAgain(failed, runAlone) {
  if (failed.length > MOST_RUN_AGAIN) return { faults: failed, flaky: [] };
  const faults = [];
  const flaky = [];
  for (const test of failed) {
    let passed;
    for (let attempt = 1; attempt <= TRIES && !passed; attempt++) {
      const { isPassed, trace } = await runAlone(test, attempt);
      if (isPassed) passed = { ...test, attempt, trace };
    }
    if (passed) flaky.push(passed);
    else faults.push(test);
  }
  return { faults, flaky };
}

/** An output folder of Playwright's from which `--last-failed` runs that test only. */
export function folderToRunAgain(folder, id) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.last-run.json'), JSON.stringify({ status: 'failed', failedTests: [id] }));
}
