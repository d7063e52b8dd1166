/** Counts calls per caller in windows of a fixed length. */
export class RateLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #counts = new Map<string, { count: number; readonly endsAt: number }>();

  /** `most` calls per window; 0 means no limit. */
  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /** Whether one more call of this caller is within the limit. */
  take(caller: string, now = Date.now()): boolean {
    if (this.#most === 0) return true;
    const known = this.#counts.get(caller);
    if (known && known.endsAt > now) {
      known.count += 1;
      return known.count <= this.#most;
    }
    if (this.#counts.size >= MOST_CALLERS) this.#forget(now);
    this.#counts.set(caller, { count: 1, endsAt: now + this.#windowMs });
    return true;
  }

  clear(): void {
    this.#counts.clear();
  }

  /** Makes room: windows that are over first; the oldest where none is. */
  #forget(now: number): void {
    for (const [caller, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(caller);
    const oldest = this.#counts.keys().next();
    if (this.#counts.size >= MOST_CALLERS && !oldest.done) this.#counts.delete(oldest.value);
  }
}

const MOST_CALLERS = 10_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** What is limited: each would otherwise let one caller guess passwords, fill mailboxes or fill the disk. */
export interface RateLimits {
  /** Sign-ins per address of the caller. */
  readonly signIns: RateLimit;
  /** Password resets per e-mail address. */
  readonly resets: RateLimit;
  /** What guests may do without an account (upload tokens, alerts, applications), per address of the caller. */
  readonly guests: RateLimit;
}

export function rateLimits(most: {
  readonly signInsPerMinute: number;
  readonly resetsPerHour: number;
  readonly guestCallsPerMinute: number;
}): RateLimits {
  return {
    signIns: new RateLimit(most.signInsPerMinute, MINUTE_MS),
    resets: new RateLimit(most.resetsPerHour, HOUR_MS),
    guests: new RateLimit(most.guestCallsPerMinute, MINUTE_MS),
  };
}
