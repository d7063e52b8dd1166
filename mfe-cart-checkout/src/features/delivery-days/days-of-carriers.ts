/** Working days until a delivery arrives, by the platform's carrier: first and last. One that is not here says it in its own words. */
const DAYS: Readonly<Record<string, readonly [number, number]>> = { flatrate: [2, 4], freeshipping: [2, 4], tablerate: [1, 1] };

/** Undefined: nobody knows them. */
export function daysOfCarrier(code: string): readonly [number, number] | undefined {
  return Object.hasOwn(DAYS, code) ? DAYS[code] : undefined;
}
