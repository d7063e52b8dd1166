import { until } from 'shared-testing';
import { sampleRegistry, sampleRelease } from '../testing/sample-registry';
import { CompositionError, createModuleLoader, type ModuleTransport } from './load-module';

const build = {
  entry: 'remote-entry.js',
  modules: {
    './page': { js: [], css: ['page.css'], messages: {} },
    './panel': { js: [], css: ['page.css'], messages: {} },
  },
  react: '19.3.1',
  platform: '2.0.0',
  integrity: { 'page.css': 'sha384-abc' },
};
const plain = { ...build, modules: {} };
const registry = sampleRegistry({
  'mfe-demo': {},
  'mfe-styled': { build },
  'mfe-next': { contract: '^3.0.0' },
  'mfe-newer-facade': { build: { ...plain, platform: '2.99.0' } },
  'mfe-next-facade': { build: { ...plain, platform: '3.0.0' } },
});

beforeEach(() => document.head.replaceChildren());
afterEach(() => jest.useRealTimers());

function open(load: ModuleTransport['load'] = async () => ({ default: 'module' }), current = registry) {
  const transport = { load: jest.fn(load) };
  const readRegistry = jest.fn(async () => current);
  return { loader: createModuleLoader(registry, transport, readRegistry), transport, readRegistry };
}
const reasonOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'loaded',
    (error: unknown) => (error instanceof CompositionError ? error.reason : `another: ${String(error)}`),
  );

describe('a release that the document only names', () => {
  const empty = { entry: '', modules: {}, react: '', platform: '2.0.0', integrity: {} };
  const named = (name: string) => ({ ...sampleRelease(name, { contract: '', build: empty }), base: '', version: '' });
  const documentRegistry = {
    releases: { 'mfe-demo': sampleRelease('mfe-demo'), 'mfe-other': named('mfe-other'), 'mfe-gone': named('mfe-gone') },
  };
  const live = sampleRegistry({ 'mfe-demo': {}, 'mfe-other': {}, 'mfe-new': {} });
  live.releases['mfe-demo']!.version = '2.0.0';
  const openNamed = (readRegistry: () => Promise<typeof live>) => {
    const transport = { load: jest.fn(async () => ({ default: 'module' })) };
    return { transport, loader: createModuleLoader(documentRegistry, transport, readRegistry) };
  };

  test('is read from the registry by the first need; what the document has told stays', async () => {
    const readRegistry = jest.fn(async () => live);
    const { loader, transport } = openNamed(readRegistry);
    await loader.load('mfe-demo', './page');
    expect(readRegistry).not.toHaveBeenCalled();
    await loader.load('mfe-other', './page');
    await loader.load('mfe-other', './second');
    expect(readRegistry).toHaveBeenCalledTimes(1);
    expect(transport.load).toHaveBeenLastCalledWith('mfe-other', live.releases['mfe-other'], './second', 0);
    expect(loader.release('mfe-demo')?.version).toBe('1.0.0');
    expect(await reasonOf(loader.load('mfe-gone', './page'))).toBe('unavailable');
  });

  test('is unavailable while the registry cannot be read, and is tried again', async () => {
    const readRegistry = jest.fn(async () => live);
    readRegistry.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { loader } = openNamed(readRegistry);
    await loader.complete();
    readRegistry.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await reasonOf(loader.load('mfe-other', './page'))).toBe('unavailable');
    expect(await reasonOf(loader.retry('mfe-other', './page'))).toBe('loaded');
  });
});

describe('loading', () => {
  test('gives what the module exports by default, and loads it once', async () => {
    const { loader, transport } = open();
    expect(await loader.load('mfe-demo', './page')).toBe('module');
    await loader.load('mfe-demo', './page');
    expect(transport.load).toHaveBeenCalledTimes(1);
    expect(transport.load).toHaveBeenCalledWith('mfe-demo', registry.releases['mfe-demo'], './page', 0);
  });

  test.each([
    ['a remote that no release is live of', 'mfe-none', async () => undefined, 'unavailable'],
    [
      'a file that is missing',
      'mfe-demo',
      async () => Promise.reject(new Error('Loading script failed: 404 (RUNTIME-008)')),
      'unavailable',
    ],
    [
      'a chunk that is missing',
      'mfe-demo',
      async () => Promise.reject(Object.assign(new Error('missing'), { name: 'ChunkLoadError' })),
      'unavailable',
    ],
    ['code that throws', 'mfe-demo', async () => Promise.reject(new TypeError('x is not a function')), 'broken'],
    [
      'code that throws a ReferenceError while it loads',
      'mfe-demo',
      async () => Promise.reject(new ReferenceError('load is not defined')),
      'broken',
    ],
    ['another contract', 'mfe-next', async () => undefined, 'contract'],
    ['a facade that is newer than the shell’s', 'mfe-newer-facade', async () => undefined, 'contract'],
    ['another facade', 'mfe-next-facade', async () => undefined, 'contract'],
  ])('%s says so', async (_name, remote, load, reason) => {
    const { loader, transport } = open(load);
    expect(await reasonOf(loader.load(remote, './page'))).toBe(reason);
    if (reason === 'contract') expect(transport.load).not.toHaveBeenCalled();
  });

  test('one that hangs is given up after 10 s', async () => {
    jest.useFakeTimers();
    const { loader } = open(() => new Promise(() => undefined));
    const reason = reasonOf(loader.load('mfe-demo', './page'));
    await jest.advanceTimersByTimeAsync(9999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await reason).toBe('timeout');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('styles', () => {
  const link = () => document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');

  test('are there before the module is given', async () => {
    const { loader } = open();
    const shown = jest.fn();
    const loading = loader.load('mfe-styled', './page').then(shown);
    await until(() => link() !== null);
    expect(shown).not.toHaveBeenCalled();
    expect(link()).toHaveAttribute('href', '/releases/mfe-styled/1.0.0/page.css');
    expect(link()).toHaveProperty('integrity', 'sha384-abc');
    link()?.dispatchEvent(new Event('load'));
    await loading;
    expect(shown).toHaveBeenCalledWith('module');
  });

  test('that the document has are not loaded again', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/releases/mfe-styled/1.0.0/page.css">';
    const present = link();
    if (!present) throw new Error('no link');
    Object.defineProperty(present, 'sheet', { value: {} });
    await open().loader.load('mfe-styled', './page');
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  test("that stand inside the document are not loaded again; another release's are", async () => {
    document.head.innerHTML = '<style data-href="page.css" data-base="/releases/mfe-styled/1.0.0/"></style>';
    await open().loader.load('mfe-styled', './page');
    expect(link()).toBeNull();
    document.head.innerHTML = '<style data-href="page.css" data-base="/releases/mfe-styled/0.9.0/"></style>';
    void open().loader.load('mfe-styled', './page');
    await Promise.resolve();
    expect(link()).toHaveAttribute('href', '/releases/mfe-styled/1.0.0/page.css');
  });

  test.each([
    ['load', ['loaded', 'loaded']],
    ['error', ['styles', 'styles']],
  ])('that two modules have in common are one file, and its end is both modules’ (%s)', async (end, expected) => {
    const { loader } = open();
    const both = ['./page', './panel'].map((module) => reasonOf(loader.load('mfe-styled', module)));
    await until(() => link() !== null);
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    link()?.dispatchEvent(new Event(end));
    expect(await Promise.all(both)).toEqual(expected);
  });

  test('that others have asked for are waited for by those others, too', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/releases/mfe-styled/1.0.0/page.css">';
    const others = link();
    const loading = open().loader.load('mfe-styled', './page');
    const ours = () => document.head.querySelector('link[data-href]');
    await until(() => ours() !== null);
    expect(others?.isConnected).toBe(true);
    ours()?.dispatchEvent(new Event('load'));
    expect(await loading).toBe('module');
  });

  test('that do not load are not silent, and are asked for anew by the next try', async () => {
    const { loader } = open();
    const reason = reasonOf(loader.load('mfe-styled', './page'));
    await Promise.resolve();
    link()?.dispatchEvent(new Event('error'));
    expect(await reason).toBe('styles');
    expect(link()).toBeNull();
    const again = loader.retry('mfe-styled', './page');
    await until(() => link() !== null);
    expect(link()).toHaveAttribute('href', '/releases/~1/mfe-styled/1.0.0/page.css');
    link()?.dispatchEvent(new Event('load'));
    expect(await again).toBe('module');
  });
});

describe('a remote at work', () => {
  test('has ways of their own for the styles that fail in it, while its release and its try stay', async () => {
    const { loader, transport } = open();
    loader.retain('mfe-styled');
    const href = () => document.head.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
    for (const path of ['', '~100/', '~200/']) {
      const reason = reasonOf(path === '' ? loader.load('mfe-styled', './page') : loader.retry('mfe-styled', './page'));
      await until(() => href() !== undefined);
      expect(href()).toBe(`/releases/${path}mfe-styled/1.0.0/page.css`);
      document.head.querySelector('link')?.dispatchEvent(new Event('error'));
      expect(await reason).toBe('styles');
    }
    expect(transport.load.mock.calls.map(([, { base }, , attempt]) => [base, attempt])).toEqual(
      Array.from({ length: 3 }, () => ['/releases/mfe-styled/1.0.0/', 0]),
    );
  });
});

describe('trying again', () => {
  test('asks with another try, not the failure of the first', async () => {
    const { loader, transport } = open(async (_name, _release, _module, attempt) =>
      attempt === 0 ? Promise.reject(new Error('script failed')) : { default: 'repaired' },
    );
    await reasonOf(loader.load('mfe-demo', './page'));
    expect(await loader.retry('mfe-demo', './page')).toBe('repaired');
    expect(transport.load.mock.calls.map(([, { base }, , attempt]) => [attempt, base])).toEqual([
      [0, '/releases/mfe-demo/1.0.0/'],
      [1, '/releases/~1/mfe-demo/1.0.0/'],
    ]);
  });

  test('finds a release that was repaired meanwhile', async () => {
    const repaired = {
      generation: 2,
      releases: { ...registry.releases, 'mfe-next': { ...sampleRelease('mfe-next'), version: '1.0.1', base: '/releases/mfe-next/1.0.1/' } },
    };
    const { loader } = open(undefined, repaired);
    expect(await reasonOf(loader.load('mfe-next', './page'))).toBe('contract');
    expect(await loader.retry('mfe-next', './page')).toBe('module');
    expect(loader.release('mfe-next')?.version).toBe('1.0.1');
  });

  test('what was loaded and could not be mounted is asked for anew; what has been mounted never is', async () => {
    const { loader, transport } = open(async () => ({ default: { bootstrap() {}, mount() {}, unmount() {} } }));
    await loader.load('mfe-demo', './page');
    await loader.retry('mfe-demo', './page');
    loader.retain('mfe-demo');
    await loader.retry('mfe-demo', './page');
    expect(transport.load.mock.calls.map(([, , , attempt]) => attempt)).toEqual([0, 1, 1]);
  });

  test('goes on without the registry when that cannot be read', async () => {
    const { loader, readRegistry } = open();
    readRegistry.mockRejectedValue(new Error('offline'));
    expect(await loader.retry('mfe-demo', './page')).toBe('module');
  });

  test('a remote that runs is never registered again: its release stays for the document’s lifetime', async () => {
    let isBroken = false;
    const { loader, transport, readRegistry } = open(async (_name, _release, module) =>
      isBroken && module === './other' ? Promise.reject(new Error('chunk failed')) : { default: module },
    );
    await loader.load('mfe-demo', './page');
    isBroken = true;
    await reasonOf(loader.load('mfe-demo', './other'));
    isBroken = false;
    expect(await loader.retry('mfe-demo', './other')).toBe('./other');
    expect(readRegistry).not.toHaveBeenCalled();
    expect(transport.load.mock.calls.every(([, , , attempt]) => attempt === 0)).toBe(true);
  });
});

describe('a release that is gone', () => {
  const answer = (status: number) => jest.fn(async () => ({ status }) as Response);
  const ask = (fetched: typeof fetch) => {
    global.fetch = fetched;
    return open().loader.isGone('mfe-demo');
  };
  const { fetch: before } = global;
  afterEach(() => void (global.fetch = before));

  test('is one whose description is not there any more', async () => {
    const fetched = answer(404);
    expect(await ask(fetched)).toBe(true);
    expect(fetched).toHaveBeenCalledWith(`${registry.releases['mfe-demo']!.base}release.json`, { method: 'HEAD', cache: 'no-store' });
  });

  test.each([200, 500, 503])('is not known by %s', async (status) => expect(await ask(answer(status))).toBe(false));

  test('is not known without a network, nor of a release that nobody knows', async () => {
    expect(await ask(jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))))).toBe(false);
    expect(await open().loader.isGone('mfe-nobody')).toBe(false);
  });
});
