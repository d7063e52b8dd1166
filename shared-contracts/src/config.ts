/** A sentence or a name in both languages. */
interface InBothLanguages {
  en: string;
  ar: string;
}

/** Who the shop is, and what it may promise. What is missing is not shown. */
export interface ShopBrand {
  name: InBothLanguages;
  /** Where there is no room for the name. */
  shortName?: InBothLanguages;
  phone: string;
  /** When somebody answers the phone. */
  hours?: InBothLanguages;
  /** What is promised about deliveries, in one line. */
  delivery?: InBothLanguages;
  email: string;
  social: readonly { name: string; url: string }[];
  /** Ways to pay and those who deliver, by name. */
  payments?: readonly InBothLanguages[];
  carriers?: readonly InBothLanguages[];
  /** Numbers that a Saudi shop shows: VAT registration and commercial registration. */
  vatNumber?: string;
  registrationNumber?: string;
}

/** Run-time configuration of the shop: brand and switches, in one place, served by the edge. No secrets. */
export interface ShopConfig {
  brand: ShopBrand;
  /** The specification's literal document reloads instead of soft ones. */
  hardReloads: boolean;
  /** Whether the platform has our extension schema. */
  platformExtensions: 'auto' | 'on' | 'off';
  /** Unregisters the service worker when false. */
  serviceWorker: boolean;
  /** Outlines which team owns what. */
  teamOutlines: boolean;
  /**
   * Other origins (`https://pay.example`) that the browser may use, by what for: the card provider's frame, a captcha's script, a chat's
   * connections, a host of pictures, the bank's page that a form is sent to. None by default.
   */
  origins?: Partial<Record<'script' | 'style' | 'image' | 'font' | 'media' | 'connect' | 'frame' | 'form', readonly string[]>>;
  /** Who may use a feature of the browser: `self`, or origins that are framed. Nobody by default. */
  permissions?: Partial<Record<'camera' | 'microphone' | 'geolocation' | 'payment' | 'usb' | 'browsing-topics', readonly string[]>>;
  /**
   * Where errors and measures are sent: a path of the shop, or an address elsewhere, which then is open for it. Of a share of the visits
   * (`sample`, 0 to 1, default all), and, where `consentKey` is named, only while the browser's storage holds `granted` under it.
   */
  telemetry?: { endpoint: string; sample?: number; consentKey?: string };
}
