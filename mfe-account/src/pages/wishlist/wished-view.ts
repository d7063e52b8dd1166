import { toMoney, type AddToCartItem, type Money, type WishlistEntry } from 'shared-contracts';
import type { SearchedProductFragment, WishedProductFragment } from './wished-products.graphql.ts';

export type Availability = { status: 'in-stock' } | { status: 'few-left'; left: number } | { status: 'out-of-stock' };

/** What the shop knows of an entry's product: of its variant, where one was chosen. */
export interface WishedProduct {
  /** Path of its page, without store prefix. */
  path: string;
  imageUrl: string | undefined;
  price: Money | undefined;
  /** Variants cost differently; `price` is the lowest. */
  isFrom: boolean;
  availability: Availability;
  /** What was chosen, to be read: `1250 mm`. */
  choice: string;
  /** uids of the chosen values. */
  selectedOptions: readonly string[];
  /** Something has to be chosen on its page first. */
  needsChoice: boolean;
}

type PlatformProduct = SearchedProductFragment;

/** The SKU under which the platform finds an entry's product: variants are found under the product that they belong to. */
export function searchedSku({ sku, parentSku }: WishlistEntry): string {
  return parentSku ?? sku;
}

/** By the SKU that was searched. */
export function productsBySku(items: readonly (PlatformProduct | null)[] | null | undefined): ReadonlyMap<string, PlatformProduct> {
  return new Map((items ?? []).flatMap((item) => (item?.sku ? [[item.sku, item] as const] : [])));
}

/** Undefined where the shop has no such product, or no such variant, any more. */
export function toWishedProduct(entry: WishlistEntry, product: PlatformProduct | undefined): WishedProduct | undefined {
  if (!product?.url_key) return undefined;
  const page = { path: `/${product.url_key}${product.url_suffix ?? ''}` };
  if (entry.parentSku === undefined) {
    // What is made of other products is put together on its page.
    const needsChoice = product.__typename !== 'SimpleProduct' && product.__typename !== 'VirtualProduct';
    return { ...page, ...toFacts(product), choice: '', selectedOptions: [], needsChoice };
  }
  const variants = 'variants' in product ? (product.variants ?? []) : [];
  const variant = variants.find((candidate) => candidate?.product?.sku === entry.sku);
  if (!variant?.product) return undefined;
  const facts = toFacts(variant.product);
  const attributes = (variant.attributes ?? []).flatMap((attribute) => (attribute ? [attribute] : []));
  return {
    ...page,
    ...facts,
    imageUrl: facts.imageUrl ?? product.small_image?.url ?? undefined,
    choice: attributes.flatMap(({ label }) => label ?? []).join(', '),
    selectedOptions: attributes.map(({ uid }) => uid),
    needsChoice: false,
  };
}

function toFacts({ small_image: image, price_range: range, stock_status: status, only_x_left_in_stock: left }: WishedProductFragment) {
  const lowest = toMoney(range.minimum_price.final_price);
  const highest = toMoney(range.maximum_price?.final_price);
  return {
    imageUrl: image?.url ?? undefined,
    price: lowest,
    isFrom: lowest !== undefined && highest !== undefined && highest.value > lowest.value,
    availability: toAvailability(status, left),
  };
}

function toAvailability(status: WishedProductFragment['stock_status'], left: number | null): Availability {
  if (status !== 'IN_STOCK') return { status: 'out-of-stock' };
  return typeof left === 'number' && left > 0 ? { status: 'few-left', left } : { status: 'in-stock' };
}

/** What goes into the cart. */
export function toCartItem({ sku, parentSku, name, quantity }: WishlistEntry, product: WishedProduct): AddToCartItem {
  const { imageUrl, selectedOptions } = product;
  return { sku, name, quantity, imageUrl, ...(parentSku === undefined ? {} : { parentSku, selectedOptions }) };
}
