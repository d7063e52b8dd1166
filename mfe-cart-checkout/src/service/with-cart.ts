import type { CartContext, CartSteps } from './cart-context';
import { ensureCart } from './cart-identity';
import { CartFailure, InvalidCartError } from './platform-answers';
import { recover, type RecoveryPolicy } from './recover';

/** What is done with a cart. */
type Act<T> = (cartId: string, isRetry: boolean) => CartSteps<T> | Promise<T>;

/**
 * Runs `act` with the cart's id. A cart that the platform refuses is replaced, once, and `act` runs again with the new one
 * and `isRetry` true.
 */
export async function* withCart<T>(context: CartContext, act: Act<T>, policy: RecoveryPolicy): CartSteps<T> {
  const cartId = yield* ensureCart(context);
  try {
    return yield* stepsOf(act(cartId, false));
  } catch (error) {
    if (!(error instanceof InvalidCartError)) throw error;
    yield* recover(context, cartId, policy, error);
    try {
      return yield* stepsOf(act(yield* ensureCart(context), true));
    } catch (again) {
      throw again instanceof InvalidCartError ? new CartFailure((await context.text())('service.error.cart-lost')) : again;
    }
  }
}

async function* stepsOf<T>(done: CartSteps<T> | Promise<T>): CartSteps<T> {
  return Symbol.asyncIterator in done ? yield* done : await done;
}
