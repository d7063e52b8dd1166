import { daysOfCarrier } from './days-of-carriers';

/**
 * The deliveries worth choosing among: not one that costs more than another which promises the same days. Only those whose days are known
 * are compared, which are the platform's own; a carrier may be chosen for its name.
 */
export function worthChoosing<T extends { carrier_code: string; price: { value: number } }>(deliveries: readonly T[]): readonly T[] {
  const daysOf = ({ carrier_code: carrier }: T) => daysOfCarrier(carrier)?.join();
  return deliveries.filter(
    (one) => !deliveries.some((other) => other.price.value < one.price.value && daysOf(one) !== undefined && daysOf(other) === daysOf(one)),
  );
}
