import { Answer, graphql } from './client.ts';
import { CONVENTIONS_HELD_OUT } from './judged-conventions-held-out.ts';
import { CONVENTIONS } from './judged-conventions.ts';
import { JUDGED, type Judged } from './judged-queries.ts';
import { MORE_JUDGED } from './judged-queries-held-out.ts';

const WANTED_FIRST = 0.9;
const WANTED_AMONG_FIVE = 0.98;
const FEWEST_PER_KIND = 15;
const FEWEST = 120;

interface Result {
  readonly kind: string;
  readonly search: string;
  readonly first: boolean;
  readonly amongFive: boolean;
  readonly found: readonly string[];
}

async function judge(kind: string, [search, wanted]: Judged): Promise<Result> {
  const answer = await graphql(
    'query($s:String){products(search:$s,pageSize:5){items{sku}}}',
    { s: search },
    { store: /\p{Script=Arabic}/u.test(search) ? 'arabic' : 'default' },
  );
  const found = answer.list('data', 'products', 'items').map((item) => new Answer(200, new Headers(), item).text('sku'));
  return { kind, search, first: wanted.test(found[0] ?? '\n'), amongFive: found.some((sku) => wanted.test(sku)), found };
}

const share = (results: readonly Result[], good: (result: Result) => boolean): number => results.filter(good).length / results.length;
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

let results: readonly Result[] = [];

beforeAll(async () => {
  const all: Result[] = [];
  for (const [kind, list] of Object.entries(JUDGED)) for (const entry of list) all.push(await judge(kind, entry));
  results = all;
  const lines = [...Object.keys(JUDGED), 'all'].map((kind) => {
    const own = kind === 'all' ? all : all.filter((result) => result.kind === kind);
    return `${kind.padEnd(34)} ${String(own.length).padStart(4)}   first ${percent(share(own, (result) => result.first)).padStart(7)}   among five ${percent(share(own, (result) => result.amongFive)).padStart(7)}`;
  });
  const misses = all
    .filter((result) => !result.first)
    .map((result) => `${result.amongFive ? 'not first' : 'MISSED   '}  ${result.search}  →  ${result.found.join(' ') || 'nothing'}`);
  process.stdout.write(`\nJudged searches\n${lines.join('\n')}\n${misses.join('\n')}\n`);
});

test('the list is large enough', () => {
  const kinds = Object.values(JUDGED);
  expect(kinds.flat().length).toBeGreaterThanOrEqual(FEWEST);
  for (const list of kinds) expect(list.length).toBeGreaterThanOrEqual(FEWEST_PER_KIND);
});

test('what is meant comes first, or nearly so', () => {
  expect(share(results, (result) => result.first)).toBeGreaterThanOrEqual(WANTED_FIRST);
  expect(share(results, (result) => result.amongFive)).toBeGreaterThanOrEqual(WANTED_AMONG_FIVE);
});

test('an exact part number is always first', () => {
  expect(results.filter((result) => result.kind === 'part numbers' && !result.first)).toEqual([]);
});

describe('the second list', () => {
  const HELD_OUT = { first: 0.95, amongThree: 0.98 };
  const FEWEST_HELD_OUT = 50;
  let more: readonly (Result & { readonly isHeldOut: boolean; readonly amongThree: boolean })[] = [];

  beforeAll(async () => {
    const all: (Result & { isHeldOut: boolean; amongThree: boolean })[] = [];
    for (const [kind, list] of Object.entries(MORE_JUDGED))
      for (const [index, entry] of list.entries()) {
        const result = await judge(kind, entry);
        all.push({ ...result, isHeldOut: index % 2 === 1, amongThree: result.found.slice(0, 3).some((sku) => entry[1].test(sku)) });
      }
    more = all;
    const lines = [false, true].flatMap((isHeldOut) =>
      [...Object.keys(MORE_JUDGED), 'all'].map((kind) => {
        const own = all.filter((result) => result.isHeldOut === isHeldOut && (kind === 'all' || result.kind === kind));
        const amongThree = percent(own.filter((result) => result.amongThree).length / own.length);
        return (
          `${(isHeldOut ? 'held out: ' : '') + kind}`.padEnd(38) +
          `${String(own.length).padStart(4)}   first ${percent(share(own, ({ first }) => first)).padStart(7)}   among three ${amongThree.padStart(7)}`
        );
      }),
    );
    // Of those that are held out nobody is told which: they would be held out no longer.
    const misses = all
      .filter(({ first, isHeldOut }) => !first && !isHeldOut)
      .map(({ search, found, amongThree }) => `${amongThree ? 'not first' : 'MISSED   '}  ${search}  →  ${found.join(' ') || 'nothing'}`);
    process.stdout.write(`\nThe second list\n${lines.join('\n')}\n${misses.join('\n')}\n`);
  });

  test('half of it is held out', () => expect(more.filter(({ isHeldOut }) => isHeldOut).length).toBeGreaterThanOrEqual(FEWEST_HELD_OUT));

  test('what is meant comes first, or nearly so, in the half that nothing was tuned on', () => {
    const heldOut = more.filter(({ isHeldOut }) => isHeldOut);
    expect(share(heldOut, ({ first }) => first)).toBeGreaterThanOrEqual(HELD_OUT.first);
    expect(heldOut.filter(({ amongThree }) => amongThree).length / heldOut.length).toBeGreaterThanOrEqual(HELD_OUT.amongThree);
  });
});

describe('the conventions of part catalogues', () => {
  const HELD_OUT = { first: 0.95, amongThree: 0.98 };
  const SIZE_OF_HALF = 75;
  type Counted = Result & { readonly amongThree: boolean };
  let seen: readonly Counted[] = [];
  let heldOut: readonly Counted[] = [];

  const judgeAll = async (lists: Readonly<Record<string, readonly Judged[]>>): Promise<readonly Counted[]> => {
    const all: Counted[] = [];
    for (const [kind, list] of Object.entries(lists))
      for (const entry of list) {
        const result = await judge(kind, entry);
        all.push({ ...result, amongThree: result.found.slice(0, 3).some((sku) => entry[1].test(sku)) });
      }
    return all;
  };

  const lineOf = (name: string, own: readonly Counted[]): string =>
    `${name.padEnd(38)}${String(own.length).padStart(4)}   first ${percent(share(own, ({ first }) => first)).padStart(7)}   among three ${percent(own.filter(({ amongThree }) => amongThree).length / own.length).padStart(7)}`;

  beforeAll(async () => {
    seen = await judgeAll(CONVENTIONS);
    heldOut = await judgeAll(CONVENTIONS_HELD_OUT);
    const linesOf = (name: string, all: readonly Counted[]): readonly string[] => [
      ...[...new Set(all.map(({ kind }) => kind))].map((kind) =>
        lineOf(
          name + kind,
          all.filter((result) => result.kind === kind),
        ),
      ),
      lineOf(`${name}all`, all),
    ];
    // Of those that are held out nobody is told which miss.
    const misses = seen
      .filter(({ first }) => !first)
      .map(({ search, found }) => `not first  ${search}  →  ${found.join(' ') || 'nothing'}`);
    process.stdout.write(
      `\nConventions of part catalogues\n${[...linesOf('', seen), ...linesOf('held out: ', heldOut), ...misses].join('\n')}\n`,
    );
  });

  test('there are 150 of ten kinds, half of them held out', () => {
    expect(Object.keys(CONVENTIONS)).toHaveLength(10);
    expect(Object.keys(CONVENTIONS_HELD_OUT)).toEqual(Object.keys(CONVENTIONS));
    expect([seen.length, heldOut.length]).toEqual([SIZE_OF_HALF, SIZE_OF_HALF]);
  });

  test.each([
    ['tuned', () => seen],
    ['held out', () => heldOut],
  ])('what is meant comes first, or nearly so, in the half that is %s', (_half, results) => {
    expect(share(results(), ({ first }) => first)).toBeGreaterThanOrEqual(HELD_OUT.first);
    expect(results().filter(({ amongThree }) => amongThree).length / results().length).toBeGreaterThanOrEqual(HELD_OUT.amongThree);
  });
});
