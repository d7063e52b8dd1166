import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { prepareStop } from './stop';

let app: FastifyInstance;
let stop: () => Promise<void>;
let answer: () => void;
let onAsked: () => void = () => undefined;
const asked = jest.fn(() => onAsked());

async function start(stopMs = 60_000): Promise<void> {
  app = fastify({ return503OnClosing: false });
  const answered = new Promise<string>((resolve) => (answer = () => resolve('whole')));
  app.get('/', () => {
    asked();
    return answered;
  });
  stop = prepareStop(app, stopMs);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

/** A connection, and what comes on it until its end. */
async function open(): Promise<{ socket: Socket; text: Promise<string> }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  const text = new Promise<string>((resolve) => socket.on('error', () => undefined).on('close', () => resolve(received)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, text };
}

/** Once so many requests have come. */
const askedTimes = (count: number) =>
  new Promise<void>((resolve) => {
    onAsked = () => asked.mock.calls.length >= count && resolve();
    onAsked();
  });

afterEach(async () => {
  answer();
  asked.mockClear();
  await app.close();
});

it('does not wait for a connection on which nothing was asked', async () => {
  await start();
  const { text } = await open();
  await stop();
  expect(await text).toBe('');
});

it('finishes what is being answered, and lets in what was on its way', async () => {
  await start();
  const [asking, late] = [await open(), await open()];
  asking.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await askedTimes(1);
  const stopped = stop();
  late.socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await askedTimes(2);
  answer();
  await stopped;
  expect(await asking.text).toContain('whole');
  expect(await late.text).toContain('whole');
});

it('gives up what never ends', async () => {
  await start(100);
  const { socket, text } = await open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await askedTimes(1);
  await stop();
  expect(await text).not.toContain('whole');
});
