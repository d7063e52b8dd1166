import type { Host, WishlistEntry } from 'shared-contracts';
import type { WantedLine } from '../../features/cart-outcome/add-in-batches';
import type { SharedLine } from '../../features/requisition-lists/requisition-list-path';
import type { useText } from './messages/source';
import { productsBySku, searchedSku, toCartItem, toWishedProduct, type WishedProduct } from './wished-view';
import { WishedProductsDocument } from './wished-products.graphql.ts';

/** Products of one question. */
const AT_ONCE = 50;

type Products = ReturnType<typeof productsBySku>;

/** What the shop knows of all these entries' products, whatever page they stand on. Undefined where it does not answer. */
export async function readWished(host: Host, entries: readonly WishlistEntry[]): Promise<Products | undefined> {
  const skus = [...new Set(entries.map(searchedSku))];
  const products = new Map<string, NonNullable<ReturnType<Products['get']>>>();
  for (let from = 0; from < skus.length; from += AT_ONCE) {
    const some = skus.slice(from, from + AT_ONCE);
    const { data } = await host.commerce.query(WishedProductsDocument, { skus: some, pageSize: some.length });
    if (!data?.products) return undefined;
    for (const [sku, product] of productsBySku(data.products.items)) products.set(sku, product);
  }
  return products;
}

/** As the cart takes it, or why it cannot. */
export function toWanted(entry: WishlistEntry, products: Products, text: ReturnType<typeof useText>): WantedLine {
  const product = toWishedProduct(entry, products.get(searchedSku(entry)));
  const { id, sku, name, quantity } = entry;
  if (!product) return { id, sku, name, quantity, refusal: text('wish.gone') };
  return { id, ...toCartItem(entry, product), refusal: refusalOf(product, text) };
}

function refusalOf({ needsChoice, availability }: WishedProduct, text: ReturnType<typeof useText>): string | undefined {
  if (needsChoice) return text('wish.needs-choice');
  return availability.status === 'out-of-stock' ? text('wish.out-of-stock') : undefined;
}

/** As an address passes it on: a variant as what was chosen of the product that it belongs to. */
export function toShared(entry: WishlistEntry, products: Products): SharedLine {
  const { sku, parentSku, quantity } = entry;
  const options = toWishedProduct(entry, products.get(searchedSku(entry)))?.selectedOptions ?? [];
  return parentSku !== undefined && options.length > 0 ? { sku: parentSku, quantity, options } : { sku, quantity, options: [] };
}
