import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderOf } from './places.mjs';
import { collectRelease, writeRelease } from './written-release.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'written-release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
const CONFIG =
  "export default { name: 'mfe-a', team: 'a', slots: { 'mini-cart': './mini-cart' }, exposes: { './mini-cart': './src/mini-cart.tsx' } };";
/** A page in a folder of its own. */
const page = (name: string, route: string) => ({
  [`src/pages/${name}/${name}-page.tsx`]: '',
  [`src/pages/${name}/${name}.route.ts`]: `export default ${route};`,
});
const menu = (path: string, more = '') => `{ paths: ['${path}'], menus: [{ in: ['account'], label: 'menu.a'${more} }] }`;
const MESSAGES = { 'src/menus/messages/en.json': '{"menu.a":{"defaultMessage":"A"}}', 'src/menus/messages/ar.json': '{"menu.a":"أ"}' };

test('is collected from what the release says of itself and from its pages, in an order of its own', () => {
  write({
    'release.config.ts': CONFIG,
    ...page(
      'tool',
      "{ paths: ['/tools', { path: '/tools/{tool}', listed: ['/tools/belt'] }], protected: true, serverRendered: true, query: ['d'] }",
    ),
    ...page('product', "{ entity: 'PRODUCT', serverRendered: true }"),
    ...page('lists', "{ paths: ['/lists'], serverRendered: 'personal' }"),
  });
  expect(collectRelease(folder)).toEqual({
    name: 'mfe-a',
    team: 'a',
    routes: [
      { path: '/lists', module: './lists' },
      { path: '/tools', module: './tool', protected: true },
      { path: '/tools/{tool}', module: './tool', protected: true, listed: ['/tools/belt'] },
    ],
    entities: { PRODUCT: './product' },
    slots: { 'mini-cart': './mini-cart' },
    services: {},
    serverRendered: ['./lists', './product', './tool'],
    personal: ['./lists'],
    query: { './tool': ['d'] },
    exposes: {
      './lists': './src/pages/lists/lists-page.tsx',
      './mini-cart': './src/mini-cart.tsx',
      './product': './src/pages/product/product-page.tsx',
      './tool': './src/pages/tool/tool-page.tsx',
    },
    links: [],
  });
});

test('a declaration may import what others use, too; a page alone in its folder may be called otherwise', () => {
  write({
    'release.config.ts': CONFIG,
    'src/paths.ts': "export const PATH: string = '/orders';",
    'src/pages/orders/list.route.ts': "import { PATH } from '../../paths';\nexport default { paths: [PATH] };",
    'src/pages/orders/order-list-page.tsx': '',
  });
  expect(collectRelease(folder)).toMatchObject({
    routes: [{ path: '/orders', module: './list' }],
    exposes: { './list': './src/pages/orders/order-list-page.tsx' },
  });
});

test('one menu entry serves several menus and reasons; its label is a message, its place behind another page', () => {
  write({
    'release.config.ts': CONFIG,
    ...MESSAGES,
    ...page('b', menu('/b', ", after: '/z'")),
    ...page('z', "{ paths: ['/z', '/z/{id}'], menus: [{ in: ['account', 'drawer'], label: 'menu.a', icon: 'bolt' }] }"),
    ...page('x', menu('/x', ", after: '/elsewhere', needs: ['extensions'], either: ['company', 'customer']")),
  });
  const label = { en: 'A', ar: 'أ' };
  expect(collectRelease(folder).links).toEqual([
    { menu: 'account', path: '/z', order: 10, label, icon: 'bolt' },
    { menu: 'account', path: '/b', after: '/z', order: 20, label },
    { menu: 'account', path: '/x', after: '/elsewhere', order: 1030, label, needs: ['extensions', 'company'] },
    { menu: 'account', path: '/x', after: '/elsewhere', order: 1030, label, needs: ['extensions', 'customer'] },
    { menu: 'drawer', path: '/z', order: 10, label, icon: 'bolt' },
  ]);
});

test('a group is for the account area alone', () => {
  write({
    'release.config.ts': CONFIG,
    ...MESSAGES,
    ...page('z', "{ paths: ['/z'], menus: [{ in: ['account', 'account-area'], label: 'menu.a', group: 'orders' }] }"),
  });
  const label = { en: 'A', ar: 'أ' };
  expect(collectRelease(folder).links).toEqual([
    { menu: 'account', path: '/z', order: 10, label },
    { menu: 'account-area', path: '/z', order: 10, label, group: 'orders' },
  ]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a page that is not there',
    { 'src/a.route.ts': "export default { paths: ['/a'] };" },
    'src/a.route.ts: there is no a-page.tsx beside it.',
  ],
  ['neither an address nor an entity', page('a', '{}'), 'src/pages/a/a.route.ts names neither an address nor an entity.'],
  ['a label that is no message', page('a', menu('/a')), 'src/pages/a/a.route.ts: there is no message menu.a in en.json.'],
  [
    'a label in one language alone',
    { ...page('a', menu('/a')), 'src/menus/messages/en.json': '{"menu.a":{"defaultMessage":"A"}}' },
    'there is no message menu.a in ar.json.',
  ],
  [
    'entries behind each other',
    { ...MESSAGES, ...page('a', menu('/a', ", after: '/b'")), ...page('b', menu('/b', ", after: '/a'")) },
    'in a circle: /a, /b.',
  ],
  [
    'an import of nothing',
    { ...page('a', '{}'), 'src/pages/a/a.route.ts': "import x from './x';\nexport default x;" },
    'Could not resolve "./x"',
  ],
])('%s is refused', (_what, files, said) => {
  write({ 'release.config.ts': CONFIG, 'src/mini-cart.tsx': '', ...files });
  expect(() => collectRelease(folder)).toThrow(said);
});

test('is written where it changes, and for releases alone', () => {
  write({ 'src/index.ts': '' });
  writeRelease(folder);
  expect(existsSync(join(folder, 'release.json'))).toBe(false);
  write({ 'release.config.ts': CONFIG });
  writeRelease(folder);
  const file = join(folder, 'release.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(collectRelease(folder));
  const { mtimeNs } = statSync(file, { bigint: true });
  writeRelease(folder);
  expect(statSync(file, { bigint: true }).mtimeNs).toBe(mtimeNs);
});

test('services that the release names, and two modules of one name, are refused', () => {
  write({ 'release.config.ts': "export default { name: 'mfe-a', team: 'a', services: { cart: { module: './cart' } } };" });
  mkdirSync(join(folder, 'src'), { recursive: true });
  expect(() => collectRelease(folder)).toThrow('release.config.ts names services');
  write({ 'release.config.ts': CONFIG, ...page('mini-cart', "{ paths: ['/mini'] }") });
  expect(() => collectRelease(folder)).toThrow('are both the module ./mini-cart');
  rmSync(join(folder, 'src'), { recursive: true });
  write({ 'release.config.ts': CONFIG, ...page('miniCart', "{ paths: ['/mini'] }") });
  expect(() => collectRelease(folder)).toThrow('the module ./miniCart needs a name of lower-case letters');
});

test('what folders declare is listed by their names, and written again only where it is another list', () => {
  const collects = "export default { name: 'mfe-a', team: 'a', collects: { 'src/ways/methods': 'method.ts' } };";
  const method = (name: string) => ({ [`src/ways/methods/${name}/method.ts`]: `export default '${name}';` });
  write({ 'release.config.ts': collects, ...method('cash'), ...method('bank') });
  writeRelease(folder);
  const file = join(folder, 'src/ways/generated/methods.ts');
  expect(readFileSync(file, 'utf8')).toBe(
    [
      '// Collected from src/ways/methods/*/method.ts; not committed.',
      "import each0 from '../methods/bank/method';",
      "import each1 from '../methods/cash/method';",
      '',
      'export default [each0, each1];',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))).not.toHaveProperty('collects');
  const { mtimeMs } = statSync(file);
  writeRelease(folder);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  write(method('tap'));
  writeRelease(folder);
  expect(readFileSync(file, 'utf8')).toContain('../methods/tap/method');
  // What was generated on another branch stays behind when one goes back.
  write({ 'src/ways/methods/gone/cards.graphql.ts': '' });
  writeRelease(folder);
  write({ 'src/ways/methods/half/form.tsx': '' });
  expect(() => writeRelease(folder)).toThrow('src/ways/methods/half has no method.ts.');
  rmSync(join(folder, 'src/ways'), { recursive: true });
  expect(() => writeRelease(folder)).toThrow('collects from src/ways/methods, which is not there');
});

test('each declaration is run once, however many use it', () => {
  const counter = globalThis as { runs?: string[] };
  counter.runs = [];
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(folderOf('shared-contracts'), join(folder, 'node_modules/shared-contracts'));
  const noted = (name: string) => `globalThis.runs.push('${name}');\n`;
  const service = (name: string) => ({
    [`src/${name}/declared.ts`]: `import '../common';\nexport const ${name}Ref = '${name}';
      export const ${name} = { ref: ${name}Ref, initial: {}, commands: [], start: 'intent', limitMs: 1 };`,
    [`src/${name}/${name}.service.ts`]: `import { defineService } from 'shared-platform/service';
      import { ${name}Ref } from './declared';
      export default defineService(${name}Ref, { commands: {} });`,
  });
  write({
    'release.config.ts': `${noted('config')}export default { name: 'mfe-a', team: 'a', collects: {} };`,
    'src/common.ts': noted('common'),
    ...service('points'),
    ...service('badges'),
    ...page('tool', "{ paths: ['/tools'] }"),
  });
  writeRelease(folder);
  expect(counter.runs).toEqual(['config', 'common']);
  expect(Object.keys(collectRelease(folder).services)).toEqual(['badges', 'points']);
  delete counter.runs;
});
