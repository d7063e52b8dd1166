import { createSnapshot, storePrefix, type EventBus, type StoreView, type StoreViewService, type StoreViewState } from 'shared-contracts';
import { definePersisted, TEXT } from 'shared-platform';

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

const settingOf = (key: string) => definePersisted({ key, schema: TEXT, scope: 'browser' });
const chosenView = settingOf('store_view_code');
const mediaBase = settingOf('store_view_secure_base_media_url');
/** Anything may have written to the storage: it counts where it is offered. */
export const storedCurrency = settingOf('store_view_currency');
const viewName = definePersisted({ key: 'storeData', schema: TEXT, scope: 'tab', isPublic: true });

export function createStoreView({
  views,
  current,
  currencies,
  events,
  findPath,
  leave,
}: StoreViewOptions): StoreViewService & { start(): void } {
  const state = createSnapshot<StoreViewState>({ current, available: views, currency: current.currency, currencies });

  const codes = views.map(({ code }) => code);
  const remember = (view: StoreView) => {
    chosenView.write(view.code);
    mediaBase.write(view.mediaBase);
    viewName.write(view.name);
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
      mediaBase.write(current.mediaBase);
      viewName.write(current.name);
      const currency = storedCurrency.read();
      if (currency && currencies.includes(currency)) state.set({ ...state.get(), currency });
      // One that is not offered any more is not kept either: nothing may be named by it.
      else storedCurrency.remove();
    },
    async switchView(code) {
      const view = views.find((candidate) => candidate.code === code);
      if (!view || view.code === current.code) return;
      const path = (await findPath(view)) ?? '/';
      remember(view);
      storedCurrency.write(view.currency);
      events.emit('store-view:changed', { code });
      leave(`${storePrefix(code, codes)}${path}`);
    },
    switchCurrency(code) {
      if (!currencies.includes(code)) return;
      storedCurrency.write(code);
      events.emit('currency:changed', { code });
      leave(`${location.pathname}${location.search}`);
    },
  };
}
