import type { Database } from '../database/database.ts';
import type { Currency } from '../money/currency.ts';
import type { Config } from '../settings/config.ts';
import type { Switches } from '../settings/shop-switches.ts';
import type { StoreView } from '../store-view/stores.ts';
import type { RateLimits } from './rate-limit.ts';

/** What belongs to one request. */
export interface RequestContext {
  readonly config: Config;
  readonly database: Database;
  readonly store: StoreView;
  /** The one that amounts are shown in. */
  readonly currency: Currency;
  readonly switches: Switches;
  /** The signed-in customer; undefined for guests. */
  readonly customerId: number | undefined;
  /** The group whose prices apply: see customer/groups.ts. */
  readonly customerGroup: number;
  /** The bearer token as sent, for its revocation. */
  readonly token: string | undefined;
  /** Scheme and host that the caller knows this platform by, without a slash at the end. */
  readonly origin: string;
  /** The address that the request came from, for limits. */
  readonly caller: string;
  readonly limits: RateLimits;
}
