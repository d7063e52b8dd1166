import type { Snapshot } from '../snapshot';
import type { ServiceShape } from '../service-shape';
import type { StoreView } from '../store-view';

export interface StoreViewState {
  current: StoreView;
  available: readonly StoreView[];
  /** The currency that prices are shown in; `currencies` holds the ones that can be chosen. */
  currency: string;
  currencies: readonly string[];
}

export interface StoreViewService {
  state: Snapshot<StoreViewState>;
  /** Changes the view and loads the document of the same page in it. A code that is not available does nothing. */
  switchView(code: string): Promise<void>;
  /** Changes the currency and loads the document again. A code that is not available does nothing. */
  switchCurrency(code: string): void;
}

export const STORE_VIEW_SHAPE: ServiceShape<StoreViewService> = {
  snapshots: {
    state: ({ view, views, currencies }) => ({ current: view, available: views, currency: view.currency, currencies }),
  },
  commands: { switchView: 'promise', switchCurrency: 'nothing' },
};
