import { AsyncLocalStorage } from 'node:async_hooks';
import type { CurrencyEnum } from '../../../generated/resolver-types.ts';
import { CURRENCY } from '../store-view/stores.ts';

/** A currency that amounts can be shown in. */
export interface Currency {
  readonly code: CurrencyEnum;
  /** What one riyal is in it. */
  readonly rate: number;
}

export const BASE_CURRENCY: Currency = { code: CURRENCY, rate: 1 };

const shown = new AsyncLocalStorage<Currency>();

/** Does the work of a request whose amounts are shown in a currency. It is asked for where answers are made, far from the request. */
export function inCurrency<Result>(currency: Currency, work: () => Result): Result {
  return shown.run(currency, work);
}

/** The currency that the request asked for; riyals outside of one. */
export function shownCurrency(): Currency {
  return shown.getStore() ?? BASE_CURRENCY;
}
