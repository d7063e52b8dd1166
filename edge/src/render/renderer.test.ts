import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Registry } from 'shared-contracts';
import { createRenderer, type Renderer } from './renderer';

/** A worker that does what the path says. */
const WORKER = `
import { parentPort, threadId } from 'node:worker_threads';
const waiting = new Map();
const answer = (id, more) => parentPort.postMessage({ type: 'rendered', id, answer: { html: String(threadId), status: 200, view: 'default', isPrefixed: false, rendering: 'server', ...more } });
parentPort.on('message', ({ type, id, request, answer: given }) => {
  if (type === 'answer') return waiting.get(id)?.(given);
  if (request.skip.includes('mfe-slow')) return answer(id, { rendering: 'browser', reason: 'took too long' });
  parentPort.postMessage({ type: 'stage', id, remote: 'mfe-slow' });
  if (request.pathname === '/hang') for (;;);
  if (request.pathname === '/never') return;
  if (request.pathname === '/crash') return process.exit(3);
  if (request.pathname === '/greedy') { const kept = []; for (;;) kept.push(new Array(1e6).fill(Math.random())); }
  if (request.pathname === '/broken') return parentPort.postMessage({ type: 'failed', id, message: 'planned' });
  if (request.pathname === '/ask') {
    waiting.set(7, (data) => answer(id, { html: JSON.stringify(data) }));
    return parentPort.postMessage({ type: 'query', id: 7, operation: { document: '{a}', variables: {} } });
  }
  answer(id, { reason: request.skip.join() });
});
`;

let folder: string;
let renderer: Renderer;
const warn = jest.fn();
const registry = (generation = 1): Registry => ({ generation, releases: {} });
const page = (pathname: string) => ({ pathname, search: '', cookieView: undefined, origin: 'http://shop.test' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  writeFileSync(join(folder, 'worker.mjs'), WORKER);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  warn.mockReset();
  renderer = createRenderer({
    script: pathToFileURL(join(folder, 'worker.mjs')),
    setup: { config: {} as never, store: folder },
    timeoutMs: 400,
    ask: async () => ({ data: { a: 1 } }),
    log: { warn },
  });
});
afterEach(() => renderer.close());

test('renders in one worker, and answers what it asks of the platform', async () => {
  const [first, second] = await Promise.all([renderer.render(page('/'), registry()), renderer.render(page('/'), registry())]);
  expect(first.html).toBe(second.html);
  expect((await renderer.render(page('/ask'), registry())).html).toBe('{"data":{"a":1}}');
});

test('what fails is told', async () => {
  await expect(renderer.render(page('/broken'), registry())).rejects.toThrow('planned');
});

test.each(['/hang', '/never', '/crash', '/greedy'])(
  '%s ends the worker; the document is made by another, without the remote that was at work',
  async (pathname) => {
    expect(await renderer.render(page(pathname), registry())).toMatchObject({ status: 200, rendering: 'browser', reason: 'took too long' });
    expect(warn).toHaveBeenCalledTimes(1);
    // It stays skipped for a while.
    expect((await renderer.render(page('/'), registry())).rendering).toBe('browser');
  },
  20_000,
);

test('others that wait for the same worker get their documents, too', async () => {
  const [slow, quick] = await Promise.all([renderer.render(page('/hang'), registry()), renderer.render(page('/'), registry())]);
  expect([slow.status, quick.status]).toEqual([200, 200]);
});

test('a new release is a new worker, and a suspect gets another chance', async () => {
  const first = await renderer.render(page('/'), registry(1));
  await renderer.render(page('/crash'), registry(1));
  const second = await renderer.render(page('/'), registry(2));
  expect(second.html).not.toBe(first.html);
  expect(second).toMatchObject({ rendering: 'server', reason: '' });
});

test('after it is closed nothing is started again', async () => {
  const waiting = renderer.render(page('/never'), registry()).then(
    () => 'rendered',
    () => 'refused',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  await renderer.close();
  expect(await waiting).toBe('refused');
});
