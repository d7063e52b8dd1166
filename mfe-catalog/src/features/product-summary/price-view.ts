import { withoutVat } from 'shared-ui';
import { toMoney, type Money, type PlatformMoney } from 'shared-contracts';
import type { ProductPriceFragment } from './product-summary.graphql.ts';

/** What a product costs, as it is shown. All amounts include VAT unless they say otherwise. */
export interface PriceView {
  price: Money;
  withoutVat: Money;
  /** The price before a special one. */
  regular: Money | undefined;
  percentOff: number | undefined;
  /** Variants cost differently; `price` is the lowest. */
  isFrom: boolean;
}

export interface TierPriceView {
  quantity: number;
  price: Money;
  percentOff: number | undefined;
}

export function toPriceView({ minimum_price: lowest, maximum_price: highest }: ProductPriceFragment): PriceView | undefined {
  const price = toMoney(lowest.final_price);
  if (!price) return undefined;
  const regular = toMoney(lowest.regular_price);
  const isSpecial = regular !== undefined && regular.value > price.value;
  return {
    price,
    withoutVat: withoutVat(price),
    regular: isSpecial ? regular : undefined,
    percentOff: isSpecial ? wholePercent(lowest.discount?.percent_off) : undefined,
    isFrom: (toMoney(highest?.final_price)?.value ?? price.value) > price.value,
  };
}

type PlatformTier = { quantity: number | null; final_price: PlatformMoney | null; discount: { percent_off: number | null } | null } | null;

/** Prices for larger quantities, smallest first. */
export function toTierPrices(tiers: readonly PlatformTier[] | null | undefined): TierPriceView[] {
  const views = (tiers ?? []).flatMap((tier) => {
    const price = toMoney(tier?.final_price);
    return tier?.quantity && price ? [{ quantity: tier.quantity, price, percentOff: wholePercent(tier.discount?.percent_off) }] : [];
  });
  return views.sort((a, b) => a.quantity - b.quantity);
}

function wholePercent(percent: number | null | undefined): number | undefined {
  const whole = Math.round(percent ?? 0);
  return whole > 0 ? whole : undefined;
}
