import { createPersistence } from 'shared-platform';
import { cartState, money } from '../../testing/cart-in-hand';
import { address, DELIVERY, PAYMENT } from '../../testing/checkout-in-hand';
import { createMemoryStorage } from '../../testing/fake-platform';
import type { Receipt } from './checkout-state';
import { createCheckoutStorage } from './checkout-storage';

const RECEIPT: Receipt = {
  order: { id: '7', number: '000000021', shipping_address: address() },
  email: 'sara@example.com',
  isGuest: true,
  items: [{ name: 'Bearing', sku: '6204', quantity: 3, rowTotal: money(30) }],
  totals: cartState([]).details?.totals,
  shippingTitle: 'Standard delivery',
  paymentTitle: 'Cash on delivery',
  paymentCode: 'cashondelivery',
};
const PURCHASE_ORDER = { uid: 'OQ==', number: '9', isWaiting: true, approvals: [{ rule: 'Above 500', roles: ['Lead'] }] };

function open() {
  const [lasting, tabs] = [createMemoryStorage(), createMemoryStorage()];
  const [local, session] = [createPersistence(() => lasting), createPersistence(() => tabs)];
  return { local, session, storage: createCheckoutStorage(local, session) };
}

test.each([
  ['an order', RECEIPT],
  [
    'an order whose days are known',
    { ...RECEIPT, dispatch: '2026-11-26', arrival: ['2026-11-26T09:00:00.000Z', '2026-11-30T09:00:00.000Z'] as const },
  ],
  ['a purchase order', { ...RECEIPT, purchaseOrder: PURCHASE_ORDER }],
  [
    'an order of which little is known',
    { ...RECEIPT, order: { id: undefined, number: undefined, shipping_address: undefined }, totals: undefined },
  ],
])('the receipt of %s comes back', (_what, receipt) => {
  const { storage } = open();
  storage.saveReceipt(receipt);
  expect(storage.loadReceipt()).toEqual(JSON.parse(JSON.stringify(receipt)));
});

test.each<[string, unknown]>([
  ['a text', 'junk'],
  ['a number', 7],
  ['a list', []],
  ['null', null],
  ['nothing in it', {}],
  ['lines that are none', { ...RECEIPT, items: [null] }],
  ['lines without an amount', { ...RECEIPT, items: [{ name: 'x', sku: 'y', quantity: 1 }] }],
  ['an amount that is a text', { ...RECEIPT, items: [{ ...RECEIPT.items[0], rowTotal: { value: '30', currency: 'SAR' } }] }],
  ['totals that are none', { ...RECEIPT, totals: { grandTotal: 115 } }],
  ['discounts that are none', { ...RECEIPT, totals: { ...RECEIPT.totals, discounts: [{}] } }],
  ['an address that is none', { ...RECEIPT, order: { ...RECEIPT.order, shipping_address: { city: 7 } } }],
  ['a number that is an object', { ...RECEIPT, order: { ...RECEIPT.order, number: {} } }],
  ['approvals that are none', { ...RECEIPT, purchaseOrder: { ...PURCHASE_ORDER, approvals: [7] } }],
])('junk in the place of a receipt is none: %s', (_what, junk) => {
  const { session, storage } = open();
  session.set('checkout_receipt', junk);
  expect(storage.loadReceipt()).toBeUndefined();
});

test.each<unknown>(['junk', 7, [], {}, null, [[]], { city: 1 }])('junk under each of the five keys is nothing: %p', (junk) => {
  const { local, storage } = open();
  for (const key of ['shipping_address', 'billing_address', 'availableShippingMethods', 'shippingMethod', 'paymentMethod'])
    local.set(key, junk);
  expect(storage.load()).toEqual({ availableShippingMethods: [] });
});

test('what is saved comes back', () => {
  const { storage } = open();
  const billingAddress = { ...address(), sameAsShippingAddress: true };
  storage.save({
    shippingAddress: address(),
    billingAddress,
    availableShippingMethods: [DELIVERY],
    shippingMethod: DELIVERY,
    paymentMethod: { ...PAYMENT, data: {} },
  });
  expect(storage.load()).toMatchObject({
    shippingMethod: DELIVERY,
    paymentMethod: PAYMENT,
    billingAddress,
    availableShippingMethods: [DELIVERY],
  });
});
