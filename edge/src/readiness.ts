import { CACHE_LIFETIME_MS } from './document-cache';

/** A platform that has given nothing for so long is away: longer than a stumble, or the start of a part of it. */
const AWAY_MS = 10_000;

/**
 * Whether an edge may be given visitors. All edges have one platform: where it is away, a balancer that took them out would take the whole
 * shop out, while each could go on with what it has kept. Whoever asks for the platform itself (`wantsPlatform`) has another shop to go to,
 * or wants to be told.
 */
export function readinessOf({ hasShell, silenceMs, wantsPlatform }: { hasShell: boolean; silenceMs: number; wantsPlatform: boolean }): {
  isReady: boolean;
  platform: 'answers' | 'away';
} {
  return {
    isReady: hasShell && silenceMs < (wantsPlatform ? AWAY_MS : CACHE_LIFETIME_MS),
    platform: silenceMs < AWAY_MS ? 'answers' : 'away',
  };
}
