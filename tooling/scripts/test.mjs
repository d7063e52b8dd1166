// `npm test`: sets everything up and runs lint, types, unit, contract and browser tests. The last line counts them all.
// Suites can be named: `npm test -- unit browser`. So can packages: `npm test -- mfe-company` is a team's lane, with the lint, the types,
// the tests and the build of what that team owns; `npm test -- mfe-company browser` runs its journeys. `npm run test:long` runs what need not
// run each time: PostgreSQL, earlier releases, and the containers.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { folderToRunAgain, mostFlaky, plain, runFailedAgain, testsOf } from './flaky.mjs';
import { buildAll, buildSchema, inPairs, installDependencies, PACKAGES, pnpm, requireNode, root, run, say, RELEASES } from './setup.mjs';
import { overBudget } from '../../release-kit/build/sizes.mjs';
import { typeProjects } from './types.mjs';

requireNode();
const wanted = process.argv.slice(2);
/** Where the journeys of a package's team are, in e2e/src; those in `shop` are of all. */
const JOURNEYS = {
  shell: 'shell',
  'mfe-catalog': 'catalog',
  'mfe-cart-checkout': 'buying',
  'mfe-account': 'account',
  'mfe-company': 'company',
};
const LONG = [
  'postgres',
  'journey-postgres',
  'browser-long',
  'matrix',
  'reproducible',
  'new-remote',
  'alone',
  'bucket',
  'cdn',
  'containers',
];
const packages = wanted.filter((name) => PACKAGES.includes(name));
const suites = wanted.filter((name) => !PACKAGES.includes(name));
const isLong = suites.includes('long');
const isWanted = (suite) => {
  if (LONG.includes(suite)) return isLong || suites.includes(suite);
  return !isLong && (suites.includes(suite) || (suites.length === 0 && (packages.length === 0 || suite !== 'browser')));
};
/** Whether a package's own checks are asked for. */
const isOwn = (name) => packages.length === 0 || packages.includes(name);
/** What the linters look at: everything, or the packages that were named. */
const places = (otherwise) => (packages.length > 0 ? packages : [otherwise]);
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed and why, told once more at the end, where whoever reads only the end of a log finds it. */
const failures = [];
const fail = (name, reason) => failures.push(`${name}\n${plain(reason).trim().slice(0, 1500)}`);
const count = (passed, failed, skipped = 0) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

/** One command that passes or fails as a whole. */
const check = (name, command, args, options = {}) => checked(name, () => run(command, args, options));

/** Whether it passed. */
async function checked(name, action) {
  try {
    await action();
    say(`  ok      ${name}`);
    count(1, 0);
    return true;
  } catch (error) {
    say(`  FAILED  ${name}`);
    console.log(String(error.message).slice(-6000));
    fail(name, String(error.message).slice(-1500));
    count(0, 1);
    return false;
  }
}

/** What cannot be tested on this machine is said, and counted. */
function leftOut(name, reason) {
  say(`  skipped ${name}: ${reason}`);
  count(0, 0, 1);
}

/** By when whoever runs this needs an answer (`TESTS_END_AT`, milliseconds since 1970): on a slow machine, what does not fit is left out and said. */
const endsAt = Number(process.env.TESTS_END_AT || Infinity);
const minutesLeft = () => (endsAt - Date.now()) / 60_000;
/** What one suite of the long lane takes at most on the slowest machine seen. */
const SUITE_MINUTES = 12;
/** What setting down what was found takes. */
const LAST_MINUTES = 1;

/** One suite of the long lane, if there is time for it. */
async function inTime(name, suite) {
  if (!isWanted(name)) return;
  if (minutesLeft() < SUITE_MINUTES) return leftOut(name, 'no time is left');
  await suite();
}

/** What of the sandbox is asked of the embedded database in each run, where the long lane asks everything of a PostgreSQL server. */
const SMOKE = ['account', 'cart', 'cart-details', 'catalog', 'company', 'orders', 'purchase', 'rest', 'schema', 'storefront-operations'];

async function unit(name, { label = name, env = {}, files = [] } = {}) {
  const folder = join(root, name);
  const output = join(root, '.cache', `jest-${label.replace(/\W+/g, '-')}.json`);
  rmSync(output, { force: true });
  const failure = await run('npx', ['jest', ...files, '--json', `--outputFile=${output}`, '--silent', '--passWithNoTests'], {
    cwd: folder,
    env,
  }).then(
    () => undefined,
    (error) => error,
  );
  if (!existsSync(output)) {
    say(`  FAILED  ${label}: Jest did not run`);
    console.log(String(failure?.message).slice(-4000));
    fail(label, String(failure?.message).slice(-1500));
    count(0, 1);
    return;
  }
  const report = JSON.parse(readFileSync(output, 'utf8'));
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  count(report.numPassedTests, report.numFailedTests + broken.length, report.numPendingTests);
  say(
    `  ${report.success ? 'ok    ' : 'FAILED'}  ${label}: ${report.numPassedTests} passed, ${report.numFailedTests + broken.length} failed`,
  );
  for (const file of report.testResults)
    if (file.status === 'failed') {
      console.log(file.message.slice(0, 4000));
      fail(`${label}: ${relative(folder, file.name)}`, file.message);
    }
}

/** Random sequences of the cart against the built sandbox: what is found is repeated by its seed. */
const sequences = (count) =>
  unit('mfe-cart-checkout', {
    label: `${count} random sequences of the cart`,
    files: ['--config', 'jest.sequences.config.mjs'],
    env: { SEQUENCES: String(count) },
  });

/** The sandbox's suites again, on a PostgreSQL server: that of `DATABASE_URL`, whose data are replaced, or one of this machine. */
async function postgres() {
  const label = 'commerce-sandbox on PostgreSQL';
  if (process.env.DATABASE_URL) return unit('commerce-sandbox', { label });
  const { ensurePostgres, startPostgres } = await import('./postgres.mjs');
  const programs = await ensurePostgres();
  if (!programs) return leftOut(label, 'there is none');
  const cluster = await startPostgres(programs).catch((error) => {
    say('  FAILED  PostgreSQL does not start');
    console.log(String(error.message).slice(-2000));
    count(0, 1);
  });
  if (!cluster) return;
  try {
    await unit('commerce-sandbox', { label, env: { DATABASE_URL: await cluster.createDatabase() } });
  } finally {
    await cluster.stop();
  }
}

/** The shopper's journeys on a PostgreSQL server of this machine. */
async function journeyOnPostgres() {
  const { ensurePostgres } = await import('./postgres.mjs');
  if (!(await ensurePostgres())) return leftOut('the journeys on PostgreSQL', 'there is none');
  await buildAll();
  await ensureBrowser();
  await check('the journeys on PostgreSQL', process.execPath, [join(root, 'tooling/scripts/postgres.mjs'), 'journey']);
}

/** One commit, built in two folders, is one release. */
async function reproducible() {
  const { releaseKit } = await import('./release-kit.mjs');
  const { createFolderStore, publish, verify } = await releaseKit();
  const git = (...args) => run('git', args).then((text) => text.trim());
  if ((await git('status', '--porcelain').catch(() => 'no repository')) !== '')
    return leftOut('the same release from two folders', 'there are changes that are in no commit');
  say('The same release from two folders');
  await buildAll({ services: [] });
  const store = createFolderStore(mkdtempSync(join(tmpdir(), 'release-store-')));
  const author = { by: 'the tests', commit: await git('rev-parse', 'HEAD') };
  for (const name of ['shell', 'mfe-catalog'])
    await checked(`${name} is the same, byte for byte`, async () => {
      const [{ version }] = await publish(store, [join(root, name, 'dist/browser')], author);
      const problems = await verify(store, name, version, root);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  rmSync(store.name, { recursive: true });
}

/** A fifth remote, made by the tool: it passes its checks, and shows its page in the shop, with no other folder touched. */
async function newRemote() {
  const name = 'mfe-fifth';
  const folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
  const at = { cwd: folder };
  say('A fifth remote');
  try {
    await run('git', ['clone', '--quiet', '--shared', root, folder]);
    await run(process.execPath, ['tooling/scripts/build.mjs', 'shell'], at);
    await run(process.execPath, ['tooling/scripts/release-kit.mjs', 'new', name, '--path', '/fifth'], at);
    await checked(`${name} passes its own lane`, async () => {
      await pnpm(['install', '--no-frozen-lockfile', '--prefer-offline'], at);
      await run(process.execPath, ['tooling/scripts/test.mjs', name], at);
    });
    await checked('no other folder is touched', async () => {
      const changed = (await run('git', ['status', '--porcelain'], at)).trim().split('\n').sort();
      if (changed.join() !== `?? ${name}/,M pnpm-lock.yaml`) throw new Error(changed.join('\n'));
    });
    await checked(`${name} shows its page`, async () => {
      const { firstPage } = await import('./first-page.mjs');
      const html = await firstPage(folder, ['shell', name], '/fifth');
      if (!/<h1[^>]*>Fifth<\/h1>/.test(html)) throw new Error(html.slice(0, 3000));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A remote outside the repository, made from packages. */
async function alone() {
  const { testAlone } = await import('./alone.mjs');
  say('A remote in a folder of its own');
  await buildAll();
  await testAlone(checked, await ensureBrowser());
}

/** Three edges behind Varnish, where there is one. */
async function cdn() {
  const { ensureVarnish, testCdn } = await import('./cdn.mjs');
  if (!(await ensureVarnish())) return leftOut('three edges behind Varnish', 'there is none');
  say('Three edges behind Varnish');
  await buildAll();
  await testCdn(checked);
}

/** Today's releases beside the previous ones. */
async function matrix() {
  const { testMatrix } = await import('./matrix.mjs');
  const chromium = await ensureBrowser();
  const { skipped } = await testMatrix(checked, (label, args, env) => browse(label, chromium, args, env));
  if (skipped) leftOut('versions side by side', skipped);
}

/** The store in a bucket, where Debian gives a server that speaks S3. */
async function bucket() {
  const { ensureCeph } = await import('./ceph.mjs');
  if (!(await ensureCeph())) return leftOut('the store in a bucket', 'there is no Ceph');
  const { testBucket } = await import('./bucket.mjs');
  say('The store in a bucket');
  await buildAll();
  await run('node', ['../release-kit/build/build-service.mjs'], { cwd: join(root, 'release-kit') });
  await testBucket(checked, unit);
}

/** The shop in containers, where an engine is reachable. */
async function containers() {
  const { testContainers } = await import('./containers.mjs');
  say('The shop in containers');
  const { skipped } = await testContainers(checked, ensureBrowser);
  if (skipped) leftOut('the shop in containers', skipped);
}

/** What shoppers load stays within the release's budgets. */
const checkSizes = (name) =>
  checked(`${name} is within its budgets`, async () => {
    const problems = overBudget(join(root, name));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

/**
 * Journeys: those of each run, or those that are left to the long lane.
 *
 * @param only - `--grep` or `--grep-invert`, before the tag of the long lane's.
 */
function browser(chromium, only) {
  const rooms = packages.flatMap((name) => (JOURNEYS[name] ? [`src/${JOURNEYS[name]}/`] : []));
  return browse(`browser${only === '--grep' ? ' (long)' : ''}`, chromium, [...rooms, only, '@long']);
}

/** Browser tests of this run that failed, and passed when they ran again: all suites' together. */
const flakyTests = [];

/**
 * One run of Playwright, as the configuration and `args` say.
 *
 * @returns `report`, what it wrote (none where it could not run), and `failure`, its error where it ended with one.
 */
async function playwright(args, { chromium, env, report, limit }) {
  rmSync(report, { force: true });
  const failure = await run('npx', ['playwright', 'test', ...args, ...limit, '--reporter=line,json'], {
    cwd: join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...env },
    isShown: true,
  }).then(
    () => undefined,
    (error) => error,
  );
  return { failure, report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined };
}

async function browse(label, chromium, args, env = {}) {
  const results = join(root, 'e2e/test-results');
  const limit = () =>
    Number.isFinite(endsAt) ? [`--global-timeout=${Math.max(60_000, Math.round((minutesLeft() - LAST_MINUTES) * 60_000))}`] : [];
  const { failure, report } = await playwright(args, { chromium, env, report: join(results, 'report.json'), limit: limit() });
  if (!report) {
    console.log(String(failure?.message).slice(-4000));
    fail(label, String(failure?.message).slice(-1500));
    count(0, 1);
    return;
  }
  const { stats, errors } = report;
  const tests = testsOf(report);
  const failed = tests.filter(({ isFailed }) => isFailed);
  if (failed.length > 0) say(`  ${label}: ${failed.length} failed; each again, alone`);
  const { faults, flaky } = await runFailedAgain(failed, async ({ id }, attempt) => {
    const folder = join(results, 'again', `${id}-${attempt}`);
    folderToRunAgain(folder, id);
    const again = await playwright([...args, '--last-failed', '--workers=1', `--output=${folder}`, '--trace=on'], {
      chromium,
      env,
      report: join(results, 'again', `${id}-${attempt}.json`),
      limit: limit(),
    });
    return { isPassed: again.report?.stats.expected > 0 && again.report.stats.unexpected === 0, trace: relative(root, folder) };
  });
  for (const { name, errors: reasons } of faults) fail(name, reasons);
  const tooMany = flaky.length > mostFlaky(tests.filter(({ isSkipped }) => !isSkipped).length);
  if (tooMany) fail(`${label}: ${flaky.length} flaky tests`, 'No more than 1 in 100 may be flaky.');
  flakyTests.push(...flaky);
  const lost = tooMany ? flaky.length : 0;
  count(stats.expected + flaky.length - lost, faults.length + lost, stats.skipped);
  say(
    `  ${label}: ${stats.expected + flaky.length} passed (${flaky.length} of them flaky), ${faults.length} failed, ${stats.skipped} skipped`,
  );
  for (const { message } of errors) say(`  ${label}: ${plain(message)}`);
}

/** A file without content looks like a test that passes, or like code that is there. */
async function noEmptyFiles() {
  const files = (await run('git', ['ls-files', '-z'])).split('\0').filter(Boolean);
  const empty = files.filter((file) => existsSync(join(root, file)) && statSync(join(root, file)).size === 0);
  if (empty.length > 0) throw new Error(`Without content: ${empty.join(', ')}`);
}

const isInstalled = (command) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, command)));

await installDependencies();
await buildSchema();
const { generateOperations } = await import('../../release-kit/build/codegen.mjs');
await generateOperations([...RELEASES, 'shared-host'].map((name) => join(root, name)));

// Linters, types and unit tests keep one core busy each: two at a time, the longest first.
const checks = [];
if (isWanted('lint')) {
  const cached = ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'];
  checks.push(
    () => check('eslint', 'npx', ['eslint', ...places('.'), '--max-warnings=0', ...cached]),
    () => check('prettier', 'npx', ['prettier', '--check', ...places('.'), '--log-level', 'warn']),
    () =>
      check('stylelint', 'npx', [
        'stylelint',
        '--allow-empty-input',
        ...(packages.length > 0 ? packages.map((name) => `${name}/**/*.css`) : ['**/*.css']),
      ]),
  );
  if (packages.length === 0)
    checks.push(
      () => check('knip', 'npx', ['knip']),
      () => checked('no tracked file is empty', noEmptyFiles),
    );
  if (packages.length === 0 && isInstalled('docker-compose') && existsSync(join(root, 'docker-compose.yml')))
    checks.push(() => check('docker-compose config', 'docker-compose', ['config', '--quiet']));
}
if (isWanted('types'))
  checks.push(
    ...typeProjects(packages).map(
      ({ name, checkTypes }) =>
        () =>
          checked(`types of ${name}`, checkTypes),
    ),
  );
if (isWanted('unit')) {
  const { findPostgres } = await import('./postgres.mjs');
  const isSmoke = packages.length === 0 && findPostgres() !== undefined;
  for (const name of [...PACKAGES, 'tooling'].filter(isOwn).filter((one) => existsSync(join(root, one, 'jest.config.mjs'))))
    checks.push(() =>
      name === 'commerce-sandbox'
        ? unit(name, {
            label: isSmoke ? 'commerce-sandbox (smoke; all of it in the long lane)' : name,
            env: { DATABASE_URL: '' },
            files: isSmoke ? SMOKE.map((file) => `tests/${file}.test.ts`) : [],
          })
        : unit(name),
    );
}
if (checks.length > 0) say('Lint, types, unit and contract tests');
await inPairs(checks, (run) => run());
if (packages.length > 0 && suites.length === 0) {
  say('Builds');
  for (const name of packages.filter((one) => RELEASES.includes(one)))
    await check(`${name} builds`, 'npm', ['run', 'build', '--silent'], { cwd: join(root, name) });
  for (const name of packages.filter((one) => RELEASES.includes(one))) await checkSizes(name);
}
await inTime('postgres', postgres);
await inTime('journey-postgres', journeyOnPostgres);
await inTime('matrix', matrix);
await inTime('reproducible', reproducible);
await inTime('new-remote', newRemote);
await inTime('alone', alone);
await inTime('bucket', bucket);
await inTime('cdn', cdn);
await inTime('containers', containers);
for (const [suite, only] of [
  ['browser', '--grep-invert'],
  ['browser-long', '--grep'],
].filter(([name]) => isWanted(name))) {
  say('Builds');
  try {
    await buildAll();
    if (suite === 'browser') for (const name of RELEASES) await checkSizes(name);
    if (isOwn('mfe-cart-checkout')) await sequences(suite === 'browser' ? 60 : 2000);
    const chromium = await ensureBrowser();
    say('Browser tests');
    await browser(chromium, only);
  } catch (error) {
    console.log(String(error.message).slice(-6000));
    fail('builds', String(error.message).slice(-1500));
    count(0, 1);
  }
}

const artifacts = join(root, 'e2e/test-results/artifacts');
if (total.failed > 0 && existsSync(artifacts))
  console.log(`Pictures of failures: ${readdirSync(artifacts).length} in e2e/test-results/artifacts; with E2E_TRACE=1 also traces`);
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(
  join(root, 'reports/flaky.json'),
  `${JSON.stringify(
    flakyTests.map(({ name, errors, attempt, trace }) => ({ name, errors, attempt, trace })),
    null,
    2,
  )}\n`,
);
if (flakyTests.length > 0)
  console.log(['Flaky:', ...flakyTests.map(({ name, errors, trace }) => `${name}\n${errors}\nTrace: ${trace}`)].join('\n\n'));
if (failures.length > 0) console.log(['What failed:', ...failures].join('\n\n'));
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);
