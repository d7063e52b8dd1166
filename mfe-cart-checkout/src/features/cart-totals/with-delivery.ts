import { addMoney, type CartTotals, type Money } from 'shared-contracts';

export interface Delivery {
  /** With tax. */
  price: Money;
  priceWithoutTax?: Money | undefined;
}

/**
 * What the cart would cost with a delivery that is only looked at: shown until the platform has been told, whose totals then count. The one
 * tax follows at the delivery's own rate; of several nobody knows which, so they are left out.
 */
export function withDelivery(totals: CartTotals, { price, priceWithoutTax }: Delivery): CartTotals {
  const more = price.value - (totals.shipping?.value ?? 0);
  if (more === 0) return { ...totals, shipping: price };
  const [tax, ...others] = totals.taxes;
  const rate =
    priceWithoutTax && price.value > 0 ? 1 - priceWithoutTax.value / price.value : (tax?.amount.value ?? 0) / totals.grandTotal.value;
  const plus = (money: Money, value: number) => addMoney(money, { ...price, value });
  return {
    ...totals,
    shipping: price,
    taxes: tax && others.length === 0 ? [{ ...tax, amount: plus(tax.amount, more * rate) }] : [],
    grandTotal: plus(totals.grandTotal, more),
  };
}
