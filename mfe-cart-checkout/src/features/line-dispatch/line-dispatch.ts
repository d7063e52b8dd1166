import type { CartItem, Host } from 'shared-contracts';
import { dispatchDay, dispatchFactsIn, toDispatchCalendar, type DispatchSettings, type FindDispatchFacts } from 'shared-ui';
import { LineDispatchDocument, type LineDispatchQuery } from './line-dispatch.graphql.ts';

/** Asked for by address, which has to stay short: the lines beyond say only whether they are in stock. */
const MOST_PRODUCTS = 100;

export interface LineDispatch {
  settings: DispatchSettings;
  find: FindDispatchFacts;
}

/** The numbers that the lines are asked for by: the platform lists no variants, they come with their product. */
export function listedSkus(items: readonly CartItem[]): string[] {
  return [...new Set(items.map(({ sku, parentSku }) => parentSku ?? sku))].sort().slice(0, MOST_PRODUCTS);
}

/** When the products leave the warehouse; undefined where the platform does not say. Never rejects. */
export async function readDispatch(host: Host, skus: readonly string[]): Promise<LineDispatch | undefined> {
  if (!host.hasExtensions || skus.length === 0) return undefined;
  const { data } = await host.commerce.query(LineDispatchDocument, { skus: [...skus], count: skus.length });
  return toLineDispatch(data);
}

export function toLineDispatch(data: LineDispatchQuery | undefined): LineDispatch | undefined {
  return data?.storeConfig ? { settings: data.storeConfig, find: dispatchFactsIn(data.products?.items) } : undefined;
}

/** The day (YYYY-MM-DD) on which an order of `now` leaves as a whole; undefined where that is not known of a line. */
export function orderDispatchDay(known: LineDispatch, items: readonly CartItem[], now: Date): string | undefined {
  const calendar = toDispatchCalendar(known.settings);
  const days = items.map((item) => {
    const facts = known.find(item.sku, item.parentSku);
    return item.inStock && calendar && facts ? dispatchDay(now, calendar, facts.lead_time_days ?? 0)?.day : undefined;
  });
  return days.reduce((latest, day) => (latest === undefined || day === undefined ? undefined : day > latest ? day : latest), days[0]);
}
