// What `npm test` does, decided before anything is started: which checks, in which order, with which arguments.

/** What the long lane runs beside browser tests, one after the other, in this order. */
export const LONG_SUITES = /** @type {const} */ ([
  'mounts',
  'postgres',
  'journey-postgres',
  'matrix',
  'reproducible',
  'new-remote',
  'alone',
  'bucket',
  'cdn',
  'containers',
]);
const LONG = ['mounts', 'postgres', 'journey-postgres', 'browser-long', ...LONG_SUITES.slice(3)];
export const SUITES = ['lint', 'types', 'unit', 'browser', 'long', ...LONG];

/** Where the journeys of a package's team are, in e2e/src; those in `shop` are of all. */
const JOURNEYS = {
  shell: 'shell',
  'mfe-catalog': 'catalog',
  'mfe-cart-checkout': 'buying',
  'mfe-account': 'account',
  'mfe-company': 'company',
};

/** What of the sandbox is asked of the embedded database in each run, where the long lane asks everything of a PostgreSQL server. */
const SMOKE = ['account', 'cart', 'catalog', 'company', 'purchase', 'rest', 'schema', 'storefront-operations'];

/** How many random sequences of the cart each lane runs. */
const SEQUENCES = { browser: 30, 'browser-long': 2000 };

/** A run that is longer than this hangs; minutes. */
const LONGEST = 60;
const LONGEST_LONG = 240;
/** What one suite of the long lane takes at most on the slowest machine seen. */
const SUITE_MINUTES = 12;

/** Whether there is time for one more suite of the long lane. `endsAt` and `now` in milliseconds since 1970. */
export const isInTime = (endsAt, now) => (endsAt - now) / 60_000 >= SUITE_MINUTES;

/**
 * @typedef {{ suites: readonly string[], packages: readonly string[], files: readonly string[] }} TestSelection what `npm test -- …` names (`readArguments`)
 *
 * @typedef {object} Facts
 * @property {readonly string[]} packages everything with types and unit tests of its own
 * @property {readonly string[]} releases
 * @property {(name: string) => boolean} hasTests whether a package has a Jest configuration
 * @property {readonly string[]} types names of the projects whose types are checked, of the packages that were asked for
 * @property {boolean} hasPostgres a server's programs
 * @property {boolean} hasCompose `docker-compose` and a file for it
 *
 * @typedef {{ kind: 'command', name: string, program: string, args: string[] }
 *   | { kind: 'compose', name: string }
 *   | { kind: 'empty files', name: string }
 *   | { kind: 'types', name: string }
 *   | { kind: 'sandbox', name: string, files: string[] }} Check
 *   `program`: of the workspace's own
 *
 * @typedef {object} BrowserRun
 * @property {string} label
 * @property {string[]} args for Playwright
 * @property {number | undefined} sequences random ones of the cart, beside the builds
 * @property {readonly string[]} budgets releases whose sizes are checked
 * @property {boolean} isWhole whether it needs a whole browser, not a headless shell alone
 */

/**
 * @param {TestSelection} asked
 * @param {Facts} facts
 */
export function planOf({ suites, packages, files }, { packages: all, releases, hasTests, types, hasPostgres, hasCompose }) {
  const isLong = suites.includes('long');
  /** @param {string} suite */
  const isWanted = (suite) => {
    if (LONG.includes(suite)) return isLong || suites.includes(suite);
    if (files.length > 0) return suite === 'browser';
    return !isLong && (suites.includes(suite) || (suites.length === 0 && (packages.length === 0 || suite !== 'browser')));
  };
  /** @param {string} name */
  const isOwn = (name) => packages.length === 0 || packages.includes(name);

  /** @returns {Check[]} */
  const checks = () => {
    const lint = isWanted('lint') ? lintOf(packages, hasCompose) : [];
    const found = [...lint, ...(isWanted('types') ? types.map((name) => /** @type {const} */ ({ kind: 'types', name })) : [])];
    if (!isWanted('unit') || !isOwn('commerce-sandbox')) return found;
    const isSmoke = packages.length === 0 && hasPostgres;
    const name = isSmoke ? 'commerce-sandbox (smoke; all of it in the long lane)' : 'commerce-sandbox';
    const smoke = isSmoke ? SMOKE.map((file) => `tests/${file}.test.ts`) : [];
    // One server for all its files, so it keeps one core busy, like a linter; among the longest.
    return [...found.slice(0, 1), { kind: 'sandbox', name, files: smoke }, ...found.slice(1)];
  };

  /** @param {'browser' | 'browser-long'} suite @returns {BrowserRun[]} */
  const browserRun = (suite) => {
    if (!isWanted(suite)) return [];
    const isLate = suite === 'browser-long';
    const rooms = packages.flatMap((name) => (name in JOURNEYS ? [`src/${JOURNEYS[name]}/`] : []));
    return [
      {
        label: isLate ? 'browser (long)' : 'browser',
        args: files.length > 0 ? [...files] : [...rooms, isLate ? '--grep' : '--grep-invert', '@long'],
        sequences: files.length === 0 && isOwn('mfe-cart-checkout') ? SEQUENCES[suite] : undefined,
        budgets: files.length === 0 && !isLate ? releases : [],
        isWhole: isLate || files.length > 0,
      },
    ];
  };

  return {
    /** Minutes after which the run is over. */
    longest: isLong ? LONGEST_LONG : LONGEST,
    checks: checks(),
    /** Packages whose unit tests are one run of Jest; the sandbox's are a check of their own. */
    unit: isWanted('unit') ? [...all, 'tooling'].filter((name) => name !== 'commerce-sandbox' && isOwn(name) && hasTests(name)) : [],
    /** What a team builds, where its lane is asked for. */
    builds: suites.length > 0 ? [] : packages.filter((name) => releases.includes(name)),
    mounted: releases.filter(isOwn),
    long: LONG_SUITES.filter(isWanted),
    browser: [...browserRun('browser'), ...browserRun('browser-long')],
  };
}

/**
 * What the linters look at: everything, or the packages that were named. The longest first.
 *
 * @param {readonly string[]} packages
 * @param {boolean} hasCompose
 * @returns {Check[]}
 */
function lintOf(packages, hasCompose) {
  const isAll = packages.length === 0;
  const places = isAll ? ['.'] : packages;
  const styles = isAll ? ['**/*.css'] : packages.map((name) => `${name}/**/*.css`);
  const cached = ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'];
  /** @type {(program: string, args: string[], name?: string) => Check} */
  const command = (program, args, name = program) => ({ kind: 'command', name, program, args });
  return [
    command('eslint', [...places, '--max-warnings=0', ...cached]),
    command('oxlint', ['--type-aware', '--deny-warnings', ...places]),
    command('prettier', ['--check', ...places, '--log-level', 'warn']),
    command('stylelint', ['--allow-empty-input', ...styles]),
    ...(isAll
      ? /** @type {Check[]} */ ([
          command('knip', []),
          command('knip', ['--production', '--files', '--exports'], 'knip of production code'),
          { kind: 'empty files', name: 'no tracked file is empty' },
        ])
      : []),
    ...(isAll && hasCompose ? /** @type {Check[]} */ ([{ kind: 'compose', name: 'docker-compose config' }]) : []),
  ];
}
