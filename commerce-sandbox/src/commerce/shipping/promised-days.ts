const DAY_MS = 86_400_000;
/** Saudi Arabia's time is three hours ahead of UTC, all year. */
const RIYADH_AHEAD_MS = 3 * 3_600_000;
/** Friday and Saturday. */
const WEEKEND = [5, 6];

/** Working days until a delivery arrives, by carrier: first and last, as the titles of the methods say them. */
const DAYS: Readonly<Record<string, readonly [number, number]>> = { flatrate: [2, 4], freeshipping: [2, 4], tablerate: [1, 1] };

/** What is sent once the money has come. */
const PAID_FIRST = ['banktransfer'];

export interface PromisedDays {
  /** YYYY-MM-DD, in Riyadh. */
  readonly first: string;
  readonly last: string;
}

/**
 * The days between which a delivery arrives whose days begin at this time: the same as the checkout says. Undefined for a carrier whose
 * days nobody knows.
 */
export function promisedDays(carrierCode: string, from: Date): PromisedDays | undefined {
  const days = Object.hasOwn(DAYS, carrierCode) ? DAYS[carrierCode] : undefined;
  return days && { first: afterWorkingDays(from, days[0]), last: afterWorkingDays(from, days[1]) };
}

/** Whether days are promised when the order is placed; else they are once the money has come. */
export function isPromisedAtOnce(paymentMethod: string | null): boolean {
  return paymentMethod === null || !PAID_FIRST.includes(paymentMethod);
}

function afterWorkingDays(from: Date, count: number): string {
  let day = new Date(from.getTime() + RIYADH_AHEAD_MS);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (!WEEKEND.includes(day.getUTCDay())) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
