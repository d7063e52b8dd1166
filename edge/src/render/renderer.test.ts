import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegisteredRelease, Registry } from 'shared-contracts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer';

/** A worker that does what the path says; the query names the remote whose code it runs. */
const WORKER = `
import { parentPort, threadId } from 'node:worker_threads';
const waiting = new Map();
const answer = (id, more) => parentPort.postMessage({ type: 'rendered', id, answer: { html: String(threadId), status: 200, view: 'default', isPublic: true, rendering: 'server', ...more } });
parentPort.on('message', ({ type, id, set, request, answer: given }) => {
  if (type === 'set') return;
  if (type === 'render-personal' && request.pathname === '/') return parentPort.postMessage({ type: 'rendered', id, answer: { reason: request.token } });
  if (type === 'answer') return waiting.get(id)?.(given);
  const remote = request.search.slice(1) || 'mfe-slow';
  if (request.skip.includes(remote)) return answer(id, { rendering: 'browser', reason: 'took too long' });
  const stage = (atWork) => parentPort.postMessage({ type: 'stage', id, remote: atWork });
  stage(remote);
  if (request.pathname.startsWith('/data-')) {
    stage(undefined);
    waiting.set(id, () => {
      stage(remote);
      if (request.pathname === '/data-hang') for (;;);
      answer(id, {});
    });
    return parentPort.postMessage({ type: 'query', id, operation: { document: remote, variables: {} } });
  }
  if (request.pathname === '/hang') for (;;);
  if (request.pathname === '/never') return;
  if (request.pathname === '/later') {
    waiting.set(id, () => answer(id, {}));
    return parentPort.postMessage({ type: 'query', id, operation: { document: '{a}', variables: {} } });
  }
  if (request.pathname === '/set') return answer(id, { html: set + ' ' + threadId });
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

const sampleRelease: RegisteredRelease = {
  version: '1.0.0',
  base: '/releases/shell/1.0.0/',
  description: {
    name: 'shell',
    version: '1.0.0',
    contract: '^1.0.0',
    team: 'test',
    routes: [],
    entities: {},
    slots: {},
    services: {},
    links: [],
    serverRendered: [],
    build: { entry: 'shell.js', modules: {}, react: '19.3.1', platform: '2.0.0', integrity: {} },
  },
};

let folder: string;
let renderer: Renderer;
const warn = jest.fn();
const registry = (generation = 1, shell = '1.0.0'): Registry => ({
  generation,
  releases: { shell: { ...sampleRelease, version: shell } },
});
const page = (pathname: string) => ({ pathname, search: '' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  writeFileSync(join(folder, 'worker.mjs'), WORKER);
});
afterAll(() => rmSync(folder, { recursive: true }));
const open = (more: Partial<RendererOptions> = {}) =>
  createRenderer({
    script: pathToFileURL(join(folder, 'worker.mjs')),
    setup: () => ({ config: {} as never, origin: 'https://shop.example', store: folder }),
    size: 1,
    // Long enough for a worker to start while the processor is kept busy.
    timeoutMs: 1500,
    ask: async () => ({ data: { a: 1 } }),
    log: { warn },
    ...more,
  });
beforeEach(() => {
  warn.mockReset();
  renderer = open();
});
afterEach(() => renderer.close());

test('renders in one worker, and answers what it asks of the platform', async () => {
  const [first, second] = await Promise.all([renderer.render(page('/'), registry()), renderer.render(page('/'), registry())]);
  expect(first.html).toBe(second.html);
  expect((await renderer.render(page('/ask'), registry())).html).toBe('{"data":{"a":1}}');
});

test('as many workers as there are cores share the work; no more than are needed are started', async () => {
  await renderer.close();
  // Nobody is answered before two have asked: one worker alone would never get further.
  let asked = 0;
  let release: (answer: { data: unknown }) => void = () => undefined;
  const released = new Promise<{ data: unknown }>((resolve) => (release = resolve));
  const ask = () => {
    if ((asked += 1) === 2) release({ data: {} });
    return released;
  };
  renderer = open({ size: 2, timeoutMs: 20_000, ask: ask as never });
  const documents = await Promise.all(['/later', '/later', '/later', '/later'].map((path) => renderer.render(page(path), registry())));
  expect(new Set(documents.map(({ html }) => html)).size).toBe(2);
  const one = open({ size: 2 });
  const first = await one.render(page('/'), registry());
  expect((await one.render(page('/'), registry())).html).toBe(first.html);
  await one.close();
});

test('a customer’s page is made beside documents, in their name', async () => {
  const asked = { ...page('/'), token: 'abc', origin: 'https://shop.example', releases: '' };
  expect(await Promise.all([renderer.renderPersonal(asked, registry()), renderer.render(page('/'), registry())])).toMatchObject([
    { reason: 'abc' },
    { status: 200 },
  ]);
  expect(renderer.queued()).toBe(0);
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

describe('who waits for the platform beside the remote that hangs is not suspected', () => {
  const rendered = { status: 200, rendering: 'server' };
  const asked: string[] = [];
  /** The platform answers whoever asks again, and `answered` when both have asked. */
  async function renderBoth(paths: [pathname: string, remote: string][], answered?: string) {
    let answer: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (answer = resolve));
    await renderer.close();
    asked.length = 0;
    renderer = open({
      ask: async ({ document }) => {
        asked.push(document);
        if (asked.length >= 2) answer();
        const isFirst = asked.indexOf(document) === asked.length - 1;
        await (isFirst && document !== answered ? new Promise(() => undefined) : both);
        return { data: {} };
      },
    });
    // The worker is there before the time of the two begins.
    await renderer.render({ pathname: '/', search: '?mfe-a' }, registry());
    return Promise.all(paths.map(([pathname, remote]) => renderer.render({ pathname, search: `?${remote}` }, registry())));
  }
  const expectSuspect = async () => {
    expect(warn.mock.calls).toEqual([[{ error: 'Rendering took too long.', culprits: ['mfe-slow'] }, 'render worker lost']]);
    expect(await renderer.render({ pathname: '/', search: '?mfe-a' }, registry())).toMatchObject({ ...rendered, reason: 'mfe-slow' });
  };

  test('though it was asked for earlier, and is late first', async () => {
    const [waiting, hanging] = await renderBoth([
      ['/data-page', 'mfe-a'],
      ['/hang', 'mfe-slow'],
    ]);
    expect(waiting).toMatchObject(rendered);
    expect(hanging).toMatchObject({ rendering: 'browser', reason: 'took too long' });
    await expectSuspect();
  });

  test('though its code ran last before the other one was given its data', async () => {
    const [hanging, waiting] = await renderBoth(
      [
        ['/data-hang', 'mfe-slow'],
        ['/data-page', 'mfe-a'],
      ],
      'mfe-slow',
    );
    expect(waiting).toMatchObject(rendered);
    expect(hanging).toMatchObject({ rendering: 'browser', reason: 'took too long' });
    await expectSuspect();
  });

  test('nor beside one that never ends, and lets others work', async () => {
    const [never, waiting] = await renderBoth([
      ['/never', 'mfe-slow'],
      ['/data-page', 'mfe-a'],
    ]);
    expect(never).toMatchObject({ rendering: 'browser' });
    expect(waiting).toMatchObject(rendered);
    await expectSuspect();
  });
});

test('a new set of releases is told to the worker that is there; another shell gets a worker of its own', async () => {
  const [set, thread] = (await renderer.render(page('/set'), registry(1))).html.split(' ');
  expect((await renderer.render(page('/set'), registry(1))).html).toBe(`${set} ${thread}`);
  expect((await renderer.render(page('/set'), registry(2))).html).toBe(`${Number(set) + 1} ${thread}`);
  const next = (await renderer.render(page('/set'), registry(3, '2.0.0'))).html.split(' ');
  expect(next[1]).not.toBe(thread);
  // Both live side by side.
  expect((await renderer.render(page('/set'), registry(1))).html).toBe(`${set} ${thread}`);
});

test('a worker that has been told many sets makes room for a new one', async () => {
  const threads = new Set<string | undefined>();
  for (let generation = 1; generation <= 30; generation += 1)
    threads.add((await renderer.render(page('/set'), registry(generation))).html.split(' ')[1]);
  expect(threads.size).toBe(2);
});

test('a suspect gets another chance with a new release', async () => {
  await renderer.render(page('/crash'), registry(1));
  expect((await renderer.render(page('/'), registry(1))).rendering).toBe('browser');
  expect(await renderer.render(page('/'), registry(2))).toMatchObject({ rendering: 'server', reason: '' });
});

test('after it is closed nothing is started again', async () => {
  await renderer.close();
  let begin: (value?: unknown) => void = () => undefined;
  const begun = new Promise((resolve) => (begin = resolve));
  renderer = open({ timeoutMs: 20_000, ask: () => (begin(), new Promise(() => undefined)) });
  const waiting = renderer.render(page('/ask'), registry()).then(
    () => 'rendered',
    () => 'refused',
  );
  await begun;
  await renderer.close();
  expect(await waiting).toBe('refused');
});
