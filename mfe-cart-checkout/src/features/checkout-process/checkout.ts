import { createSnapshot, type Host, type Snapshot } from 'shared-contracts';
import { cartOf } from '../../service/own-cart';
import { createAddressStep, type AddressStep } from './address-step';
import { NEW_CHECKOUT, type CheckoutState } from './checkout-state';
import { createCheckoutStorage, type CheckoutStorage } from './checkout-storage';
import type { CheckoutText } from './messages/source';
import { createOrderStep, type OrderStep } from './order-step';
import { createOrderUnderWay } from './order-under-way';
import { createPaymentStep, type PaymentStep } from './payment-step';
import { createOrderDesk } from './place-order';
import { isGuest } from './call-platform';
import { createPlatformCalls } from './platform-calls';
import { NOTHING_SAVED, resumeCheckout } from './resume-checkout';
import { createShippingStep, type ShippingStep } from './shipping-step';
import { createStepRunner, type CheckoutParts } from './step-runner';

/** The way from a cart to an order. Steps resolve with whether they were accepted; why not is in the state's errors. */
export interface Checkout extends AddressStep, ShippingStep, PaymentStep, OrderStep {
  state: Snapshot<CheckoutState>;
  storage: CheckoutStorage;
  /** Takes up what was saved, as far as the platform's cart still agrees with it. */
  begin(): Promise<void>;
  /**
   * The page is left: an unfinished checkout is cancelled; a finished one is reset with its receipt, and whatever is open over the page is
   * closed. An order on its way goes on.
   */
  leave(): void;
  resetReceipt(): void;
}

export interface CheckoutOptions {
  host: Host;
  text: CheckoutText;
  storage?: CheckoutStorage;
  wait?: (ms: number) => Promise<void>;
}

export function createCheckout({ host, text, storage = createCheckoutStorage(host), wait }: CheckoutOptions): Checkout {
  const state = createSnapshot<CheckoutState>(NEW_CHECKOUT);
  const parts: CheckoutParts = { host, text, storage, state };
  const runner = createStepRunner(parts);
  const { dispatch } = runner;
  const calls = createPlatformCalls(host);
  const desk = createOrderDesk(host, calls, text, wait);
  const order = createOrderUnderWay(parts, desk);

  const cancel = () => dispatch({ type: 'reset' });
  const reset = () => {
    cancel();
    dispatch({ type: 'reset-receipt' });
    host.overlays.close();
  };
  const begin = async () => {
    cancel();
    const receipt = storage.loadReceipt();
    if (receipt) dispatch({ type: 'receive-receipt', receipt });
    const sent = storage.loadSentOrder();
    // What a customer has sent, nobody else can ask for.
    const followed = sent && sent.receipt.isGuest === isGuest(host) ? await follow(sent) : undefined;
    if (followed && followed.status !== 'not-placed') return;
    const saved = storage.load();
    const { cartId } = cartOf(host).state.get().summary;
    const resumed = cartId === undefined ? NOTHING_SAVED : await resumeCheckout(calls, cartId, saved);
    dispatch({ type: 'begin', ...resumed });
    if (followed) await conclude(followed);
  };
  const { follow, conclude, ...orderStep } = createOrderStep(parts, runner, { order, desk, begin });

  return {
    state,
    storage,
    begin,
    ...createAddressStep(parts, runner, calls),
    ...createShippingStep(parts, runner, calls),
    ...createPaymentStep(parts, runner, order),
    ...orderStep,
    leave() {
      const { order: status, isSubmitting } = state.get();
      if (status === 'accepted') reset();
      else if (status === 'open' && !isSubmitting) cancel();
    },
    resetReceipt() {
      storage.saveReceipt(undefined);
      dispatch({ type: 'reset-receipt' });
    },
  };
}
