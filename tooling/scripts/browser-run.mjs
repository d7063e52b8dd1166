// Runs browser tests: all of them, those that failed again and alone, and some of them many times.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderToRunAgain, mostFlaky, plain, runFailedAgain, testsOf } from './flaky.mjs';
import { readReport } from './report-file.mjs';
import { binary, run, say } from './run.mjs';
import { root } from './workspace.mjs';

/** Where so many fail, the shop or the machine is at fault, and each of the others would take its whole time. */
const MOST_FAILURES = 40;
/** What setting down what was found takes. */
const LAST_MS = 60_000;

/**
 * @param tally - where results are counted (`createTally`).
 * @param endsAt - by when the tests have to be over, in milliseconds since 1970.
 * @param {object} [options]
 * @param {string} [options.home] where `e2e/test-results` and `reports` are written
 * @param {typeof run} [options.start] runs a command
 */
export function createBrowserRuns(tally, endsAt, { home = root, start = run } = {}) {
  /** Browser tests of this run that failed, and passed when they ran again: all suites' together. */
  const flakyTests = [];
  const results = join(home, 'e2e/test-results');

  /**
   * One run of Playwright, as the configuration and `args` say.
   *
   * @returns `report`, what it wrote (none where it could not run), and `failure`, its error where it ended with one.
   */
  async function playwright(args, { chromium, env, report }) {
    rmSync(report, { force: true });
    const limit = Math.max(LAST_MS, Math.round(endsAt - Date.now() - LAST_MS));
    const failure = await start(
      binary('e2e', 'playwright'),
      ['test', ...args, `--global-timeout=${limit}`, `--max-failures=${MOST_FAILURES}`, '--reporter=line,json'],
      {
        cwd: join(root, 'e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...env },
        isShown: true,
      },
    ).then(
      () => undefined,
      (error) => error,
    );
    return { failure, report: readReport(report) };
  }

  /**
   * Runs what `args` say and counts it.
   *
   * @param repeat - how often each test runs; where it is more than once, none that failed is run again.
   */
  async function browse(label, chromium, args, env = {}, repeat = 1) {
    const { failure, report } = await playwright([...args, ...(repeat > 1 ? [`--repeat-each=${repeat}`] : [])], {
      chromium,
      env,
      report: join(results, 'report.json'),
    });
    if (!report) return tally.broken(label, failure?.message ?? 'Playwright wrote no report.');
    const tests = testsOf(report);
    const failed = tests.filter(({ isFailed }) => isFailed);
    const again = repeat > 1 ? [] : failed.filter(({ hasRun }) => hasRun);
    if (again.length > 0) say(`  ${label}: ${again.length} failed; each again, alone`);
    const { faults, flaky } = await runFailedAgain(again, async ({ id }, attempt) => {
      const folder = join(results, 'again', `${id}-${attempt}`);
      folderToRunAgain(folder, id);
      const alone = await playwright([...args, '--last-failed', '--workers=1', `--output=${folder}`, '--trace=on'], {
        chromium,
        env,
        report: join(results, 'again', `${id}-${attempt}.json`),
      });
      return { isPassed: alone.report?.stats.expected > 0 && alone.report.stats.unexpected === 0, trace: relative(home, folder) };
    });
    const lost = [...faults, ...failed.filter((one) => !again.includes(one))];
    for (const { name, errors } of lost.filter(({ hasRun }) => hasRun)) tally.fail(name, errors);
    const notRun = lost.filter(({ hasRun }) => !hasRun).length;
    if (notRun > 0) tally.fail(label, `The run ended before ${notRun} of its tests; each counts as failed.`);
    const tooMany = flaky.length > mostFlaky(tests.filter(({ isSkipped }) => !isSkipped).length);
    if (tooMany) tally.fail(`${label}: ${flaky.length} flaky tests`, 'No more than 1 in 100 may be flaky.');
    flakyTests.push(...flaky);
    const passed = tests.filter(({ isPassed }) => isPassed).length + (tooMany ? 0 : flaky.length);
    // What went wrong beside the tests: a file that cannot be read, a run that was too long.
    for (const { message } of report.errors) tally.fail(label, message);
    const failures = lost.length + (tooMany ? flaky.length : 0) + report.errors.length;
    const skipped = tests.filter(({ isSkipped }) => isSkipped).length;
    tally.count(passed, failures, skipped);
    say(`  ${label}: ${passed} passed (${tooMany ? 0 : flaky.length} of them flaky), ${failures} failed, ${skipped} skipped`);
    for (const { message } of report.errors) say(`  ${label}: ${plain(message)}`);
  }

  return {
    browse,
    /** Writes `reports/flaky.json`. @returns what is printed above the last line, if anything was flaky. */
    report() {
      mkdirSync(join(home, 'reports'), { recursive: true });
      const list = flakyTests.map(({ name, errors, attempt, trace }) => ({ name, errors, attempt, trace }));
      writeFileSync(join(home, 'reports/flaky.json'), `${JSON.stringify(list, null, 2)}\n`);
      if (list.length === 0) return undefined;
      return ['Flaky:', ...list.map(({ name, errors, trace }) => `${name}\n${errors}\nTrace: ${trace}`)].join('\n\n');
    },
  };
}
