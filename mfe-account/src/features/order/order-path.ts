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

/** The part of an order's page that says where its parcels are. */
export const SHIPMENTS_PART = 'shipments';
export const INVOICES_PART = 'invoices';

/** A part of the page of one order. */
export function orderPartPath(number: string, part: typeof SHIPMENTS_PART | typeof INVOICES_PART): string {
  return `${orderPath(number)}#${part}`;
}
