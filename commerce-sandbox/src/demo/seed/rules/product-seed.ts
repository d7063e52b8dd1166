import type { Text } from '../../../platform/values/text.ts';
import type { Drawing } from '../../media/pen/drawing.ts';
import type { AttributeCode } from '../tables/attributes.ts';

/** One product as a generator gives it. */
export interface ProductSeed {
  readonly sku: string;
  readonly family: string;
  /** URL paths (English) of its categories; the first is the main one. */
  readonly categories: readonly [string, ...string[]];
  readonly name: Text;
  readonly description: Text;
  readonly shortDescription: Text;
  readonly urlKey: string;
  /** Where the Arabic view uses another key. */
  readonly urlKeyArabic?: string;
  /** Option keys or numbers for selects, numbers for the rest. */
  readonly attributes: Readonly<Partial<Record<AttributeCode, string | number>>>;
  readonly drawing: Drawing;
  readonly priceHalalas: number;
  readonly specialPriceHalalas?: number;
  readonly tiers?: readonly { readonly quantity: number; readonly priceHalalas: number }[];
  readonly stock: number;
  readonly weightKg: number;
  /** Other spellings of the part number that buyers use. */
  readonly aliases?: readonly string[];
  /** Further words of either language that it is found by. */
  readonly keywords?: readonly string[];
  /** 0 to 999: decides between products that a search text matches alike. */
  readonly popularity?: number;
  readonly visible?: boolean;
  /** A configurable product: the SKUs behind it and what they differ in. */
  readonly variants?: { readonly attribute: AttributeCode; readonly skus: readonly string[] };
  readonly related?: readonly string[];
}
