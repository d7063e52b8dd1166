import { defineOperation } from 'shared-contracts';
import { createCommerceService } from './commerce-service';
import type { AnswerStorage } from './answer-cache';

/** What a price is depends on who asks: 100 for a guest, 92 for one customer, 95 for the other. */
const PRICES: Readonly<Record<string, number>> = { '': 100, 'Bearer member': 92, 'Bearer other': 95 };
const Price = defineOperation<{ products: { price: number } }, Record<string, unknown>>(
  'query Price{products{price __typename}}',
  'anyone',
);
const Mine = defineOperation<{ customer: { email: string } }, Record<string, unknown>>(
  'query Mine{customer{email __typename}}',
  'customer',
);

let fetched: jest.Mock;
let hold: Promise<void> | undefined;
beforeEach(() => {
  hold = undefined;
  fetched = jest.fn(async (_url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    await hold;
    if (signal.aborted) throw new DOMException('aborted', 'AbortError');
    const price = PRICES[headers.Authorization ?? ''];
    const data = { products: { price, __typename: 'Products' }, customer: { email: headers.Authorization, __typename: 'Customer' } };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  });
  Object.assign(globalThis, { fetch: fetched });
});

function createMemory(): AnswerStorage & { content: unknown } {
  return {
    content: undefined,
    async read() {
      return this.content;
    },
    async write(answers) {
      this.content = structuredClone(answers);
    },
  };
}
const open = (storage?: AnswerStorage) =>
  createCommerceService({ storeCode: 'default', currency: () => undefined, initialResults: {}, ...(storage ? { storage } : {}) });
const price = async (commerce: ReturnType<typeof open>) => (await commerce.query(Price, {})).data?.products.price;

test('guest, customer, guest, other customer: each sees their own price', async () => {
  const commerce = open();
  const seen = [await price(commerce)];
  for (const token of ['member', undefined, 'other', undefined]) {
    commerce.become(token);
    seen.push(await price(commerce));
  }
  expect(seen).toEqual([100, 92, 100, 95, 100]);
});

test('a question of customers waits for one: a guest’s is not sent', async () => {
  const commerce = open();
  expect(await commerce.query(Mine, {})).toMatchObject({ data: undefined, error: { errors: [{ category: 'graphql-authorization' }] } });
  expect(fetched).not.toHaveBeenCalled();
  commerce.become('member');
  expect((await commerce.query(Mine, {})).data?.customer.email).toBe('Bearer member');
});

test('an answer that is on its way when the identity ends is given to nobody', async () => {
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  const commerce = open();
  const asked = commerce.query(Price, {});
  commerce.become('member');
  release();
  expect(await asked).toMatchObject({ data: undefined, error: { isNetworkError: false } });
  expect(await price(commerce)).toBe(92);
});

test('hooks get another client, and know whose it is', () => {
  const commerce = open();
  const told = jest.fn();
  commerce.bindings.subscribe(told);
  const { client } = commerce.bindings.get();
  commerce.become('member');
  expect(commerce.bindings.get()).toMatchObject({ isCustomer: true });
  expect(commerce.bindings.get().client).not.toBe(client);
  // Hydrating goes on with what the document was made with.
  expect(commerce.bindings.initial()).toMatchObject({ client, isCustomer: false });
  expect(told).toHaveBeenCalledTimes(1);
});

test('complaint 6: what a customer is shown is kept for no later visit; what a guest is shown is', async () => {
  jest.useFakeTimers();
  const storage = createMemory();
  const commerce = open(storage);
  commerce.become('member');
  await price(commerce);
  await jest.advanceTimersByTimeAsync(3000);
  expect(storage.content).toBeUndefined();
  commerce.become(undefined);
  await price(commerce);
  await jest.advanceTimersByTimeAsync(3000);
  expect(JSON.stringify(storage.content)).toMatch(/\b100\b/);
  expect(JSON.stringify(storage.content)).not.toMatch(/\b92\b/);
  jest.useRealTimers();
});

test('a customer is shown the guest’s answer for the moment, marked; a guest never the customer’s', async () => {
  const commerce = open();
  await price(commerce);
  commerce.become('member');
  const shown: unknown[] = [];
  const watch = () => {
    const client = commerce.bindings.get().client as { query(...args: unknown[]): { subscribe(to: (result: Shown) => void): unknown } };
    client.query(String(Price), {}, { audience: 'anyone' }).subscribe((result) => {
      const next = [result.data?.products.price, result.extensions?.provisional === true];
      if (String(next) !== String(shown.at(-1))) shown.push(next);
    });
  };
  watch();
  await price(commerce);
  expect(shown).toEqual([
    [100, true],
    [92, false],
  ]);
  shown.length = 0;
  commerce.become(undefined);
  watch();
  await price(commerce);
  expect(shown).toEqual([[100, false]]);
});

interface Shown {
  data?: { products: { price: number } };
  extensions?: { provisional?: boolean };
}

test('a REST call is made in the name of who is there, by code that comes with the first one', async () => {
  const commerce = createCommerceService({ storeCode: 'arabic', currency: () => undefined });
  commerce.become('member');
  fetched.mockResolvedValue(new Response('"7"'));
  const answer = await commerce.rest({ method: 'POST', path: '/carts/mine/payment-information', body: {}, read: String });
  expect(answer).toEqual({ data: '7', error: undefined });
  expect(fetched.mock.calls.at(-1)).toMatchObject([
    '/rest/arabic/V1/carts/mine/payment-information',
    { headers: { Authorization: 'Bearer member' } },
  ]);
});
