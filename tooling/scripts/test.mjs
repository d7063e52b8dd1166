// `npm test`: sets everything up and runs lint, types, unit, contract and browser tests. The last line counts them all.
// Suites can be named: `npm test -- unit browser`. So can packages: `npm test -- mfe-company` is a team's lane, with the lint, the types,
// the tests and the build of what that team owns; `npm test -- mfe-company browser` runs its journeys. So can files of browser tests:
// `npm test -- --repeat 10 --busy buying/cart-page.spec.ts` runs them ten times while every core is busy. `npm run test:long` runs what need
// not run each time: PostgreSQL, earlier releases, and the containers.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { givenNumber } from './given-number.mjs';
import { checkBrowser, ensureBrowser } from './browser.mjs';
import { createBrowserRuns } from './browser-run.mjs';
import { keepBusy } from './busy.mjs';
import { runCounted } from './counted-run.mjs';
import { LONG_LANE } from './long-lane.mjs';
import { findPostgres } from './postgres-programs.mjs';
import { binary, inParallel, requireNode, run, say } from './run.mjs';
import { buildAll, buildSchema, installDependencies } from './setup.mjs';
import { PACKAGES, RELEASES, root, SHARED_OPERATIONS } from './workspace.mjs';
import { createTally } from './tally.mjs';
import { readArguments } from './test-arguments.mjs';
import { isInTime, planOf, SUITES } from './test-plan.mjs';
import { typeProjects } from './type-projects.mjs';
import { runUnitTests } from './unit-run.mjs';

requireNode();
const asked = (() => {
  try {
    return readArguments(process.argv.slice(2), { suites: SUITES, packages: [...PACKAGES, 'tooling'] });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
})();
const { packages, repeat, isBusy } = asked;
const isInstalled = (command) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, command)));

const projects = typeProjects(packages);
const plan = planOf(asked, {
  packages: PACKAGES,
  releases: RELEASES,
  hasTests: (name) => existsSync(join(root, name, 'jest.config.mjs')),
  types: projects.map(({ name }) => name),
  hasPostgres: findPostgres() !== undefined,
  hasCompose: isInstalled('docker-compose') && existsSync(join(root, 'docker-compose.yml')),
});
const tally = createTally();
const { checked } = tally;
/** By when whoever runs this needs an answer (`TESTS_END_AT`, milliseconds since 1970): on a slow machine, what does not fit is left out and said. */
const endsAt = givenNumber('TESTS_END_AT', Date.now() + plan.longest * 60_000);
const browserRuns = createBrowserRuns(tally, endsAt);

/** One command that passes or fails as a whole. */
const check = (name, command, args, options = {}) => checked(name, () => run(command, args, options));

/** The unit tests of one package by themselves: as its own configuration says, which projects of one run cannot. */
const unit = (name, { label = name, env = {}, files: args = /** @type {string[]} */ ([]) } = {}) =>
  runUnitTests(tally, [name], { label, env, args, isAlone: true });

/** Random sequences of the cart against the built sandbox: what is found is repeated by its seed. */
const sequences = (count) =>
  unit('mfe-cart-checkout', {
    label: `${count} random sequences of the cart`,
    files: ['--config', 'jest.sequences.config.mjs'],
    env: { SEQUENCES: String(count) },
  });

/** What shoppers load stays within the release's budgets. */
const checkSizes = (name) =>
  checked(`${name} is within its budgets`, async () => {
    const { overBudget } = await import('../../release-kit/build/sizes.mjs');
    const problems = overBudget(join(root, name));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

/** A file without content looks like a test that passes, or like code that is there. */
async function noEmptyFiles() {
  const files = (await run('git', ['ls-files', '-z'])).split('\0').filter(Boolean);
  const empty = files.filter((file) => existsSync(join(root, file)) && statSync(join(root, file)).size === 0);
  if (empty.length > 0) throw new Error(`Without content: ${empty.join(', ')}`);
}

/** @param {import('./test-plan.mjs').Check} one */
function runCheck(one) {
  const { name } = one;
  switch (one.kind) {
    case 'command':
      return check(name, binary('.', one.program), one.args);
    case 'compose':
      return check(name, 'docker-compose', ['config', '--quiet']);
    case 'empty files':
      return checked(name, noEmptyFiles);
    case 'types':
      return checked(`types of ${name}`, () => projects.find((project) => project.name === name)?.checkTypes());
    case 'sandbox':
      return unit('commerce-sandbox', { label: name, env: { DATABASE_URL: '' }, files: one.files });
  }
}

/** @param {import('./test-plan.mjs').BrowserRun} one */
async function browserTests({ label, args, sequences: count, budgets, isWhole }) {
  say('Builds');
  // All that the sequences need; they keep one core busy, beside builds of which the last is alone.
  await buildAll({ releases: [] });
  const others = count === undefined ? undefined : sequences(count);
  try {
    await buildAll();
  } finally {
    await others;
  }
  for (const name of budgets) await checkSizes(name);
  const chromium = await ensureBrowser({ isWhole });
  await checkBrowser(chromium);
  say(`Browser tests${repeat > 1 ? `, each ${repeat} times` : ''}${isBusy ? ', with every core busy' : ''}`);
  await browserRuns.browse(label, chromium, args, {}, repeat);
}

async function everything() {
  await installDependencies();
  await buildSchema();
  const { generateCode } = await import('../../release-kit/build/codegen.mjs');
  await generateCode([...RELEASES, ...SHARED_OPERATIONS].map((name) => join(root, name)));
  if (plan.checks.length > 0) say('Lint, types and the tests of the platform');
  // Linters and types keep one core busy each: as many at a time as there are cores.
  await inParallel(plan.checks, runCheck);
  if (plan.unit.length > 0) {
    say('Unit and contract tests');
    await runUnitTests(tally, plan.unit);
  }
  if (plan.builds.length > 0) {
    say('Builds');
    for (const name of plan.builds) await check(`${name} builds`, 'npm', ['run', 'build', '--silent'], { cwd: join(root, name) });
    for (const name of plan.builds) await checkSizes(name);
  }
  const lane = { tally, browse: browserRuns.browse, unit, mounted: plan.mounted };
  for (const name of plan.long)
    if (isInTime(endsAt, Date.now())) await LONG_LANE[name](lane);
    else tally.leftOut(name, 'no time is left');
  for (const one of plan.browser) await browserTests(one);
}

/** Where the pictures of failures are, and which tests were flaky. */
function printFound() {
  const artifacts = join(root, 'e2e/test-results/artifacts');
  if (tally.total.failed > 0 && existsSync(artifacts))
    console.log(`Pictures of failures: ${readdirSync(artifacts).length} in e2e/test-results/artifacts; with E2E_TRACE=1 also traces`);
  try {
    const flaky = browserRuns.report();
    if (flaky) console.log(flaky);
  } catch (error) {
    tally.broken('reports/flaky.json', error);
  }
}

const rest = isBusy ? keepBusy() : undefined;
await runCounted(tally, () => everything().finally(() => rest?.()), printFound);
