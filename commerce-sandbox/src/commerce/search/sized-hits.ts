import type { Queryable } from '../../platform/database/database.ts';
import { find, type Hits, toLists } from './hits.ts';
import type { CatalogIndex } from './index-shape.ts';
import { parseSearch } from './search-text.ts';
import { askedSizes, distanceTo, hasSuch, isSize, writtenSize, type AskedSize, type Fit, type Size } from './sizes.ts';
import { correct } from './spelling.ts';
import { saysNothing } from './stem.ts';

/** What a size finds. */
export interface SizedHits extends Hits {
  /** The words as they were read, where they were spelled otherwise, with the size. */
  readonly corrected: string | undefined;
  /** Where nothing has the size: those that were found instead. */
  readonly near?: NearSizes;
}

export interface NearSizes {
  readonly asked: AskedSize;
  /** Nearest first. */
  readonly sizes: readonly Size[];
}

/** What has one of the sizes that a search may mean exactly; else what is nearest to the likeliest. `direct` is what its text finds. */
export async function sizedHits(database: Queryable, index: CatalogIndex, search: string, direct: Hits): Promise<SizedHits | undefined> {
  let near: SizedHits | undefined;
  for (const asked of askedSizes(search)) {
    const hits = await hitsOf(database, index, asked, direct);
    if (hits && !hits.near) return hits;
    near ??= hits;
  }
  return near;
}

const MOST_NEAREST = 4;
/** What fits exactly comes before what merely has the numbers somewhere. */
const FITS = 600;
/** What has no other number. */
const WHOLE = 50;
/** Scores are whole numbers. */
const PER_DISTANCE = 10_000;

/**
 * What has the size that is asked for, in the order of the words; where nothing has, the nearest ones, nearest first. Undefined where no
 * part of that kind is near.
 */
async function hitsOf(database: Queryable, index: CatalogIndex, asked: AskedSize, direct: Hits): Promise<SizedHits | undefined> {
  const { hits: kind, corrected } = await kindHits(database, index, asked);
  const all = measured(index, asked, kind).toSorted((a, b) => a.distance - b.distance);
  const exact = all.filter(isExact);
  const fitting = exact.length > 0 ? exact : measured(index, asked, direct).filter(isExact);
  if (fitting.length > 0)
    return { ...withOthers(fitting, asked, direct), corrected: direct.ids.length > 0 ? undefined : withSize(asked, corrected) };
  const sizes: Size[] = [];
  for (const { size } of all) if (sizes.length < MOST_NEAREST && !sizes.some((known) => isSame(known, size))) sizes.push(size);
  if (sizes.length === 0) return undefined;
  const near = all.filter(({ size }) => sizes.some((known) => isSame(known, size)));
  return {
    ...toLists(near.map(({ id, distance }) => ({ id, score: Math.round((2 - distance) * PER_DISTANCE) }))),
    corrected: withSize(asked, corrected),
    near: { asked: corrected === undefined ? asked : { ...asked, words: corrected.split(' ').filter((word) => word !== '') }, sizes },
  };
}

const isExact = ({ distance }: Fit): boolean => distance === 0;

/** What fits, then what the text finds otherwise; without that where the text says what its number is. */
function withOthers(fitting: readonly Measured[], { roles }: AskedSize, direct: Hits): Hits {
  const fits = new Set(fitting.map(({ id }) => id));
  const scoreOf = new Map(direct.ids.map((id, at) => [id, direct.scores[at] ?? 0]));
  const found = fitting.map(({ id, score, isWhole }) => ({ id, score: FITS + (isWhole ? WHOLE : 0) + (scoreOf.get(id) ?? score) }));
  const others = Object.keys(roles).length > 0 ? [] : [...scoreOf].map(([id, score]) => ({ id, score })).filter(({ id }) => !fits.has(id));
  return toLists([...found, ...others]);
}

interface Measured extends Fit {
  readonly id: number;
  readonly score: number;
}

/** How far each hit is from what is asked for; those that are something else are left out. */
function measured(index: CatalogIndex, asked: AskedSize, hits: Hits): Measured[] {
  return hits.ids.flatMap((id, at) => {
    const sizes = index.sizes[index.place.get(id) ?? -1];
    const found = sizes && distanceTo(asked, sizes);
    return found ? [{ id, score: hits.scores[at] ?? 0, ...found }] : [];
  });
}

/**
 * What the words say beside the size: everything where there are none. Where some are what the words call a part by ("socket" of sockets,
 * not of socket head screws), those alone. `corrected`: how the words were spelled, where that was not as typed.
 */
async function kindHits(
  database: Queryable,
  index: CatalogIndex,
  asked: AskedSize,
): Promise<{ readonly hits: Hits; readonly corrected: string | undefined }> {
  const kind = asked.words;
  if (kind.every(saysNothing)) return { hits: everything(index), corrected: undefined };
  const hits = await findKind(database, kind);
  if (hits.ids.length > 0) return { hits, corrected: undefined };
  const { tokens, dropped, changed } = await correct(database, kind);
  if (!changed || (dropped > 0 && !isSize(asked))) return { hits, corrected: undefined };
  // Of words that mean nothing here the size remains.
  return { hits: tokens.length === 0 ? everything(index) : await findKind(database, tokens), corrected: tokens.join(' ') };
}

const everything = ({ ids }: CatalogIndex): Hits => ({ ids: [...ids], scores: [] });

async function findKind(database: Queryable, kind: readonly string[]): Promise<Hits> {
  const text = parseSearch(kind.join(' '));
  const { ids, scores } = await find(database, { ...text, keys: [], scores: [], whole: '' });
  const rows = await database.query<{ id: number }>(
    'select product_id as id from product_search where product_id = any($1::int[]) and heads && $2::text[]',
    [ids, text.stems],
  );
  if (rows.length === 0) return { ids, scores };
  const called = new Set(rows.map(({ id }) => id));
  return toLists(ids.flatMap((id, at) => (called.has(id) ? [{ id, score: scores[at] ?? 0 }] : [])));
}

const isSame = (a: Size, b: Size): boolean => writtenSize(a) === writtenSize(b);

/** The words as they were read, with the size as it was asked for. */
function withSize({ size, roles }: AskedSize, corrected: string | undefined): string | undefined {
  if (corrected === undefined) return undefined;
  return [...(corrected === '' ? [] : [corrected]), ...(size ? [writtenSize(size)] : []), ...Object.values(roles)].join(' ');
}

/** Whether a text asks for a size of parts that have such sizes. Where none is near, the others of that kind are not what is meant. */
export async function isOfOtherSize(database: Queryable, index: CatalogIndex, search: string): Promise<boolean> {
  for (const asked of askedSizes(search).filter(isSize)) {
    const { hits } = await kindHits(database, index, asked);
    for (const id of hits.ids) {
      const sizes = index.sizes[index.place.get(id) ?? -1];
      if (sizes && hasSuch(asked, sizes)) return true;
    }
  }
  return false;
}

/** Sizes of the kind that is asked for with some of its numbers: those with the most come first. For what nothing is near to. */
export async function sharingSizes(database: Queryable, index: CatalogIndex, asked: AskedSize): Promise<readonly Size[]> {
  const { size } = asked;
  if (!size || size.numbers.length < 2) return [];
  const { hits } = await kindHits(database, index, asked);
  const shared = new Map<string, { readonly size: Size; readonly count: number }>();
  for (const id of hits.ids) {
    for (const own of index.sizes[index.place.get(id) ?? -1]?.sizes ?? []) {
      const count = size.thread === own.thread ? size.numbers.filter((number) => own.numbers.includes(number)).length : 0;
      if (count > 0) shared.set(writtenSize(own), { size: own, count });
    }
  }
  const most = Math.max(...[...shared.values()].map(({ count }) => count));
  return [...shared.values()]
    .filter(({ count }) => count === most)
    .slice(0, MOST_NEAREST)
    .map((entry) => entry.size);
}
