import type { SessionState } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { textOf } from 'shared-platform/testing';
import { address, PAYMENT, restFailure } from '../../testing/checkout-fixtures';
import { failure, NETWORK_FAILURE } from '../../testing/fake-platform';
import type { OrdersBefore, PaymentMethod } from './checkout-state';
import { isOrderId } from './find-order';
import { createOrderDesk } from './place-order';
import { createPlatformCalls } from './platform-calls';

const CUSTOMER: SessionState = { status: 'customer', expiresAt: 1, isKept: true, customer: undefined };
const billing = { ...address(), sameAsShippingAddress: true };
const order = { cartId: 'c1', email: 'sara@example.com', billing, payment: { ...PAYMENT, data: {} }, agreements: [] };
const ACTIVE = { data: { cart: { id: 'c1' } }, error: undefined };
const INACTIVE = failure("The cart isn't active.");

interface Platform {
  payment: () => unknown;
  cart?: () => unknown;
  reserved?: string | null;
  orders?: { id: string; number: string }[];
}

function open({ payment, cart = () => ACTIVE, reserved = null, orders = [] }: Platform, session?: SessionState) {
  const host: StubHost = createStubHost();
  if (session) host.set.session.set(session);
  host.answerRest = (path) => (path.endsWith('/payment-information') ? payment() : { id: 1, reserved_order_id: reserved });
  host.answer = (operation) =>
    (operation === 'RecentOrders' ? { data: { customer: { orders: { items: orders } } }, error: undefined } : cart()) as never;
  const waits: number[] = [];
  const desk = createOrderDesk(host, createPlatformCalls(host), textOf('en-US'), (ms) => {
    waits.push(ms);
    return Promise.resolve();
  });
  const place = (before: OrdersBefore = {}) => desk.place(session ? { ...order, email: undefined } : order, before);
  const sent = () =>
    host
      .callsOf('commerce.rest')
      .map(([request]) => request as { method: string; path: string; body?: unknown; timeout?: number })
      .filter(({ method }) => method === 'POST');
  return { host, desk, place, sent, waits };
}

describe('the call', () => {
  test('guest: cart, e-mail, billing address and payment method, to the guest’s cart', async () => {
    const { place, sent } = open({ payment: () => 7 });
    await place();
    expect(sent()).toEqual([
      {
        method: 'POST',
        path: '/guest-carts/c1/payment-information',
        timeout: 30_000,
        body: {
          cartId: 'c1',
          email: 'sara@example.com',
          billingAddress: expect.objectContaining({ city: 'Riyadh', country_id: 'SA' }),
          paymentMethod: { method: 'cashondelivery', additional_data: {} },
        },
      },
    ]);
  });

  test('customer: to the customer’s own', async () => {
    const { place, sent } = open({ payment: () => 7 }, CUSTOMER);
    await place();
    expect(sent()[0]).toMatchObject({ path: '/carts/mine/payment-information' });
    expect(sent()[0]?.body).not.toHaveProperty('email');
  });

  test('a provider’s nonce goes along', async () => {
    const { desk, sent } = open({ payment: () => 7 });
    await desk.place({ ...order, payment: { code: 'card', title: 'Card', data: { nonce: 'n' } } }, {});
    expect(sent()[0]?.body).toMatchObject({ paymentMethod: { method: 'card', additional_data: { payment_method_nonce: 'n' } } });
  });
});

describe('the number', () => {
  test.each([[3], ['3']])('customer: of their order with the id that is answered (%p)', async (answered) => {
    const { place } = open(
      {
        payment: () => answered,
        orders: [
          { id: btoa('4'), number: '000000004' },
          { id: btoa('3'), number: '000000003' },
        ],
      },
      CUSTOMER,
    );
    await expect(place()).resolves.toEqual({ status: 'placed', id: '3', number: '000000003' });
  });

  test('guest: the one that the cart had reserved', async () => {
    const { place } = open({ payment: () => 3 });
    await expect(place({ reservedNumber: '000000009' })).resolves.toEqual({ status: 'placed', id: '3', number: '000000009' });
  });

  test('guest: the one that the cart has afterwards', async () => {
    const { place } = open({ payment: () => 3, reserved: '000000010' });
    await expect(place()).resolves.toMatchObject({ number: '000000010' });
  });

  test('neither: there is none, and the id is left to show', async () => {
    const { place } = open({ payment: () => 3 });
    await expect(place()).resolves.toEqual({ status: 'placed', id: '3', number: undefined });
  });

  test('ids are compared with and without base64', () => {
    expect([isOrderId(btoa('12'), '12'), isOrderId('12', '12'), isOrderId(btoa('1'), '12')]).toEqual([true, true, false]);
  });
});

describe('a refusal', () => {
  test('is told in the platform’s words; nothing was ordered, and nobody is asked', async () => {
    const { place, host } = open({ payment: () => restFailure(400, 'Some of the products are out of stock.') });
    await expect(place()).resolves.toMatchObject({
      status: 'not-placed',
      failure: { kind: 'refused', message: 'Some of the products are out of stock.' },
    });
    expect(host.callsOf('commerce.query')).toEqual([]);
  });

  test('a session that has ended', async () => {
    const { place } = open({ payment: () => restFailure(401, "The consumer isn't authorized to access self.") }, CUSTOMER);
    await expect(place()).resolves.toMatchObject({ status: 'not-placed', failure: { kind: 'signed-out' } });
  });
});

describe.each([
  ['nothing for 30 s', restFailure(undefined, 'signal timed out')],
  ['a server error', restFailure(500, 'Internal Error. Details are available in Magento log file.')],
  ['HTML instead of JSON', restFailure(502, '')],
])('%s', (_name, lost) => {
  const payment = () => Promise.reject(lost);

  test('is never sent again by itself', async () => {
    const { place, sent } = open({ payment });
    await place();
    expect(sent()).toHaveLength(1);
  });

  test('the cart can still be ordered: nothing was ordered', async () => {
    const { place } = open({ payment });
    await expect(place()).resolves.toMatchObject({ status: 'not-placed', failure: { kind: 'unknown' } });
  });

  test('the cart became an order: guest', async () => {
    const { place } = open({ payment, cart: () => INACTIVE, reserved: '000000011' });
    await expect(place()).resolves.toEqual({ status: 'placed', id: undefined, number: '000000011' });
  });

  test('the cart became an order: customer, whose newest order is another than before', async () => {
    const { place } = open({ payment, cart: () => INACTIVE, orders: [{ id: btoa('12'), number: '000000012' }] }, CUSTOMER);
    await expect(place({ newestNumber: '000000011' })).resolves.toEqual({ status: 'placed', id: '12', number: '000000012' });
  });

  test.each([
    ['the newest order is the one of before', { newestNumber: '000000012' }],
    ['what there was before is not known', {}],
  ])('the cart is gone, but %s: nobody knows', async (_reason, before) => {
    const { place } = open({ payment, cart: () => INACTIVE, orders: [{ id: btoa('12'), number: '000000012' }] }, CUSTOMER);
    await expect(place(before)).resolves.toMatchObject({ status: 'unconfirmed', failure: { kind: 'cart-gone' } });
  });

  test('the platform cannot be asked: nobody knows', async () => {
    const { place } = open({ payment, cart: () => NETWORK_FAILURE });
    await expect(place()).resolves.toMatchObject({ status: 'unconfirmed', failure: { kind: 'unknown' } });
  });
});

test('a platform that may still be at work is asked more than once', async () => {
  let looks = 0;
  const { place, waits } = open({
    payment: () => restFailure(undefined, 'lost'),
    cart: () => (++looks < 3 ? ACTIVE : INACTIVE),
    reserved: '000000013',
  });
  await expect(place()).resolves.toMatchObject({ status: 'placed', number: '000000013' });
  expect(waits).toEqual([0, 2000, 4000]);
});

describe('a purchase order', () => {
  const WAITING = {
    uid: 'OQ==',
    number: '000000009',
    status: 'APPROVAL_REQUIRED',
    approval_flow: [{ rule_name: 'Above SAR 500', events: [{ role: 'Maintenance Lead' }, { role: 'Maintenance Lead' }] }],
  };
  const PLACED = {
    status: 'placed',
    id: undefined,
    number: undefined,
    purchaseOrder: {
      uid: 'OQ==',
      number: '000000009',
      isWaiting: true,
      approvals: [{ rule: 'Above SAR 500', roles: ['Maintenance Lead'] }],
    },
  };

  function openCompany(script: Record<string, () => unknown>, payment: PaymentMethod = { ...PAYMENT, data: { purchaseOrder: 'PO-7' } }) {
    const host: StubHost = createStubHost();
    host.set.session.set(CUSTOMER);
    const sent: { operation: string; variables: unknown }[] = [];
    host.answer = (operation, variables) => {
      sent.push({ operation, variables });
      const data = (script[operation] ?? (() => ({})))();
      return (typeof data === 'object' && data !== null && 'error' in data ? data : { data, error: undefined }) as never;
    };
    const desk = createOrderDesk(host, createPlatformCalls(host), textOf('en-US'), () => Promise.resolve());
    const place = () => desk.place({ ...order, email: undefined, payment }, { isPurchaseOrder: true });
    return { host, place, desk, sent, times: (name: string) => sent.filter(({ operation }) => operation === name).length };
  }

  test('who is billed and how it is paid stand on the cart before; nothing goes to the order’s own call', async () => {
    const { host, place, sent } = openCompany({ PlacePurchaseOrder: () => ({ placePurchaseOrder: { purchase_order: WAITING } }) });
    expect(await place()).toEqual(PLACED);
    expect(sent).toEqual([
      {
        operation: 'SetBillingAddress',
        variables: { cartId: 'c1', address: expect.objectContaining({ region: 'SA-01', country_code: 'SA' }) },
      },
      { operation: 'SetPaymentMethod', variables: { cartId: 'c1', code: 'cashondelivery', number: 'PO-7' } },
      { operation: 'PlacePurchaseOrder', variables: { cartId: 'c1' } },
    ]);
    expect(host.callsOf('commerce.rest')).toEqual([]);
    expect(host.callsOf('commerce.mutate').at(-1)?.[2]).toEqual({ retry: false, timeout: 30_000 });
  });

  test('complaint of the platform: nothing was placed', async () => {
    const { place } = openCompany({
      PlacePurchaseOrder: () => failure('Unable to place purchase order: Some of the products are out of stock'),
    });
    expect(await place()).toMatchObject({ status: 'not-placed', failure: { kind: 'refused' } });
  });

  test('a lost answer is not sent again: the purchase order that names the cart is it', async () => {
    const { place, times } = openCompany({
      PlacePurchaseOrder: () => NETWORK_FAILURE,
      CartAuthorisation: () => INACTIVE,
      RecentPurchaseOrders: () => ({
        customer: {
          purchase_orders: {
            items: [
              { ...WAITING, uid: 'MQ==', quote: { id: 'other' } },
              { ...WAITING, quote: { id: 'c1' } },
            ],
          },
        },
      }),
    });
    expect(await place()).toEqual(PLACED);
    expect(times('PlacePurchaseOrder')).toBe(1);
  });

  test('a lost answer, and the cart is as it was: nothing was placed', async () => {
    const { place, times } = openCompany({ PlacePurchaseOrder: () => NETWORK_FAILURE, CartAuthorisation: () => ({ cart: { id: 'c1' } }) });
    expect(await place()).toMatchObject({ status: 'not-placed', failure: { kind: 'unknown' } });
    expect(times('PlacePurchaseOrder')).toBe(1);
  });

  test('a lost answer, a cart that is gone, and no purchase order that names it: nobody knows', async () => {
    const { place } = openCompany({
      PlacePurchaseOrder: () => NETWORK_FAILURE,
      CartAuthorisation: () => INACTIVE,
      RecentPurchaseOrders: () => ({ customer: { purchase_orders: { items: [] } } }),
    });
    expect(await place()).toMatchObject({ status: 'unconfirmed' });
  });

  test('a failure before it is sent: nothing was placed', async () => {
    const { place, times } = openCompany({ SetPaymentMethod: () => NETWORK_FAILURE, CartAuthorisation: () => ({ cart: { id: 'c1' } }) });
    expect(await place()).toMatchObject({ status: 'not-placed' });
    expect(times('PlacePurchaseOrder')).toBe(0);
  });
});
