import { type ProductSummary, toProductSummary } from '../../features/product-summary/product-summary';
import { type AttributeView, toSpecifications } from '../../features/specifications/specifications';
import type { AttributeLabelsQuery } from '../../features/specifications/attribute-labels.graphql.ts';
import type { ComparedProductsQuery } from './compared-products.graphql.ts';

export interface ComparedRow {
  code: string;
  label: string;
  /** Of each product, in the products' order; undefined where one has none. */
  values: readonly (AttributeView | undefined)[];
  isDifferent: boolean;
}

export interface Comparison {
  products: readonly ProductSummary[];
  rows: readonly ComparedRow[];
  /** What was asked for and is not sold. */
  unknown: readonly string[];
}

/** The platform's answer, in the order of what was asked for; undefined before there is one. */
export function toComparison(
  skus: readonly string[],
  answer: ComparedProductsQuery | undefined,
  labels: AttributeLabelsQuery | undefined,
): Comparison | undefined {
  if (!answer) return undefined;
  const items = (answer.products?.items ?? []).flatMap((item) => (item?.sku ? [item] : []));
  const found = skus.flatMap((sku) => items.find((item) => item.sku?.toLowerCase() === sku.toLowerCase()) ?? []);
  const specifications = found.map((product) => toSpecifications(product.custom_attributesV2?.items, labels));
  const names = new Map(specifications.flat().map(({ code, label }) => [code, label]));
  return {
    products: found.map(toProductSummary),
    rows: [...names].map(([code, label]) => {
      const values = specifications.map((known) => known.find((specification) => specification.code === code));
      return { code, label, values, isDifferent: new Set(values.map((value) => value?.value)).size > 1 };
    }),
    unknown: skus.filter((sku) => !found.some((product) => product.sku?.toLowerCase() === sku.toLowerCase())),
  };
}
