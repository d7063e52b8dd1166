import { address, DELIVERY, PAYMENT } from '../../testing/checkout-fixtures';
import { drawnBelow } from '../../testing/drawn-states';
import {
  firstOpenSection,
  NEW_CHECKOUT,
  ORDER_STEPS,
  reduceCheckout,
  type CheckoutAction,
  type CheckoutState,
  type CheckoutStep,
} from './checkout-state';

const after = (...actions: CheckoutAction[]): CheckoutState => actions.reduce(reduceCheckout, NEW_CHECKOUT);
const STEPS: CheckoutStep[] = ['shippingAddress', 'shippingMethod', 'billingAddress', 'paymentMethod', 'order'];

const toDelivery: CheckoutAction[] = [
  { type: 'receive-shipping-methods', methods: [DELIVERY] },
  { type: 'accept', step: 'shippingAddress', address: address() },
];
const toPayment: CheckoutAction[] = [
  ...toDelivery,
  { type: 'accept', step: 'shippingMethod', method: DELIVERY, paymentOptions: [PAYMENT] },
];
const toReview: CheckoutAction[] = [
  ...toPayment,
  { type: 'accept', step: 'billingAddress', address: { ...address(), sameAsShippingAddress: true } },
  { type: 'accept', step: 'paymentMethod', method: { ...PAYMENT, data: {} } },
];

test.each(STEPS)('%s: submit sets the flag and clears the error, reject stores one', (step) => {
  const rejected = after({ type: 'submit', step }, { type: 'reject', step, error: 'No' });
  expect(rejected).toMatchObject({ isSubmitting: false, errors: { [step]: 'No' } });
  expect(reduceCheckout(rejected, { type: 'submit', step })).toMatchObject({ isSubmitting: true, errors: {} });
});

test('the steps follow one another', () => {
  expect([after(), after(...toDelivery), after(...toPayment), after(...toReview)].map(firstOpenSection)).toEqual([
    'address',
    'delivery',
    'payment',
    'review',
  ]);
});

test('another address asks for the delivery again; the billing address that follows it goes along', () => {
  const moved = after(...toReview, { type: 'accept', step: 'shippingAddress', address: address({ city: 'Jeddah' }) });
  expect(firstOpenSection(moved)).toBe('delivery');
  expect(moved.billingAddress).toMatchObject({ city: 'Jeddah', sameAsShippingAddress: true });
});

test('another billing address stays when the delivery goes elsewhere', () => {
  const moved = after(
    ...toReview,
    { type: 'accept', step: 'billingAddress', address: { ...address({ city: 'Dammam' }), sameAsShippingAddress: false } },
    { type: 'accept', step: 'shippingAddress', address: address({ city: 'Jeddah' }) },
  );
  expect(moved.billingAddress?.city).toBe('Dammam');
});

test('a payment method that is not offered for the new delivery has to be chosen again', () => {
  const other = after(...toReview, {
    type: 'accept',
    step: 'shippingMethod',
    method: DELIVERY,
    paymentOptions: [{ code: 'banktransfer', title: 'Bank transfer' }],
  });
  expect(other.paymentMethod).toBeUndefined();
  expect(firstOpenSection(other)).toBe('payment');
});

test('begin takes what was saved; reset and cancel keep the receipt, which goes by itself', () => {
  const receipt = {
    order: { id: '1', number: '000000001', shipping_address: undefined },
    email: 'a@b.co',
    isGuest: true,
    items: [],
    totals: undefined,
    shippingTitle: '',
    paymentTitle: '',
  };
  const begun = after(
    { type: 'receive-receipt', receipt },
    { type: 'begin', saved: { availableShippingMethods: [DELIVERY], shippingAddress: address() }, paymentOptions: [] },
  );
  expect(begun).toMatchObject({ isReady: true, shippingAddress: { city: 'Riyadh' }, receipt });
  expect(reduceCheckout(begun, { type: 'reset' })).toEqual({ ...NEW_CHECKOUT, receipt });
  expect(reduceCheckout(begun, { type: 'reset-receipt' }).receipt).toBeUndefined();
});

test('an order is placed, refused, or unknown', () => {
  expect(after({ type: 'submit', step: 'order' }).order).toBe('placing');
  expect(after({ type: 'submit', step: 'order' }, { type: 'reject', step: 'order', error: 'No' }).order).toBe('open');
  expect(after({ type: 'submit', step: 'order' }, { type: 'doubt-order', error: 'Who knows' })).toMatchObject({
    order: 'unconfirmed',
    isSubmitting: false,
    errors: { order: 'Who knows' },
  });
  expect(after({ type: 'submit', step: 'order' }, { type: 'accept', step: 'order' }).order).toBe('accepted');
});

test('the order’s diagram in the README is what the code does', () => {
  const coded = Object.entries(ORDER_STEPS).flatMap(([from, steps]) =>
    Object.entries(steps).map(([happening, to]) => `${from} ${happening} ${to}`),
  );
  expect(drawnBelow('An order')).toEqual(coded.toSorted());
  // What the reducer does with it, by the names of its actions.
  const actions: Record<string, CheckoutAction> = {
    submit: { type: 'submit', step: 'order' },
    accept: { type: 'accept', step: 'order' },
    reject: { type: 'reject', step: 'order', error: 'no' },
    doubt: { type: 'doubt-order', error: 'who knows' },
    check: { type: 'check-order' },
  };
  const done = Object.keys(ORDER_STEPS).flatMap((from) =>
    Object.entries(actions).flatMap(([happening, action]) => {
      const { order } = reduceCheckout({ ...NEW_CHECKOUT, order: from as CheckoutState['order'] }, action);
      return order === from ? [] : [`${from} ${happening} ${order}`];
    }),
  );
  expect(done.toSorted()).toEqual(coded.toSorted());
});

test('the diagram of the sections in the README is what the code does', () => {
  const steps: Record<string, CheckoutAction> = {
    shippingAddress: { type: 'accept', step: 'shippingAddress', address: address() },
    shippingMethod: { type: 'accept', step: 'shippingMethod', method: DELIVERY, paymentOptions: [PAYMENT] },
    paymentMethod: { type: 'accept', step: 'paymentMethod', method: { ...PAYMENT, data: {} } },
    reset: { type: 'reset' },
  };
  const states = [after(), after(...toDelivery), after(...toPayment), after(...toReview)];
  // The page accepts who is billed together with how it is paid.
  const billed = (state: CheckoutState) =>
    state.paymentOptions.length > 0 ? reduceCheckout(state, toReview.at(-2) ?? { type: 'reset' }) : state;
  const done = states.flatMap((state) =>
    Object.entries(steps).flatMap(([happening, action]) => {
      const [from, to] = [firstOpenSection(state), firstOpenSection(reduceCheckout(billed(state), action))];
      return from === to ? [] : [`${from} ${happening} ${to}`];
    }),
  );
  const possible = done.filter((edge) => !/^address (shippingMethod|paymentMethod)|^delivery paymentMethod/.test(edge));
  expect(drawnBelow('The sections of the checkout')).toEqual(possible.toSorted());
});
