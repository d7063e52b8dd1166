/** Working days until a delivery arrives, by the platform's carrier: first and last. One that is not here says it in its own words. */
export const DAYS: Readonly<Record<string, readonly [number, number]>> = { flatrate: [2, 4], freeshipping: [2, 4], tablerate: [1, 1] };

/**
 * The deliveries worth choosing among: not one that costs more than another which promises the same days. Only those whose days are known
 * are compared, which are the platform's own; a carrier may be chosen for its name.
 */
export function worthChoosing<T extends { carrier_code: string; price: { value: number } }>(deliveries: readonly T[]): readonly T[] {
  const daysOf = ({ carrier_code: carrier }: T) => (Object.hasOwn(DAYS, carrier) ? DAYS[carrier]?.join() : undefined);
  return deliveries.filter(
    (one) => !deliveries.some((other) => other.price.value < one.price.value && daysOf(one) !== undefined && daysOf(other) === daysOf(one)),
  );
}
