import type { ProductSizes } from './sizes.ts';

/** Lists of numbers, one list per product, in one array: those of product `p` lie from `start[p]` to `start[p + 1]`. */
export interface Lists {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

export interface IndexedAttribute {
  readonly id: number;
  readonly code: string;
  readonly kind: 'select' | 'number';
  readonly position: number;
  readonly labels: ReadonlyMap<number, string>;
}

export interface IndexedOption {
  readonly id: number;
  /** Index into `attributes`. */
  readonly attribute: number;
  readonly position: number;
  readonly labels: ReadonlyMap<number, string>;
}

export interface IndexedCategory {
  readonly id: number;
  readonly level: number;
  readonly inMenu: boolean;
  readonly names: ReadonlyMap<number, string>;
  readonly urlPaths: ReadonlyMap<number, string>;
  /** Its products in their order. */
  readonly members: Int32Array;
}

/**
 * What lists of products are made from: the catalogue's structure and prices, in memory, as numbers. Products, options and categories are
 * known by their place in these arrays. Texts, stock and everything else of a product stay in the database.
 */
export interface CatalogIndex {
  readonly version: number;
  readonly ids: Int32Array;
  readonly place: ReadonlyMap<number, number>;
  readonly everything: Int32Array;
  readonly bySku: ReadonlyMap<string, number>;
  /** By store view and URL key. */
  readonly byUrlKey: ReadonlyMap<number, ReadonlyMap<string, number>>;
  /** SAR with VAT. */
  readonly prices: Float64Array;
  /** The same as customer groups with contract prices pay them. */
  readonly groupPrices: ReadonlyMap<number, Float64Array>;
  readonly popularity: Int32Array;
  /** What searches for a size compare with; undefined where a product has no size. */
  readonly sizes: readonly (ProductSizes | undefined)[];
  /** Rank of the name in each store view. */
  readonly nameRanks: ReadonlyMap<number, Int32Array>;
  readonly attributes: readonly IndexedAttribute[];
  readonly options: readonly IndexedOption[];
  readonly optionPlace: ReadonlyMap<number, number>;
  readonly optionsOf: Lists;
  /** Values of the attributes that are numbers; NaN where a product has none. */
  readonly numbers: ReadonlyMap<string, Float64Array>;
  readonly categories: readonly IndexedCategory[];
  readonly categoryPlace: ReadonlyMap<number, number>;
  readonly categoriesOf: Lists;
}
