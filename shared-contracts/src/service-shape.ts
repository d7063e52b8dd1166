import type { ShopConfig } from './config';
import type { ShopLocation } from './shop-location';
import type { Snapshot } from './snapshot';
import type { StoreView } from './store-view';

/** What a host at rest is made from: nothing has happened in it yet. */
export interface HostFacts {
  config: ShopConfig;
  hasExtensions: boolean;
  view: StoreView;
  views: readonly StoreView[];
  currencies: readonly string[];
  language: 'en' | 'ar';
  location: ShopLocation;
  /** The address of a path, with the store prefix where it is needed. */
  href: (to: string) => string;
}

/** What a command gives where it does nothing: nothing, a promise of nothing, what ends it, or an answer of its kind. */
export type CommandKind = 'nothing' | 'promise' | 'ending' | 'answer';

type SnapshotName<S> = { [K in keyof S]: S[K] extends Snapshot<unknown> ? K : never }[keyof S];
type CommandName<S> = { [K in keyof S]: S[K] extends (...args: never[]) => unknown ? K : never }[keyof S];
type Plain<S, Pure extends keyof S> = Pick<S, Exclude<keyof S, SnapshotName<S> | CommandName<S>> | Pure>;

/**
 * A service at rest: the value of each of its snapshots before anything has happened, and what kind of thing its commands are. From it
 * the hosts of the server and of tests are made; the compiler names what a new member lacks. `Pure` are commands that only compute.
 */
export type ServiceShape<S, Pure extends keyof S = never> = {
  snapshots: { [K in SnapshotName<S>]: S[K] extends Snapshot<infer T> ? (facts: HostFacts) => T : never };
  commands: { [K in Exclude<CommandName<S>, Pure>]: CommandKind };
} & (keyof Plain<S, Pure> extends never ? { plain?: undefined } : { plain: (facts: HostFacts) => Plain<S, Pure> });
