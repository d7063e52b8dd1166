import type { ShopConfig } from './config';
import type { EventBus } from './events';
import type { ServiceHost } from './service-ref';
import { COMMERCE_SHAPE, type CommerceService } from './services/commerce';
import { CONNECTIVITY_SHAPE, type ConnectivityService } from './services/connectivity';
import { INTL_SHAPE, type IntlService } from './services/intl';
import { LINKS_SHAPE, type LinkService } from './services/links';
import { NAVIGATION_SHAPE, type NavigationService } from './services/navigation';
import { OVERLAYS_SHAPE, type OverlayService } from './services/overlays';
import { SESSION_SHAPE, type SessionService } from './services/session';
import { STORE_VIEW_SHAPE, type StoreViewService } from './services/store-view';
import { TELEMETRY_SHAPE, type TelemetryService } from './services/telemetry';
import { TOASTS_SHAPE, type ToastService } from './services/toasts';
import { SLOTS_SHAPE, type SlotService } from './slots';

/** The shell's own services. Each has its interface and its shape in a file of its own; the shell's host implements them. */
export interface HostServices {
  session: SessionService;
  toasts: ToastService;
  storeView: StoreViewService;
  navigation: NavigationService;
  overlays: OverlayService;
  connectivity: ConnectivityService;
  intl: IntlService;
  commerce: CommerceService;
  telemetry: TelemetryService;
  slots: SlotService;
  links: LinkService;
}

/** What the shell gives to every remote. On the server the same shape, with snapshots only: commands throw there. */
export interface Host extends HostServices, ServiceHost {
  contractVersion: string;
  config: ShopConfig;
  /** False where the platform lacks our extension schema: hide what needs it. */
  hasExtensions: boolean;
  events: EventBus;
}

/** Every service at rest. A new service is a file in `services`, a line here, and a line in the shell's host. */
export const HOST_SHAPES = {
  session: SESSION_SHAPE,
  toasts: TOASTS_SHAPE,
  storeView: STORE_VIEW_SHAPE,
  navigation: NAVIGATION_SHAPE,
  overlays: OVERLAYS_SHAPE,
  connectivity: CONNECTIVITY_SHAPE,
  intl: INTL_SHAPE,
  commerce: COMMERCE_SHAPE,
  telemetry: TELEMETRY_SHAPE,
  slots: SLOTS_SHAPE,
  links: LINKS_SHAPE,
} satisfies { [K in keyof HostServices]: object };
