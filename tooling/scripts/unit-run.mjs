// Runs the unit and contract tests of packages as one run of Jest.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { testTimeout } from '../../release-kit/jest/preset.mjs';
import { readReport } from './report-file.mjs';
import { binary, run, say } from './run.mjs';
import { root } from './workspace.mjs';

/** What a file adds to the counts: one that could not be read at all is one failure. */
function countOf(file) {
  const of = (...statuses) => file.assertionResults.filter(({ status }) => statuses.includes(status)).length;
  const failed = of('failed');
  return {
    passed: of('passed'),
    failed: failed === 0 && file.status === 'failed' ? 1 : failed,
    skipped: of('pending', 'skipped', 'todo'),
  };
}

/**
 * Runs Jest and counts what it says, one line for each package.
 *
 * @param tally - where results are counted (`createTally`).
 * @param folders - packages, each with a Jest configuration.
 * @param {object} options
 * @param {string} [options.label] stands for the package's name where it runs alone (`isAlone`), else stands behind each.
 * @param {Record<string, string>} [options.env]
 * @param {string[]} [options.args] for Jest: files, another configuration.
 * @param {boolean} [options.isAlone]
 * @param {typeof run} [options.start] runs a command
 */
export async function runUnitTests(tally, folders, { label, env = {}, args = [], isAlone = false, start = run } = {}) {
  const output = join(root, '.cache', `jest-${(label ?? folders.join('-')).replace(/\W+/g, '-').slice(0, 80)}.json`);
  rmSync(output, { force: true });
  const common = ['--json', `--outputFile=${output}`, '--silent', '--passWithNoTests'];
  const projects = ['--projects', ...folders.map((name) => join(root, name)), '--maxWorkers', String(availableParallelism())];
  const failure = await start(
    binary(isAlone ? folders[0] : 'tooling', 'jest'),
    isAlone ? [...args, ...common] : [...args, ...common, ...projects, `--testTimeout=${testTimeout}`],
    { cwd: join(root, isAlone ? folders[0] : 'tooling'), env },
  ).then(
    () => undefined,
    (error) => error,
  );
  const report = readReport(output);
  if (!report) return tally.broken(`${label ?? folders.join(', ')}: Jest did not run`, failure?.message);
  for (const folder of folders) {
    const files = report.testResults.filter(({ name }) => name.startsWith(join(root, folder) + sep));
    const sum = { passed: 0, failed: 0, skipped: 0 };
    for (const count of files.map(countOf)) for (const key of Object.keys(sum)) sum[key] += count[key];
    tally.count(sum.passed, sum.failed, sum.skipped);
    const name = isAlone ? label : label === undefined ? folder : `${folder} (${label})`;
    say(`  ${sum.failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${sum.passed} passed, ${sum.failed} failed`);
    for (const file of files)
      if (file.status === 'failed') {
        console.log(file.message.slice(0, 4000));
        tally.fail(`${name}: ${relative(join(root, folder), file.name)}`, file.message);
      }
  }
  // A set-up that fails, a worker that dies: no file says so.
  if (failure && report.testResults.every(({ status }) => status !== 'failed')) tally.broken(label ?? 'Jest', failure.message.slice(-4000));
}
