import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** Addresses of the network that are counted at once. */
const MOST_ADDRESSES = 50_000;

/** Counts what one address of the network asks in a minute, from its first request on; gives the count with this one. */
export function createVisitCount(): (address: string) => number {
  const asked = new LRUCache<string, { count: number }>({ max: MOST_ADDRESSES, ttl: MINUTE_MS });
  return (address) => {
    const own = asked.get(address) ?? { count: 0 };
    own.count += 1;
    if (own.count === 1) asked.set(address, own);
    return own.count;
  };
}
