import type { RestRequest } from 'shared-contracts';
import { createIdentity, type IdentityOptions } from './platform-fetch';
import { createRest, fill } from './rest';

/** REST calls of a guest, or of whom `more` says; answers as they come. */
function open(more: Partial<IdentityOptions> = {}) {
  const rest = createRest(createIdentity({ token: undefined, storeCode: 'default', currency: () => undefined, ...more }));
  const call = (request: Omit<RestRequest<unknown>, 'read'>) => rest({ ...request, read: (answer) => answer });
  return { rest, call, data: async (request: Omit<RestRequest<unknown>, 'read'>) => (await call(request)).data };
}
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
let fetched: jest.Mock;

beforeEach(() => {
  fetched = jest.fn(async () => json({ ok: true }));
  Object.assign(globalThis, { fetch: fetched });
});

/** Answers by hand, aborted as a browser would. */
function byHand() {
  const answers: ((response: Response) => void)[] = [];
  fetched.mockImplementation(
    (_url: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('The operation was aborted.', 'AbortError')));
        answers.push(resolve);
      }),
  );
  return answers;
}

test('sends JSON with the platform’s headers and cookies', async () => {
  const { data } = open({ token: 'abc' });
  expect(await data({ method: 'POST', path: '/carts/mine/payment-information', body: { cartId: 1 } })).toEqual({ ok: true });
  const [url, init] = fetched.mock.calls[0];
  expect(url).toBe('/rest/V1/carts/mine/payment-information');
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"cartId":1}',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: 'Bearer abc', Store: 'default' },
  });
});

test('the view other than the default is in the path', async () => {
  await open({ storeCode: 'arabic' }).call({ method: 'GET', path: '/x' });
  expect(fetched.mock.calls[0][0]).toBe('/rest/arabic/V1/x');
});

test('identical calls without a body share one answer, each its own copy', async () => {
  const { data: rest } = open();
  const [first, second] = await Promise.all([rest({ method: 'GET', path: '/x' }), rest({ method: 'GET', path: '/x' })]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
  await rest({ method: 'GET', path: '/x' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('calls with a body, and of other methods or paths, share nothing', async () => {
  const { data: rest } = open();
  await Promise.all([
    rest({ method: 'POST', path: '/x', body: 1 }),
    rest({ method: 'POST', path: '/x', body: 1 }),
    rest({ method: 'GET', path: '/x' }),
    rest({ method: 'GET', path: '/y' }),
  ]);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test.each(['no-store', 'reload'] as const)('%s aborts the earlier call, whose waiter gets the new answer', async (cache) => {
  const answers = byHand();
  const { data: rest } = open();
  const first = rest({ method: 'GET', path: '/x', cache });
  const second = rest({ method: 'GET', path: '/x', cache });
  expect(fetched.mock.calls[0][1].signal.aborted).toBe(true);
  expect(fetched.mock.calls[1][1]).toMatchObject({ cache });
  answers[1]?.(json('new'));
  expect(await second).toBe('new');
  expect(await first).toBe('new');
});

const failure = async () => {
  const { data, error } = await open().call({ method: 'POST', path: '/x', body: {} });
  expect(data).toBeUndefined();
  return error;
};

test('an answer that is no success is an error with method, address, status, message, further information and trace', async () => {
  fetched.mockResolvedValue(
    json(
      {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: 'x' },
        code: 7,
        trace: '#0 index.php',
      },
      { status: 404, statusText: 'Not Found' },
    ),
  );
  const error = await failure();
  expect(error?.details).toBe(
    'POST /rest/V1/x responded 404 Not Found: \n\nMessage:\n\n  No such entity with cartId = x\n\nAdditional info:\n\n{\n    ' +
      '"parameters": {\n        "fieldName": "cartId",\n        "fieldValue": "x"\n    },\n    "code": 7\n}\n\nMagento PHP stack ' +
      'trace: \n\n#0 index.php',
  );
  expect(error).toMatchObject({
    message: 'No such entity with cartId = x',
    isNetworkError: false,
    status: 404,
    errors: [{ message: 'No such entity with cartId = x', category: undefined, path: undefined }],
  });
});

test('HTML instead of JSON is an error, whatever its status', async () => {
  fetched.mockImplementation(async () => new Response('<html>maintenance</html>', { status: 200 }));
  expect(await failure()).toMatchObject({ isNetworkError: false, status: 200, message: '' });
  fetched.mockImplementation(async () => new Response('<html>', { status: 500 }));
  expect((await failure())?.status).toBe(500);
});

test('no answer is a network error, also when it breaks off in the middle', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure()).toMatchObject({
    message: 'Failed to fetch',
    isNetworkError: true,
    status: undefined,
    errors: [],
  });
  fetched.mockResolvedValue({ ok: true, text: async () => Promise.reject(new TypeError('terminated')) });
  expect(await failure()).toMatchObject({ isNetworkError: true, message: 'terminated' });
});

test('a call that takes too long fails', async () => {
  byHand();
  const { error } = await open().call({ method: 'GET', path: '/x', timeout: 20 });
  expect(error?.isNetworkError).toBe(true);
});

test('an answer that cannot be read is a failed call', async () => {
  const read = (): string => {
    throw new Error('The answer names no order.');
  };
  expect(await open().rest({ method: 'POST', path: '/x', body: {}, read })).toMatchObject({
    data: undefined,
    error: { message: 'The answer names no order.', isNetworkError: false },
  });
});

test.each([
  ['The %1 is %2.', ['cart', 'empty'], 'The cart is empty.'],
  ['%fieldName = %fieldValue', { fieldName: 'id', fieldValue: 7 }, 'id = 7'],
  ['100 % of %1 and %3', ['a'], '100 % of a and %3'],
  ['%unknown', { other: 1 }, '%unknown'],
  ['plain %1', undefined, 'plain %1'],
])('%s with %j', (message, parameters, filled) => expect(fill(message, parameters)).toBe(filled));
