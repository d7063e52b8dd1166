import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'shared-contracts';
import type { PersonalPage, PersonalPageAnswer, PersonalPageRequest } from 'shared-contracts/edge';
import { servePersonalPage } from './personal-page';
import type { Visit } from './visitors';

const registry: Registry = { generation: 7, releases: {} };
const page: PersonalPage = {
  remote: 'mfe-account',
  title: 'My orders',
  markup: '<h1>My orders</h1>',
  results: { '1': { data: '{}' } },
  customer: { email: 'lena@example.com', firstName: 'Lena', lastName: 'Maier', isSubscribed: false, isCompanyAccount: false },
};

let app: FastifyInstance;
let queued: number;
let preview: Visit['preview'];
let logged: string;
const renderPersonal = jest.fn<Promise<PersonalPageAnswer>, [PersonalPageRequest, Registry]>();
const visitorOf = jest.fn(async (): Promise<Visit> => ({
  registry,
  preview,
  share: { kind: 'live', remote: '' },
  isShareable: true,
  cookies: [],
  vary: [],
}));

beforeEach(() => {
  queued = 0;
  preview = undefined;
  logged = '';
  visitorOf.mockClear();
  renderPersonal.mockReset().mockResolvedValue({ page });
  app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void (logged += line) } } });
  const renderer = { render: jest.fn(), renderPersonal, queued: () => queued, close: async () => undefined };
  servePersonalPage(app, { renderer, visitors: { of: visitorOf } });
});
afterEach(() => app.close());

const OF = '/releases/shell/1.0.0/ /releases/mfe-account/1.0.0/';
const get = async (query: Record<string, string>, headers: Record<string, string> = { authorization: 'Bearer abc' }) => {
  const answer = await app.inject({ url: '/personal-page', query, headers });
  // Whatever is said, nobody keeps it: it is one customer's.
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'authorization' });
  return answer;
};
const getPage = () => get({ at: '/customer/account', of: OF, in: '' });

test('the page is given as the renderer has made it', async () => {
  const answer = await getPage();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(page);
  expect(answer.headers).not.toHaveProperty('x-render-fallback');
});

test('the renderer is told address, token, releases and currency, and the visitor’s registry', async () => {
  await get({ at: '/ar/sales/order/history?page=2&q=a%20b', of: OF, in: 'USD' }, { authorization: 'Bearer eyJ0.e-y_J~9+/w==' });
  expect(renderPersonal.mock.calls).toEqual([
    [
      {
        pathname: '/ar/sales/order/history',
        search: '?page=2&q=a%20b',
        token: 'eyJ0.e-y_J~9+/w==',
        origin: 'http://localhost:80',
        releases: OF,
        currency: 'USD',
      },
      registry,
    ],
  ]);
});

test.each([
  ['empty', { of: '', in: '' }],
  ['missing', {}],
])('what is %s of releases and currency is none', async (_what, more) => {
  await get({ at: '/wishlist', ...more });
  expect(renderPersonal.mock.calls[0]?.[0]).toEqual({
    pathname: '/wishlist',
    search: '',
    token: 'abc',
    origin: 'http://localhost:80',
    releases: '',
    currency: undefined,
  });
});

describe('is refused, and nobody is asked,', () => {
  const refusals: [string, ...Parameters<typeof get>][] = [
    ['without a token', { at: '/customer/account' }, {}],
    ['with a token of another scheme', { at: '/customer/account' }, { authorization: 'Basic abc' }],
    ['with an empty token', { at: '/customer/account' }, { authorization: 'Bearer ' }],
    ['with two tokens', { at: '/customer/account' }, { authorization: 'Bearer abc def' }],
    ['with quotes in the token', { at: '/customer/account' }, { authorization: 'Bearer "abc"' }],
    ['with a token that has no end', { at: '/customer/account' }, { authorization: `Bearer ${'a'.repeat(4001)}` }],
    ['without an address', {}],
    ['with an empty address', { at: '' }],
    ['with an address that begins without a slash', { at: 'customer/account' }],
    ['with a whole address', { at: 'https://shop.example/customer/account' }],
    ['with the address of another host', { at: '//other.example/customer/account' }],
    ['with another host behind a backslash', { at: '/\\other.example/customer/account' }],
    ['with a host that is none', { at: '//[' }],
    ['with an address that has no end', { at: `/${'a'.repeat(4000)}` }],
  ];

  test.each(refusals)('%s', async (_what, ...request) => {
    const answer = await get(...request);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: 'Bad Request' });
    expect(visitorOf).not.toHaveBeenCalled();
    expect(renderPersonal).not.toHaveBeenCalled();
  });
});

test('the longest address and the longest token are taken', async () => {
  const at = `/${'a'.repeat(3999)}`;
  expect((await get({ at }, { authorization: `Bearer ${'a'.repeat(4000)}` })).statusCode).toBe(200);
  expect(renderPersonal.mock.calls[0]?.[0].pathname).toBe(at);
});

describe('the browser makes the page by itself', () => {
  const expectNone = async (reason: string) => {
    const answer = await getPage();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['x-render-fallback']).toBe(reason);
  };

  test('when many documents wait for a worker: they go first', async () => {
    queued = 32;
    await expectNone('busy');
    expect(renderPersonal).not.toHaveBeenCalled();
    queued = 31;
    expect((await getPage()).statusCode).toBe(200);
  });

  test('in a preview, whose releases are not run beside those of others', async () => {
    preview = { shop: 'https://shop.example', releases: { 'mfe-account': '2.0.0' }, until: Infinity };
    await expectNone('preview');
    expect(renderPersonal).not.toHaveBeenCalled();
  });

  test('when making it fails: the log says why, the answer does not', async () => {
    renderPersonal.mockRejectedValue(new Error('no such file: /srv/store/mfe-account/server.cjs'));
    await expectNone('failed');
    expect(logged).toContain('personal page failed');
    expect(logged).toContain('/srv/store/mfe-account/server.cjs');
  });

  test.each([
    ['another set of releases', 'another set of releases'],
    ['data: العميل\r\nSet-Cookie: a=b', 'data:  Set-Cookie: a=b'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('when the shell has none; its reason is told as far as a header can hold it (%#)', async (reason, told) => {
    renderPersonal.mockResolvedValue({ reason });
    await expectNone(told);
    expect(logged).toBe('');
  });

  test('when the shell does not say why', async () => {
    renderPersonal.mockResolvedValue({});
    await expectNone('');
  });
});
