import {
  acceptsContract,
  CONTRACT_VERSION,
  type Lifecycles,
  type PageHead,
  type PageParams,
  type ParcelProps,
  type SlotName,
  type SlotProps,
} from 'shared-contracts';
import { HOST_MEMBERS, takeBack } from './host-members';
import { hasReactRoot, watchForLeaks } from './leaks';
import { describeLoadedMessages } from './message-suite';
import type { StubHost } from './stub-host';
import { until } from './until';

export interface ReleaseContract {
  /** `release.json`, as written at the remote's root. */
  description: WrittenRelease;
  /** Gives the problems of a description: that of `release-kit/judge`, which depends on packages whose tests depend on this one. */
  validateRelease: (description: unknown) => readonly string[];
  /** What each exposed file exports by default, by exposed name. */
  modules: Readonly<Record<string, unknown>>;
  /** A host whose platform fails, or answers by script. `hostWithAnswers` of the facade's test kit makes one. */
  createHost: () => StubHost;
  /** Parameters of pages that need some, by exposed name. */
  params?: Readonly<Record<string, PageParams>>;
}

export interface WrittenRelease {
  name: string;
  /** The oldest contract that it works with, as a caret: `^2.0.0`. That of its build, where it says none. */
  contract?: string;
  routes: readonly { path: string; module: string }[];
  slots: Readonly<Record<string, string>>;
  /** By name, as they are declared, with the optional commands that this provider has. */
  services: Readonly<Record<string, { module: string; commands: readonly string[] }>>;
  /** Checked with everything else when it is built. */
  links?: readonly unknown[];
  exposes: Readonly<Record<string, string>>;
}

/** How often a module is mounted and unmounted: `MOUNTS`, for a run that has time for more. What is left behind shows after a few. */
const MOUNTS = Number(process.env.MOUNTS || 5);
/** The first mounts start what lives as long as the document (React's own listeners, loaded messages). */
const WARM_UP = 2;
const LIFECYCLE_LIMIT_MS = 5000;

const nothing = () => undefined;

/** What each slot is given here. */
const SLOT_PROPS: { [N in Exclude<SlotName, 'page'>]: SlotProps[N] } = {
  'mini-cart': { onClose: nothing },
  'sign-in-dialog': { view: 'SIGNIN', onViewChange: nothing, onClose: nothing },
  'drawer-account': { view: 'SIGN_IN', onViewChange: nothing, onClose: nothing },
  'create-account-after-order': { email: 'guest@example.com', firstName: 'Noura', lastName: 'Ali' },
  'search-suggestions': { text: '6205', listId: 'suggestions', onList: nothing, onKeys: nothing, onText: nothing },
};

interface Mounted {
  lifecycles: Lifecycles<never>;
  props: ParcelProps<never>;
  element: HTMLElement;
  errors: unknown[];
  reported: { heads: PageHead[]; notFound: number };
}

/**
 * The one suite that every remote runs: what the shell relies on. Pages and slots are mounted by their lifecycles alone, as the
 * shell does it, on a host in memory, which has what the oldest contract that the remote names has; and once on the host of each later
 * contract that serves it.
 */
export function describeReleaseContract(release: ReleaseContract): void {
  const { description, validateRelease, modules, createHost: createWholeHost, params = {} } = release;
  const { contract = `^${CONTRACT_VERSION}` } = description;
  const oldest = contract.slice(1);
  const createHost = (version = oldest) => takeBack(createWholeHost(), version);
  const later = Object.keys(HOST_MEMBERS).filter((version) => version !== oldest && acceptsContract(contract, version));
  const slotOf = (module: string) => Object.entries(description.slots).find(([, filled]) => filled === module)?.[0];
  const isService = (module: string) => Object.values(description.services).some((service) => service.module === module);
  const parcels = Object.keys(modules).filter((module) => !isService(module));
  const isPage = (module: string) => slotOf(module) === undefined;

  let mountCount = 0;
  const prepare = (module: string, host: StubHost): Mounted => {
    const name = slotOf(module);
    const reported: Mounted['reported'] = { heads: [], notFound: 0 };
    const errors: unknown[] = [];
    const report = {
      ready: (head: PageHead) => void reported.heads.push(head),
      head: (head: PageHead) => void reported.heads.push(head),
      notFound: () => void (reported.notFound += 1),
    };
    const slot =
      name === undefined ? { params: params[module] ?? {}, documentAge: undefined, report } : SLOT_PROPS[name as Exclude<SlotName, 'page'>];
    const element = document.body.appendChild(document.createElement('div'));
    mountCount += 1;
    const props = {
      name: `${description.name}-${mountCount}`,
      domElement: element,
      host,
      slot,
      hydrate: false,
      identifierPrefix: `m${mountCount}-`,
      onError: (error: unknown) => void errors.push(error),
      onRecoverableError: (error: unknown) => void errors.push(error),
    };
    return { lifecycles: toLifecycles(modules[module], module), props: props as unknown as ParcelProps<never>, element, errors, reported };
  };
  const mount = async (module: string, host = createHost()): Promise<Mounted> => {
    const mounted = prepare(module, host);
    await inTime(mounted.lifecycles.bootstrap(mounted.props), `${module} bootstrap`);
    await inTime(mounted.lifecycles.mount(mounted.props), `${module} mount`);
    return mounted;
  };
  const unmount = async ({ lifecycles, props, element }: Mounted) => {
    await inTime(lifecycles.unmount(props), 'unmount');
    element.remove();
  };

  describe(`${description.name} keeps the contract`, () => {
    // Here React works as in the shop: nobody wraps what it does in act().
    const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    const isActEnvironment = react.IS_REACT_ACT_ENVIRONMENT;
    beforeAll(() => void (react.IS_REACT_ACT_ENVIRONMENT = false));
    afterAll(() => void (react.IS_REACT_ACT_ENVIRONMENT = isActEnvironment ?? false));

    test('its description is valid, and the contract that it is built for is served', () => {
      const { exposes, ...written } = description;
      const built = {
        version: '0.0.0',
        contract,
        links: [],
        ...written,
        build: {
          entry: 'remote-entry.js',
          modules: Object.fromEntries(Object.keys(exposes).map((module) => [module, { js: [], css: [], messages: {} }])),
          server: { file: 'server.cjs', integrity: 'sha256-AAAA' },
          react: '19.0.0',
          platform: '2.0.0',
          integrity: {},
        },
      };
      expect(validateRelease(built)).toEqual([]);
      expect([contract, acceptsContract(contract)]).toEqual([contract, true]);
    });

    test('what it exposes is what it describes', () => {
      expect(Object.keys(modules).sort()).toEqual(Object.keys(description.exposes).sort());
    });

    describeLoadedMessages(description.exposes, modules);

    for (const module of Object.keys(modules).filter(isService)) {
      test(`${module} makes a service with a state and the commands that are declared`, () => {
        const factory = modules[module];
        if (typeof factory !== 'function') throw new TypeError(`${module} exports no factory by default.`);
        const { commands = [] } = Object.values(description.services).find((service) => service.module === module) ?? {};
        for (const version of [oldest, ...later]) {
          const made = factory(createHost(version));
          expect(typeof made.state.get).toBe('function');
          for (const command of commands) expect([version, command, typeof made[command]]).toEqual([version, command, 'function']);
        }
      });
    }

    describe.each(parcels)('%s', (module) => {
      test('has lifecycles', () => {
        const lifecycles = toLifecycles(modules[module], module);
        for (const step of ['bootstrap', 'mount', 'unmount'] as const) expect([step, typeof lifecycles[step]]).toEqual([step, 'function']);
      });

      test.each([oldest, ...later])(
        'in a host of %s is mounted, updated and unmounted, silently, and leaves its element empty',
        async (version) => {
          const said = jest.spyOn(console, 'error');
          const mounted = await mount(module, createHost(version));
          if (mounted.lifecycles.update) await inTime(mounted.lifecycles.update({ ...mounted.props }), 'update');
          expect(mounted.errors).toEqual([]);
          await inTime(mounted.lifecycles.unmount(mounted.props), 'unmount');
          expect(mounted.element.childNodes).toHaveLength(0);
          expect(hasReactRoot(mounted.element)).toBe(false);
          expect(said).not.toHaveBeenCalled();
          mounted.element.remove();
        },
      );

      if (isPage(module)) {
        test.each([oldest, ...later])(
          'in a host of %s reports its head once it is shown, or that there is no such thing',
          async (version) => {
            const mounted = await mount(module, createHost(version));
            await until(() => mounted.reported.heads.length > 0 || mounted.reported.notFound > 0);
            // An empty title is the brand's.
            for (const head of mounted.reported.heads) expect(typeof head.title).toBe('string');
            await unmount(mounted);
          },
        );
      }

      test(`mounting and unmounting ${MOUNTS} times leaves nothing behind`, async () => {
        for (let round = 0; round < WARM_UP; round += 1) await unmount(await mount(module));
        const host = createHost();
        const held = host.held();
        const leaks = watchForLeaks();
        const elements: HTMLElement[] = [];
        try {
          for (let round = 0; round < MOUNTS; round += 1) {
            const mounted = await mount(module, host);
            elements.push(mounted.element);
            await unmount(mounted);
          }
          expect(await leaks.settle()).toEqual({ listeners: 0, intervals: 0, timeouts: 0, elements: 0 });
        } finally {
          leaks.end();
        }
        expect(host.held()).toBe(held);
        expect(elements).toHaveLength(MOUNTS);
        expect(elements.filter((element) => element.childNodes.length > 0 || hasReactRoot(element))).toEqual([]);
      }, 30_000);

      test('two mounts at once do not disturb each other', async () => {
        const first = await mount(module);
        const second = await mount(module);
        const shown = second.element.textContent;
        const ids = [...first.element.querySelectorAll('[id]')].map(({ id }) => id);
        expect([...second.element.querySelectorAll('[id]')].filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual([]);
        await unmount(first);
        expect(second.element.textContent).toBe(shown);
        if (second.lifecycles.update) await inTime(second.lifecycles.update({ ...second.props }), 'update');
        expect(second.errors).toEqual([]);
        await unmount(second);
      });

      test('an error while rendering is told to the shell, and nothing hangs', async () => {
        const host = createHost();
        const planned = new Error('planned: the host breaks while rendering');
        host.navigation = {
          ...host.navigation,
          state: {
            ...host.navigation.state,
            get: () => {
              throw planned;
            },
          },
        };
        const mounted = prepare(module, host);
        await inTime(mounted.lifecycles.bootstrap(mounted.props), 'bootstrap');
        await inTime(mounted.lifecycles.mount(mounted.props).catch(nothing), 'mount');
        await until(() => mounted.errors.length > 0);
        expect(mounted.errors).toContain(planned);
        await unmount(mounted);
        expect(mounted.element.childNodes).toHaveLength(0);
      });
    });
  });
}

function toLifecycles(module: unknown, name: string): Lifecycles<never> {
  if (typeof module !== 'object' || module === null || !('mount' in module))
    throw new TypeError(`${name} exports no lifecycles by default.`);
  return module as Lifecycles<never>;
}

/** A lifecycle that hangs fails its test by name, not by the test's own time-out. */
async function inTime<T>(step: Promise<T>, name: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not end within ${LIFECYCLE_LIMIT_MS} ms.`)), LIFECYCLE_LIMIT_MS);
  });
  return Promise.race([step, limit]).finally(() => clearTimeout(timer));
}
