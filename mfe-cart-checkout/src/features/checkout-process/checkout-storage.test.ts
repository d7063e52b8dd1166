import type { SessionState } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { createPersistence } from 'shared-platform';
import { cartState, money } from '../../testing/cart-fixtures';
import { address, DELIVERY, PAYMENT } from '../../testing/checkout-fixtures';
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
  const host = createStubHost();
  host.set.session.set({ status: 'guest' });
  return { host, local, session, storage: createCheckoutStorage(host, local, session) };
}

test.each([
  ['an order', RECEIPT],
  [
    'an order whose days are known',
    { ...RECEIPT, dispatch: '2026-11-26', arrival: ['2026-11-26T09:00:00.000Z', '2026-11-30T09:00:00.000Z'] as const },
  ],
  [
    'a product with options',
    { ...RECEIPT, items: RECEIPT.items.map((item) => ({ ...item, options: [{ label: 'Belt length', value: '1250 mm' }] })) },
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
  ['options that are none', { ...RECEIPT, items: [{ ...RECEIPT.items[0], options: [{ label: 'Belt length' }] }] }],
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

test.each<unknown>([
  undefined,
  null,
  'x',
  {},
  { ...address(), country_id: 'AE' },
  { ...address(), street: 'x' },
  { ...address(), company: 7 },
])('what is no address is not taken for one (%#)', (junk) => {
  const { local, storage } = open();
  local.set('shipping_address', junk);
  expect(storage.load().shippingAddress).toBeUndefined();
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

describe('who is there', () => {
  const customer = (email: string, isKept = true): SessionState => ({
    status: 'customer',
    expiresAt: 0,
    isKept,
    customer: { email, firstName: 'N', lastName: 'A', isSubscribed: false, isCompanyAccount: false },
  });

  test('what a customer typed is not a guest’s, who takes the tab over; it is there when they come back', () => {
    const { host, storage } = open();
    host.set.session.set(customer('sara@example.com'));
    storage.markCustomer('sara@example.com');
    storage.saveDraft('shipping', { street: 'Hers' });
    host.set.session.set({ status: 'guest' });
    expect(storage.loadDraft('shipping')).toBeUndefined();
    expect(storage.markedCustomer()).toBe('sara@example.com');
    storage.saveDraft('shipping', { street: 'The guest’s' });
    expect(storage.loadDraft('shipping')).toEqual({ street: 'The guest’s' });
    host.set.session.set(customer('sara@example.com'));
    storage.markCustomer('sara@example.com');
    expect(storage.loadDraft('shipping')).toEqual({ street: 'Hers' });
  });

  test('what a customer typed is not another customer’s', () => {
    const { host, session, storage } = open();
    host.set.session.set(customer('sara@example.com'));
    storage.markCustomer('sara@example.com');
    storage.saveDraft('shipping', { street: 'Hers' });
    host.set.session.set(customer('badr@example.com'));
    storage.markCustomer('badr@example.com');
    expect(storage.loadDraft('shipping')).toBeUndefined();
    expect(JSON.stringify(session.get('checkout_draft'))).not.toContain('Hers');
  });

  test('what a guest typed goes along with whoever signs in', () => {
    const { host, storage } = open();
    storage.saveDraft('shipping', { street: 'A guest’s' });
    host.set.session.set(customer('sara@example.com'));
    storage.markCustomer('sara@example.com');
    expect(storage.loadDraft('shipping')).toEqual({ street: 'A guest’s' });
  });

  test('what an earlier release kept for nobody is nobody’s', () => {
    const { host, session, storage } = open();
    session.set('checkout_draft', { shipping: { street: 'Whose?' }, customer: { email: 'sara@example.com' } });
    for (const state of [{ status: 'guest' } as const, customer('badr@example.com')]) {
      host.set.session.set(state);
      expect([storage.loadDraft('shipping'), storage.markedCustomer()]).toEqual([undefined, undefined]);
    }
  });

  test('a receipt is of who has ordered', () => {
    const { host, storage } = open();
    host.set.session.set(customer('sara@example.com'));
    storage.saveReceipt({ ...RECEIPT, isGuest: false });
    const seenBy = (state: SessionState) => {
      host.set.session.set(state);
      return storage.loadReceipt() !== undefined;
    };
    const badr = customer('badr@example.com');
    expect([customer('sara@example.com'), { status: 'guest' } as const, badr].map(seenBy)).toEqual([true, false, false]);
    // Who makes an account of an order goes on with it.
    storage.saveReceipt(RECEIPT);
    expect([badr, { status: 'guest' } as const].map(seenBy)).toEqual([true, true]);
  });

  test('so is an order on its way', () => {
    const { host, storage } = open();
    host.set.session.set(customer('sara@example.com'));
    storage.saveSentOrder({
      cartId: 'c',
      before: { reservedNumber: undefined, newestNumber: null },
      receipt: { ...RECEIPT, isGuest: false },
    });
    expect(storage.loadSentOrder()).toBeDefined();
    for (const state of [{ status: 'guest' } as const, customer('badr@example.com')]) {
      host.set.session.set(state);
      expect(storage.loadSentOrder()).toBeUndefined();
    }
  });

  test('the five items of a customer of this tab alone are in this tab alone', () => {
    const { host, local, session, storage } = open();
    host.set.session.set(customer('sara@example.com', false));
    storage.save({ availableShippingMethods: [], shippingAddress: address(), paymentMethod: { ...PAYMENT, data: {} } });
    expect(local.get('shipping_address')).toBeUndefined();
    expect(session.get('shipping_address')).toEqual(address());
    expect(storage.load().shippingAddress).toEqual(address());
    storage.clear();
    expect(session.get('shipping_address')).toBeUndefined();
  });
});
