import type { Host } from 'shared-contracts';
import { QuickOrderSuggestionsDocument, type QuickOrderSuggestionsQuery } from './look-up.graphql.ts';
import { toProduct } from './look-up';
import { cleanSku, keyOf, type QuickOrderProduct } from './quick-order-rows';

const MAX_SUGGESTIONS = 6;
/** Fewer characters fit half the catalogue. */
const MIN_CHARACTERS = 2;

/**
 * Parts that can be ordered by their number as far as it is typed: those that begin with it first, then those that the platform finds
 * for it. A product with options is there by its variants. Never rejects; nothing where the platform does not answer.
 */
export async function suggest(host: Host, typed: string): Promise<readonly QuickOrderProduct[]> {
  const search = cleanSku(typed);
  if (search.length < MIN_CHARACTERS || !host.connectivity.state.get().isOnline) return [];
  const { data } = await host.commerce.query(QuickOrderSuggestionsDocument, { search });
  return (data?.products?.items ?? [])
    .flatMap((item) => (item ? orderable(item, search) : []))
    .sort((one, other) => Number(beginsWith(other, search)) - Number(beginsWith(one, search)))
    .slice(0, MAX_SUGGESTIONS);
}

type Found = NonNullable<NonNullable<NonNullable<QuickOrderSuggestionsQuery['products']>['items']>[number]>;

function orderable(item: Found, search: string): readonly QuickOrderProduct[] {
  const isParent = item.__typename === 'ConfigurableProduct';
  const products = isParent ? (item.variants ?? []).map((variant) => variant?.product) : [item];
  return products.flatMap((each) => {
    const product = each && toProduct(each);
    return product && !product.hasOptions && (!isParent || contains(product, search)) ? [product] : [];
  });
}

/** Whether a suggestion still fits what is typed by now. */
export function contains({ sku, name }: QuickOrderProduct, typed: string): boolean {
  const key = keyOf(typed);
  return keyOf(sku).includes(key) || name.toUpperCase().includes(key);
}

function beginsWith({ sku }: QuickOrderProduct, typed: string): boolean {
  return keyOf(sku).startsWith(keyOf(typed));
}
