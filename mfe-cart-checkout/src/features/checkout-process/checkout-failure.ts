import type { CommerceError } from 'shared-contracts';
import { failureMessageId } from '../../service/failure-message';
import { isInvalidCart } from '../../service/platform-answers';
import { sayFailure } from '../../service/words';
import type { CheckoutText } from './messages/source';

/**
 * `refused`: the platform has understood and said no. `declined`: what should have paid did not. `signed-out`: it does not know the
 * customer any more. `cart-gone`: the cart is no longer one that can be ordered. `unknown`: no answer, or none that says what happened.
 */
export type FailureKind = 'refused' | 'declined' | 'signed-out' | 'cart-gone' | 'unknown';

/** A call of the checkout that failed; its message is for the shopper. */
export class CheckoutFailure extends Error {
  override name = 'CheckoutFailure';
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** The platform itself has answered, so that it is not at work on the request any more. */
    readonly isAnswered = false,
  ) {
    super(message);
  }
}

export function toFailure(error: unknown, text: CheckoutText): CheckoutFailure {
  if (error instanceof CheckoutFailure) return error;
  const commerce = isCommerceError(error) ? error : undefined;
  if (!commerce) return new CheckoutFailure('unknown', text('service.error.network'));
  if (commerce.status === 401 || commerce.status === 403) return new CheckoutFailure('signed-out', text('checkout.error.signed-out'));
  if (isInvalidCart(commerce) || commerce.status === 404) return new CheckoutFailure('cart-gone', text('checkout.error.cart-gone'));
  const isRefusal = failureMessageId(commerce) === undefined;
  if (isDeclined(commerce)) return new CheckoutFailure('declined', text('checkout.error.declined'), true);
  return new CheckoutFailure(
    isRefusal ? 'refused' : 'unknown',
    sayFailure(commerce, text),
    isRefusal || (commerce.status === 500 && commerce.errors.length > 0),
  );
}

/** The platform's words for every payment that a provider does not take, whatever its reason. */
function isDeclined({ errors }: CommerceError): boolean {
  return errors.some(({ message }) => message.startsWith('Transaction has been declined'));
}

function isCommerceError(value: unknown): value is CommerceError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    'isNetworkError' in value &&
    'errors' in value &&
    Array.isArray(value.errors)
  );
}
