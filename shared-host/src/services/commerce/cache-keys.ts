import type { CacheExchangeOpts } from '@urql/exchange-graphcache';

type Keys = NonNullable<CacheExchangeOpts['keys']>;
type Entity = { uid?: unknown; id?: unknown; code?: unknown };

const byUid = (entity: Entity) => (typeof entity.uid === 'string' ? entity.uid : null);
const embedded = () => null;

/**
 * How the normalised cache knows things: products, categories and views by their ids, everything else as part of what holds it.
 * Generated keys only; remotes register no rules (they invalidate, or fetch again).
 */
const KEYED: Keys = {
  CategoryTree: byUid,
  StoreConfig: (entity: Entity) => (typeof entity.code === 'string' ? entity.code : null),
};

export const CACHE_KEYS: Keys = new Proxy(KEYED, {
  get: (keys, name: string) => keys[name] ?? embedded,
  has: () => true,
});
