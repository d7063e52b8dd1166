import { ApplyCouponDocument, RemoveCouponDocument } from './cart.graphql.ts';
import type { CartCommand, CartSteps } from './cart-context';
import { change } from './platform-answers';
import { messageOf, readAfterChange, tryToReadDetails } from './read-cart';
import { withCart } from './with-cart';

export function applyCoupon(context: CartCommand, code: string): CartSteps {
  const wanted = code.trim();
  return changeCoupon(
    context,
    async (cartId) => void (await change(context, ApplyCouponDocument, { cartId, code: wanted })),
    (coupons) => coupons.some((coupon) => coupon.toLowerCase() === wanted.toLowerCase()),
  );
}

/** The platform holds one code at a time and removes it without being told which. */
export function removeCoupon(context: CartCommand): CartSteps {
  return changeCoupon(
    context,
    async (cartId) => void (await change(context, RemoveCouponDocument, { cartId })),
    (coupons) => coupons.length === 0,
  );
}

/** `isDone`: whether the cart is as it was wanted. A lost answer is asked for again, and then refused since it is done already. */
async function* changeCoupon(
  context: CartCommand,
  send: (cartId: string) => Promise<void>,
  isDone: (coupons: readonly string[]) => boolean,
): CartSteps {
  yield { type: 'request', activity: 'coupon' };
  try {
    yield* withCart(context, send, { signsOut: false });
    yield { type: 'receive', activity: 'coupon' };
    yield* readAfterChange(context);
  } catch (error) {
    yield* tryToReadDetails(context);
    if (isDone(context.model().confirmed?.coupons ?? [''])) return yield { type: 'receive', activity: 'coupon' };
    yield { type: 'receive', activity: 'coupon', error: messageOf(error) };
    throw error;
  }
}
