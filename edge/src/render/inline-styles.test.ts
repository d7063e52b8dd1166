import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts';
import { createInlineStyles } from './inline-styles';

let store: string;
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(store, 'mfe-demo/1'), { recursive: true });
});
afterEach(() => rmSync(store, { recursive: true }));

function publish(text: string, integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`): Registry {
  writeFileSync(join(store, 'mfe-demo/1/page.css'), text);
  const build = { entry: 'entry.js', modules: {}, react: '19', platform: '2.0.0', integrity: { 'page.css': integrity } };
  const description = {
    name: 'mfe-demo',
    version: '1',
    contract: '^1.0.0',
    team: 'demo',
    routes: [],
    entities: {},
    slots: {},
    services: {},
    links: [],
    serverRendered: [],
    build,
  };
  return { generation: 1, releases: { 'mfe-demo': { version: '1', base: '/releases/mfe-demo/1/', description } } };
}
const read = (registry: Registry, file = 'page.css') => createInlineStyles(registry, store)('mfe-demo', file);

test('relative addresses are made whole, and the hash is that of the text', () => {
  const style = read(
    publish(
      '@font-face{src:url(sans.woff2)}a{background:url("arrow.svg")}b{background:url(data:image/png;base64,AA==)}c{background:url(/x.png)}d{mask:url(#m)}',
    ),
  );
  expect(style?.text).toBe(
    '@font-face{src:url(/releases/mfe-demo/1/sans.woff2)}a{background:url("/releases/mfe-demo/1/arrow.svg")}b{background:url(data:image/png;base64,AA==)}c{background:url(/x.png)}d{mask:url(#m)}',
  );
  expect(style?.hash).toBe(
    `sha256-${createHash('sha256')
      .update(style?.text ?? '')
      .digest('base64')}`,
  );
});

test.each([
  ['was changed after it was published', () => read(publish('a{}', 'sha384-another'))],
  ['is missing', () => read(publish('a{}'), 'none.css')],
  ['would end its element', () => read(publish('a::after{content:"</style><script>"}'))],
  ['is of a release that is not live', () => createInlineStyles(publish('a{}'), store)('mfe-none', 'page.css')],
])('a stylesheet that %s stays outside', (_what, find) => {
  expect(find()).toBeUndefined();
});

test('one that was missing is read once it is there', () => {
  const registry = publish('a{color:red}');
  rmSync(join(store, 'mfe-demo/1/page.css'));
  const find = createInlineStyles(registry, store);
  expect(find('mfe-demo', 'page.css')).toBeUndefined();
  publish('a{color:red}');
  expect(find('mfe-demo', 'page.css')?.text).toBe('a{color:red}');
});
