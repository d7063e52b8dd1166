import { inputError, notAuthorized, notFound, PlatformError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { idOf } from '../../platform/values/uid.ts';
import { addItem, mergeLines, removeItem, updateItem, type LineError, type UpdateProblem, type WantedItem } from './cart-lines.ts';
import { cartSource, freshCart } from './cart-resolvers.ts';
import { cartByMaskedId, createCart, customerCart, requireCart, updateCart, type Cart } from './cart.ts';
import { loadCart, readCoupon } from './loaded-cart.ts';

const MASKED_ID_LENGTH = 32;

function gate(context: RequestContext, input: Input, name = 'cart_id'): Promise<Cart> {
  return requireCart(context.database, input.requiredText(name), context.customerId);
}

const query = resolve('Query')({
  customerCart: async (_source, _input, context) => {
    if (context.customerId === undefined) throw notAuthorized('The request is allowed for logged in customer');
    return loadCart(context.database, context.store, await customerCart(context.database, context.store, context.customerId));
  },
});

const creation = resolve('Mutation')({
  createEmptyCart: async (_source, input, context) => {
    if (context.customerId !== undefined) return (await customerCart(context.database, context.store, context.customerId)).maskedId;
    return createCart(context.database, context.store, {
      customerId: undefined,
      maskedId: await freeId(context, input.object('input').text('cart_id')),
    });
  },
  createGuestCart: async (_source, input, context) => {
    if (context.customerId !== undefined) throw new PlatformError('already-exists', 'Use `Query.customerCart` for logged in customer.');
    const maskedId = await createCart(context.database, context.store, {
      customerId: undefined,
      maskedId: await freeId(context, input.object('input').text('cart_uid')),
    });
    return { cart: await cartSource(context, maskedId) };
  },
  mergeCarts: async (_source, input, context) => {
    const sourceId = input.text('source_cart_id') ?? '';
    if (sourceId === '') throw inputError('Required parameter "source_cart_id" is missing');
    if (context.customerId === undefined) throw notAuthorized();
    const source = await requireCart(context.database, sourceId, undefined);
    const destinationId = input.text('destination_cart_id');
    if (destinationId === '') throw inputError('The parameter "destination_cart_id" cannot be empty');
    const destination =
      destinationId === undefined
        ? await customerCart(context.database, context.store, context.customerId)
        : await requireCart(context.database, destinationId, context.customerId);
    await mergeLines(context.database, source.id, destination.id);
    return cartSource(context, destination.maskedId);
  },
});

async function freeId(context: RequestContext, wanted: string | undefined): Promise<string | undefined> {
  if (wanted === undefined) return undefined;
  if (wanted.length !== MASKED_ID_LENGTH) throw inputError('Cart ID length should to be 32 symbols.');
  if (await cartByMaskedId(context.database, wanted)) throw new PlatformError('already-exists', `Cart with ID "${wanted}" already exists.`);
  return wanted;
}

/** The flat item of addProductsToCart. */
function wantedItem(item: Input): WantedItem {
  return {
    sku: item.text('sku') ?? '',
    quantity: item.number('quantity') ?? 0,
    parentSku: item.text('parent_sku'),
    selectedOptions: item.texts('selected_options'),
  };
}

async function addAll(context: RequestContext, cart: Cart, items: readonly WantedItem[]): Promise<readonly LineError[]> {
  const errors: LineError[] = [];
  for (const item of items) {
    const error = await addItem(context.database, context.store, cart.id, item);
    if (error) errors.push(error);
  }
  return errors;
}

/** `user_errors` of addProductsToCart: what could be added stays in the cart. */
function userError({ code, message, available }: LineError): SourceOf<'CartUserInputError'> | SourceOf<'InsufficientStockError'> {
  return code === 'INSUFFICIENT_STOCK'
    ? { __typename: 'InsufficientStockError', code, message, quantity: available ?? 0 }
    : { __typename: 'CartUserInputError', code, message };
}

/** The older mutations refuse the request at the first error. */
function refuse(errors: readonly LineError[], prefix: (message: string) => string): void {
  const [first] = errors;
  if (!first) return;
  throw first.code === 'PRODUCT_NOT_FOUND' ? notFound(first.message) : inputError(prefix(first.message));
}

/** The lines that the older mutations are given; the platform looks at them before it looks for the cart. */
function itemsOf(values: Input): readonly Input[] {
  values.requiredText('cart_id');
  const items = values.list('cart_items');
  if (items.length === 0) throw inputError('Required parameter "cart_items" is missing');
  return items;
}

async function addPlain(context: RequestContext, values: Input): Promise<{ readonly cart: SourceOf<'Cart'> }> {
  const items = itemsOf(values);
  const cart = await gate(context, values);
  for (const item of items) {
    const wanted = wantedItem(item.object('data'));
    refuse(
      await addAll(context, cart, [wanted]),
      (message) => `Could not add the product with SKU ${wanted.sku} to the shopping cart: ${message}`,
    );
  }
  return freshCart(context, cart);
}

/** What the older mutation says of a variant: its product is named, and a variant that is nowhere is one that the product does not have. */
function ofVariant(error: LineError, { sku, parentSku }: WantedItem): LineError {
  const isParentMissing = error.message === `Could not find a product with SKU "${parentSku ?? ''}"`;
  if (isParentMissing) return error;
  const reason = error.message === `Could not find a product with SKU "${sku}"` ? 'Could not find specified product.' : error.message;
  return { ...error, code: 'UNDEFINED', message: `Could not add the product with SKU ${parentSku ?? sku} to the shopping cart: ${reason}` };
}

const lines = resolve('Mutation')({
  addProductsToCart: async (_source, input, context) => {
    const cart = await gate(context, input, 'cartId');
    const errors = await addAll(context, cart, input.list('cartItems').map(wantedItem));
    return { ...(await freshCart(context, cart)), user_errors: errors.map(userError) };
  },
  addSimpleProductsToCart: (_source, input, context) => addPlain(context, input.object('input')),
  // The platform's resolvers for the other types are the one for simple products.
  addVirtualProductsToCart: (_source, input, context) => addPlain(context, input.object('input')),
  addDownloadableProductsToCart: (_source, input, context) => addPlain(context, input.object('input')),
  addBundleProductsToCart: (_source, input, context) => addPlain(context, input.object('input')),
  addConfigurableProductsToCart: async (_source, input, context) => {
    const items = itemsOf(input.object('input'));
    const cart = await gate(context, input.object('input'));
    for (const item of items) {
      const wanted = { ...wantedItem(item.object('data')), parentSku: item.text('parent_sku') };
      refuse(
        (await addAll(context, cart, [wanted])).map((error) => ofVariant(error, wanted)),
        (message) => message,
      );
    }
    return freshCart(context, cart);
  },
  updateCartItems: async (_source, input, context) => {
    const cart = await gate(context, input.object('input'));
    const errors: UpdateProblem[] = [];
    for (const item of input.object('input').list('cart_items')) {
      const problem = await updateOne(context, cart, item);
      if (problem) errors.push(problem);
    }
    return { ...(await freshCart(context, cart)), errors };
  },
  removeItemFromCart: async (_source, input, context) => {
    const values = input.object('input');
    values.requiredText('cart_id');
    const itemId = itemIdOf(values);
    if (itemId === undefined || itemId === 0) throw inputError('Required parameter "cart_item_id" is missing.');
    const cart = await gate(context, values);
    if (!(await removeItem(context.database, cart.id, itemId))) throw notFound(`Cart doesn't contain the ${itemId} item.`);
    return freshCart(context, cart);
  },
});

function itemIdOf(values: Input): number | undefined {
  return idOf(values.text('cart_item_uid')) ?? values.number('cart_item_id');
}

async function updateOne(context: RequestContext, cart: Cart, item: Input): Promise<UpdateProblem | undefined> {
  const itemId = itemIdOf(item);
  if (itemId === undefined)
    return { code: 'REQUIRED_PARAMETER_MISSING', message: 'Required parameter "cart_item_id" for "cart_items" is missing.' };
  const quantity = item.number('quantity');
  if (quantity === undefined)
    return { code: 'REQUIRED_PARAMETER_MISSING', message: 'Required parameter "quantity" for "cart_items" is missing.' };
  return updateItem(context.database, context.store, cart.id, itemId, quantity);
}

const coupons = resolve('Mutation')({
  applyCouponToCart: async (_source, input, context) => {
    const values = input.object('input');
    const cart = await gate(context, values);
    const code = values.requiredText('coupon_code').trim();
    const loaded = await loadCart(context.database, context.store, cart);
    if (loaded.lines.length === 0) throw inputError('Cart does not contain products.');
    if (cart.couponCode !== null) throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
    const coupon = await readCoupon(context.database, context.store, code);
    if (!coupon) throw notFound("The coupon code isn't valid. Verify the code and try again.");
    await updateCart(context.database, cart.id, { coupon_code: coupon.code });
    return freshCart(context, cart);
  },
  removeCouponFromCart: async (_source, input, context) => {
    const cart = await gate(context, input.object('input'));
    if ((await loadCart(context.database, context.store, cart)).lines.length === 0) throw inputError('Cart does not contain products');
    await updateCart(context.database, cart.id, { coupon_code: null });
    return freshCart(context, cart);
  },
});

export const cartMutations: readonly TypeResolvers[] = [query, creation, lines, coupons];
