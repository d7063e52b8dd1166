import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { serveShortAddresses } from './short-addresses';
import recorded from './short-addresses.recorded.json';

/** A register that answers as the recorded one does. */
let register: Server;
let answers: (url: URL) => { status?: number; body: unknown };
let asked: IncomingMessage[];
let app: FastifyInstance;

beforeEach(async () => {
  asked = [];
  answers = (url) => ({ body: url.searchParams.get('language') === 'A' ? recorded.foundInArabic : recorded.found });
  register = createServer((request, reply) => {
    asked.push(request);
    const { status = 200, body } = answers(new URL(request.url ?? '', 'http://register'));
    reply.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  app = fastify();
  serveShortAddresses(app, { url: `http://127.0.0.1:${(register.address() as AddressInfo).port}/short`, key: 'the-key' });
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => register.close(resolve));
});

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/_addresses/${path}`, headers });

test('a code becomes an address in the shopper’s language; the key goes to the register alone', async () => {
  const answer = await get('RRRD2929');
  expect(answer.json()).toEqual({
    building: '2929',
    street: 'Ar Rayhanah',
    district: 'Ar Rahmaniyah Dist.',
    city: 'RIYADH',
    postcode: '12343',
    region: 'Riyadh Region',
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await get('RRRD2929?language=ar')).json()).toMatchObject({ city: 'الرياض', region: 'منطقة الرياض' });
  expect(asked.map(({ url }) => url)).toEqual([
    '/short?format=json&encode=utf8&language=E&shortaddress=RRRD2929',
    '/short?format=json&encode=utf8&language=A&shortaddress=RRRD2929',
  ]);
  expect(asked[0]?.headers.api_key).toBe('the-key');
  expect(answer.body + JSON.stringify(answer.headers)).not.toContain('the-key');
});

test('what was found is not asked for again', async () => {
  await get('RRRD2929');
  expect((await get('RRRD2929')).statusCode).toBe(200);
  expect(asked).toHaveLength(1);
});

test('who asks at the same moment waits for one answer', async () => {
  expect((await Promise.all([get('RRRD2929'), get('RRRD2929')])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['an unknown code', { body: recorded.unknown }, 404],
  ['a refused key', { status: 401, body: recorded.refused }, 503],
  ['an answer that is none', { body: '<html>' }, 503],
  ['an answer of another shape', { body: { Addresses: 'none' } }, 503],
])('%s', async (_what, answer, status) => {
  answers = () => answer;
  expect((await get('RRRD2929')).statusCode).toBe(status);
  // It may be another tomorrow, or in a second.
  await get('RRRD2929');
  expect(asked).toHaveLength(2);
});

test('a register that is away', async () => {
  await new Promise((resolve) => register.close(resolve));
  expect((await get('RRRD2929')).statusCode).toBe(503);
});

test.each(['rrrd2929', 'RRRD292', 'RRRD29290', '12345678', '..%2F..%2Fx'])('%s is no code: nobody is asked', async (code) => {
  expect((await get(code)).statusCode).toBe(400);
  expect(asked).toHaveLength(0);
});

test('it is there for the shop’s own pages, and for as many codes as somebody types', async () => {
  expect((await get('RRRD2929', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  for (let index = 0; index < 10; index += 1) expect((await get(`RRRD000${index}`)).statusCode).toBe(200);
  expect((await get('RRRD0010')).statusCode).toBe(429);
  expect(asked).toHaveLength(10);
});
