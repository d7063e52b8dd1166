import { ApplyCouponDocument, RemoveCouponDocument } from './cart.graphql.ts';
import type { CartContext } from './cart-context';
import { change } from './platform-answers';
import { messageOf, readAfterChange } from './read-cart';
import { withCart } from './recover';

export function applyCoupon(context: CartContext, code: string): Promise<void> {
  return changeCoupon(context, async (cartId) => void (await change(context, ApplyCouponDocument, { cartId, code: code.trim() })));
}

/** The platform holds one code at a time and removes it without being told which. */
export function removeCoupon(context: CartContext): Promise<void> {
  return changeCoupon(context, async (cartId) => void (await change(context, RemoveCouponDocument, { cartId })));
}

function changeCoupon(context: CartContext, send: (cartId: string) => Promise<void>): Promise<void> {
  return context.queue.run(async () => {
    context.dispatch({ type: 'request', activity: 'coupon' });
    try {
      await withCart(context, send, { signsOut: false });
      context.dispatch({ type: 'receive', activity: 'coupon' });
      await readAfterChange(context);
    } catch (error) {
      context.dispatch({ type: 'receive', activity: 'coupon', error: messageOf(error) });
      throw error;
    }
  });
}
