import { toHundredths, toMoney, type Money } from 'shared-contracts';
import type { PurchaseOrderDetailQuery } from './purchase-order.graphql.ts';

type Quote = NonNullable<NonNullable<NonNullable<PurchaseOrderDetailQuery['customer']>['purchase_order']>['quote']>;

/** What stands between the lines and the total. */
export interface PurchaseOrderSums {
  discount: Money | undefined;
  /** Undefined where the platform does not say. */
  delivery: Money | undefined;
  total: Money;
}

/**
 * Undefined where the platform gives no total. Whether its discounts hold VAT depends on its settings, the lines and the total do: a
 * discount is what these leave between them.
 */
export function toSums(quote: Quote | null | undefined, currency: string): PurchaseOrderSums | undefined {
  const total = toMoney(quote?.prices?.grand_total, currency);
  if (!quote || !total) return undefined;
  const delivery = toMoney(quote.shipping_addresses[0]?.selected_shipping_method?.price_incl_tax, currency);
  const lines = (quote.items ?? []).reduce((sum, line) => sum + (line?.prices?.row_total_including_tax.value ?? 0), 0);
  const discount = toHundredths(lines + (delivery?.value ?? 0) - total.value);
  const hasDiscount = delivery !== undefined && discount > 0;
  return { discount: hasDiscount ? { ...total, value: -discount } : undefined, delivery, total };
}
