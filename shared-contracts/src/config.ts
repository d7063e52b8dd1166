/** Run-time configuration of the shop: brand and switches, in one place, served by the edge. No secrets. */
export interface ShopConfig {
  brand: { name: { en: string; ar: string }; phone: string; social: readonly { name: string; url: string }[]; email: string };
  /** The specification's literal document reloads instead of soft ones. */
  hardReloads: boolean;
  /** Whether the platform has our extension schema. */
  platformExtensions: 'auto' | 'on' | 'off';
  /** Unregisters the service worker when false. */
  serviceWorker: boolean;
  /** Outlines which team owns what. */
  teamOutlines: boolean;
}
