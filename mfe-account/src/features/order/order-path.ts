import { toWesternDigits } from 'shared-contracts';

export const ORDERS_PATH = '/order-history';

/** The page of one order. `number`: as people read it. */
export function orderPath(number: string): string {
  return `${ORDERS_PATH}/${encodeURIComponent(number)}`;
}

const LONGEST_NUMBER = 50;

/** What the address names, if it may be an order's number. */
export function toOrderNumber(text: string | undefined): string | undefined {
  const number = toWesternDigits(text?.trim() ?? '');
  return number.length <= LONGEST_NUMBER && /^[\w-]+$/.test(number) ? number : undefined;
}
