import { CombinedError, type Client } from '@urql/core';
import { defineOperation } from 'shared-contracts';
import { createCommerceService, toCommerceError } from './commerce-service';

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json' } });
const operation = <D>(text: string) => defineOperation<D, Record<string, unknown>>(text, 'anyone');

const CustomerName = operation<{ customer: { firstname: string } | null }>('query CustomerName{customer{firstname __typename}}');
const CustomerNames = operation<{ customer: { firstname: string } | null }>('query CustomerNames{customer{firstname __typename}}');
const CompanyRoles = operation<{ company: unknown }>('query CompanyRoles{company{id roles{items{id __typename}__typename}__typename}}');
const ShopName = operation('query ShopName{storeConfig{store_code store_name __typename}}');
const Add = operation('mutation Add($sku:String!){addIt(sku:$sku){id __typename}}');

let fetched: jest.Mock;
const open = () => createCommerceService({ storeCode: 'default', currency: () => undefined, initialResults: {} });
const textOf = (call: number) => {
  const [url, init] = fetched.mock.calls[call] ?? [];
  return init?.body ? String(init.body) : String(new URL(url, 'http://shop.test').searchParams.get('query'));
};

beforeEach(() => {
  fetched = jest.fn(async () => json({ data: {} }));
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => jest.useRealTimers());

describe('queries', () => {
  test('go by GET, whatever their length, and are answered from the cache the second time', async () => {
    fetched.mockImplementation(async () =>
      json({ data: { storeConfig: { store_code: 'default', store_name: 'x'.repeat(10), __typename: 'StoreConfig' } } }),
    );
    const commerce = open();
    const long = { filter: 'y'.repeat(5000) };
    await commerce.query(ShopName, long);
    await commerce.query(ShopName, long);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0][1].method).toBe('GET');
    await commerce.query(ShopName, long, { policy: 'network-only' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('an answer that is not to be kept is asked for each time, and known to nobody afterwards', async () => {
    const named = (store_name: string) => async () =>
      json({ data: { storeConfig: { store_code: 'default', store_name, __typename: 'StoreConfig' } } });
    fetched.mockImplementation(named('first'));
    const commerce = open();
    const ask = (options?: { keep: boolean }) => commerce.query(ShopName, {}, options);
    expect((await ask({ keep: false })).data).toMatchObject({ storeConfig: { store_name: 'first' } });
    fetched.mockImplementation(named('second'));
    await ask({ keep: false });
    expect((await ask()).data).toMatchObject({ storeConfig: { store_name: 'second' } });
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockImplementation(async () => json({ errors: [{ message: 'no' }] }));
    expect((await ask({ keep: false })).error?.message).toBe('no');
    expect((await ask()).error).toBeUndefined();
  });

  test('one that is not to be kept ends with its identity', async () => {
    fetched.mockImplementation(() => new Promise(() => undefined));
    const commerce = open();
    const asked = commerce.query(ShopName, {}, { keep: false });
    commerce.become('member');
    expect(await asked).toMatchObject({ data: undefined, error: { isNetworkError: false } });
  });

  test('several messages are joined by a comma and a space; categories and paths go along', async () => {
    fetched.mockImplementation(async () =>
      json({
        data: { customer: null },
        errors: [{ message: 'First', path: ['customer'], extensions: { category: 'graphql-authorization' } }, { message: 'Second' }],
      }),
    );
    const { error } = await open().query(CustomerName, {});
    expect(error).toMatchObject({
      message: 'First, Second',
      isNetworkError: false,
      errors: [
        { message: 'First', category: 'graphql-authorization', path: ['customer'] },
        { message: 'Second', category: undefined },
      ],
    });
  });

  test('a parent that became null by a refusal further down is not taken for a fact: it is asked for again', async () => {
    fetched.mockImplementation(async () =>
      json({ data: { company: null }, errors: [{ message: 'Refused', path: ['company', 'roles', 'items'] }] }),
    );
    const commerce = open();
    await commerce.query(CompanyRoles, {});
    const again = await commerce.query(CompanyRoles, {});
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(again.error?.message).toBe('Refused');
  });

  test('HTML instead of JSON is an error with its status', async () => {
    fetched.mockImplementation(
      async () => new Response('<html>', { status: 500, statusText: 'Oops', headers: { 'content-type': 'text/html' } }),
    );
    expect((await open().query(CustomerName, {})).error).toMatchObject({ isNetworkError: false, status: 500 });
  });
});

describe('retrying', () => {
  const settle = async () => {
    for (let step = 0; step < 60; step += 1) await jest.advanceTimersByTimeAsync(1000);
  };

  test('a request without an answer is tried five times in all, the second one after 300 ms with jitter', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')));
    const answer = open().query(CustomerName, {});
    await jest.advanceTimersByTimeAsync(200);
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(fetched.mock.calls.length).toBeGreaterThan(1);
    await settle();
    expect(fetched).toHaveBeenCalledTimes(5);
    expect((await answer).error).toMatchObject({ isNetworkError: true, message: 'Failed to fetch' });
  });

  test('one that is answered at last succeeds', async () => {
    jest.useFakeTimers();
    fetched
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(async () => json({ data: { customer: { firstname: 'Noura', __typename: 'Customer' } } }));
    const answer = open().query(CustomerName, {});
    await settle();
    expect((await answer).data?.customer?.firstname).toBe('Noura');
  });

  test.each([
    [
      'offline',
      () => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
      async () => Promise.reject(new TypeError('Failed to fetch')),
    ],
    ['answered with an error', () => undefined, async () => json({ errors: [{ message: 'no' }] })],
    ['answered with status 500', () => undefined, async () => new Response('x', { status: 500 })],
    ['too slow', () => undefined, async () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ])('one that is %s is not tried again', async (_name, prepare, fail) => {
    jest.useFakeTimers();
    prepare();
    fetched.mockImplementation(fail);
    const answer = open().query(CustomerName, {});
    await settle();
    await answer;
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('an order is never sent twice', async () => {
    jest.useFakeTimers();
    fetched.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')));
    const answer = open().mutate(Add, { sku: 'A' }, { retry: false });
    await settle();
    await answer;
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('mutations', () => {
  const answers: (() => void)[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    answers.length = 0;
    fetched.mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve(json({ data: { addIt: { id: '1', __typename: 'It' } } })))),
    );
  });
  const turn = () => jest.advanceTimersByTimeAsync(10);
  const sent = () => fetched.mock.calls.map((_call, index) => JSON.parse(textOf(index)).variables.sku);

  test('are sent one at a time, in order', async () => {
    const commerce = open();
    const all = Promise.all(['A', 'B', 'C'].map((sku) => commerce.mutate(Add, { sku })));
    await turn();
    expect(sent()).toEqual(['A']);
    answers[0]?.();
    await turn();
    expect(sent()).toEqual(['A', 'B']);
    answers[1]?.();
    await turn();
    answers[2]?.();
    expect((await all).map(({ data }) => data)).toHaveLength(3);
    expect(sent()).toEqual(['A', 'B', 'C']);
  });

  test('one that says so goes past the queue', async () => {
    const commerce = open();
    void commerce.mutate(Add, { sku: 'A' });
    const urgent = commerce.mutate(Add, { sku: 'B' }, { skipQueue: true });
    await turn();
    expect(sent().sort()).toEqual(['A', 'B']);
    for (const answer of answers) answer();
    expect((await urgent).error).toBeUndefined();
  });

  test('one that fails does not hold up the next', async () => {
    fetched.mockImplementationOnce(async () => json({ errors: [{ message: 'no' }] }));
    const commerce = open();
    const first = commerce.mutate(Add, { sku: 'A' });
    const second = commerce.mutate(Add, { sku: 'B' });
    expect((await first).error?.message).toBe('no');
    await turn();
    answers[0]?.();
    expect((await second).error).toBeUndefined();
  });
});

describe('invalidation', () => {
  beforeEach(() => jest.useFakeTimers());
  const customer = (firstname: string) => async () => json({ data: { customer: { firstname, __typename: 'Customer' } } });

  test('what reads a changed field is read from the network the next time, once', async () => {
    fetched.mockImplementation(customer('Noura'));
    const commerce = open();
    await commerce.query(CustomerName, {});
    commerce.invalidate(['customer']);
    await commerce.query(CustomerName, {});
    await commerce.query(CustomerName, {});
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('without names all that is mounted is read again, and what is shown stays until then', async () => {
    fetched.mockImplementation(customer('Noura'));
    const commerce = open();
    const client = commerce.bindings.get().client as Client;
    const shown: (string | undefined)[] = [];
    const page = client.query(String(CustomerName), {}).subscribe(({ data }) => shown.push(data?.customer?.firstname));
    await jest.advanceTimersByTimeAsync(100);
    fetched.mockImplementation(customer('Sara'));
    commerce.invalidate();
    await jest.advanceTimersByTimeAsync(100);
    expect(shown).not.toContain(undefined);
    expect(shown.at(-1)).toBe('Sara');
    expect(fetched).toHaveBeenCalledTimes(2);
    page.unsubscribe();
    commerce.invalidate();
    await commerce.query(CustomerName, {});
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a page that is left before it was read again leaves the reading to the next one', async () => {
    fetched.mockImplementation(customer('Noura'));
    const commerce = open();
    const client = commerce.bindings.get().client as Client;
    const shown: (string | undefined)[] = [];
    const page = client.query(String(CustomerName), {}).subscribe(({ data }) => shown.push(data?.customer?.firstname));
    await jest.advanceTimersByTimeAsync(100);
    expect(shown).toEqual(['Noura']);
    fetched.mockImplementation(() => new Promise(() => undefined));
    commerce.invalidate(['customer']);
    await jest.advanceTimersByTimeAsync(1);
    page.unsubscribe();
    fetched.mockImplementation(customer('Sara'));
    const next: (string | undefined)[] = [];
    client.query(String(CustomerName), {}).subscribe(({ data }) => next.push(data?.customer?.firstname));
    await jest.advanceTimersByTimeAsync(100);
    expect(next).toEqual(['Sara']);
    await commerce.query(CustomerName, {});
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['at once', 0],
    ['after a while', 5000],
    ['after a long while', 40_000],
  ])('what failed is read again by whoever shows it, %s, as often as it is asked for', async (_when, waitMs) => {
    const failing = async () => new Response('<h1>planned</h1>', { status: 500, headers: { 'content-type': 'text/html' } });
    fetched.mockImplementation(failing);
    const commerce = open();
    const client = commerce.bindings.get().client as Client;
    const shown: (string | undefined)[] = [];
    client.query(String(CustomerName), {}).subscribe(({ data, error }) => shown.push(error ? 'failed' : data?.customer?.firstname));
    await jest.advanceTimersByTimeAsync(100 + waitMs);
    expect(shown).toEqual(['failed']);
    commerce.invalidate(['customer']);
    await jest.advanceTimersByTimeAsync(100 + waitMs);
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockImplementation(customer('Noura'));
    commerce.invalidate(['customer']);
    await jest.advanceTimersByTimeAsync(100);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(shown.at(-1)).toBe('Noura');
  });

  test('what failed is read again, also after other answers have changed its root field', async () => {
    fetched.mockImplementation(async () => json({ errors: [{ message: 'planned' }] }, { status: 500 }));
    const commerce = open();
    const client = commerce.bindings.get().client as Client;
    const shown: (string | undefined)[] = [];
    client.query(String(CustomerName), {}).subscribe(({ data, error }) => shown.push(error ? 'failed' : data?.customer?.firstname));
    await jest.advanceTimersByTimeAsync(100);
    // The cache asks itself again after each of them.
    for (const field of ['email', 'lastname']) {
      fetched.mockImplementation(async () => json({ data: { customer: { [field]: 'x', __typename: 'Customer' } } }));
      await commerce.query(operation(`query Another{customer{${field} __typename}}`), {}, { policy: 'network-only' });
    }
    await jest.advanceTimersByTimeAsync(1500);
    expect(new Set(shown)).toEqual(new Set(['failed']));
    fetched.mockImplementation(customer('Noura'));
    commerce.invalidate(['customer']);
    await jest.advanceTimersByTimeAsync(100);
    expect(shown.at(-1)).toBe('Noura');
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  test('what failed does not wait for ever after other answers have changed its root field, and can be asked for again', async () => {
    fetched.mockImplementation(async () => json({ errors: [{ message: 'planned' }] }, { status: 500 }));
    const client = open().bindings.get().client as Client;
    const ask = (text: string) => client.query(text, {}, { requestPolicy: 'network-only' });
    const states: (boolean | string | undefined)[][] = [];
    client
      .query(String(CustomerName), {})
      .subscribe(({ data, error, stale }) => states.push([stale, error?.message, data?.customer?.firstname]));
    await jest.advanceTimersByTimeAsync(100);
    fetched.mockImplementation(async () => json({ data: { customer: { email: 'x', __typename: 'Customer' } } }));
    for (const _time of [1, 2]) await ask('query Another{customer{email __typename}}').toPromise();
    await jest.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toEqual([false, '[GraphQL] planned', undefined]);
    fetched.mockImplementation(customer('Noura'));
    void ask(String(CustomerName)).toPromise();
    await jest.advanceTimersByTimeAsync(100);
    expect(states.at(-1)).toEqual([false, undefined, 'Noura']);
  });

  test('what is on its way is not asked for twice', async () => {
    let answer = () => {};
    fetched.mockImplementation(
      () =>
        new Promise((resolve) => (answer = () => resolve(json({ data: { customer: { firstname: 'Noura', __typename: 'Customer' } } })))),
    );
    const commerce = open();
    const client = commerce.bindings.get().client as Client;
    client.query(String(CustomerName), {}).subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(100);
    commerce.invalidate(['customer']);
    await jest.advanceTimersByTimeAsync(100);
    answer();
    await jest.advanceTimersByTimeAsync(100);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('other fields stay cached', async () => {
    fetched.mockImplementation(customer('Noura'));
    const commerce = open();
    await commerce.query(CustomerName, {});
    commerce.invalidate(['cart']);
    await commerce.query(CustomerName, {});
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a query that was never asked before is not answered by what another left in the cache', async () => {
    fetched.mockImplementation(customer('Noura'));
    const commerce = open();
    await commerce.query(CustomerName, {});
    commerce.invalidate(['customer']);
    fetched.mockImplementation(customer('Sara'));
    expect((await commerce.query(CustomerNames, {})).data?.customer?.firstname).toBe('Sara');
  });
});

test('an error without an answer is a network error', () => {
  expect(toCommerceError(new CombinedError({ networkError: new TypeError('Failed to fetch') }))).toEqual({
    message: 'Failed to fetch',
    isNetworkError: true,
    status: undefined,
    errors: [],
  });
});
