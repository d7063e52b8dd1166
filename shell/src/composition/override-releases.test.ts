import type { DocumentData } from 'shared-host/document-data';
import { sampleRegistry } from 'shared-host/testing/sample-registry';
import { overrideReleases } from './override-releases';

const LAPTOP = 'http://localhost:8082';
const opened: { address: string; built?: () => void }[] = [];
const { fetch: before } = global;

beforeEach(() => {
  opened.length = 0;
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="shell"><div data-root>from the server</div></div>';
  global.EventSource = class {
    constructor(readonly address: string) {
      opened.push(this);
    }
    addEventListener(_name: string, built: () => void) {
      Object.assign(this, { built });
    }
  } as never;
  global.fetch = jest.fn(async () => ({ json: async () => ({ ...sample.description, version: '9.9.9' }) }) as Response);
});
afterEach(() => void (global.fetch = before));

const sample = sampleRegistry({ 'mfe-demo': {} }).releases['mfe-demo']!;
const data = (overrides: string[], target: DocumentData['target'] = pageOf('mfe-demo')): DocumentData =>
  ({ registry: sampleRegistry({ 'mfe-demo': {}, 'mfe-other': {} }), config: { overrides }, target }) as unknown as DocumentData;
const pageOf = (remote: string): DocumentData['target'] => ({ kind: 'page', remote, module: './page', params: {}, isServerRendered: true });
const root = () => document.getElementById('shell')!;
const visit = (search: string) => window.history.replaceState(null, '', `/a${search}`);

test('a listed machine gives its remote to this tab, on this page and on the next', async () => {
  visit(`?override=mfe-demo@${LAPTOP}&query=1`);
  const first = data([LAPTOP]);
  expect(await overrideReleases(first, root())).toEqual([LAPTOP]);
  expect(first.registry.releases['mfe-demo']).toMatchObject({ version: '9.9.9', base: `${LAPTOP}/releases/mfe-demo/9.9.9/` });
  expect(window.location.search).toBe('?query=1');
  // What the server has rendered is of another release.
  expect(first.target).toMatchObject({ isServerRendered: false });
  expect(root()).toBeEmptyDOMElement();
  expect(document.getElementById('release-overrides')).toHaveTextContent(`mfe-demo 9.9.9 from ${LAPTOP}`);
  expect(opened.map(({ address }) => address)).toEqual([`${LAPTOP}/events`]);

  visit('');
  const next = data([LAPTOP], pageOf('mfe-other'));
  await overrideReleases(next, root());
  expect(next.registry.releases['mfe-demo']?.version).toBe('9.9.9');
  expect(next.target).toMatchObject({ remote: 'mfe-other', isServerRendered: true });
});

test.each(['http://evil.example', `${LAPTOP}.evil.example`, 'https://localhost:8082', 'http://localhost:8083'])(
  '%s is not listed: nothing is asked of it, nothing is kept',
  async (origin) => {
    visit(`?override=mfe-demo@${origin}`);
    const document_ = data([LAPTOP]);
    expect(await overrideReleases(document_, root())).toEqual([]);
    expect(global.fetch).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('release_overrides')).toBeNull();
    expect(document.getElementById('release-overrides')).toBeNull();
    expect(root()).toHaveTextContent('from the server');
  },
);

test('an origin that is no longer listed ends', async () => {
  sessionStorage.setItem('release_overrides', JSON.stringify({ 'mfe-demo': LAPTOP }));
  expect(await overrideReleases(data([]), root())).toEqual([]);
  expect(sessionStorage.getItem('release_overrides')).toBeNull();
});

test.each(['junk', '[]', '{"mfe-demo":1}', 'null'])('a kept value of %s is none', async (value) => {
  sessionStorage.setItem('release_overrides', value);
  expect(await overrideReleases(data([LAPTOP]), root())).toEqual([]);
});

test('it ends by its address', async () => {
  sessionStorage.setItem('release_overrides', JSON.stringify({ 'mfe-demo': LAPTOP }));
  visit('?override=end');
  expect(await overrideReleases(data([LAPTOP]), root())).toEqual([]);
  expect(sessionStorage.getItem('release_overrides')).toBeNull();
  expect(window.location.search).toBe('');
});

test('a machine that does not answer, or gives another remote, leaves the shop as it is and says so', async () => {
  for (const answer of [
    async () => Promise.reject(new TypeError('Failed to fetch')),
    async () => ({ json: async () => ({ ...sample.description, name: 'mfe-else' }) }) as Response,
  ]) {
    global.fetch = jest.fn(answer);
    visit(`?override=mfe-demo@${LAPTOP}`);
    const document_ = data([LAPTOP]);
    document.getElementById('release-overrides')?.remove();
    expect(await overrideReleases(document_, root())).toEqual([]);
    expect(document_.registry.releases['mfe-demo']?.version).toBe('1.0.0');
    expect(root()).toHaveTextContent('from the server');
    expect(document.getElementById('release-overrides')).toHaveTextContent("mfe-demo is the shop's own");
  }
});

test('a page that the live releases do not have is looked for again', async () => {
  visit(`?override=mfe-demo@${LAPTOP}`);
  const document_ = data([LAPTOP], { kind: 'not-found' });
  await overrideReleases(document_, root());
  expect(document_.target).toEqual({ kind: 'unresolved' });
});
