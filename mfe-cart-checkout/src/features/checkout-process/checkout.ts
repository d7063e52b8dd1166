import { createSnapshot, type Host, type Snapshot } from 'shared-contracts';
import { isolateLtr, normalizePhone } from 'shared-ui';
import type { BillingAddress, CheckoutAddress } from './address';
import { CheckoutFailure, toFailure } from './checkout-failure';
import {
  isSameMethod,
  NEW_CHECKOUT,
  reduceCheckout,
  type CheckoutAction,
  type CheckoutState,
  type CheckoutStep,
  type PaymentMethod,
  type PaymentOption,
  type Receipt,
  type SavedCheckout,
  type SentOrder,
  type ShippingMethod,
} from './checkout-state';
import { deliveryDays } from '../delivery-days/delivery-days';
import { listedSkus, orderDispatchDay, readDispatch } from '../line-dispatch/line-dispatch';
import { paymentMethodKind } from '../payment-methods/payment-methods';
import { createCheckoutStorage, type CheckoutStorage } from './checkout-storage';
import { createOrderDesk, type OrderOutcome, type OrdersBefore, type PlacedOrder } from './place-order';
import { createPlatformCalls, isGuest, usablePayments, type PlatformCalls } from './platform-calls';
import { cartOf } from '../../service/own-cart';
import type { CheckoutText } from './messages/source';

/** The way from a cart to an order. Steps resolve with whether they were accepted; why not is in the state's errors. */
export interface Checkout {
  state: Snapshot<CheckoutState>;
  storage: CheckoutStorage;
  /** Takes up what was saved, as far as the platform's cart still agrees with it. */
  begin(): Promise<void>;
  submitShippingAddress(address: CheckoutAddress, options?: { saveInAddressBook?: boolean }): Promise<boolean>;
  submitShippingMethod(method: ShippingMethod): Promise<boolean>;
  submitBillingAddress(address: BillingAddress): Promise<boolean>;
  submitPaymentMethod(method: PaymentMethod): Promise<boolean>;
  /**
   * `agreements`: ids of what the buyer agrees to; `isPurchaseOrder`: their company approves before anything is ordered. Rejects with
   * why there is no order; the state's errors say it, too.
   */
  placeOrder(agreements?: readonly number[], options?: { isPurchaseOrder?: boolean }): Promise<void>;
  /** Asks again what became of an order that nobody knows about. */
  checkOrder(): Promise<void>;
  cancel(): void;
  /** Cancels, and closes whatever is open over the page. */
  reset(): void;
  /** The page is left: nothing of a finished or unfinished checkout stays in the state. An order on its way goes on. */
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
  const calls = createPlatformCalls(host);
  const desk = createOrderDesk(host, calls, text, wait);
  let before: Promise<OrdersBefore> | undefined;
  let leavesOn: string | undefined;
  let sent: SentOrder | undefined;

  const dispatch = (action: CheckoutAction) => state.set(reduceCheckout(state.get(), action));
  const needCartId = (): string => {
    const { cartId } = cartOf(host).state.get().summary;
    if (cartId === undefined) throw new CheckoutFailure('refused', text('checkout.error.no-cart'));
    return cartId;
  };
  const needEmail = (address: CheckoutAddress): string | undefined => {
    if (!isGuest(host)) return undefined;
    if (!address.email) throw new CheckoutFailure('refused', text('checkout.error.no-email'));
    return address.email;
  };

  /** A session that has ended on the platform ends here, too: the document comes back with what was typed, and asks for the password. */
  const askForPassword = (failure: CheckoutFailure) => {
    if (failure.kind === 'signed-out' && !isGuest(host)) host.session.reload().catch(() => undefined);
  };

  const run = async (step: CheckoutStep, act: () => Promise<CheckoutAction> | CheckoutAction): Promise<boolean> => {
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
      if (failure.kind === 'cart-gone')
        cartOf(host)
          .refresh()
          .catch(() => undefined);
      askForPassword(failure);
      return false;
    }
  };

  const finish = async (outcome: Extract<OrderOutcome, { status: 'placed' }>) => {
    const receipt = sent ? withOrder(sent.receipt, outcome) : toReceipt(host, state.get(), outcome, leavesOn);
    // After a reload the cart's place has been taken by a new one already.
    const isCartThere = !sent || cartOf(host).state.get().summary.cartId === sent.cartId;
    keepSent(undefined);
    dispatch({ type: 'receive-receipt', receipt });
    storage.saveReceipt(receipt);
    storage.clear();
    storage.clearDrafts();
    before = undefined;
    if (isCartThere)
      await cartOf(host)
        .reset()
        .catch((error: unknown) => host.telemetry.recordError(error));
    // By hand: an order goes by REST, and may have been placed before the document was loaded again. A card may have been saved with it.
    host.commerce.invalidate(['cart', 'customerCart', 'customer', 'customerOrders', 'customerPaymentTokens']);
    host.events.emit('cart:ordered', { reference: receipt.purchaseOrder?.number ?? receipt.order.number ?? receipt.order.id ?? '' });
    // Without a new cart the order stays unaccepted in the state, which changes nothing about its being placed.
    await cartOf(host)
      .ensure()
      .then(
        () => dispatch({ type: 'accept', step: 'order' }),
        () => undefined,
      );
  };

  const keepSent = (order: SentOrder | undefined) => {
    sent = order;
    storage.saveSentOrder(order);
  };

  const tellDoubt = ({ failure }: Extract<OrderOutcome, { status: 'unconfirmed' }>) =>
    text(failure.kind === 'cart-gone' ? 'checkout.order.cart-gone' : 'checkout.order.unconfirmed', {
      phone: isolateLtr(host.config.brand.phone),
    });

  const conclude = async (outcome: OrderOutcome) => {
    if (outcome.status === 'placed') return finish(outcome);
    if (outcome.status === 'not-placed') keepSent(undefined);
    if (outcome.status === 'unconfirmed') return dispatch({ type: 'doubt-order', error: tellDoubt(outcome) });
    // The card is asked for again: what stood for it pays once.
    if (outcome.failure.kind === 'declined') return dispatch({ type: 'refuse-payment', error: outcome.failure.message });
    dispatch({
      type: 'reject',
      step: 'order',
      error: outcome.failure.kind === 'unknown' ? text('checkout.order.not-placed') : outcome.failure.message,
    });
    if (outcome.failure.kind === 'refused')
      cartOf(host)
        .refresh()
        .catch(() => undefined);
    askForPassword(outcome.failure);
  };

  const sendOrder = async (agreements: readonly number[], isPurchaseOrder: boolean): Promise<OrderOutcome> => {
    const { billingAddress, paymentMethod, shippingAddress } = state.get();
    try {
      if (!billingAddress || !paymentMethod || !shippingAddress) throw new CheckoutFailure('refused', text('checkout.error.no-address'));
      const cartId = needCartId();
      const email = needEmail(shippingAddress);
      if (isPurchaseOrder) before = Promise.resolve({ isPurchaseOrder });
      before ??= desk.prepare(cartId);
      const known = await before;
      // Before it is sent: a reload of the document must not lose sight of it.
      keepSent({ cartId, before: known, receipt: toReceipt(host, state.get(), { id: undefined, number: undefined }, leavesOn) });
      return await desk.place({ cartId, email, billing: billingAddress, payment: paymentMethod, agreements }, known);
    } catch (error) {
      return { status: 'not-placed', failure: toFailure(error, text) };
    }
  };

  /**
   * An order whose cart is gone, and that cannot be found, does not hold back another cart that has been filled since: asking again would
   * tell no more. Of that cart nothing was ordered, which is told together with what may have been received.
   */
  const letNextCartPass = ({ cartId }: SentOrder, outcome: OrderOutcome): OrderOutcome => {
    const { summary } = cartOf(host).state.get();
    if (outcome.status !== 'unconfirmed' || outcome.failure.kind !== 'cart-gone' || summary.cartId === cartId || summary.count === 0)
      return outcome;
    return { status: 'not-placed', failure: new CheckoutFailure('refused', tellDoubt(outcome)) };
  };

  /** Asks what became of an order that was sent before the document was loaded again. Gives what cannot be said before the page begins. */
  const follow = async (order: SentOrder): Promise<OrderOutcome> => {
    dispatch({ type: 'submit', step: 'order' });
    keepSent(order);
    const outcome = letNextCartPass(order, await desk.follow(order.cartId, order.before));
    // Whoever had sent it in this tab has told of it meanwhile.
    const told = storage.loadSentOrder() ? undefined : storage.loadReceipt();
    if (told) dispatch({ type: 'receive-receipt', receipt: told });
    else if (outcome.status !== 'not-placed') await conclude(outcome);
    return outcome;
  };

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
    const order = storage.loadSentOrder();
    // What a customer has sent, nobody else can ask for.
    const followed = order && order.receipt.isGuest === isGuest(host) ? await follow(order) : undefined;
    if (followed && followed.status !== 'not-placed') return;
    const saved = storage.load();
    const { cartId } = cartOf(host).state.get().summary;
    const resumed = cartId === undefined ? undefined : await resume(calls, cartId, saved);
    dispatch({ type: 'begin', saved: resumed?.saved ?? { availableShippingMethods: [] }, paymentOptions: resumed?.paymentOptions ?? [] });
    if (followed) await conclude(followed);
  };

  return {
    state,
    storage,
    begin,
    submitShippingAddress: (address, { saveInAddressBook = false } = {}) =>
      run('shippingAddress', async () => {
        const cartId = needCartId();
        const email = needEmail(address);
        if (email !== undefined) await calls.setGuestEmail(cartId, email);
        const methods = await calls.setShippingAddress(cartId, address, saveInAddressBook);
        dispatch({ type: 'receive-shipping-methods', methods });
        const kept = saveInAddressBook ? { ...address, saveInAddressBook: true as const } : address;
        return { type: 'accept', step: 'shippingAddress', address: kept };
      }),
    submitShippingMethod: (method) =>
      run('shippingMethod', async () => {
        const { shippingAddress, billingAddress } = state.get();
        if (!shippingAddress) throw new CheckoutFailure('refused', text('checkout.error.no-address'));
        const paymentOptions = await calls.sendShippingInformation(
          needCartId(),
          shippingAddress,
          billingAddress ?? shippingAddress,
          method,
        );
        // Totals with this delivery. The step is done without them, too.
        await cartOf(host)
          .refresh()
          .catch(() => undefined);
        return { type: 'accept', step: 'shippingMethod', method, paymentOptions };
      }),
    submitBillingAddress: (address) =>
      run('billingAddress', () => {
        needCartId();
        return { type: 'accept', step: 'billingAddress', address };
      }),
    submitPaymentMethod: (method) =>
      run('paymentMethod', () => {
        before = desk.prepare(needCartId());
        return { type: 'accept', step: 'paymentMethod', method };
      }),
    async placeOrder(agreements = [], { isPurchaseOrder = false } = {}) {
      const { order, isSubmitting } = state.get();
      // A second press of the button, however quick, is the same order.
      if (order !== 'open' || isSubmitting) return;
      dispatch({ type: 'submit', step: 'order' });
      // Beside the order, which does not wait for it.
      leavesOn = undefined;
      void countDispatch(host).then((day) => {
        leavesOn = day;
        if (sent && day !== undefined && hasDays(sent.receipt)) keepSent({ ...sent, receipt: { ...sent.receipt, dispatch: day } });
      });
      const outcome = await sendOrder(agreements, isPurchaseOrder);
      await conclude(outcome);
      if (outcome.status !== 'placed') throw outcome.failure;
    },
    async checkOrder() {
      if (state.get().order !== 'unconfirmed') return;
      dispatch({ type: 'check-order' });
      const outcome: OrderOutcome = sent
        ? letNextCartPass(sent, await desk.check(sent.cartId, sent.before))
        : { status: 'unconfirmed', failure: toFailure(undefined, text) };
      // After a reload, or with another cart: it can be ordered here, which nothing has begun for.
      const isBegun = state.get().isReady && sent?.cartId === cartOf(host).state.get().summary.cartId;
      if (outcome.status === 'not-placed' && !isBegun) {
        keepSent(undefined);
        await begin();
      }
      await conclude(outcome);
    },
    cancel,
    reset,
    leave() {
      const { order, isSubmitting } = state.get();
      if (order === 'accepted') reset();
      else if (order === 'open' && !isSubmitting) cancel();
    },
    resetReceipt() {
      storage.saveReceipt(undefined);
      dispatch({ type: 'reset-receipt' });
    },
  };
}

/** What was saved counts only as far as the platform's cart knows it: it may be another cart, or have been changed elsewhere. */
async function resume(
  calls: PlatformCalls,
  cartId: string,
  saved: SavedCheckout,
): Promise<{ saved: SavedCheckout; paymentOptions: readonly PaymentOption[] } | undefined> {
  if (!saved.shippingAddress) return undefined;
  const cart = await calls.readCheckoutCart(cartId).catch(() => undefined);
  const [address] = cart?.shipping_addresses ?? [];
  if (
    !cart ||
    !address ||
    address.postcode !== saved.shippingAddress.postcode ||
    normalizePhone(address.telephone ?? '') !== saved.shippingAddress.telephone
  )
    return undefined;
  const availableShippingMethods = calls.toShippingMethods(address.available_shipping_methods);
  const selected = address.selected_shipping_method;
  const shippingMethod = selected
    ? availableShippingMethods.find((method) => isSameMethod(method, saved.shippingMethod) && isSameMethod(method, selected))
    : undefined;
  const paymentOptions = shippingMethod ? usablePayments((cart.available_payment_methods ?? []).filter((method) => method !== null)) : [];
  const isOffered = paymentOptions.some(({ code }) => code === saved.paymentMethod?.code);
  return {
    saved: { ...saved, availableShippingMethods, shippingMethod, paymentMethod: isOffered ? saved.paymentMethod : undefined },
    paymentOptions,
  };
}

/** When what is in the cart leaves the warehouse if it is ordered now. */
async function countDispatch(host: Host): Promise<string | undefined> {
  const now = new Date();
  const items = cartOf(host).state.get().details?.items ?? [];
  const known = await readDispatch(host, listedSkus(items));
  return known && orderDispatchDay(known, items, now);
}

/** The days of a purchase order begin with its approval, those of a transfer with its arrival. */
function hasDays({ purchaseOrder, paymentCode }: Pick<Receipt, 'purchaseOrder' | 'paymentCode'>): boolean {
  return !purchaseOrder && !(paymentCode !== undefined && paymentMethodKind(paymentCode)?.isPaidFirst);
}

/** What was kept of an order when it was sent, with what it has become. */
function withOrder(receipt: Receipt, { id, number, purchaseOrder }: PlacedOrder): Receipt {
  const { arrival, dispatch, ...rest } = receipt;
  const days = purchaseOrder ? {} : { arrival, dispatch };
  return { ...rest, ...days, order: { ...receipt.order, id, number }, ...(purchaseOrder ? { purchaseOrder } : {}) };
}

function toReceipt(host: Host, checkout: CheckoutState, { id, number, purchaseOrder }: PlacedOrder, leavesOn: string | undefined): Receipt {
  const session = host.session.state.get();
  const { details } = cartOf(host).state.get();
  const { shippingAddress, shippingMethod, paymentMethod } = checkout;
  const isCounted = hasDays({ purchaseOrder, paymentCode: paymentMethod?.code });
  const days = shippingMethod && isCounted ? deliveryDays(shippingMethod.carrier_code, new Date()) : undefined;
  return {
    order: { id, number, shipping_address: shippingAddress },
    email: session.status === 'customer' ? (session.customer?.email ?? '') : (shippingAddress?.email ?? ''),
    isGuest: isGuest(host),
    items: (details?.items ?? []).map(({ name, sku, quantity, rowTotal, options }) => ({ name, sku, quantity, rowTotal, options })),
    totals: details?.totals,
    shippingTitle: [shippingMethod?.carrier_title, shippingMethod?.method_title].filter(Boolean).join(' · '),
    ...(days ? { arrival: [days[0].toISOString(), days[1].toISOString()] as const } : {}),
    ...(leavesOn !== undefined && isCounted ? { dispatch: leavesOn } : {}),
    paymentTitle: paymentMethod?.title ?? '',
    paymentCode: paymentMethod?.code,
    ...(purchaseOrder ? { purchaseOrder } : {}),
  };
}
