import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { addItem } from '../cart/cart-lines.ts';
import { customerCart } from '../cart/cart.ts';
import { chosenOptions, variantsFor } from '../catalog/configurable-options.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import { requireWishlist } from './wishlist-resolvers.ts';
import { addToWishlist, removeFromWishlist, wishlistItems, type Wishlist } from './wishlists.ts';

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

export const wishlistLineMutations: readonly TypeResolvers[] = [mutations];
