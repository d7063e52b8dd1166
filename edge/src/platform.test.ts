import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlatform } from './platform';

let server: Server;
/** None: the platform hangs. */
let body: string | undefined;
let asked: number;
let status: number;
/** In whose name. */
let names: (string | undefined)[];
/** Of which shop. */
let shops: unknown[];
beforeEach(async () => {
  asked = 0;
  status = 200;
  names = [];
  shops = [];
  server = createServer(({ headers }, response) => {
    asked += 1;
    names.push(headers.authorization);
    shops.push([headers['x-forwarded-proto'], headers['x-forwarded-host']]);
    response.statusCode = status;
    if (body !== undefined) response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const start = () => createPlatform({ commerceUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answersS: 3600 });
const GIVEN = '{"data":{"__typename":"Query"}}';
const storeConfig = { document: '{storeConfig{locale}}', variables: {} };

test('a platform has answered when it has given data, and is asked again each time before that', async () => {
  const platform = start();
  for (const none of ['<html>Maintenance</html>', '{"errors":[{"message":"No"}]}', '']) {
    body = none;
    expect(await platform.silenceMs()).toBe(Infinity);
  }
  body = GIVEN;
  expect(await platform.silenceMs()).toBeLessThan(1000);
  await platform.close();
});

test('what a page asked for counts, what is used again does not, and each answer stands for two seconds', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const platform = start();
  body = '{"data":{"storeConfig":{}}}';
  await platform.ask(storeConfig);
  body = '';
  now.mockReturnValue(1900);
  await platform.ask(storeConfig);
  expect(await platform.silenceMs()).toBe(1900);
  expect(asked).toBe(1);
  now.mockReturnValue(2100);
  expect(await Promise.all([platform.silenceMs(), platform.silenceMs()])).toEqual([2100, 2100]);
  now.mockReturnValue(4000);
  expect(await platform.silenceMs()).toBe(4000);
  expect(asked).toBe(2);
  now.mockReturnValue(4200);
  body = GIVEN;
  expect(await platform.silenceMs()).toBe(0);
  expect(asked).toBe(3);
  await platform.close();
});

test('a platform that hangs is not waited for longer than a balancer waits', async () => {
  const platform = start();
  body = undefined;
  const begun = performance.now();
  expect(await platform.silenceMs()).toBe(Infinity);
  expect(performance.now() - begun).toBeLessThan(2000);
  await platform.close();
});

test('an answer that is not whole is refused with the categories of its errors', async () => {
  const platform = start();
  body =
    '{"data":{"cmsPage":null},"errors":[{"message":"No such page","extensions":{"category":"graphql-no-such-entity"}},{"message":"No"}]}';
  const error = await platform.askOnce(storeConfig).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'No such page, No', categories: ['graphql-no-such-entity', undefined] });
  body = '{"data":{"storeConfig":{}}}';
  expect(await platform.askOnce(storeConfig)).toEqual({ storeConfig: {} });
  await platform.close();
});

describe('an answer', () => {
  const WHOLE = '{"data":{"storeConfig":{"locale":"en_US"}}}';
  const PARTIAL = '{"data":{"storeConfig":null},"errors":[{"message":"No"}]}';

  test('is that of all who ask at the same moment, and is given again for its time', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1);
    jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] });
    const moveTo = (time: number) => {
      now.mockReturnValue(time);
      // The cache reads the clock once a millisecond.
      jest.advanceTimersByTime(1);
    };
    const platform = start();
    body = WHOLE;
    const [one, other] = await Promise.all([platform.ask(storeConfig), platform.ask(storeConfig)]);
    expect([one, other]).toEqual([JSON.parse(WHOLE), JSON.parse(WHOLE)]);
    expect(one).not.toBe(other);
    await platform.ask({ ...storeConfig, storeCode: 'arabic' });
    expect(asked).toBe(2);
    moveTo(3_600_000);
    await platform.ask(storeConfig);
    expect(asked).toBe(2);
    moveTo(3_600_100);
    await platform.ask(storeConfig);
    expect(asked).toBe(3);
    await platform.close();
  });

  test('that is not whole, or none, is given to all who wait for it and to nobody later', async () => {
    const platform = start();
    for (const [given, expected] of [
      [PARTIAL, { data: { storeConfig: null }, error: 'No' }],
      ['<html>', { error: expect.stringContaining('JSON') }],
    ] as const) {
      body = given;
      asked = 0;
      expect(await Promise.all([platform.ask(storeConfig), platform.ask(storeConfig)])).toEqual([expected, expected]);
      expect(asked).toBe(1);
      body = WHOLE;
      expect(await platform.ask({ ...storeConfig, variables: { given } })).toEqual(JSON.parse(WHOLE));
    }
    expect(await platform.ask(storeConfig)).toEqual(JSON.parse(WHOLE));
    await platform.close();
  });

  test('is asked for each time where no time is set', async () => {
    const { port } = server.address() as AddressInfo;
    const platform = createPlatform({ commerceUrl: `http://127.0.0.1:${port}`, answersS: 0 });
    body = WHOLE;
    for (const count of [1, 2]) {
      expect(await platform.ask(storeConfig)).toEqual(JSON.parse(WHOLE));
      expect(asked).toBe(count);
    }
    for (const count of [3, 3]) {
      await platform.ask({ ...storeConfig, maxAgeS: 60 });
      expect(asked).toBe(count);
    }
    await platform.close();
  });

  test('reaches whoever waits for it, however many others ask meanwhile', async () => {
    const platform = start();
    body = WHOLE;
    const first = platform.ask(storeConfig);
    const others = Array.from({ length: 2000 }, (_, index) => platform.ask({ ...storeConfig, variables: { index } }));
    expect(await first).toEqual(JSON.parse(WHOLE));
    await Promise.all(others);
    await platform.close();
  });
});

test('a customer’s answer is theirs alone: asked for in their name each time, and no sign of life for others', async () => {
  const platform = start();
  body = '{"data":{"customer":{"email":"a@example.com"}}}';
  const mine = { document: '{customer{email}}', variables: {}, token: 'abc', origin: 'https://shop.example:8443' };
  await platform.ask(mine);
  expect(await platform.ask(mine)).toEqual({ data: { customer: { email: 'a@example.com' } }, isFault: false });
  body = '{"errors":[{"message":"The current customer isn\'t authorized."}]}';
  expect(await platform.ask({ document: mine.document, variables: {} })).toEqual({ error: "The current customer isn't authorized." });
  expect(names.slice(0, 3)).toEqual(['Bearer abc', 'Bearer abc', undefined]);
  // The platform gives addresses of the customer's files by it.
  expect(shops.slice(0, 2)).toEqual([
    ['https', 'shop.example:8443'],
    ['https', 'shop.example:8443'],
  ]);
  expect(await platform.ask(mine)).toEqual({ error: "The current customer isn't authorized.", isFault: false });
  status = 500;
  expect(await platform.ask(mine)).toMatchObject({ isFault: true });
  status = 200;
  body = '{"message":"Service Unavailable"}';
  expect(await platform.ask(mine)).toEqual({ isFault: true });
  body = '<html>Maintenance</html>';
  expect(await platform.ask(mine)).toEqual({ error: expect.any(String), isFault: true });
  await platform.close();
  expect(await platform.ask(mine)).toEqual({ error: expect.any(String), isFault: true });
});
