import { cartService, describeService, type Registry, type ReleaseDescription } from 'shared-contracts';
import { judgeRegistry, validateRelease } from './release-validation';

const MODULE = { js: [], css: [], messages: {} };
const description = (more: Partial<ReleaseDescription> = {}): ReleaseDescription => ({
  name: 'mfe-demo',
  version: '1.0.0',
  contract: '^2.0.0',
  team: 'demo',
  routes: [{ path: '/demo', module: './demo' }],
  entities: {},
  slots: {},
  services: {},
  links: [],
  serverRendered: ['./demo'],
  build: {
    entry: 'remote-entry.js',
    modules: { './demo': MODULE },
    server: { file: 'server.cjs', integrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
    react: '19.3.1',
    platform: '2.0.0',
    integrity: {},
  },
  ...more,
});
const built = (more: object) => ({ ...description(), build: { ...description().build, ...more } });
const link = { menu: 'account', path: '/demo', order: 1, label: { en: 'Demo', ar: 'تجربة' } } as const;

describe('a description', () => {
  test('is valid when everything is there', () => expect(validateRelease(description())).toEqual([]));
  test('may say more than the contract knows', () => expect(validateRelease({ ...description(), colour: 'blue' })).toEqual([]));
  test('may link to what it owns, with what the link needs', () =>
    expect(
      validateRelease(description({ links: [link, { ...link, needs: ['company', 'permission:Magento_Company::users_view'] }] })),
    ).toEqual([]));

  test.each([
    ['a text', 'nonsense', '"description"'],
    ['nothing', null, '"description"'],
    ['a list', [], '"name"'],
    ['no name', { ...description(), name: '' }, '"name" must not be empty'],
    ['a name that is no folder', { ...description(), name: '../x' }, 'lower-case letters'],
    ['a version that is no text', { ...description(), version: 1 }, '"version" must be a text'],
    ['a version that leaves the folder', { ...description(), version: '../../1' }, '"version" must be a version'],
    ['no team', { ...description(), team: undefined }, '"team" must be a text'],
    ['a contract that is no caret', { ...description(), contract: '>=1.0.0' }, 'caret range'],
    ['routes that are no list', { ...description(), routes: {} }, '"routes" must be a list'],
    ['a route without a path', { ...description(), routes: [{ module: './demo' }] }, '"routes.0.path"'],
    ['a route that does not begin with "/"', { ...description(), routes: [{ path: 'demo', module: './demo' }] }, '"routes.0.path"'],
    ['a route to another origin', { ...description(), routes: [{ path: '//evil.example/x', module: './demo' }] }, '"routes.0.path"'],
    ['a route with a script', { ...description(), routes: [{ path: '/<script>', module: './demo' }] }, '"routes.0.path"'],
    ['a chrome that nobody knows', { ...description(), routes: [{ path: '/x', module: './demo', chrome: 'none' }] }, 'chrome'],
    ['a route to a module that is not exposed', { ...description(), routes: [{ path: '/x', module: './x' }] }, 'not exposed'],
    ['a route to what every object has', { ...description(), routes: [{ path: '/x', module: 'toString' }] }, 'exposed name'],
    [
      'one route twice',
      {
        ...description(),
        routes: [
          { path: '/Demo/{id}', module: './demo' },
          { path: '/demo/{name}', module: './demo' },
        ],
      },
      'is there twice',
    ],
    [
      '5,000 routes',
      { ...description(), routes: Array.from({ length: 5000 }, (_, index) => ({ path: `/demo/${index}`, module: './demo' })) },
      'at most 300',
    ],
    ['an unknown slot', { ...description(), slots: { 'side-bar': './demo' } }, 'no slot'],
    ['an unknown entity', { ...description(), entities: { ORDER: './demo' } }, 'no entity'],
    ['a slot with a module that is not exposed', { ...description(), slots: { 'mini-cart': './x' } }, 'slots.mini-cart'],
    ['entities that are a list', { ...description(), entities: [] }, ''],
    ['no services', { ...description(), services: undefined }, '"services"'],
    [
      'a service that lacks a command',
      { ...description(), services: { cart: { ...describeService(cartService, './demo'), commands: ['add'] } } },
      'lacks the command ensure',
    ],
    [
      'a service of the shell without what its state begins with',
      { ...description(), services: { cart: { ...describeService(cartService, './demo'), initial: {} } } },
      'services.cart lacks summary in its initial state',
    ],
    [
      'a service that never gives up',
      { ...description(), services: { x: { module: './demo', initial: {}, commands: [], start: 'idle' } } },
      'limitMs',
    ],
    ['a link with a script in its label', { ...description(), links: [{ ...link, label: { en: '<script>', ar: 'x' } }] }, 'plain text'],
    ['a link to another origin', { ...description(), links: [{ ...link, path: 'https://evil.example/' }] }, 'path of this shop'],
    ['a link to a script', { ...description(), links: [{ ...link, path: 'javascript:alert(1)' }] }, 'path of this shop'],
    ['a link to what it does not own', { ...description(), links: [{ ...link, path: '/cart' }] }, 'leads to no route of mfe-demo'],
    ['a link without Arabic', { ...description(), links: [{ ...link, label: { en: 'Demo' } }] }, 'label'],
    ['a link in no menu', { ...description(), links: [{ ...link, menu: 'sidebar' }] }, 'no menu'],
    ['no list of what the server renders', { ...description(), serverRendered: undefined }, '"serverRendered" must be a list'],
    ['a page for the server that is not exposed', { ...description(), serverRendered: ['./x'] }, 'serverRendered names'],
    ['a personal page that the server does not render', { ...description(), personal: ['./x'] }, 'not among "serverRendered"'],
    ['pages for the server, and no server entry', built({ server: undefined }), 'needs a server entry'],
    ['a server entry outside the release', built({ server: { file: '../x.cjs', integrity: 'sha256-AAAA' } }), 'path inside the release'],
    ['a server entry without its hash', built({ server: { file: 'server.cjs', integrity: 'md5-x' } }), 'sha256'],
    ['a file without its hash', built({ integrity: { 'a.js': 'sha1-x' } }), 'sha384'],
    ['no build', { ...description(), build: undefined }, '"build"'],
    ['no entry', built({ entry: undefined }), '"build.entry"'],
    ['a shell that serves nothing', description({ name: 'shell' }), 'must say which contract it serves'],
  ])('with %s is refused, saying why', (_name, value, problem) => {
    const problems = validateRelease(value);
    expect(problems).not.toEqual([]);
    expect(problems.join('\n')).toContain(problem);
  });
});

describe('a registry is judged whole', () => {
  const shell = description({
    name: 'shell',
    routes: [],
    serverRendered: [],
    serves: '2.1.0',
    build: { ...description().build, platform: '2.3.0' },
  });
  const other = description({
    name: 'mfe-other',
    routes: [{ path: '/other/{id}', module: './demo' }],
    entities: { PRODUCT: './demo' },
    slots: { 'mini-cart': './demo' },
    services: { cart: describeService(cartService, './demo') },
  });
  const registry = (...releases: ReleaseDescription[]): Registry => ({
    generation: 1,
    releases: Object.fromEntries(
      releases.map((each) => [each.name, { version: each.version, base: `/releases/${each.name}/${each.version}/`, description: each }]),
    ),
  });

  test('nothing is owned twice', () => expect(judgeRegistry(registry(shell, other, description()))).toEqual([]));
  test('a remote that works with an older contract is served by an older shell', () =>
    expect(judgeRegistry(registry({ ...shell, serves: '2.0.0' }, description({ contract: '^2.0.0' })))).toEqual([]));
  test('what a later contract lists is no reason to refuse a change of somebody else', () => {
    const later = description({
      routes: [{ path: '/demo', module: './demo', chrome: 'wide' as 'reduced' }],
      slots: { 'side-bar': './demo' } as ReleaseDescription['slots'],
      entities: { BRAND: './demo' } as ReleaseDescription['entities'],
      links: [{ ...link, menu: 'sidebar' as 'account', needs: ['club' as 'company'] }],
    });
    expect(validateRelease(later)).toHaveLength(5);
    expect(judgeRegistry(registry(shell, other, later))).toEqual([]);
  });
  test('a shop without a shell is not judged by one', () =>
    expect(judgeRegistry(registry(description({ contract: '^9.0.0' })))).toEqual([]));

  test.each([
    ['a route', { routes: [{ path: '/Other/{number}', module: './demo' }] }, '/other/{} belongs to'],
    ['an entity', { entities: { PRODUCT: './demo' } }, 'entities.PRODUCT belongs to'],
    ['a slot', { slots: { 'mini-cart': './demo' } }, 'slots.mini-cart belongs to'],
    ['a service', { services: other.services }, 'services.cart belongs to'],
  ])('%s has one owner', (_name, more, problem) => {
    const problems = judgeRegistry(registry(shell, other, description(more as Partial<ReleaseDescription>)));
    expect(problems.join('\n')).toContain(problem);
    expect(problems.join('\n')).toContain('mfe-demo');
  });

  test.each([
    [
      'a remote for a later contract than the shell serves',
      shell,
      description({ contract: '^2.2.0' }),
      'built for contract ^2.2.0; the shell serves 2.1.0',
    ],
    ['a remote for another major', shell, description({ contract: '^3.0.0' }), 'built for contract ^3.0.0'],
    ['a shell that serves another major than a live remote needs', { ...shell, serves: '3.0.0' }, description(), 'the shell serves 3.0.0'],
    [
      'an older shell made live again below a newer remote',
      { ...shell, serves: '2.0.0' },
      description({ contract: '^2.1.0' }),
      'serves 2.0.0',
    ],
    [
      'a remote that needs a later facade',
      shell,
      description({ build: { ...description().build, platform: '2.4.0' } }),
      'needs the facade 2.4.0',
    ],
  ])('%s is refused', (_name, live, remote, problem) => expect(judgeRegistry(registry(live, remote)).join('\n')).toContain(problem));

  test('a release that lies keeps the whole registry from going live', () =>
    expect(judgeRegistry(registry(shell, description({ slots: { 'mini-cart': './x' } })))).toEqual([
      'mfe-demo: slots.mini-cart names the module ./x, which is not exposed.',
    ]));
});
