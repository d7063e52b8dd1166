import type { OperationResult } from '@urql/core';
import { createCommerceClient } from './client';
import { createInvalidation } from './invalidation';
import { createAnswerCache, type AnswerStorage } from './answer-cache';
import { createIdentity } from './platform-fetch';

const QUERY = 'query Name($id:String){products{name __typename}}';
const PRIVATE = 'query Mine{customer{firstname __typename}}';
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const named = (name: string) => json({ data: { products: { name, __typename: 'Products' } } });

/** A browser's storage, which outlives a visit. */
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

interface Visit {
  storage: AnswerStorage;
  answer: (url: string) => Promise<Response>;
  token?: string;
  now?: number;
}

function visit({ storage, answer, token, now = 1000 }: Visit) {
  const fetched = jest.fn(async (url: string) => answer(url));
  Object.assign(globalThis, { fetch: fetched });
  const identity = createIdentity({ token, storeCode: 'default', currency: () => undefined });
  const invalidation = createInvalidation();
  const client = createCommerceClient({
    identity,
    invalidation,
    initialResults: {},
    // As the shop does it: a customer's client keeps nothing.
    answerCache: token === undefined ? createAnswerCache({ storage, now: () => now }) : undefined,
  });
  const seen: { data: unknown; isStale: boolean; error: string | undefined }[] = [];
  const ask = (query = QUERY, variables: Record<string, unknown> = {}, requestPolicy: 'cache-first' | 'network-only' = 'cache-first') =>
    client
      .query(query, variables, { requestPolicy, audience: query === PRIVATE ? 'visitor' : 'anyone' })
      .subscribe((result: OperationResult) =>
        seen.push({
          data: result.data?.products?.name ?? result.data?.customer?.firstname,
          isStale: result.stale,
          error: result.error?.message,
        }),
      );
  return { ask, seen, fetched };
}
const turn = (milliseconds = 20) => jest.advanceTimersByTimeAsync(milliseconds);
const offline = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** A visit that leaves an answer behind. */
async function visitBefore(storage: AnswerStorage, more: Partial<Visit> = {}, query = QUERY) {
  const { ask } = visit({
    storage,
    answer: async () =>
      query === PRIVATE ? json({ data: { customer: { firstname: 'Noura', __typename: 'Customer' } } }) : named('of the last visit'),
    ...more,
  });
  const { unsubscribe } = ask(query);
  await turn(1200);
  unsubscribe();
}

beforeEach(() => {
  jest.useFakeTimers();
  // Offline, nothing is asked again.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.useRealTimers());

test('an answer of the last visit is shown until the platform has answered', async () => {
  const storage = createMemory();
  await visitBefore(storage);
  let give: (response: Response) => void = () => {};
  const { ask, seen } = visit({ storage, answer: () => new Promise((resolve) => (give = resolve)) });
  ask();
  await turn();
  expect(seen).toEqual([{ data: 'of the last visit', isStale: true, error: undefined }]);
  give(named('new'));
  await turn();
  expect(seen.at(-1)).toEqual({ data: 'new', isStale: false, error: undefined });
});

test('the platform’s answer comes into the cache, though whoever asked has left with the earlier one', async () => {
  const storage = createMemory();
  await visitBefore(storage);
  let give: (response: Response) => void = () => {};
  const { ask, seen, fetched } = visit({ storage, answer: () => new Promise((resolve) => (give = resolve)) });
  const first = ask();
  await turn();
  first.unsubscribe();
  ask();
  await turn();
  give(named('new'));
  await turn();
  expect(seen.at(-1)).toEqual({ data: 'new', isStale: false, error: undefined });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('it stays where the platform cannot be reached', async () => {
  const storage = createMemory();
  await visitBefore(storage);
  const { ask, seen } = visit({ storage, answer: offline });
  ask();
  await turn();
  expect(seen.at(-1)).toEqual({ data: 'of the last visit', isStale: false, error: undefined });
});

test('a platform that answers with an error is not spoken for', async () => {
  const storage = createMemory();
  await visitBefore(storage);
  const { ask, seen } = visit({ storage, answer: async () => json({ data: null, errors: [{ message: 'No such thing' }] }) });
  ask();
  await turn();
  expect(seen.at(-1)?.error).toContain('No such thing');
});

test('never instead of a newer answer', async () => {
  const storage = createMemory();
  await visitBefore(storage);
  let arrive: (value?: unknown) => void = () => undefined;
  const read = new Promise((resolve) => (arrive = resolve));
  const slow: AnswerStorage = {
    read: () => read.then(() => storage.read()),
    write: async () => undefined,
  };
  const { ask, seen } = visit({ storage: slow, answer: async () => named('new') });
  ask();
  await turn(60);
  arrive();
  await turn(60);
  expect(seen).toEqual([{ data: 'new', isStale: false, error: undefined }]);
});

test.each([
  ['of a customer', { token: 't' }, QUERY],
  ['that is personal', {}, PRIVATE],
])('nothing is kept %s', async (_what, more, query) => {
  const storage = createMemory();
  await visitBefore(storage, more, query);
  expect(JSON.stringify(storage.content ?? null)).not.toMatch(/last visit|Noura/);
});

test.each([
  ['a customer', { token: 't' }, 'cache-first' as const],
  ['who asks for the network', {}, 'network-only' as const],
  ['a day later', { now: 1000 + 24 * 60 * 60 * 1000 }, 'cache-first' as const],
])('%s is shown nothing of the last visit', async (_who, more, policy) => {
  const storage = createMemory();
  await visitBefore(storage);
  const { ask, seen } = visit({ storage, answer: offline, ...more });
  ask(QUERY, {}, policy);
  await turn();
  expect(seen.map(({ data }) => data)).toEqual([undefined]);
});

test('another query, or the same with other variables, is another answer', async () => {
  const storage = createMemory();
  await visitBefore(storage);
  const { ask, seen } = visit({ storage, answer: offline });
  ask(QUERY, { id: '2' });
  await turn();
  expect(seen.map(({ data }) => data)).toEqual([undefined]);
});

test.each([
  ['refuses', { read: offline, write: offline } as unknown as AnswerStorage],
  ['holds something else', { read: async () => ({ format: 1, answers: [['x', 2]] }), write: async () => undefined }],
  ['holds another format', { read: async () => ({ format: 0, answers: [] }), write: async () => undefined }],
])('complaint 15: a storage that %s does no harm', async (_what, storage) => {
  const { ask, seen } = visit({ storage, answer: async () => named('new') });
  ask();
  await turn(1100);
  expect(seen).toEqual([{ data: 'new', isStale: false, error: undefined }]);
});

test('the newest eighty are kept', async () => {
  const storage = createMemory();
  const { ask } = visit({ storage, answer: async (url) => named(url) });
  for (let index = 0; index < 90; index += 1) ask(QUERY, { id: String(index) });
  await turn(1200);
  expect((storage.content as { answers: unknown[] }).answers).toHaveLength(80);
});
