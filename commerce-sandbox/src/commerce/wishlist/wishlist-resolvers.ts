import { inputError, notAuthorized } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo, pageOf, pageAsked } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { selectedOptions } from '../cart/cart-resolvers.ts';
import { productSource } from '../catalog/product-source.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import { type CustomerSource } from '../customer/customer-resolvers.ts';
import type { Customer } from '../customer/customers.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import {
  defaultWishlist,
  MAXIMUM_WISHLISTS,
  wishlistById,
  wishlistItems,
  wishlistsOf,
  type Wishlist,
  type WishlistItem,
} from './wishlists.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    Wishlist: Wishlist;
    WishlistItemInterface: ItemSource;
    ConfigurableWishlistItem: ItemSource;
  }
}

type ItemSource = WishlistItem & { readonly __typename: 'SimpleWishlistItem' | 'ConfigurableWishlistItem' };

const itemSource = (item: WishlistItem): ItemSource => ({
  ...item,
  __typename: item.variantId === null ? 'SimpleWishlistItem' : 'ConfigurableWishlistItem',
});

const wishlist = resolve('Wishlist')({
  id: (source) => String(source.id),
  sharing_code: (source) => source.sharingCode,
  updated_at: (source) => timestamp(source.updatedAt),
  items_count: async (source, _input, context) => (await wishlistItems(context.database, source.id)).length,
  items: async (source, _input, context) =>
    Promise.all(
      (await wishlistItems(context.database, source.id)).map(async (item) => ({
        id: item.id,
        qty: item.quantity,
        description: item.description,
        added_at: timestamp(item.addedAt),
        product: await productOf(context, item.productId),
      })),
    ),
  items_v2: async (source, input, context) => {
    const items = await wishlistItems(context.database, source.id);
    const pageSize = input.number('pageSize') ?? 20;
    const currentPage = input.number('currentPage') ?? 1;
    return { items: pageOf(items, currentPage, pageSize).map(itemSource), page_info: pageInfo(currentPage, pageSize, items.length) };
  },
});

async function productOf(context: RequestContext, id: number): Promise<SourceOf<'ProductInterface'> | null> {
  const product = await productsFor(context).byId.load(id);
  return product ? productSource(product) : null;
}

const item = resolve('WishlistItemInterface')({
  id: (source) => String(source.id),
  added_at: (source) => timestamp(source.addedAt),
  customizable_options: () => [],
  product: (source, _input, context) => productOf(context, source.productId),
});

const configurableItem = resolve('ConfigurableWishlistItem')({
  child_sku: async (source, _input, context) => (await productsFor(context).byId.load(source.variantId ?? 0))?.sku ?? '',
  configured_variant: (source, _input, context) => productOf(context, source.variantId ?? 0),
  configurable_options: (source, _input, context) => selectedOptions(context, source.productId, source.variantId ?? 0),
});

const customer = resolve('Customer')({
  wishlist: (source, _input, context) => ownList(source, context),
  wishlists: async (source, input, context) => {
    if (source.id !== context.customerId) throw notAuthorized('The current user cannot perform operations on wishlist');
    const { pageSize, currentPage } = pageAsked(input);
    return pageOf(await wishlistsOf(context.database, source.id), currentPage, pageSize);
  },
  wishlist_v2: async (source, input, context) => {
    const found = await wishlistById(context.database, Number(input.text('id')) || 0);
    return found?.customerId === source.id && source.id === context.customerId ? found : null;
  },
});

async function ownList(source: CustomerSource, context: RequestContext): Promise<Wishlist> {
  if (source.id !== context.customerId) throw notAuthorized('The current user cannot perform operations on wishlist');
  return defaultWishlist(context.database, source.id);
}

/** Guests have no lists. */
function requireOwner(context: RequestContext): Promise<Customer> {
  return requireCustomer(context).catch(() => {
    throw notAuthorized('The current user cannot perform operations on wishlist');
  });
}

/** The list that a mutation names; `0` is the default list. */
export async function requireWishlist(context: RequestContext, input: Input, name = 'wishlistId'): Promise<Wishlist> {
  const { id: customerId } = await requireOwner(context);
  const id = Number(input.text(name));
  if (id === 0) return defaultWishlist(context.database, customerId);
  const found = Number.isSafeInteger(id) && id < 2 ** 31 ? await wishlistById(context.database, id) : undefined;
  if (!found || found.customerId !== customerId) throw inputError('The wishlist was not found.');
  return found;
}

const query = resolve('Query')({
  wishlist: async (_source, _input, context) => {
    const { id } = await requireOwner(context);
    const list = await defaultWishlist(context.database, id);
    const items = await wishlistItems(context.database, list.id);
    return {
      name: null,
      items_count: items.length,
      sharing_code: list.sharingCode,
      updated_at: timestamp(list.updatedAt),
      items: items.map((entry) => ({
        id: entry.id,
        qty: entry.quantity,
        description: entry.description,
        added_at: timestamp(entry.addedAt),
        product: () => productOf(context, entry.productId),
      })),
    };
  },
});

const settings = resolve('StoreConfig')({
  enable_multiple_wishlists: () => '1',
  maximum_number_of_wishlists: () => String(MAXIMUM_WISHLISTS),
});

export const wishlistResolvers: readonly TypeResolvers[] = [wishlist, item, configurableItem, customer, query, settings];
