// `npm test`: sets everything up and runs lint, types, unit, contract and browser tests. The last line counts them all.
// Suites can be named: `npm test -- unit browser`. So can packages: `npm test -- mfe-company` is a team's lane, with the lint, the types,
// the tests and the build of what that team owns; `npm test -- mfe-company browser` runs its journeys. So can files of browser tests:
// `npm test -- --repeat 10 --busy buying/cart-page.spec.ts` runs them ten times while every core is busy. `npm run test:long` runs what need
// not run each time: PostgreSQL, earlier releases, and the containers.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenNumber } from './given-number.mjs';
import { checkBrowser, ensureBrowser } from './browser.mjs';
import { createBrowserRuns } from './browser-run.mjs';
import { keepBusy } from './busy.mjs';
import {
  binary,
  buildAll,
  buildSchema,
  inParallel,
  installDependencies,
  PACKAGES,
  pnpm,
  requireNode,
  root,
  run,
  say,
  RELEASES,
  SHARED_OPERATIONS,
} from './setup.mjs';
import { createTally } from './tally.mjs';
import { readArguments } from './test-arguments.mjs';
import { typeProjects } from './type-projects.mjs';
import { runUnitTests } from './unit-run.mjs';

requireNode();
/** Where the journeys of a package's team are, in e2e/src; those in `shop` are of all. */
const JOURNEYS = {
  shell: 'shell',
  'mfe-catalog': 'catalog',
  'mfe-cart-checkout': 'buying',
  'mfe-account': 'account',
  'mfe-company': 'company',
};
const LONG = [
  'mounts',
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
const SUITES = ['lint', 'types', 'unit', 'browser', 'long', ...LONG];
const { suites, packages, files, repeat, isBusy } = (() => {
  try {
    return readArguments(process.argv.slice(2), { suites: SUITES, packages: [...PACKAGES, 'tooling'] });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
})();
const isLong = suites.includes('long');
const isWanted = (suite) => {
  if (LONG.includes(suite)) return isLong || suites.includes(suite);
  if (files.length > 0) return suite === 'browser';
  return !isLong && (suites.includes(suite) || (suites.length === 0 && (packages.length === 0 || suite !== 'browser')));
};
/** Whether a package's own checks are asked for. */
const isOwn = (name) => packages.length === 0 || packages.includes(name);
/** What the linters look at: everything, or the packages that were named. */
const places = (otherwise) => (packages.length > 0 ? packages : [otherwise]);
const tally = createTally();
const { checked, leftOut } = tally;

/** One command that passes or fails as a whole. */
const check = (name, command, args, options = {}) => checked(name, () => run(command, args, options));

/** A run that is longer than this hangs; minutes. */
const LONGEST = 60;
const LONGEST_LONG = 240;
/** By when whoever runs this needs an answer (`TESTS_END_AT`, milliseconds since 1970): on a slow machine, what does not fit is left out and said. */
const endsAt = givenNumber('TESTS_END_AT', Date.now() + (isLong ? LONGEST_LONG : LONGEST) * 60_000);
const minutesLeft = () => (endsAt - Date.now()) / 60_000;
const browserRuns = createBrowserRuns(tally, endsAt);
const { browse } = browserRuns;
/** What one suite of the long lane takes at most on the slowest machine seen. */
const SUITE_MINUTES = 12;
/** One suite of the long lane, if there is time for it. */
async function inTime(name, suite) {
  if (!isWanted(name)) return;
  if (minutesLeft() < SUITE_MINUTES) return leftOut(name, 'no time is left');
  await suite();
}

/** What of the sandbox is asked of the embedded database in each run, where the long lane asks everything of a PostgreSQL server. */
const SMOKE = ['account', 'cart', 'catalog', 'company', 'purchase', 'rest', 'schema', 'storefront-operations'];

/** The unit tests of one package by themselves: as its own configuration says, which projects of one run cannot. */
const unit = (name, { label = name, env = {}, files: args = /** @type {string[]} */ ([]) } = {}) =>
  runUnitTests(tally, [name], { label, env, args, isAlone: true });

/** How often the long lane mounts each module: what it leaves behind adds up. */
const MOUNTS = 50;

/** The contract of each release, with many mounts. */
function mounts() {
  say(`Each module mounted ${MOUNTS} times`);
  return runUnitTests(tally, RELEASES.filter(isOwn), {
    label: `${MOUNTS} mounts`,
    env: { MOUNTS: String(MOUNTS) },
    args: ['--testPathPatterns', 'release-contract'],
  });
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
  const { ensurePostgres } = await import('./postgres-programs.mjs');
  const { startPostgres } = await import('./postgres.mjs');
  const programs = await ensurePostgres();
  if (!programs) return leftOut(label, 'there is none');
  const cluster = await startPostgres(programs).catch((error) => {
    tally.broken('PostgreSQL does not start', error.message);
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
  const { ensurePostgres } = await import('./postgres-programs.mjs');
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
    const { overBudget } = await import('../../release-kit/build/sizes.mjs');
    const problems = overBudget(join(root, name));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

/**
 * Journeys: the files that were named, or those of each run, or those that are left to the long lane.
 *
 * @param only - `--grep` or `--grep-invert`, before the tag of the long lane's.
 */
function browser(chromium, only) {
  const rooms = packages.flatMap((name) => (JOURNEYS[name] ? [`src/${JOURNEYS[name]}/`] : []));
  const args = files.length > 0 ? files : [...rooms, only, '@long'];
  return browse(`browser${only === '--grep' ? ' (long)' : ''}`, chromium, args, {}, repeat);
}

/** A file without content looks like a test that passes, or like code that is there. */
async function noEmptyFiles() {
  const files = (await run('git', ['ls-files', '-z'])).split('\0').filter(Boolean);
  const empty = files.filter((file) => existsSync(join(root, file)) && statSync(join(root, file)).size === 0);
  if (empty.length > 0) throw new Error(`Without content: ${empty.join(', ')}`);
}

const isInstalled = (command) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, command)));

/** Linters and types keep one core busy each: as many at a time as there are cores, the longest first. */
async function lintAndTypes() {
  const checks = [];
  if (isWanted('lint')) {
    const cached = ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'];
    checks.push(
      () => check('eslint', binary('.', 'eslint'), [...places('.'), '--max-warnings=0', ...cached]),
      () => check('oxlint', binary('.', 'oxlint'), ['--type-aware', '--deny-warnings', ...places('.')]),
      () => check('prettier', binary('.', 'prettier'), ['--check', ...places('.'), '--log-level', 'warn']),
      () =>
        check('stylelint', binary('.', 'stylelint'), [
          '--allow-empty-input',
          ...(packages.length > 0 ? packages.map((name) => `${name}/**/*.css`) : ['**/*.css']),
        ]),
    );
    if (packages.length === 0)
      checks.push(
        () => check('knip', binary('.', 'knip'), []),
        () => check('knip of production code', binary('.', 'knip'), ['--production', '--files', '--exports']),
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
  if (isWanted('unit') && isOwn('commerce-sandbox')) {
    const { findPostgres } = await import('./postgres-programs.mjs');
    const isSmoke = packages.length === 0 && findPostgres() !== undefined;
    // One server for all its files, so it keeps one core busy, like a linter.
    checks.splice(1, 0, () =>
      unit('commerce-sandbox', {
        label: isSmoke ? 'commerce-sandbox (smoke; all of it in the long lane)' : 'commerce-sandbox',
        env: { DATABASE_URL: '' },
        files: isSmoke ? SMOKE.map((file) => `tests/${file}.test.ts`) : [],
      }),
    );
  }
  if (checks.length > 0) say('Lint, types and the tests of the platform');
  await inParallel(checks, (run) => run());
}

async function unitTests() {
  const names = [...PACKAGES, 'tooling'].filter(
    (name) => name !== 'commerce-sandbox' && isOwn(name) && existsSync(join(root, name, 'jest.config.mjs')),
  );
  if (!isWanted('unit') || names.length === 0) return;
  say('Unit and contract tests');
  await runUnitTests(tally, names);
}

/** What a team builds, where its lane is asked for. */
async function ownBuilds() {
  const names = packages.filter((one) => RELEASES.includes(one));
  if (names.length === 0 || suites.length > 0) return;
  say('Builds');
  for (const name of names) await check(`${name} builds`, 'npm', ['run', 'build', '--silent'], { cwd: join(root, name) });
  for (const name of names) await checkSizes(name);
}

async function browserTests(suite, only) {
  if (!isWanted(suite)) return;
  say('Builds');
  // All that the sequences need; they keep one core busy, beside builds of which the last is alone.
  await buildAll({ releases: [] });
  const others = files.length === 0 && isOwn('mfe-cart-checkout') ? sequences(suite === 'browser' ? 30 : 2000) : undefined;
  try {
    await buildAll();
  } finally {
    await others;
  }
  if (files.length === 0 && suite === 'browser') for (const name of RELEASES) await checkSizes(name);
  const chromium = await ensureBrowser({ isWhole: suite === 'browser-long' || files.length > 0 });
  await checkBrowser(chromium);
  say(`Browser tests${repeat > 1 ? `, each ${repeat} times` : ''}${isBusy ? ', with every core busy' : ''}`);
  await browser(chromium, only);
}

async function everything() {
  await installDependencies();
  await buildSchema();
  const { generateCode } = await import('../../release-kit/build/codegen.mjs');
  await generateCode([...RELEASES, ...SHARED_OPERATIONS].map((name) => join(root, name)));
  await lintAndTypes();
  await unitTests();
  await ownBuilds();
  await inTime('mounts', mounts);
  await inTime('postgres', postgres);
  await inTime('journey-postgres', journeyOnPostgres);
  await inTime('matrix', matrix);
  await inTime('reproducible', reproducible);
  await inTime('new-remote', newRemote);
  await inTime('alone', alone);
  await inTime('bucket', bucket);
  await inTime('cdn', cdn);
  await inTime('containers', containers);
  await browserTests('browser', '--grep-invert');
  await browserTests('browser-long', '--grep');
}

/** Prints what was found, and ends. Whatever went wrong before, the last line counts it. */
function finish() {
  const artifacts = join(root, 'e2e/test-results/artifacts');
  if (tally.total.failed > 0 && existsSync(artifacts))
    console.log(`Pictures of failures: ${readdirSync(artifacts).length} in e2e/test-results/artifacts; with E2E_TRACE=1 also traces`);
  try {
    const flaky = browserRuns.report();
    if (flaky) console.log(flaky);
  } catch (error) {
    tally.broken('reports/flaky.json', error);
  }
  if (tally.failures.length > 0) console.log(['What failed:', ...tally.failures].join('\n\n'));
  console.log(tally.lastLine());
  process.exit(tally.total.failed > 0 ? 1 : 0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    tally.broken('npm test', `It was ended by ${signal}.`);
    finish();
  });
process.on('uncaughtException', (error) => {
  tally.broken('npm test', error);
  finish();
});

const rest = isBusy ? keepBusy() : undefined;
try {
  await everything();
} catch (error) {
  tally.broken('npm test', error);
}
rest?.();
finish();
