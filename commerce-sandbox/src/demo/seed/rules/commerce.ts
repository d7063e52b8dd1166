import { hash } from './text.ts';

/** A price in halalas near `riyals`: the same for the same SKU, ending in quarters of a riyal. */
export function priceNear(riyals: number, sku: string): number {
  const spread = 0.94 + (hash(`price ${sku}`) % 120) / 1000;
  return Math.max(50, Math.round((riyals * spread * 100) / 25) * 25);
}

/** Pieces on stock: mostly plenty, one in 25 none, one in 12 fewer than ten. */
export function stockOf(sku: string): number {
  const roll = hash(`stock ${sku}`);
  if (roll % 25 === 0) return 0;
  return roll % 12 === 0 ? 1 + (roll % 9) : 15 + (roll % 480);
}

/** Tier prices for parts that are bought by the box: 5 % off from 10 pieces, 10 % from 50. */
export function boxTiers(priceHalalas: number): readonly { readonly quantity: number; readonly priceHalalas: number }[] {
  return [
    { quantity: 10, priceHalalas: Math.round(priceHalalas * 0.95) },
    { quantity: 50, priceHalalas: Math.round(priceHalalas * 0.9) },
  ];
}

const STEEL_KG_PER_MM3 = 7.85e-6;

/** Weight of a ring of steel of which the given share is filled. */
export function ringWeight(d: number, D: number, B: number, filled: number): number {
  return rounded((Math.PI / 4) * (D * D - d * d) * B * STEEL_KG_PER_MM3 * filled, 4);
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
