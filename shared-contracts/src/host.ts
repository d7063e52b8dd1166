import type { ShopConfig } from './config';
import type { EventBus } from './events';
import type { CartService } from './services/cart';
import type { CommerceService } from './services/commerce';
import type { ConnectivityService } from './services/connectivity';
import type { IntlService } from './services/intl';
import type { NavigationService } from './services/navigation';
import type { OverlayService } from './services/overlays';
import type { SessionService } from './services/session';
import type { StoreViewService } from './services/store-view';
import type { TelemetryService } from './services/telemetry';
import type { ToastService } from './services/toasts';
import type { SlotService } from './slots';

/** What the shell gives to every remote. On the server the same shape, with snapshots only: commands throw there. */
export interface Host {
  contractVersion: string;
  config: ShopConfig;
  /** False where the platform lacks our extension schema: hide what needs it. */
  hasExtensions: boolean;
  events: EventBus;
  session: SessionService;
  cart: CartService;
  toasts: ToastService;
  storeView: StoreViewService;
  navigation: NavigationService;
  overlays: OverlayService;
  connectivity: ConnectivityService;
  intl: IntlService;
  commerce: CommerceService;
  telemetry: TelemetryService;
  slots: SlotService;
}
