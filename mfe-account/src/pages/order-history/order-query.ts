import { toWesternDigits } from 'shared-contracts';
import { among, day, defineListAddress, riyadhMidnight, shortText } from 'shared-ui';
import { ORDERS_PATH } from '../../features/order/order-path';
import type { CustomerOrdersFilterInput } from './order-history.graphql.ts';

/** The platform's codes of an order's states; a shop may have others, which are found under "all". */
export const STATUSES = ['pending', 'processing', 'complete', 'canceled', 'closed', 'holded'] as const;

/** Of what is looked for. */
export const LONGEST_TEXT = 100;

/** The days are Riyadh's. */
export const address = defineListAddress(ORDERS_PATH, { query: shortText(LONGEST_TEXT), status: among(STATUSES), from: day, to: day });
export type OrderQuery = ReturnType<typeof address.read>;

export const isFiltered = ({ query, status, from, to }: OrderQuery) => Boolean(query || status || from || to);

/** How many conditions there are besides the text. */
export const activeFilters = ({ status, from, to }: OrderQuery) => [status, from, to].filter(Boolean).length;

/** A plain platform filters by number, state and date; by part numbers and references only one with our extension. */
const NUMBER = /^\d{6,}$/;

/**
 * Whether the platform can look for this text; a plain one can for digits enough for an order's number. Else the orders are read and looked
 * through here.
 */
export function isForPlatform(text: string, hasExtensions: boolean): boolean {
  return text === '' || hasExtensions || NUMBER.test(toWesternDigits(text));
}

/** What the platform filters by. */
export function toFilter({ query, status, from, to }: OrderQuery, hasExtensions: boolean): CustomerOrdersFilterInput {
  return {
    ...toTextFilter(query, hasExtensions),
    ...(status ? { status: { eq: status } } : {}),
    ...(from || to
      ? { order_date: { ...(from ? { from: toPlatformTime(from) } : {}), ...(to ? { to: toPlatformTime(to, LAST_SECOND_MS) } : {}) } }
      : {}),
  };
}

function toTextFilter(typed: string, hasExtensions: boolean): CustomerOrdersFilterInput {
  const text = toWesternDigits(typed);
  if (text === '') return {};
  if (hasExtensions) return { text: { match: text } };
  return NUMBER.test(text) ? { number: { match: text } } : {};
}

const LAST_SECOND_MS = (24 * 3600 - 1) * 1000;

/** Days are Riyadh's; the platform's times are UTC. */
function toPlatformTime(day: string, after = 0): string {
  return new Date(riyadhMidnight(day).getTime() + after).toISOString().slice(0, 19).replace('T', ' ');
}
