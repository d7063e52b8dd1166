import {
  createEventBus,
  createSnapshot,
  type CartService,
  type Host,
  type OverlayOptions,
  type OverlayService,
  type StoreView,
  type Toast,
  type ToastService,
} from 'shared-contracts';
import { createStubHost, EMPTY_CART } from 'shared-contracts/testing';
import { createCommerce } from './commerce';
import { createNavigation } from './navigation';
import { createSession, type StandaloneSession } from './session';
import type { Shop } from './shop';

export interface StandaloneHost extends Host {
  session: StandaloneSession;
}

/** A host of stubs, in which the platform, the session, navigation, toasts and overlays are real enough to work with. */
export function createHost({ views, currencies, hasExtensions }: Shop, view: StoreView): StandaloneHost {
  const events = createEventBus((error) => console.error(error));
  const session = createSession(() => host, events, hasExtensions);
  const toasts = createToasts();
  const stub = createStubHost({}, { language: view.locale === 'en_US' ? 'en' : 'ar', hasExtensions });
  const host: StandaloneHost = {
    ...stub,
    events,
    session,
    toasts,
    cart: createCountingCart(stub.cart, toasts),
    navigation: createNavigation(events),
    overlays: createOverlays(),
    connectivity: { state: createSnapshot({ isOnline: true, hasBeenOffline: false }) },
    commerce: createCommerce({ token: session.token, storeCode: view.code, currency: () => undefined }),
    storeView: {
      state: createSnapshot({ current: view, available: views, currency: view.currency, currencies }),
      switchView: async (code) => switchLanguage(views.find((other) => other.code === code)?.locale === 'en_US' ? 'en' : 'ar'),
      switchCurrency: (code) => toasts.add({ type: 'info', message: `Currency ${code}: not in standalone mode.` }),
    },
    telemetry: { recordError: (error) => console.error(error), recordMeasure: () => {} },
  };
  return host;
}

export function switchLanguage(language: 'en' | 'ar'): void {
  const url = new URL(window.location.href);
  url.searchParams.set('lang', language);
  window.location.assign(url);
}

/** The cart of remotes that do not provide one: counts what is added, and says so. */
function createCountingCart(stub: CartService, toasts: ToastService): CartService {
  const state = createSnapshot(EMPTY_CART);
  return {
    ...stub,
    state,
    async add(items) {
      const { summary } = state.get();
      state.set({
        ...EMPTY_CART,
        summary: { cartId: 'standalone', count: items.reduce((count, { quantity }) => count + quantity, summary.count), at: 0 },
      });
      for (const { name, quantity } of items) toasts.add({ type: 'success', message: `Stub cart: ${quantity} × ${name}` });
      return [];
    },
  };
}

const TOAST_TIMEOUT_MS = 5000;

function createToasts(): ToastService {
  const list = createSnapshot<readonly Toast[]>([]);
  let count = 0;
  const dismiss = (id: number) => list.set(list.get().filter((toast) => toast.id !== id));
  return {
    list,
    dismiss,
    add(options) {
      count += 1;
      const id = count;
      list.set([...list.get(), { ...options, id, timestamp: Date.now(), isDuplicate: false }]);
      const timeout = options.timeout ?? TOAST_TIMEOUT_MS;
      if (timeout) setTimeout(() => dismiss(id), timeout);
      return id;
    },
  };
}

/** Names and Escape order; nothing is made inert. */
function createOverlays(): OverlayService {
  const stack = createSnapshot<readonly string[]>([]);
  let open: (OverlayOptions & { name: string })[] = [];
  const set = (next: typeof open) => {
    open = next;
    stack.set(open.map(({ name }) => name));
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) open.at(-1)?.onClose();
  });
  return {
    stack,
    open(name, options) {
      const overlay = { ...options, name };
      set([...open, overlay]);
      return () => set(open.filter((other) => other !== overlay));
    },
    close: (name) => open.filter((overlay) => name === undefined || overlay.name === name).forEach((overlay) => overlay.onClose()),
  };
}
