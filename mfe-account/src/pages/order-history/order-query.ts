import { pageOf, stateOf } from '../../features/entry-list/list-address';
import type { CustomerOrdersFilterInput } from './order-history.graphql.ts';

/** The platform's codes of an order's states; a shop may have others, which are found under "all". */
export const STATUSES = ['pending', 'processing', 'complete', 'canceled', 'closed', 'holded'] as const;
export type StatusCode = (typeof STATUSES)[number];

/** What the page's address asks for. */
export interface OrderQuery {
  /** Trimmed; empty: everything. */
  text: string;
  status: StatusCode | undefined;
  /** Days in Riyadh, `2026-03-01`. */
  from: string | undefined;
  to: string | undefined;
  /** From 1. */
  page: number;
}

const LONGEST_TEXT = 100;

/** Nonsense in the address is as if it were not there. */
export function toOrderQuery(search: string): OrderQuery {
  const wanted = new URLSearchParams(search);
  const day = (name: string) => {
    const text = wanted.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
  };
  return {
    text: (wanted.get('query') ?? '').trim().slice(0, LONGEST_TEXT),
    status: stateOf(search, STATUSES),
    from: day('from'),
    to: day('to'),
    page: pageOf(search),
  };
}

export function toSearch({ text, status, from, to, page }: OrderQuery): string {
  const entries = Object.entries({ query: text, status, from, to, page: page > 1 ? String(page) : undefined });
  const query = new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
  return query && `?${query}`;
}

export const isFiltered = ({ text, status, from, to }: OrderQuery) => Boolean(text || status || from || to);

/** A plain platform filters by number, state and date; by part numbers and references only one with our extension. */
const NUMBER = /^\d{6,}$/;

/**
 * Whether the platform can look for this text; a plain one can for digits enough for an order's number. Else the orders are read and looked
 * through here.
 */
export function isForPlatform(text: string, hasExtensions: boolean): boolean {
  return text === '' || hasExtensions || NUMBER.test(text);
}

/** What the platform filters by. */
export function toFilter({ text, status, from, to }: OrderQuery, hasExtensions: boolean): CustomerOrdersFilterInput {
  return {
    ...toTextFilter(text, hasExtensions),
    ...(status ? { status: { eq: status } } : {}),
    ...(from || to
      ? { order_date: { ...(from ? { from: toPlatformTime(from) } : {}), ...(to ? { to: toPlatformTime(to, LAST_SECOND_MS) } : {}) } }
      : {}),
  };
}

function toTextFilter(text: string, hasExtensions: boolean): CustomerOrdersFilterInput {
  if (text === '') return {};
  if (hasExtensions) return { text: { match: text } };
  return NUMBER.test(text) ? { number: { match: text } } : {};
}

/** Days are Riyadh's, all year three hours before UTC; the platform's times are UTC. */
const RIYADH_AHEAD_MS = 3 * 3600 * 1000;
const LAST_SECOND_MS = (24 * 3600 - 1) * 1000;

function toPlatformTime(day: string, after = 0): string {
  return new Date(Date.parse(day) - RIYADH_AHEAD_MS + after).toISOString().slice(0, 19).replace('T', ' ');
}
