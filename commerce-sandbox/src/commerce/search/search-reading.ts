import type { Queryable } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import type { CatalogIndex } from './index-shape.ts';
import { type NearSizes, sharingSizes } from './sized-hits.ts';
import { type AskedSize, askedSizes, type Size, writtenSize } from './sizes.ts';
import { saysNothing } from './stem.ts';
import { textHits } from './text-hits.ts';

/** How a text was understood; the shape of `SearchReading` in schema/extension.graphql. */
export interface SearchReading {
  readonly read_as: string | null;
  readonly size: string | null;
  readonly measures: readonly { readonly code: string; readonly label: string; readonly value: number }[];
  readonly words: readonly string[];
  readonly is_near: boolean;
  readonly nearest_sizes: readonly { readonly label: string; readonly search: string }[];
}

const LONGEST = 128;

export async function searchReading(database: Queryable, index: CatalogIndex, store: StoreView, search: string): Promise<SearchReading> {
  const text = search.trim().slice(0, LONGEST);
  if (text === '') throw inputError("'search' is empty.");
  const { ids, corrected, near } = await textHits(database, index, text);
  const [asked = { size: undefined, roles: {}, words: [] }] = near ? [near.asked] : askedSizes(text);
  const sizes = near?.sizes ?? (ids.length === 0 ? await sharingSizes(database, index, asked) : []);
  return {
    read_as: corrected ?? null,
    size: asked.size ? label(asked.size) : null,
    measures: Object.entries(asked.roles).map(([code, value]) => ({ code, label: labelOf(index, store, code), value })),
    words: asked.words.filter((word) => !saysNothing(word)),
    is_near: near !== undefined,
    nearest_sizes: nearSearches({ asked, sizes }),
  };
}

/** Sizes as they are written, each with the text that finds it. */
export const nearSearches = ({ asked, sizes }: NearSizes): SearchReading['nearest_sizes'] =>
  sizes.map((size) => ({ label: label(size), search: [...asked.words, searchFor(asked, size)].join(' ') }));

/** As it is written beside a part: `20 × 47 × 15`, `M8 × 27`. */
const label = ({ thread, numbers }: Size): string => [...(thread === undefined ? [] : [thread.toUpperCase()]), ...numbers].join(' × ');

/** Attributes in words that the search reads: what is near to `bore 36` is `bore 35`. */
const NAMES: Readonly<Record<string, string>> = {
  bore_diameter: 'bore',
  outside_diameter: 'outside diameter',
  width_mm: 'width',
  length_mm: 'length',
  pitch_mm: 'pitch',
  cross_section_mm: 'cross section',
  width_across_flats_mm: 'across flats',
};

function searchFor({ size: asked, roles }: AskedSize, size: Size): string {
  if (asked) return writtenSize(size);
  return Object.keys(roles)
    .map((code, at) => (code === 'teeth' ? `${size.numbers[at] ?? ''} teeth` : `${NAMES[code] ?? ''} ${size.numbers[at] ?? ''}`))
    .join(' ');
}

const labelOf = (index: CatalogIndex, store: StoreView, code: string): string =>
  index.attributes.find((attribute) => attribute.code === code)?.labels.get(store.id) ?? code;
