import type { CartItem, Host } from 'shared-contracts';
import { dispatchDay, toDispatchCalendar, type DispatchFacts, type DispatchSettings } from 'shared-ui';
import { LineDispatchDocument } from './line-dispatch.graphql.ts';

/** Asked for by address, which has to stay short: the lines beyond say only whether they are in stock. */
const MOST_PRODUCTS = 100;

export interface LineDispatch {
  settings: DispatchSettings;
  /** By part number, also of variants. */
  products: ReadonlyMap<string, DispatchFacts>;
}

/** What is known of a line's product; of a variant that the platform says nothing of, what holds for its product. */
export function factsOf({ products }: LineDispatch, { sku, parentSku }: CartItem): DispatchFacts | undefined {
  return products.get(sku) ?? (parentSku === undefined ? undefined : products.get(parentSku));
}

/** The numbers that the lines are asked for by: the platform lists no variants, they come with their product. */
export function listedSkus(items: readonly CartItem[]): string[] {
  return [...new Set(items.map(({ sku, parentSku }) => parentSku ?? sku))].sort().slice(0, MOST_PRODUCTS);
}

/** When the products leave the warehouse; undefined where the platform does not say. Never rejects. */
export async function readDispatch(host: Host, skus: readonly string[]): Promise<LineDispatch | undefined> {
  if (!host.hasExtensions || skus.length === 0) return undefined;
  const { data } = await host.commerce.query(LineDispatchDocument, { skus: [...skus], count: skus.length });
  if (!data?.storeConfig) return undefined;
  const listed = (data.products?.items ?? []).flatMap((item) => [
    item,
    ...(item?.__typename === 'ConfigurableProduct' ? (item.variants ?? []).map((variant) => variant?.product) : []),
  ]);
  const products = new Map(listed.flatMap((item) => (item?.sku ? [[item.sku, item] as const] : [])));
  return { settings: data.storeConfig, products };
}

/** The day (YYYY-MM-DD) on which an order of `now` leaves as a whole; undefined where that is not known of a line. */
export function orderDispatchDay(known: LineDispatch, items: readonly CartItem[], now: Date): string | undefined {
  const calendar = toDispatchCalendar(known.settings);
  const days = items.map((item) => {
    const facts = factsOf(known, item);
    return item.inStock && calendar && facts ? dispatchDay(now, calendar, facts.lead_time_days ?? 0)?.day : undefined;
  });
  return days.reduce((latest, day) => (latest === undefined || day === undefined ? undefined : day > latest ? day : latest), days[0]);
}
