import type { KnownCustomer } from 'shared-host/services/session/identity';

declare global {
  interface Window {
    /** What the document has asked for in a customer's name, and whether the token is the stored one still (inline-script.ts). */
    personalPage?: { token: string; isStored: () => boolean; answer: Promise<Response | undefined> };
    /** Undefined where the document has asked for none. */
    takePersonalPage?: (limitMs: number) => Promise<PlacedPage | undefined> | undefined;
    /** Takes the page away where the shop does not start. */
    dropPersonalPage?: () => void;
    /** What forms were sent by before the shop's code was there (inline-script.ts). */
    earlySent?: Set<HTMLElement>;
    /** Fields that were changed before the shop's code was there. */
    earlyTyped?: Map<Element, EarlyField>;
  }
}

/** A field's value, or whether a box is ticked. */
export interface EarlyField {
  typed: string | boolean;
  rendered: string | boolean;
}

/** A customer's page that stands in its place before the shop's code is there (place-personal-page.ts, start-shop.tsx). */
export interface PlacedPage {
  element: HTMLElement;
  known: KnownCustomer;
}
