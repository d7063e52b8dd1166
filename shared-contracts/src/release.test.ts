import { findConflicts, validateRelease, type Registry, type ReleaseDescription } from './release';

const description = (more: Partial<ReleaseDescription> = {}): ReleaseDescription => ({
  name: 'mfe-demo',
  version: '1.0.0',
  contract: '^1.0.0',
  team: 'demo',
  routes: [{ path: '/demo', module: './demo' }],
  entities: {},
  slots: {},
  services: {},
  serverRendered: ['./demo'],
  build: { entry: 'remote-entry.js', modules: { './demo': { js: [], css: [], messages: {} } }, react: '19.3.1', integrity: {} },
  ...more,
});

describe('a description', () => {
  test('is valid when everything is there', () => expect(validateRelease(description())).toEqual([]));
  test('may say more than the contract knows', () => expect(validateRelease({ ...description(), colour: 'blue' })).toEqual([]));

  test.each([
    ['a text', 'nonsense', 'not an object'],
    ['nothing', null, 'not an object'],
    ['a list', [], 'not an object'],
    ['no name', { ...description(), name: '' }, '"name" must be a text'],
    ['a name that is no folder', { ...description(), name: '../x' }, 'lower-case letters'],
    ['a version that is no text', { ...description(), version: 1 }, '"version" must be a text'],
    ['no team', { ...description(), team: undefined }, '"team" must be a text'],
    ['a contract that is no caret', { ...description(), contract: '>=1.0.0' }, 'caret range'],
    ['routes that are no list', { ...description(), routes: {} }, '"routes" must be a list'],
    ['a route without a path', { ...description(), routes: [{ module: './demo' }] }, 'begins with "/"'],
    ['a route that does not begin with "/"', { ...description(), routes: [{ path: 'demo', module: './demo' }] }, 'begins with "/"'],
    ['a route to a module that is not exposed', { ...description(), routes: [{ path: '/x', module: './x' }] }, 'not exposed'],
    ['a route to what every object has', { ...description(), routes: [{ path: '/x', module: 'toString' }] }, 'not exposed'],
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
    ['a slot with a module that is not exposed', { ...description(), slots: { 'mini-cart': './x' } }, 'slots.mini-cart'],
    ['entities that are a list', { ...description(), entities: [] }, '"entities" must be an object'],
    ['no services', { ...description(), services: undefined }, '"services" must be an object'],
    ['no list of what the server renders', { ...description(), serverRendered: undefined }, '"serverRendered" must be a list'],
    ['a page for the server that is not exposed', { ...description(), serverRendered: ['./x'] }, 'serverRendered names'],
    ['no build', { ...description(), build: undefined }, '"build.modules" is missing'],
    ['no entry', { ...description(), build: { modules: {} }, routes: [], serverRendered: [] }, '"build.entry" must be a path'],
  ])('with %s is refused, saying why', (_name, value, problem) => expect(validateRelease(value).join('\n')).toContain(problem));
});

describe('publishing beside others', () => {
  const other = description({
    name: 'mfe-other',
    routes: [{ path: '/other/{id}', module: './demo' }],
    entities: { PRODUCT: './demo' },
    slots: { 'mini-cart': './demo' },
    services: { cart: './demo' },
  });
  const registry: Registry = {
    generation: 1,
    releases: { 'mfe-other': { version: '1.0.0', base: '/releases/mfe-other/1.0.0/', description: other } },
  };

  test('goes where nothing is owned twice', () => expect(findConflicts(registry, description())).toEqual([]));
  test('a new version of the same remote may own what it owned', () =>
    expect(findConflicts(registry, { ...other, version: '1.1.0' })).toEqual([]));
  test.each([
    ['a route', { routes: [{ path: '/Other/{number}', module: './demo' }] }, '/Other/{number} belongs to mfe-other'],
    ['an entity', { entities: { PRODUCT: './demo' } }, 'entities.PRODUCT belongs to mfe-other'],
    ['a slot', { slots: { 'mini-cart': './demo' } }, 'slots.mini-cart belongs to mfe-other'],
    ['a service', { services: { cart: './demo' } }, 'services.cart belongs to mfe-other'],
  ] as const)('%s has one owner', (_name, more, problem) =>
    expect(findConflicts(registry, description(more)).join('\n')).toContain(problem),
  );
  test('another contract is not served', () =>
    expect(findConflicts(registry, description({ contract: '^2.0.0' })).join()).toContain('contract ^2.0.0'));
});
