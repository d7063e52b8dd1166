import type { Currency } from '../money/currency.ts';

/** What can be switched while the platform runs, for tests of shops that are set up otherwise. */
export interface Switches {
  /** A second currency beside the riyal. */
  readonly currency: Currency | undefined;
  /** The number that WhatsApp is offered under; undefined: it is off. */
  readonly whatsapp: string | undefined;
  /** Orders need the buyer's consent to the shop's agreements. */
  readonly agreements: boolean;
}

/** The switches as they are now: as the environment says, until `/_sandbox/settings` says otherwise, until a reset. */
export class ShopSwitches {
  readonly #initial: Switches;
  #now: Switches;

  constructor(initial: Switches) {
    this.#initial = initial;
    this.#now = initial;
  }

  get now(): Switches {
    return this.#now;
  }

  set(changes: Partial<Switches>): void {
    this.#now = { ...this.#now, ...changes };
  }

  reset(): void {
    this.#now = this.#initial;
  }
}

/** `USD:0.2667`, the second currency and what one riyal is in it; undefined when it is neither. */
export function readCurrency(text: string): Currency | undefined {
  const [, code, rate] = /^(USD|EUR|GBP|AED|KWD|BHD|QAR|OMR):(\d{1,4}(?:\.\d{1,8})?)$/.exec(text) ?? [];
  return code === undefined || Number(rate) <= 0 ? undefined : { code: code as Currency['code'], rate: Number(rate) };
}

/** A telephone number with its country's code, digits only, as links of WhatsApp take it. */
export const isWhatsappNumber = (text: string): boolean => /^[1-9]\d{6,14}$/.test(text);
