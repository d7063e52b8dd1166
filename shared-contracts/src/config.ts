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
   * Origins of developers' machines (`http://localhost:8082`) that a tab may take single remotes from, by `?override=…`. None by default:
   * a shop that names one lets whoever serves there run code in the tab of whoever follows such an address.
   */
  overrides?: readonly string[];
  /**
   * Other origins (`https://pay.example`) that the browser may use, by what for: the card provider's frame, a captcha's script, a chat's
   * connections, a host of pictures, the bank's page that a form is sent to. None by default.
   */
  origins?: Partial<Record<'script' | 'style' | 'image' | 'font' | 'media' | 'connect' | 'frame' | 'form', readonly string[]>>;
  /**
   * Who may use a feature of the browser: `self`, or origins that are framed. Nobody by default; of the visitor's place the edge lets the
   * shop's own pages ask (`geolocation: []` takes that away, and the branches' "Nearest first" with it).
   */
  permissions?: Partial<Record<'camera' | 'microphone' | 'geolocation' | 'payment' | 'usb' | 'browsing-topics', readonly string[]>>;
  /**
   * The captcha of a provider (reCAPTCHA or one that speaks like it) instead of the shop's own: its site key, and its script. The script's
   * origin is opened by this entry, for scripts, frames and connections, and so are `origins`: where else the provider's script takes its
   * second script or its frame from (`https://www.gstatic.com`). What it needs beyond that (styles, pictures) is opened above.
   * A platform without our extension cannot check the answers: there the shop asks its own question.
   */
  captcha?: { script: string; siteKey: string; origins?: readonly string[] };
  /**
   * A live chat that speaks as LiveChat's does: the address of its script, the provider's name, licence and group (default 0). The script's
   * origin and the entry's `origins` are opened as the captcha's are. Nothing of it is asked for before a visitor wants it; where
   * `consentKey` is named, not before they have agreed to that (`telemetry`).
   */
  liveChat?: { script: string; provider: string; license: string; group?: number; origins?: readonly string[]; consentKey?: string };
  /** Short codes of National Addresses can be looked up at the shop's own origin (`/_addresses/RRRD2929?language=ar`). Off by default. */
  addressLookUp?: boolean;
  /**
   * Where errors and measures are sent: a path of the shop, or an address elsewhere, which then is open for it. Of a share of the visits
   * (`sample`, 0 to 1, default all). Where `consentKey` is named, visitors are asked, and nothing is recorded for it but while the
   * browser's storage holds `granted` under that key: the shop writes `granted` or `denied` there, a space, and the time (ISO 8601).
   */
  telemetry?: { endpoint: string; sample?: number; consentKey?: string };
}

/** What the register of National Addresses knows of a short code, in the language asked for; empty where it says nothing. */
export interface FoundAddress {
  building: string;
  street: string;
  district: string;
  city: string;
  postcode: string;
  region: string;
}
