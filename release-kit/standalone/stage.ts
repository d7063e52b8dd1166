import { createSnapshot, type ReleaseDescription, type SlotName, type SlotProps, type Snapshot } from 'shared-contracts';
import type { BrowserHost } from 'shared-host/browser-host';
import { createSlotMount, type SlotMount } from 'shared-host/composition/slot-mount';
import { createPageController, type PageController } from 'shared-host/routing/page-controller';

/** Slots have addresses of their own here: `/_slot/mini-cart`. */
export const SLOT_PREFIX = '/_slot/';

export interface Stage {
  controller: PageController;
  slot: SlotMount<'page'>;
  /** The smaller slot that the address names; undefined while a page is shown. */
  shownSlot: Snapshot<string | undefined>;
  /** Shows what the address names, now and after each navigation. */
  start(): void;
  /** Shows it anew, with the remote's modules of these names as they are now. */
  restart(modules: Iterable<string>): Promise<void>;
}

/** Shows one page or slot at a time, with the shell's own page controller. */
export function createStage(host: BrowserHost, description: ReleaseDescription, element: HTMLElement): Stage {
  const pageElement = element.appendChild(document.createElement('div'));
  const slot = createSlotMount<'page'>({ host, loader: host.loader, container: () => pageElement, name: 'page' });
  const onHead = ({ title }: { title: string }) => void (document.title = `${title} · ${description.name}`);
  const controller = createPageController({
    host,
    navigation: host.navigation,
    registry: { releases: { [description.name]: { version: description.version, base: '/', description } } },
    loader: host.loader,
    slot,
    documentAge: 0,
    target: { kind: 'unresolved' },
    onReady: onHead,
    onHead,
    onNoPage: () => onHead({ title: 'No page' }),
  });
  const shownSlot = createSnapshot<string | undefined>(undefined);
  let end = () => {};

  const showSlot = () => {
    end();
    end = () => {};
    const { pathname } = host.navigation.state.get().location;
    const name = pathname.startsWith(SLOT_PREFIX) ? pathname.slice(SLOT_PREFIX.length) : undefined;
    const props = slotExamples(() => host.navigation.push('/'));
    const isFilled = isSlotName(name, props) && description.slots[name] !== undefined;
    shownSlot.set(isFilled ? name : undefined);
    if (!isFilled) return;
    const inside = element.appendChild(document.createElement('div'));
    const mounted = host.slots.mount(name, inside, props[name]);
    end = () => {
      mounted.end();
      inside.remove();
    };
  };

  return {
    controller,
    slot,
    shownSlot,
    async restart(modules) {
      // The loader gives what it has loaded once, for the document's lifetime; a module that fails is told by whoever shows it.
      await Promise.all([...modules].map((module) => host.loader.retry(description.name, module).catch(() => undefined)));
      const { pathname, search } = host.navigation.state.get().location;
      host.navigation.replace(`${pathname}${search}`, { fresh: true });
    },
    start() {
      host.navigation.state.subscribe(showSlot);
      showSlot();
      // The home page of a remote that does not own it is its first page.
      const { pathname } = host.navigation.state.get().location;
      const first = description.routes[0]?.path;
      if (pathname === '/' && first && first !== '/') host.navigation.replace(first);
      void controller.start(null);
    },
  };
}

function isSlotName(name: string | undefined, props: object): name is Exclude<SlotName, 'page'> {
  return name !== undefined && Object.hasOwn(props, name);
}

function slotExamples(onClose: () => void): Omit<SlotProps, 'page'> {
  const onViewChange = () => {};
  return {
    'mini-cart': { onClose },
    'sign-in-dialog': { view: 'SIGNIN', onViewChange, onClose },
    'drawer-account': { view: 'SIGN_IN', onViewChange, onClose },
    'create-account-after-order': { email: 'guest@example.com', firstName: 'Noura', lastName: 'Al Harbi' },
    'search-suggestions': { text: '6205', listId: 'suggestions', onList: () => {}, onKeys: () => {}, onText: () => {} },
  };
}
