// What `npm test -- …` was asked for.
import { parseArgs } from 'node:util';

/** How often `--repeat` may run each test. */
const MOST_REPEATS = 1000;

/**
 * Reads the command line of `npm test`.
 *
 * @param args - names of suites and packages, files of browser tests (`buying/cart-page.spec.ts`, or a part of such a path), `--repeat N`, `--busy`.
 * @param known - names of all `suites` and `packages`.
 * @returns `suites` and `packages` that were named, `files`, `repeat` (1 without the option) and `isBusy`.
 * @throws Error with one line for a person where the command line cannot be read.
 */
export function readArguments(args, known) {
  const { values, positionals } = parseArgs({
    args,
    options: { repeat: { type: 'string' }, busy: { type: 'boolean' } },
    allowPositionals: true,
  });
  const suites = positionals.filter((name) => known.suites.includes(name));
  const packages = positionals.filter((name) => known.packages.includes(name));
  const files = positionals.filter((name) => !suites.includes(name) && !packages.includes(name));
  const unknown = files.find((name) => !name.includes('/') && !name.endsWith('.spec.ts'));
  if (unknown !== undefined)
    throw new Error(
      `There is no suite, package or browser test "${unknown}". Suites: ${known.suites.join(', ')}. Packages: ${known.packages.join(', ')}.`,
    );
  const repeat = Number(values.repeat ?? 1);
  if (!Number.isInteger(repeat) || repeat < 1 || repeat > MOST_REPEATS)
    throw new Error(`--repeat needs a whole number from 1 to ${MOST_REPEATS}, not "${values.repeat}".`);
  if (values.repeat !== undefined && files.length === 0 && !suites.some((name) => name.startsWith('browser')))
    throw new Error('--repeat runs browser tests again and again: name their files, or "browser".');
  return { suites, packages, files, repeat, isBusy: values.busy === true };
}
