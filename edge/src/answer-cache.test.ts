import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { createAnswerCache } from './answer-cache';

let platform: Server;
let isAway = false;
let asked = 0;
let app: FastifyInstance;

beforeEach(async () => {
  isAway = false;
  asked = 0;
  platform = createServer((_request, response) => {
    asked += 1;
    response.statusCode = isAway ? 503 : 200;
    response.setHeader('Cache-Control', 'public, max-age=60').end(`answer ${asked}`);
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const cache = createAnswerCache({
    commerceUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    mostBytes: 100_000,
  });
  app = fastify();
  app.get('/graphql', (request, reply) => cache.answerFirst(request, reply, (error) => void reply.send(error)));
  app.addHook('onClose', () => cache.close());
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  platform.close();
});

const ask = async () => (await app.inject('/graphql?query={a}')).body;

test.each([
  ['put back', -3_600_000],
  ['put forward', 3_600_000],
])('a clock that is %s by an hour changes nothing: a platform that is back after a moment is asked again', async (_name, jump) => {
  const real = Date.now;
  let passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => passed);
  await ask();
  isAway = true;
  expect(await ask()).toBe('answer 1');
  jest.spyOn(Date, 'now').mockImplementation(() => real() + jump);
  // It is not waited for again at once.
  const before = asked;
  expect(await ask()).toBe('answer 1');
  expect(asked).toBe(before);
  isAway = false;
  passed = 6000;
  expect(await ask()).toBe(`answer ${before + 1}`);
});
