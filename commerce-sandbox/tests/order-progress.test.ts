import { add, ADDRESS, type Answer, control, emptyCart, graphql, rest } from './client.ts';

const EMAIL = 'guest.progress@example.com';
const PROGRESS = 'promised_arrival{first_day last_day} delivery_steps{step reached_at}';
const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

beforeAll(async () => {
  await control('reset');
});

async function place(method = 'cashondelivery', [carrier, way] = ['flatrate', 'flatrate']): Promise<string> {
  const cartId = await emptyCart();
  await add(cartId, [{ sku: '6204', quantity: 2 }]);
  await rest('POST', `V1/guest-carts/${cartId}/shipping-information`, {
    addressInformation: {
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      shipping_carrier_code: carrier,
      shipping_method_code: way,
    },
  });
  await rest('POST', `V1/guest-carts/${cartId}/payment-information`, { email: EMAIL, paymentMethod: { method } });
  return (await rest('GET', `V1/guest-carts/${cartId}`)).text('reserved_order_id');
}

const read = (number: string): Promise<Answer> =>
  graphql(`query($n:String!,$e:String!){guestOrder(input:{number:$n,email:$e,lastname:"buyer"}){status ${PROGRESS}}}`, {
    n: number,
    e: EMAIL,
  });

const stepsOf = (answer: Answer): readonly unknown[] =>
  answer.list('data', 'guestOrder', 'delivery_steps').map((step) => (step as { reached_at: string | null }).reached_at);

/** So many working days (Sunday to Thursday) after today in Riyadh. */
function workingDay(count: number): string {
  const day = new Date(Date.now() + 3 * 3_600_000);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (![5, 6].includes(day.getUTCDay())) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

test('an order keeps the days that were promised when it was placed, also for a guest who looks it up', async () => {
  const standard = await read(await place());
  expect(standard.at('data', 'guestOrder', 'promised_arrival')).toEqual({ first_day: workingDay(2), last_day: workingDay(4) });
  const express = await read(await place('cashondelivery', ['tablerate', 'bestway']));
  expect(express.at('data', 'guestOrder', 'promised_arrival')).toEqual({ first_day: workingDay(1), last_day: workingDay(1) });
});

test('what is paid first is promised once the money has come', async () => {
  const number = await place('banktransfer');
  expect((await read(number)).at('data', 'guestOrder', 'promised_arrival')).toBeNull();
  await control('orders', { number, action: 'invoice' });
  expect((await read(number)).at('data', 'guestOrder', 'promised_arrival')).toEqual({ first_day: workingDay(2), last_day: workingDay(4) });
});

test('steps have the time at which they were reached; the promise stays', async () => {
  const number = await place();
  const promised = (await read(number)).at('data', 'guestOrder', 'promised_arrival');
  expect((await read(number)).at('data', 'guestOrder', 'delivery_steps')).toEqual([
    { step: 'ORDERED', reached_at: expect.stringMatching(TIME) },
    { step: 'PACKED', reached_at: null },
    { step: 'SENT', reached_at: null },
    { step: 'DELIVERED', reached_at: null },
  ]);
  await control('orders', { number, action: 'pack' });
  const packed = stepsOf(await read(number));
  expect(packed).toEqual([expect.stringMatching(TIME), expect.stringMatching(TIME), null, null]);
  await control('orders', { number, action: 'ship' });
  await control('orders', { number, action: 'deliver' });
  const delivered = await read(number);
  expect(stepsOf(delivered)).toEqual([packed[0], packed[1], expect.stringMatching(TIME), expect.stringMatching(TIME)]);
  expect(delivered.at('data', 'guestOrder', 'promised_arrival')).toEqual(promised);
});

test('what was sent has been packed; what was not sent as a whole is not delivered', async () => {
  const number = await place();
  await control('orders', { number, action: 'ship', quantity: 1 });
  const [, packed, sent, delivered] = stepsOf(await read(number));
  expect([packed, delivered]).toEqual([sent, null]);
  expect(sent).toMatch(TIME);
  const refusal = await control('orders', { number, action: 'deliver' });
  expect([refusal.status, refusal.text('message')]).toEqual([400, `Order "${number}" has pieces that were not shipped.`]);
  await control('orders', { number, action: 'refund', quantity: 1 });
  await control('orders', { number, action: 'deliver' });
  expect(stepsOf(await read(number))[3]).toMatch(TIME);
});

test('an order on hold says so, until it is released', async () => {
  const number = await place();
  await control('orders', { number, action: 'hold' });
  expect((await read(number)).at('data', 'guestOrder', 'status')).toBe('On Hold');
  await control('orders', { number, action: 'release' });
  expect((await read(number)).at('data', 'guestOrder', 'status')).toBe('Processing');
});
