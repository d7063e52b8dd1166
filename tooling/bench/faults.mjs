// The fault matrix of buying as a table: each call × each fault, run in the browser (e2e/src/buying/fault-matrix*.spec.ts).
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../scripts/run.mjs';
import { root } from '../scripts/workspace.mjs';

/** Runs all cells. Gives them by call and fault: `holds`, or what was found first. */
export async function faultMatrix() {
  const output = join(root, 'e2e/test-results/faults.json');
  rmSync(output, { force: true });
  const failure = await run('npx', ['playwright', 'test', 'src/buying/fault-matrix', '--reporter=line,json'], {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: output },
    isShown: true,
  }).then(
    () => undefined,
    (error) => error,
  );
  if (!existsSync(output)) throw failure ?? new Error('The fault matrix did not run.');
  return cellsOf(JSON.parse(readFileSync(output, 'utf8')));
}

/**
 * Playwright's report as cells; tests are named `call: fault`.
 *
 * @param {{ suites: object[] }} report
 * @returns {Record<string, Record<string, string>>}
 */
export function cellsOf(report) {
  const cells = {};
  const collect = (suite) => {
    for (const { title, ok, tests } of suite.specs ?? []) {
      const [, call, fault] = /^(.+): ([\w-]+)$/.exec(title) ?? [];
      if (call === undefined || fault === undefined) continue;
      const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      (cells[call] ??= {})[fault] = ok ? 'holds' : firstLine(error?.message);
    }
    (suite.suites ?? []).forEach(collect);
  };
  report.suites.forEach(collect);
  return cells;
}

const firstLine = (text) =>
  String(text ?? 'failed')
    .replace(/\u001B\[[\d;]*m/g, '')
    .split('\n', 1)
    .join('')
    .slice(0, 60);

/** A call that cannot meet a fault has an empty cell. */
export function printFaults(cells) {
  const all = Object.values(cells).flatMap((row) => Object.values(row));
  console.log(`\nFaults of buying: ${all.filter((cell) => cell === 'holds').length} of ${all.length} cells hold`);
  console.table(cells);
}
