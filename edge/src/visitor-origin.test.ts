import fastify from 'fastify';
import { guardOrigins } from './visitor-origin';

function open(forceHttps: boolean) {
  const app = fastify({ trustProxy: true });
  guardOrigins(app, { publicOrigins: () => ['https://shop.example', 'http://localhost:8080'], forceHttps });
  app.all('/*', async () => 'page');
  return (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') => app.inject({ url, headers, method });
}

test('who comes by HTTP is sent to HTTPS at the same host, where that is wanted', async () => {
  const ask = open(true);
  const plain = await ask('/bearings.html?page=2', { host: 'shop.example' });
  expect([plain.statusCode, plain.headers.location]).toEqual([301, 'https://shop.example/bearings.html?page=2']);
  const post = await ask('/graphql', { host: 'shop.example' }, 'POST');
  expect(post.statusCode).toBe(308);
  expect((await ask('//evil.example/x', { host: 'shop.example' })).headers.location).toBe('https://shop.example/evil.example/x');
  expect((await ask('/', { host: 'shop.example', 'x-forwarded-proto': 'https' })).statusCode).toBe(200);
  expect((await ask('/health', { host: '10.0.0.7' })).statusCode).toBe(200);
  expect((await open(false)('/', { host: 'shop.example' })).statusCode).toBe(200);
});

test.each(['shop.example', 'SHOP.example', 'shop.example:443', 'localhost:8080'])('%s is served', async (host) =>
  expect((await open(false)('/', { host })).statusCode).toBe(200),
);

test.each(['evil.example', 'shop.example.evil.example', 'shop.example:8080', 'localhost', 'shop.example@evil.example'])(
  '%s is refused',
  async (host) => expect((await open(true)('/', { host })).statusCode).toBe(421),
);
