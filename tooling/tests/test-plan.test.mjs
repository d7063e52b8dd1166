import { isInTime, LONG_SUITES, planOf, SUITES } from '../scripts/test-plan.mjs';

const RELEASES = ['shell', 'mfe-cart-checkout', 'mfe-company'];
const FACTS = {
  packages: ['shared-ui', ...RELEASES, 'edge', 'commerce-sandbox'],
  releases: RELEASES,
  hasTests: (name) => name !== 'shared-ui',
  types: ['shell', 'shell (service worker)'],
  hasPostgres: true,
  hasCompose: true,
};
/** @param {Partial<import('../scripts/test-plan.mjs').TestSelection & import('../scripts/test-plan.mjs').Facts>} asked packages: those that are named */
const plan = ({ suites = [], packages = [], files = [], ...facts }) => planOf({ suites, packages, files }, { ...FACTS, ...facts });
/** Everything that a plan has, in short. */
const short = ({ checks, unit, builds, long, browser }) => ({
  checks: checks.map(({ name }) => name),
  unit,
  builds,
  long,
  browser: browser.map(({ label }) => label),
});
const NOTHING = { checks: [], unit: [], builds: [], long: [], browser: [] };
const LINT = ['eslint', 'oxlint', 'prettier', 'stylelint'];
const SMOKE = 'commerce-sandbox (smoke; all of it in the long lane)';
const UNIT = [...RELEASES, 'edge', 'tooling'];

test('without a name everything but the long lane runs, the sandbox’s tests second', () => {
  expect(short(plan({}))).toEqual({
    ...NOTHING,
    checks: [
      'eslint',
      SMOKE,
      'oxlint',
      'prettier',
      'stylelint',
      'knip',
      'knip of production code',
      'no tracked file is empty',
      'docker-compose config',
      'shell',
      'shell (service worker)',
    ],
    unit: UNIT,
    browser: ['browser'],
  });
  expect(plan({}).longest).toBe(60);
});

test.each([
  [['lint'], { checks: [...LINT, 'knip', 'knip of production code', 'no tracked file is empty', 'docker-compose config'] }],
  [['types'], { checks: FACTS.types }],
  [['unit'], { checks: [SMOKE], unit: UNIT }],
  [['types', 'unit'], { checks: ['shell', SMOKE, 'shell (service worker)'], unit: UNIT }],
  [['browser'], { browser: ['browser'] }],
  [['browser-long'], { browser: ['browser (long)'] }],
  [['containers', 'mounts'], { long: ['mounts', 'containers'] }],
  [['long'], { long: LONG_SUITES, browser: ['browser (long)'] }],
  [['long', 'browser'], { long: LONG_SUITES, browser: ['browser (long)'] }],
])('%j alone', (suites, wanted) => {
  expect(short(plan({ suites }))).toEqual({ ...NOTHING, ...wanted });
});

test('the long lane has more time, a suite of it by name does not', () => {
  expect(plan({ suites: ['long'] }).longest).toBe(240);
  expect(plan({ suites: ['containers'] }).longest).toBe(60);
});

test('a package’s lane is its lint, its types, its tests and its build; its journeys are asked for', () => {
  const lane = plan({ packages: ['mfe-company'] });
  expect(short(lane)).toEqual({ ...NOTHING, checks: [...LINT, ...FACTS.types], unit: ['mfe-company'], builds: ['mfe-company'] });
  expect(lane.checks.map((check) => check.kind === 'command' && check.args)).toEqual([
    ['mfe-company', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'],
    ['--type-aware', '--deny-warnings', 'mfe-company'],
    ['--check', 'mfe-company', '--log-level', 'warn'],
    ['--allow-empty-input', 'mfe-company/**/*.css'],
    false,
    false,
  ]);
  expect(short(plan({ packages: ['mfe-company'], suites: ['browser'] }))).toEqual({ ...NOTHING, browser: ['browser'] });
  expect(plan({ packages: ['mfe-company', 'edge'], suites: ['mounts'] }).mounted).toEqual(['mfe-company']);
});

test('the sandbox’s own lane runs all of its tests; so does every run where there is no PostgreSQL for the long lane', () => {
  const sandboxIn = ({ checks }) => checks.find(({ kind }) => kind === 'sandbox');
  expect(sandboxIn(plan({ packages: ['commerce-sandbox'] }))).toEqual({ kind: 'sandbox', name: 'commerce-sandbox', files: [] });
  expect(sandboxIn(plan({ hasPostgres: false }))).toEqual({ kind: 'sandbox', name: 'commerce-sandbox', files: [] });
  expect(sandboxIn(plan({}))).toMatchObject({ name: SMOKE, files: expect.arrayContaining(['tests/cart.test.ts']) });
  expect(plan({ packages: ['commerce-sandbox'] }).unit).toEqual([]);
});

test('without Compose its file is not checked, and a package without tests has none', () => {
  expect(short(plan({ hasCompose: false, suites: ['lint'] })).checks).not.toContain('docker-compose config');
  expect(short(plan({ packages: ['shared-ui'], suites: ['unit'] }))).toEqual(NOTHING);
});

describe('browser tests', () => {
  test('run all but the long lane’s, beside random sequences, and check sizes', () => {
    expect(plan({}).browser).toEqual([
      { label: 'browser', args: ['--grep-invert', '@long'], sequences: 30, budgets: RELEASES, isWhole: false },
    ]);
  });

  test('of the long lane are those that are tagged, in a whole browser', () => {
    expect(plan({ suites: ['long'] }).browser).toEqual([
      { label: 'browser (long)', args: ['--grep', '@long'], sequences: 2000, budgets: [], isWhole: true },
    ]);
  });

  test('of a package are its team’s journeys; of one without any, all', () => {
    const of = (...packages) => plan({ packages, suites: ['browser'] }).browser[0];
    expect(of('mfe-company', 'shell')).toMatchObject({
      args: ['src/company/', 'src/shell/', '--grep-invert', '@long'],
      sequences: undefined,
    });
    expect(of('mfe-cart-checkout')).toMatchObject({ args: ['src/buying/', '--grep-invert', '@long'], sequences: 30 });
    expect(of('edge')).toMatchObject({ args: ['--grep-invert', '@long'] });
  });

  test('that are named run alone, whatever lane they are of', () => {
    const files = ['buying/cart-page.spec.ts'];
    expect(short(plan({ files }))).toEqual({ ...NOTHING, browser: ['browser'] });
    expect(plan({ files }).browser).toEqual([{ label: 'browser', args: files, sequences: undefined, budgets: [], isWhole: true }]);
    expect(short(plan({ files, packages: ['mfe-company'] }))).toMatchObject({ checks: [], unit: [], browser: ['browser'] });
  });
});

test('each suite that can be named is planned, and does something', () => {
  for (const suite of SUITES) expect([suite, short(plan({ suites: [suite] }))]).not.toEqual([suite, NOTHING]);
  expect(SUITES).toEqual(expect.arrayContaining([...LONG_SUITES]));
});

test('a suite of the long lane begins where twelve minutes are left', () => {
  expect(isInTime(12 * 60_000, 0)).toBe(true);
  expect(isInTime(12 * 60_000, 1)).toBe(false);
  expect(isInTime(0, 60_000)).toBe(false);
});
