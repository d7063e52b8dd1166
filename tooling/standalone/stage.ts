import {
  createSnapshot,
  type Host,
  type Lifecycles,
  type PageHead,
  type ParcelProps,
  type ReleaseDescription,
  type SlotName,
  type SlotProps,
  type SlotService,
  type Snapshot,
} from 'shared-contracts';
import { findPage, type Found } from './find-page';
import { scopeHost } from './navigation';

/** What stands where the page would be. */
export type StageState =
  { kind: 'loading' } | { kind: 'shown' } | { kind: 'elsewhere' | 'protected' | 'missing' } | { kind: 'failed'; message: string };

export interface Stage {
  state: Snapshot<StageState>;
  /** Shows what the address names, now and after each navigation. */
  start(element: HTMLElement): void;
  /** Shows it anew, with modules that have changed. */
  restart(): void;
}

export type LoadModule = (name: string) => Promise<unknown>;

/** Shows one page or slot at a time, the way that the shell does: bootstrap, mount, update, unmount. */
export function createStage(host: Host, description: ReleaseDescription, load: LoadModule): Stage {
  const state = createSnapshot<StageState>({ kind: 'loading' });
  let leave: () => Promise<void> = async () => {};
  let turn = 0;
  let last: Promise<void> = Promise.resolve();
  let element: HTMLElement | undefined;

  const show = async () => {
    turn += 1;
    const mine = turn;
    state.set({ kind: 'loading' });
    try {
      const { pathname } = host.navigation.state.get().location;
      const found = await findPage(host, description, pathname);
      if (mine !== turn) return;
      if (found.kind === 'redirect') return host.navigation.replace(found.to);
      // Leaving and mounting never overlap.
      last = last.then(() => change(found, pathname, mine)).catch(fail);
      await last;
    } catch (error) {
      fail(error);
    }
  };

  const change = async (found: Exclude<Found, { kind: 'redirect' }>, pathname: string, mine: number) => {
    await leave();
    leave = async () => {};
    if (mine !== turn) return;
    if (found.kind === 'elsewhere') return state.set({ kind: 'elsewhere' });
    if (found.kind === 'page' && found.match.isProtected && host.session.state.get().status === 'guest')
      return state.set({ kind: 'protected' });
    leave = await present(found, pathname);
    if (mine === turn && state.get().kind === 'loading') state.set({ kind: 'shown' });
  };

  const fail = (error: unknown) => {
    console.error(error);
    state.set({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  };

  const present = async (found: Exclude<Found, { kind: 'redirect' | 'elsewhere' }>, pathname: string) => {
    const parent = element;
    if (!parent) return async () => {};
    if (found.kind === 'slot') {
      const props = slotExamples(() => host.navigation.push('/'))[found.name];
      return mountModule(await load(found.module), { host, parent, slot: props, onError: fail });
    }
    const onHead = ({ title }: PageHead) => void (document.title = `${title} · ${description.name}`);
    const report = { ready: onHead, head: onHead, notFound: () => state.set({ kind: 'missing' }) };
    return mountModule(await load(found.match.module), {
      host: scopeHost(host, pathname),
      parent,
      slot: { params: found.match.params, documentAge: undefined, report },
      onError: fail,
    });
  };

  return {
    state,
    restart: () => void show(),
    start(given) {
      element = given;
      let last = host.navigation.state.get().location.pathname;
      host.navigation.state.subscribe(() => {
        const { pathname } = host.navigation.state.get().location;
        if (pathname !== last) void show();
        last = pathname;
      });
      let status = host.session.state.get().status;
      host.session.state.subscribe(() => {
        const next = host.session.state.get().status;
        if (next !== status && state.get().kind === 'protected') void show();
        status = next;
      });
      void show();
    },
  };
}

/** The slots that the remote fills itself; the others hold a note of what would be there. */
export function createSlots(host: () => Host, description: ReleaseDescription, load: LoadModule): SlotService {
  return {
    mount(name, parent, slot) {
      const module = Object.entries(description.slots).find(([slot]) => slot === name)?.[1];
      if (!module) {
        parent.textContent = `[${name}: filled by another release]`;
        return { update: () => {}, end: () => parent.replaceChildren() };
      }
      const mounted = load(module).then((loaded) =>
        mountModule(loaded, { host: host(), parent, slot, onError: (error) => console.error(error) }),
      );
      return { update: () => {}, end: () => void mounted.then((end) => end()) };
    },
    prefetch: () => {},
  };
}

let mountCount = 0;

async function mountModule<N extends SlotName>(
  module: unknown,
  { host, parent, slot, onError }: { host: Host; parent: HTMLElement; slot: SlotProps[N]; onError: (error: unknown) => void },
): Promise<() => Promise<void>> {
  if (typeof module !== 'object' || module === null || !('mount' in module)) throw new Error('The module has no lifecycles.');
  const lifecycles = module as Lifecycles<N>;
  mountCount += 1;
  const domElement = parent.appendChild(document.createElement('div'));
  const props: ParcelProps<N> = {
    name: `standalone-${mountCount}`,
    domElement,
    host,
    slot,
    hydrate: false,
    identifierPrefix: `m${mountCount}-`,
    onError,
    onRecoverableError: (error) => console.error(error),
  };
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  return async () => {
    await lifecycles.unmount(props);
    domElement.remove();
  };
}

function slotExamples(onClose: () => void): Omit<SlotProps, 'page'> {
  const onViewChange = () => {};
  return {
    'mini-cart': { onClose },
    'sign-in-dialog': { view: 'SIGNIN', onViewChange, onClose },
    'drawer-account': { view: 'SIGN_IN', onViewChange, onClose },
    'create-account-after-order': { email: 'guest@example.com', firstName: 'Noura', lastName: 'Al Harbi' },
  };
}
