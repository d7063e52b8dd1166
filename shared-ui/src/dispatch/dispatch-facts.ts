import type { DispatchFacts } from './use-dispatch-text';

interface Listed extends DispatchFacts {
  sku?: string | null;
}

/** A product as the platform lists it; its variants come with it, since they are not listed themselves. */
interface ListedProduct extends Listed {
  variants?: readonly ({ product?: Listed | null } | null)[] | null;
}

/** What is known by part number; of a variant that the platform says nothing of, what holds for its product (`parentSku`). */
export type FindDispatchFacts = (sku: string, parentSku?: string) => DispatchFacts | undefined;

export function dispatchFactsIn(items: readonly (ListedProduct | null)[] | null | undefined): FindDispatchFacts {
  const listed = (items ?? []).flatMap((item) => (item ? [item, ...(item.variants ?? []).map((variant) => variant?.product)] : []));
  const bySku = new Map(listed.flatMap((item) => (item?.sku ? [[item.sku, item] as const] : [])));
  return (sku, parentSku) => bySku.get(sku) ?? (parentSku === undefined ? undefined : bySku.get(parentSku));
}
