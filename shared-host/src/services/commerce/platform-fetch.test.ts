import { createIdentity, createPlatformFetch, platformHeaders, type IdentityOptions, type RequestIdentity } from './platform-fetch';

const someone = (more: Partial<IdentityOptions> = {}) =>
  createIdentity({ token: undefined, storeCode: 'arabic', currency: () => undefined, ...more });
let guest: RequestIdentity;
beforeEach(() => {
  guest = someone();
});
let fetched: jest.Mock;
beforeEach(() => {
  fetched = jest.fn(async () => new Response('{}'));
  Object.assign(globalThis, { fetch: fetched });
});
const sent = (call = 0) => ({ url: new URL(fetched.mock.calls[call][0], 'http://shop.test'), init: fetched.mock.calls[call][1] });

test('a guest’s Authorization is empty; the store view is named; no currency, unless one was chosen', () => {
  expect(platformHeaders(guest)).toEqual({ Authorization: '', Store: 'arabic' });
});

test('a customer’s is a bearer token; a chosen currency is sent', () => {
  expect(platformHeaders(someone({ token: 'abc', currency: () => 'USD' }))).toMatchObject({
    Authorization: 'Bearer abc',
    'Content-Currency': 'USD',
  });
});

test('cookies go along; who asks is fixed, whatever other tabs store', async () => {
  const ask = createPlatformFetch(guest);
  await ask('/graphql?query={a}');
  localStorage.setItem('M2_VENIA_BROWSER_PERSISTENCE__signin_token', JSON.stringify({ value: '"abc"', timeStored: Date.now(), ttl: 3600 }));
  await ask('/graphql?query={a}');
  expect(sent(0).init).toMatchObject({ credentials: 'include', headers: { Authorization: '' } });
  expect(sent(1).init.headers.Authorization).toBe('');
});

test('another identity does not send the cache identifier of the one before', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { headers: { 'X-Magento-Cache-Id': 'c1' } }));
  await createPlatformFetch(guest)('/graphql');
  expect(platformHeaders(someone({ token: 'abc' }))).not.toHaveProperty('X-Magento-Cache-Id');
});

test('what is read in the name of an identity that ends, ends; what is changed goes on', async () => {
  await createPlatformFetch(guest)('/graphql?query={a}');
  await createPlatformFetch(guest)('/graphql', { method: 'POST', body: '{}' });
  guest.end();
  expect(sent(0).init.signal.aborted).toBe(true);
  expect(sent(1).init.signal.aborted).toBe(false);
});

test('the platform’s cache identifier is sent back', async () => {
  fetched.mockResolvedValueOnce(new Response('{}', { headers: { 'X-Magento-Cache-Id': 'c1' } }));
  const ask = createPlatformFetch(guest);
  await ask('/graphql');
  await ask('/graphql');
  await ask('/graphql');
  expect(sent(1).init.headers['X-Magento-Cache-Id']).toBe('c1');
  expect(sent(2).init.headers['X-Magento-Cache-Id']).toBe('c1');
  expect(platformHeaders(guest)['X-Magento-Cache-Id']).toBe('c1');
});

test('a guest’s cache identifier outlives the document, for the same view and currency; a customer’s does not', async () => {
  fetched.mockResolvedValue(new Response('{}', { headers: { 'X-Magento-Cache-Id': 'c1' } }));
  await createPlatformFetch(guest)('/graphql');
  const idOf = (identity: RequestIdentity) => platformHeaders(identity)['X-Magento-Cache-Id'];
  expect(idOf(someone())).toBe('c1');
  expect(idOf(someone({ storeCode: 'default' }))).toBeUndefined();
  expect(idOf(someone({ currency: () => 'USD' }))).toBeUndefined();
  fetched.mockResolvedValue(new Response('{}', { headers: { 'X-Magento-Cache-Id': 'c2' } }));
  await createPlatformFetch(someone({ token: 'abc' }))('/graphql');
  expect(idOf(someone({ token: 'abc' }))).toBeUndefined();
  expect(idOf(someone())).toBe('c1');
});

test('the query’s text is compacted; variables stay as they are', async () => {
  const query = 'query Cart($id: String!) {\n  cart(cart_id: $id, all: true) {\n    ... on Cart { id\n total_quantity }\n  }\n}';
  const variables = '{"id":"a, b  {c}"}';
  await createPlatformFetch(guest)(`/graphql?${new URLSearchParams({ query, variables })}`);
  expect(sent().url.searchParams.get('query')).toBe('query Cart($id:String!){cart(cart_id:$id all:true){...on Cart{id total_quantity}}}');
  expect(sent().url.searchParams.get('variables')).toBe(variables);
});

test('a mutation’s body is left alone', async () => {
  await createPlatformFetch(guest)('/graphql', {
    method: 'POST',
    body: '{"query":"mutation { a }"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(sent().init).toMatchObject({
    method: 'POST',
    body: '{"query":"mutation { a }"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('who asked can call it off', async () => {
  const abort = new AbortController();
  await createPlatformFetch(guest)('/graphql', { signal: abort.signal });
  abort.abort();
  expect(sent().init.signal.aborted).toBe(true);
});

describe('waiting for personal answers', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  let identity: RequestIdentity;
  function ask(token: string | undefined) {
    identity = someone({ token });
    let answer: (response: Response) => void = () => {};
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    void createPlatformFetch(identity)('/graphql');
    return () => answer(new Response('{}'));
  }
  const waiting = () => {
    const over = jest.fn();
    void identity.settled(2000).then(over);
    return over;
  };

  test('lasts until what was asked with a token is answered', async () => {
    const answer = ask('abc');
    const over = waiting();
    await jest.advanceTimersByTimeAsync(1000);
    expect(over).not.toHaveBeenCalled();
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalled();
  });

  test('lasts no longer than it may', async () => {
    const answer = ask('abc');
    const over = waiting();
    await jest.advanceTimersByTimeAsync(2000);
    expect(over).toHaveBeenCalled();
    answer();
  });

  test('from then on nothing more is asked but to revoke the token', async () => {
    const answer = ask('abc');
    const over = waiting();
    answer();
    const send = (init?: RequestInit) => createPlatformFetch(identity)('/graphql', init).catch((error: Error) => error.name);
    const late = [send(), send({ method: 'POST', body: '{"query":"mutation{createEmptyCart}"}' })];
    void send({ method: 'POST', body: '{"query":"mutation RevokeToken{revokeCustomerToken{result}}"}' });
    await jest.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalled();
    expect(fetched.mock.calls.map(([, init]) => init.body)).toEqual([undefined, expect.stringContaining('revokeCustomerToken')]);
    identity.end();
    expect(await Promise.all(late)).toEqual(['AbortError', 'AbortError']);
  });

  test('does not wait for a guest’s', async () => {
    const answer = ask(undefined);
    const over = waiting();
    await jest.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalled();
    answer();
  });
});
