import {
  createSnapshot,
  type Host,
  type Lifecycles,
  type ParcelProps,
  type SlotName,
  type SlotProps,
  type Snapshot,
} from 'shared-contracts';
import { within } from '../within';
import { CompositionError, type FailureReason, type ModuleLoader } from './load-module';

export type SlotState =
  | { status: 'empty' }
  | { status: 'loading' }
  | { status: 'shown'; remote: string }
  | { status: 'failed'; remote: string; reason: FailureReason };

export interface SlotRequest<N extends SlotName> {
  remote: string;
  module: string;
  slot: SlotProps[N];
  /** Element with the server's markup, to be hydrated. */
  hydrate?: HTMLElement;
  identifierPrefix?: string;
  /** The host as this parcel sees it (a page's router must not follow the shop to the next page). */
  host?: Host;
  /** Called with the loaded module, before it is mounted. */
  onLoaded?: (module: unknown) => Promise<void> | void;
}

/** One place on the page that a remote's parcel is shown in. Mounts one at a time; a failure stays in the slot. */
export interface SlotMount<N extends SlotName> {
  state: Snapshot<SlotState>;
  show(request: SlotRequest<N>): Promise<void>;
  update(slot: SlotProps[N]): Promise<void>;
  retry(): Promise<void>;
  clear(): Promise<void>;
}

export interface SlotMountOptions {
  host: Host;
  loader: ModuleLoader;
  /** Where parcels are put. */
  container: () => HTMLElement | null;
  name: string;
  /** Starts the document anew for the sake of a release that is gone; whether it does. Without it, and until then, the failure is told. */
  restart?: ((missing: string) => boolean) | undefined;
  /** Nobody need ask for that: what is shown here is what the visitor has gone to. */
  restartsItself?: boolean | undefined;
}

const MOUNT_TIMEOUT_MS = 10_000;
let mountCount = 0;

export function createSlotMount<N extends SlotName>(options: SlotMountOptions): SlotMount<N> {
  const { host, loader, name, restart, restartsItself = false } = options;
  const state = createSnapshot<SlotState>({ status: 'empty' });
  const place = createParcelPlace<N>(options);
  let wanted: SlotRequest<N> | undefined;
  /** When what is wanted began to be shown. */
  let since = 0;

  const sourceOf = ({ remote }: SlotRequest<N>) => ({ remote, version: loader.release(remote)?.version ?? '', root: name });

  const fail = (request: SlotRequest<N>, error: unknown) => {
    if (wanted !== request) return;
    const reason = error instanceof CompositionError ? error.reason : 'broken';
    const source = sourceOf(request);
    host.telemetry.recordError(error, source);
    host.telemetry.recordMeasure('slot-failed', performance.now() - since, source);
    state.set({ status: 'failed', remote: request.remote, reason });
    void place.empty();
  };

  /** Whether another document will show it instead. */
  const startsAnew = async (request: SlotRequest<N>, error: unknown) => {
    const isMissing = error instanceof CompositionError && (error.reason === 'unavailable' || error.reason === 'styles');
    if (!isMissing || !restart || !(await loader.isGone(request.remote))) return false;
    return wanted === request && restart(loader.release(request.remote)?.base ?? request.remote);
  };

  const run = async (request: SlotRequest<N>, loading: Promise<unknown>, mayRestart: boolean) => {
    since = performance.now();
    try {
      const module = await loading;
      if (wanted !== request) return;
      await request.onLoaded?.(module);
      if (wanted !== request) return;
      await place.put(request, module, {
        onError: (error) => fail(request, error),
        onRecoverableError: (error) => host.telemetry.recordError(error, sourceOf(request)),
      });
      if (wanted !== request || state.get().status === 'failed') return;
      state.set({ status: 'shown', remote: request.remote });
      host.telemetry.recordMeasure('slot-shown', performance.now() - since, sourceOf(request));
    } catch (error) {
      if (!mayRestart || !(await startsAnew(request, error))) fail(request, error);
    }
  };

  return {
    state,
    async show(request) {
      wanted = request;
      if (!request.hydrate) state.set({ status: 'loading' });
      await run(request, loader.load(request.remote, request.module), restartsItself && !request.hydrate);
    },
    async update(slot) {
      if (wanted) wanted.slot = slot;
      await place.update(slot);
    },
    async retry() {
      if (!wanted) return;
      const { hydrate, ...request } = wanted;
      // The server's markup stays until another takes its place, and its forms would be sent by the browser itself.
      hydrate?.setAttribute('inert', '');
      wanted = request;
      state.set({ status: 'loading' });
      await run(request, loader.retry(request.remote, request.module), true);
    },
    async clear() {
      wanted = undefined;
      state.set({ status: 'empty' });
      await place.empty();
      await place.left();
    },
  };
}

/** The parcel that stands in a slot. One change after the other; within one, what leaves and what comes are roots of their own. */
interface ParcelPlace<N extends SlotName> {
  /** Mounts the module in place of what is there. Rejects with a CompositionError, or with what the module throws. */
  put(request: SlotRequest<N>, module: unknown, tell: Pick<ParcelProps<N>, 'onError' | 'onRecoverableError'>): Promise<void>;
  update(slot: SlotProps[N]): Promise<void>;
  empty(): Promise<void>;
  /** Resolves when what the last `put` took the place of has gone. */
  left(): Promise<unknown>;
}

function createParcelPlace<N extends SlotName>({ host, loader, container, name }: SlotMountOptions): ParcelPlace<N> {
  let current: { lifecycles: Lifecycles<N>; props: ParcelProps<N> } | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let leaving: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(action: () => Promise<T>): Promise<T> => {
    const next = queue.then(action, action);
    queue = next.catch(() => undefined);
    return next;
  };

  const unmount = async () => {
    const parcel = current;
    current = undefined;
    if (!parcel) return;
    // Out of sight at once. What else leaving takes is done when what comes has been painted.
    parcel.props.domElement.remove();
    await afterPaint();
    await settle(parcel.lifecycles.unmount(parcel.props));
  };

  const elementFor = ({ remote, hydrate }: SlotRequest<N>, parent: HTMLElement) => {
    if (!hydrate) parent.replaceChildren();
    const element = hydrate ?? parent.appendChild(document.createElement('div'));
    element.dataset.root = remote;
    element.dataset.team = loader.release(remote)?.description.team ?? '';
    return element;
  };

  return {
    put: (request, module, tell) =>
      inTurn(async () => {
        if (!isLifecycles<N>(module))
          throw new CompositionError('broken', `${request.remote}${request.module.slice(1)} has no lifecycles.`);
        const parent = container();
        if (!parent) throw new CompositionError('broken', `The slot ${name} is not on the page.`);
        // What leaves has an element and a root of its own: what comes need not wait until it has gone.
        leaving = unmount();
        const domElement = elementFor(request, parent);
        mountCount += 1;
        const props: ParcelProps<N> = {
          name: `${request.remote}-${mountCount}`,
          domElement,
          host: request.host ?? host,
          slot: request.slot,
          hydrate: request.hydrate !== undefined,
          identifierPrefix: request.identifierPrefix ?? `m${mountCount}-`,
          ...tell,
        };
        await module.bootstrap(props);
        current = { lifecycles: module, props };
        await within(MOUNT_TIMEOUT_MS, module.mount(props), () => new CompositionError('timeout', 'The parcel did not mount in time.'));
        loader.retain(request.remote);
      }),
    update: (slot) =>
      inTurn(async () => {
        if (!current) return;
        current.props = { ...current.props, slot, hydrate: false };
        await settle(current.lifecycles.update?.(current.props));
      }),
    empty: () => inTurn(unmount),
    left: () => leaving,
  };
}

function isLifecycles<N extends SlotName>(module: unknown): module is Lifecycles<N> {
  return typeof module === 'object' && module !== null && 'mount' in module && 'unmount' in module && 'bootstrap' in module;
}

/** A lifecycle that fails or hangs while leaving must not keep the next page away. */
async function settle(promise: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([Promise.resolve(promise).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 1000))]);
}

const PAINT_TIMEOUT_MS = 200;

/** After the next frame; soon, where nothing is painted (a tab in the background). */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, PAINT_TIMEOUT_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
}
