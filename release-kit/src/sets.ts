/** Which releases a visitor gets: the live ones, or those with one canary among them. */
import type { Registry } from 'shared-contracts';
import type { Canary, StoredRegistry } from './registry';

/** A visitor's draw: a whole number from 0 up to this, drawn once. */
export const DRAWS = 10_000;

/** What a draw stands for. A control gets what everybody gets; it is counted apart, to be compared with its canary. */
export interface Share {
  kind: 'canary' | 'control' | 'live';
  /** Whose canary; empty for `live`. */
  remote: string;
}

/** What everybody gets who is in no canary's share, and in no control's. */
export const LIVE: Share = { kind: 'live', remote: '' };

/** The share that a draw falls into. */
export function shareOf({ canaries = {} }: Pick<StoredRegistry, 'canaries'>, draw: number): Share {
  const percent = (draw / DRAWS) * 100;
  for (const [remote, { from, percent: size }] of Object.entries(canaries)) {
    if (percent >= from && percent < from + size) return { kind: 'canary', remote };
    if (percent >= from + size && percent < from + 2 * size) return { kind: 'control', remote };
  }
  return LIVE;
}

/** A share as a word, for a cookie: `canary-mfe-catalog`. */
export const tokenOf = ({ kind, remote }: Share): string => (kind === 'live' ? kind : `${kind}-${remote}`);

/** What a word stands for in this state; a share that has ended is the live one. */
export function readToken({ canaries = {} }: Pick<StoredRegistry, 'canaries'>, token: string): Share {
  const remote = token.replace(/^(canary|control)-/, '');
  if (!Object.hasOwn(canaries, remote) || remote === token) return LIVE;
  return { kind: token.startsWith('canary-') ? 'canary' : 'control', remote };
}

const sets = new WeakMap<StoredRegistry, Map<string, Registry>>();

/** The registry as visitors of a share get it: the same object for the same state. */
export function setOf(registry: StoredRegistry, { kind, remote }: Share): Registry {
  const known = sets.get(registry) ?? new Map<string, Registry>();
  sets.set(registry, known);
  const canary = kind === 'canary' ? registry.canaries?.[remote] : undefined;
  const key = canary ? remote : '';
  const set = known.get(key) ?? makeSet(registry, canary ? { [remote]: withoutShare(canary) } : {});
  known.set(key, set);
  return set;
}

/** All sets that visitors may get: n canaries make n + 1. */
export function setsOf(registry: StoredRegistry): Registry[] {
  const canaries = Object.keys(registry.canaries ?? {});
  return [setOf(registry, LIVE), ...canaries.map((remote) => setOf(registry, { kind: 'canary', remote }))];
}

function makeSet({ format, generation, releases }: StoredRegistry, instead: Registry['releases']): Registry {
  return { ...(format === undefined ? {} : { format }), generation, releases: { ...releases, ...instead } };
}

const withoutShare = ({ version, base, description }: Canary) => ({ version, base, description });

/** A share of a percent that is not one, or that leaves no room for a control of its size. */
export function shareProblem(percent: number): string | undefined {
  return Number.isFinite(percent) && percent >= 0.01 && percent <= 50
    ? undefined
    : 'A share is a number of percent from 0.01 to 50: a control of the same size stands beside it. Everybody gets it by "promote".';
}

/**
 * Where a canary of this size has room, with its control, beside the others: where it is now if it can stay there, so that its visitors
 * keep it. Undefined where there is no room.
 */
export function roomFor(canaries: Readonly<Record<string, Canary>>, remote: string, percent: number): number | undefined {
  const others = Object.entries(canaries)
    .filter(([name]) => name !== remote)
    .map(([, { from, percent: size }]) => ({ from, to: from + 2 * size }));
  const isFree = (from: number) =>
    from + 2 * percent <= 100 && others.every((other) => other.to <= from || other.from >= from + 2 * percent);
  const own = canaries[remote]?.from;
  return [...(own === undefined ? [] : [own]), 0, ...others.map(({ to }) => to)].find(isFree);
}
