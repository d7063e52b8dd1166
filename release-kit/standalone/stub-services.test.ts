import { type CartService, type Host, type ProvidedService, type ReleaseDescription, type ReleaseService } from 'shared-contracts';
import { DECLARED_SERVICES } from 'shared-contracts/provided/declared';
import { STUBS, stubFactory, stubRelease } from './stub-services';

const NAMES: string[] = DECLARED_SERVICES.map(({ ref }) => ref);
const own = (services: Record<string, ReleaseService> = {}): ReleaseDescription => ({
  name: 'mfe-a',
  version: '1.0.0',
  contract: '^2.0.0',
  team: 'a',
  routes: [{ path: '/a', module: './a' }],
  entities: { PRODUCT: './a' },
  slots: { 'mini-cart': './a' },
  services,
  links: [],
  serverRendered: ['./a'],
  build: { entry: '', modules: {}, react: '', platform: '2.0.0', integrity: {} },
});

test('what the remote does not provide itself is provided by a release that has nothing else', () => {
  const { description } = stubRelease(own());
  expect(Object.keys(description.services)).toEqual(NAMES);
  expect(description).toMatchObject({ name: STUBS, routes: [], entities: {}, slots: {}, serverRendered: [] });
  const cart = { module: './cart-service', initial: {}, commands: [], start: 'idle', limitMs: 1 } as const;
  expect(Object.keys(stubRelease(own({ cart })).description.services)).toEqual(NAMES.filter((name) => name !== 'cart'));
});

test.each(NAMES)('the stub of %s has the state and every command that are declared', async (name) => {
  const declared = DECLARED_SERVICES.find(({ ref }) => ref === name);
  const stub = stubFactory(name)({} as Host) as ProvidedService & Record<string, () => Promise<unknown>>;
  expect(stub.state.get()).toEqual(declared?.initial);
  for (const command of declared?.commands ?? []) expect(stub[command]).toBeInstanceOf(Function);
});

test('the cart counts what is added, and says so', async () => {
  const said: string[] = [];
  const facts = { toasts: { add: ({ message }: { message: string }) => said.push(message) } };
  const cart = stubFactory('cart')(facts as unknown as Host) as CartService;
  const line = { sku: 'a', name: 'Bearing', quantity: 2 };
  expect(await cart.add([line, { ...line, name: 'Seal', quantity: 3 }])).toEqual([]);
  await cart.add([line]);
  expect(cart.state.get().summary.count).toBe(7);
  expect(said).toEqual(['Stub cart: 2 × Bearing', 'Stub cart: 3 × Seal', 'Stub cart: 2 × Bearing']);
});

test('of a service that the contract does not declare there is no stub', () => {
  expect(() => stubFactory('points')({} as Host)).toThrow('There is no stub of the service points.');
});
