import { ApplyCouponDocument, RemoveCouponDocument } from './cart.graphql.ts';
import type { CartContext } from './cart-context';
import { change } from './platform-answers';
import { messageOf, readAfterChange, readDetails } from './read-cart';
import { withCart } from './recover';

export function applyCoupon(context: CartContext, code: string): Promise<void> {
  const wanted = code.trim();
  return changeCoupon(
    context,
    async (cartId) => void (await change(context, ApplyCouponDocument, { cartId, code: wanted })),
    (coupons) => coupons.some((coupon) => coupon.toLowerCase() === wanted.toLowerCase()),
  );
}

/** The platform holds one code at a time and removes it without being told which. */
export function removeCoupon(context: CartContext): Promise<void> {
  return changeCoupon(
    context,
    async (cartId) => void (await change(context, RemoveCouponDocument, { cartId })),
    (coupons) => coupons.length === 0,
  );
}

/** `isDone`: whether the cart is as it was wanted. A lost answer is asked for again, and then refused since it is done already. */
function changeCoupon(
  context: CartContext,
  send: (cartId: string) => Promise<void>,
  isDone: (coupons: readonly string[]) => boolean,
): Promise<void> {
  return context.queue.run(async () => {
    context.dispatch({ type: 'request', activity: 'coupon' });
    try {
      await withCart(context, send, { signsOut: false });
      context.dispatch({ type: 'receive', activity: 'coupon' });
      await readAfterChange(context);
    } catch (error) {
      await readDetails(context).catch(() => undefined);
      if (isDone(context.model().confirmed?.coupons ?? [''])) return context.dispatch({ type: 'receive', activity: 'coupon' });
      context.dispatch({ type: 'receive', activity: 'coupon', error: messageOf(error) });
      throw error;
    }
  });
}
