import { createSnapshot, storePrefix, type EventBus, type StoreView, type StoreViewService, type StoreViewState } from 'shared-contracts';
import { localPersistence, sessionPersistence } from 'shared-platform';

export interface StoreViewOptions {
  views: readonly StoreView[];
  current: StoreView;
  currencies: readonly string[];
  events: EventBus;
  /** The path of the page that is shown, in another view; undefined where that view does not have it. */
  findPath: (view: StoreView) => Promise<string | undefined>;
  leave: (address: string) => void;
}

const COOKIE_LIFETIME_S = 365 * 24 * 3600;

export function createStoreView({
  views,
  current,
  currencies,
  events,
  findPath,
  leave,
}: StoreViewOptions): StoreViewService & { start(): void } {
  const stored = () => localPersistence.get<string>('store_view_currency');
  const state = createSnapshot<StoreViewState>({ current, available: views, currency: current.currency, currencies });

  const codes = views.map(({ code }) => code);
  const remember = (view: StoreView) => {
    localPersistence.set('store_view_code', view.code, undefined, 'everybody');
    localPersistence.set('store_view_secure_base_media_url', view.mediaBase, undefined, 'everybody');
    sessionPersistence.set('storeData', view.name, undefined, 'everybody');
    try {
      document.cookie = `store_view_code=${view.code}; Path=/; Max-Age=${COOKIE_LIFETIME_S}; SameSite=Lax`;
    } catch {
      // Cookies are forbidden here: the address says the view as well.
    }
  };

  return {
    state,
    start() {
      // Opening an address is no choice: only a switch writes the view's code.
      localPersistence.set('store_view_secure_base_media_url', current.mediaBase, undefined, 'everybody');
      sessionPersistence.set('storeData', current.name, undefined, 'everybody');
      const currency = stored();
      if (currency && currencies.includes(currency)) state.set({ ...state.get(), currency });
      // One that is not offered any more is not kept either: nothing may be named by it.
      else localPersistence.remove('store_view_currency');
    },
    async switchView(code) {
      const view = views.find((candidate) => candidate.code === code);
      if (!view || view.code === current.code) return;
      const path = (await findPath(view)) ?? '/';
      remember(view);
      localPersistence.set('store_view_currency', view.currency, undefined, 'everybody');
      events.emit('store-view:changed', { code });
      leave(`${storePrefix(code, codes)}${path}`);
    },
    switchCurrency(code) {
      if (!currencies.includes(code)) return;
      localPersistence.set('store_view_currency', code, undefined, 'everybody');
      events.emit('currency:changed', { code });
      leave(`${location.pathname}${location.search}`);
    },
  };
}
