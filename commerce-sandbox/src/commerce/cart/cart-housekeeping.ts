import { inputError, notAuthorized, notFound, PlatformError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { mergeLines } from './cart-lines.ts';
import { cartSource, freshCart } from './cart-resolvers.ts';
import { activeCartOfCustomer, requireCart, updateCart, type Cart } from './cart.ts';
import { loadCart, readCoupon } from './loaded-cart.ts';

async function removeAll(context: RequestContext, cart: Cart): Promise<void> {
  await context.database.query('delete from cart_item where cart_id = $1', [cart.id]);
  await updateCart(context.database, cart.id, { coupon_code: null });
}

/** The kinds of errors that `clearCart` tells instead of failing. */
function clearError(error: PlatformError): SourceOf<'ClearCartOutput'> {
  const type =
    error.kind === 'authorization'
      ? 'UNAUTHORISED'
      : error.message.startsWith('Could not find')
        ? 'NOT_FOUND'
        : error.kind === 'no-such-entity'
          ? 'INACTIVE'
          : 'UNDEFINED';
  return { cart: null, errors: [{ type, message: error.message }] };
}

const clearing = resolve('Mutation')({
  clearCart: async (_source, input, context) => {
    try {
      const cart = await requireCart(context.database, input.object('input').requiredText('uid'), context.customerId);
      await removeAll(context, cart);
      return { ...(await freshCart(context, cart)), errors: [] };
    } catch (error) {
      if (error instanceof PlatformError) return clearError(error);
      throw error;
    }
  },
  clearCustomerCart: async (_source, input, context) => {
    if (context.customerId === undefined) throw notAuthorized();
    const cart = await requireCart(context.database, input.requiredText('cartUid'), context.customerId);
    await removeAll(context, cart);
    return { ...(await freshCart(context, cart)), status: true };
  },
});

const owning = resolve('Mutation')({
  assignCustomerToGuestCart: async (_source, input, context) => {
    const customerId = context.customerId;
    if (customerId === undefined) throw notAuthorized();
    const guest = await requireCart(context.database, input.requiredText('cart_id'), undefined);
    const own = await activeCartOfCustomer(context.database, customerId);
    // What the customer had goes into the guest's cart, which takes its place.
    if (own) await mergeLines(context.database, own.id, guest.id);
    await context.database.query('update cart set customer_id = $2, email = null, updated_at = now() where id = $1', [
      guest.id,
      customerId,
    ]);
    return cartSource(context, guest.maskedId);
  },
});

function couponCodes(values: Input): readonly string[] {
  const codes = values
    .texts('coupon_codes')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  if (codes.length === 0) throw inputError('Required parameter "coupon_codes" is missing');
  return codes;
}

/** A shop takes one coupon per cart unless it is set up for more. */
const coupons = resolve('Mutation')({
  applyCouponsToCart: async (_source, input, context) => {
    const values = input.object('input');
    const cart = await requireCart(context.database, values.requiredText('cart_id'), context.customerId);
    const codes = couponCodes(values);
    if ((await loadCart(context.database, context.store, cart)).lines.length === 0) throw inputError('Cart does not contain products.');
    const keeps = values.text('type') !== 'REPLACE' && cart.couponCode !== null;
    if (codes.length + (keeps ? 1 : 0) > 1) throw inputError('Maximum allowed number of applied coupons was exceeded.');
    const coupon = await readCoupon(context.database, context.store, codes[0] ?? null);
    if (!coupon) throw notFound("The coupon code isn't valid. Verify the code and try again.");
    await updateCart(context.database, cart.id, { coupon_code: coupon.code });
    return freshCart(context, cart);
  },
  removeCouponsFromCart: async (_source, input, context) => {
    const values = input.object('input');
    const cart = await requireCart(context.database, values.requiredText('cart_id'), context.customerId);
    const codes = couponCodes(values).map((code) => code.toUpperCase());
    if (cart.couponCode !== null && codes.includes(cart.couponCode.toUpperCase()))
      await updateCart(context.database, cart.id, { coupon_code: null });
    return freshCart(context, cart);
  },
});

export const cartHousekeeping: readonly TypeResolvers[] = [clearing, owning, coupons];
