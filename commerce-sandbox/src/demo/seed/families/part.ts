import { text, type Text } from '../../../platform/values/text.ts';
import type { Drawing } from '../../media/pen/drawing.ts';
import { priceNear, stockOf } from '../rules/commerce.ts';
import type { ProductSeed } from '../rules/product-seed.ts';
import { ltr, pick, slug } from '../rules/text.ts';

/** What all sizes of a part have in common. */
export interface PartKind {
  readonly family: string;
  readonly category: string;
  readonly name: Text;
  /** One or two sentences: what it is made of, what it is for. */
  readonly sentences: Text;
  readonly standard: string;
  readonly makers: readonly [string, ...string[]];
  readonly keywords?: readonly string[];
}

/** What one size adds. */
export interface PartSize {
  readonly sku: string;
  /** What stands behind the kind in the name: usually the designation. */
  readonly label: string;
  /** The size in words, with its unit: "25 × 52 × 15 mm". */
  readonly size: Text;
  readonly attributes: ProductSeed['attributes'];
  readonly drawing: Drawing;
  /** Near this, in riyals with VAT. */
  readonly price: number;
  readonly weightKg: number;
  readonly aliases?: readonly string[];
  readonly more?: Partial<ProductSeed>;
}

/** A product from a kind and a size. */
export function part(kind: PartKind, { sku, label, size, attributes, drawing, price, weightKg, aliases, more }: PartSize): ProductSeed {
  const { name, sentences, standard } = kind;
  const to = standard === '' ? text('', '') : text(` to ${standard}`, ` وفق المواصفة <bdi dir="ltr">${standard}</bdi>`);
  return {
    sku,
    family: kind.family,
    categories: [kind.category],
    name: text(`${name.en} ${label}`, `${name.ar} ${ltr(label)}`),
    shortDescription: text(`${name.en}${to.en}, ${size.en}.`, `${name.ar}${standard === '' ? '' : ` وفق ${ltr(standard)}`}، ${size.ar}.`),
    description: text(
      `<p>${name.en} ${label}${to.en}, ${size.en}. ${sentences.en}</p>`,
      `<p>${name.ar} <bdi dir="ltr">${label}</bdi>${to.ar}، ${size.ar}. ${sentences.ar}</p>`,
    ),
    urlKey: `${kind.family}-${slug(sku)}`,
    attributes: { manufacturer: pick(kind.makers, sku), ...(standard === '' ? {} : { standard }), ...attributes },
    drawing,
    priceHalalas: priceNear(price, sku),
    stock: stockOf(sku),
    weightKg: Math.max(0.001, Number(weightKg.toFixed(4))),
    ...(aliases === undefined ? {} : { aliases }),
    ...(kind.keywords === undefined ? {} : { keywords: kind.keywords }),
    ...more,
  };
}

/** A number with its unit, in both languages. */
export const millimetres = (en: string, ar: string, value: number | string): Text =>
  text(`${en} ${value} mm`, `${ar} ${ltr(String(value))} مم`);

/** Several facts, joined as each language joins them. */
export function facts(...list: readonly Text[]): Text {
  return text(list.map((fact) => fact.en).join(', '), list.map((fact) => fact.ar).join('، '));
}
