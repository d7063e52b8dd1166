import { inputError, notAuthorized } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo, pageOf, pageAsked } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { addItem } from '../cart/cart-lines.ts';
import { selectedOptions } from '../cart/cart-resolvers.ts';
import { customerCart } from '../cart/cart.ts';
import { chosenOptions, variantsFor } from '../catalog/configurable-options.ts';
import { productSource } from '../catalog/product-source.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import { type CustomerSource } from '../customer/customer-resolvers.ts';
import type { Customer } from '../customer/customers.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import {
  addToWishlist,
  defaultWishlist,
  MAXIMUM_WISHLISTS,
  removeFromWishlist,
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

export interface WishlistError {
  readonly code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
}

async function addOne(context: RequestContext, list: Wishlist, values: Input): Promise<WishlistError | undefined> {
  const sku = values.text('sku') ?? '';
  const parentSku = values.text('parent_sku');
  const quantity = values.number('quantity') ?? 1;
  const product = await productsFor(context).bySku.load(parentSku ?? sku);
  if (!product) return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${parentSku ?? sku}"` };
  if (!(quantity > 0) || !Number.isInteger(quantity) || quantity > product.maxSaleQuantity)
    return { code: 'UNDEFINED', message: 'The product quantity should be greater than 0' };
  const { variants } = await productsFor(context).configuration.load(product.id);
  const named = parentSku === undefined ? undefined : (await productsFor(context).bySku.load(sku))?.id;
  const chosen = chosenOptions(values.texts('selected_options'));
  const variantId =
    named ?? (product.type === 'configurable' && chosen.size > 0 ? variantsFor({ options: [], variants }, chosen)[0] : undefined);
  await addToWishlist(context.database, list.id, {
    productId: product.id,
    variantId: variants.some((variant) => variant.productId === variantId) ? variantId : undefined,
    quantity,
  });
  return undefined;
}

/** What is said of an item that is not in the list: of one that is in another list, whoever's, and of one that is nowhere. */
async function strange(context: RequestContext, id: string): Promise<WishlistError> {
  const [known] = /^\d{1,9}$/.test(id) ? await context.database.query('select 1 from wishlist_item where id = $1', [Number(id)]) : [];
  return {
    code: 'UNDEFINED',
    message: known ? `The wishlist item with ID "${id}" does not belong to the wishlist` : `Could not find a wishlist item with ID "${id}"`,
  };
}

const mutations = resolve('Mutation')({
  addProductsToWishlist: async (_source, input, context) => {
    const list = await requireWishlist(context, input);
    const errors: WishlistError[] = [];
    for (const values of input.list('wishlistItems')) {
      const error = await addOne(context, list, values);
      if (error) errors.push(error);
    }
    return { wishlist: list, user_errors: errors };
  },
  removeProductsFromWishlist: async (_source, input, context) => {
    const list = await requireWishlist(context, input);
    const errors: WishlistError[] = [];
    for (const id of input.texts('wishlistItemsIds')) {
      const removed = /^\d{1,9}$/.test(id) && (await removeFromWishlist(context.database, list.id, Number(id)));
      if (!removed) errors.push(await strange(context, id));
    }
    return { wishlist: list, user_errors: errors };
  },
  updateProductsInWishlist: async (_source, input, context) => {
    const list = await requireWishlist(context, input);
    const errors: WishlistError[] = [];
    for (const values of input.list('wishlistItems')) {
      const id = Number(values.text('wishlist_item_id'));
      const quantity = values.number('quantity') ?? null;
      if (quantity === 0) {
        errors.push({ code: 'UNDEFINED', message: 'The quantity of a wishlist item cannot be 0' });
        continue;
      }
      const valid =
        Number.isSafeInteger(id) &&
        id < 2 ** 31 &&
        (quantity === null || (Number.isInteger(quantity) && quantity > 0 && quantity <= 10_000));
      const changed = valid
        ? await context.database.query<{ id: number }>(
            'update wishlist_item set quantity = coalesce($3, quantity), description = coalesce($4, description) where ' +
              'wishlist_id = $1 and id = $2 returning id',
            [list.id, id, quantity, values.text('description') ?? null],
          )
        : [];
      if (changed.length === 0) errors.push(await strange(context, values.text('wishlist_item_id') ?? ''));
    }
    return { wishlist: list, user_errors: errors };
  },
  addWishlistItemsToCart: async (_source, input, context) => {
    if ((input.text('wishlistId') ?? '') === '') throw inputError('"wishlistId" value should be specified');
    const list = await requireWishlist(context, input);
    const customerId = list.customerId;
    const wanted = input.has('wishlistItemIds') ? new Set(input.texts('wishlistItemIds')) : undefined;
    const all = await wishlistItems(context.database, list.id);
    const missing = [...(wanted ?? [])].filter((id) => !all.some((candidate) => String(candidate.id) === id));
    if (missing.length > 0) throw inputError(`The wishlist item ids "${missing.join(',')}" were not found.`);
    const items = all.filter((candidate) => wanted === undefined || wanted.has(String(candidate.id)));
    const cart = await customerCart(context.database, context.store, customerId);
    const errors: SourceOf<'WishlistCartUserInputError'>[] = [];
    for (const entry of items) {
      const [product, variant] = await Promise.all([
        productsFor(context).byId.load(entry.productId),
        entry.variantId === null ? undefined : productsFor(context).byId.load(entry.variantId),
      ]);
      const error = await addItem(context.database, context.store, cart.id, {
        sku: variant?.sku ?? product?.sku ?? '',
        quantity: entry.quantity,
        parentSku: variant ? product?.sku : undefined,
        selectedOptions: [],
      });
      if (error) errors.push({ code: error.code, message: error.message, wishlistId: String(list.id), wishlistItemId: String(entry.id) });
      else await removeFromWishlist(context.database, list.id, entry.id);
    }
    return { status: errors.length === 0, wishlist: list, add_wishlist_items_to_cart_user_errors: errors };
  },
});

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

export const wishlistResolvers: readonly TypeResolvers[] = [wishlist, item, configurableItem, customer, mutations, query, settings];
