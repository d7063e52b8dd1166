import type { Host, SnapshotStore } from 'shared-contracts';
import { cartOf } from '../../service/own-cart';
import type { CheckoutAddress } from './address';
import { CheckoutFailure, toFailure } from './checkout-failure';
import { reduceCheckout, type CheckoutAction, type CheckoutState, type CheckoutStep } from './checkout-state';
import type { CheckoutStorage } from './checkout-storage';
import type { CheckoutText } from './messages/source';
import { isGuest } from './call-platform';

/** What all steps of one checkout share. */
export interface CheckoutParts {
  host: Host;
  text: CheckoutText;
  storage: CheckoutStorage;
  state: SnapshotStore<CheckoutState>;
}

export interface StepRunner {
  dispatch: (action: CheckoutAction) => void;
  /** One step at a time: gives whether it was accepted; why not is in the state's errors. */
  run: (step: CheckoutStep, act: () => Promise<CheckoutAction> | CheckoutAction) => Promise<boolean>;
}

export function createStepRunner({ host, text, storage, state }: CheckoutParts): StepRunner {
  const dispatch = (action: CheckoutAction) => state.set(reduceCheckout(state.get(), action));
  return {
    dispatch,
    async run(step, act) {
      if (state.get().isSubmitting) return false;
      dispatch({ type: 'submit', step });
      try {
        dispatch(await act());
        storage.save(state.get());
        return true;
      } catch (error) {
        const failure = toFailure(error, text);
        dispatch({ type: 'reject', step, error: failure.message });
        // The cart service finds out what is the matter with the cart, and replaces it if it must.
        if (failure.kind === 'cart-gone') void refreshCart(host);
        askForPassword(host, failure);
        return false;
      }
    },
  };
}

/** Reads the cart again. Never rejects: the step that asks for it is done without it, too. */
export function refreshCart(host: Host): Promise<void> {
  return cartOf(host)
    .refresh()
    .catch(() => undefined);
}

/** The cart's id. Throws where there is no cart. */
export function needCartId({ host, text }: CheckoutParts): string {
  const { cartId } = cartOf(host).state.get().summary;
  if (cartId === undefined) throw new CheckoutFailure('refused', text('checkout.error.no-cart'));
  return cartId;
}

/** A guest's e-mail address; undefined for a customer. Throws where a guest has given none. */
export function needEmail({ host, text }: CheckoutParts, { email }: CheckoutAddress): string | undefined {
  if (!isGuest(host)) return undefined;
  if (!email) throw new CheckoutFailure('refused', text('checkout.error.no-email'));
  return email;
}

/** A session that has ended on the platform ends here, too: the document comes back with what was typed, and asks for the password. */
export function askForPassword(host: Host, { kind }: CheckoutFailure): void {
  if (kind === 'signed-out' && !isGuest(host)) host.session.reload().catch(() => undefined);
}
