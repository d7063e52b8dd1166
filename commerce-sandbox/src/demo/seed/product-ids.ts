/** Product ids by SKU. */
export type ProductIds = ReadonlyMap<string, number>;

/** The id of a product that the seed makes; naming another is a mistake in the seed. */
export function idOf(ids: ProductIds, sku: string): number {
  const id = ids.get(sku);
  if (id === undefined) throw new Error(`The seed names a product ${sku} that it does not make.`);
  return id;
}
