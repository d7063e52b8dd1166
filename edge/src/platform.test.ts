import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlatform } from './platform';

let server: Server;
let body = '';
beforeEach(async () => {
  server = createServer((_request, response) => response.end(body));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => new Promise((done) => server.close(done)));

test('a platform is met when it has given data once, and stays so', async () => {
  const platform = createPlatform({ commerceUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answersS: 0 });
  body = '<html>Maintenance</html>';
  expect(await platform.hasAnswered()).toBe(false);
  body = '{"errors":[{"message":"No"}]}';
  expect(await platform.hasAnswered()).toBe(false);
  body = '{"data":{"__typename":"Query"}}';
  expect(await platform.hasAnswered()).toBe(true);
  body = '';
  expect(await platform.hasAnswered()).toBe(true);
  await platform.close();
});

test('what a page asked for counts, too', async () => {
  const platform = createPlatform({ commerceUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answersS: 0 });
  body = '{"data":{"storeConfig":{}}}';
  await platform.ask({ document: '{storeConfig{locale}}', variables: {} });
  body = '';
  expect(await platform.hasAnswered()).toBe(true);
  await platform.close();
});
