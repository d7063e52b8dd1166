import type { Host } from 'shared-contracts';
import { QuickOrderProductsDocument, type QuickOrderProductsQuery } from './look-up.graphql.ts';
import { keyOf, type LookedUp, type QuickOrderProduct } from './quick-order-rows';

/** A question goes by address, which has to stay short enough for every server on the way. */
const MAX_BATCH = 100;
const MAX_BATCH_CHARACTERS = 3000;
const PARALLEL_BATCHES = 3;

/** Asks for products by SKU, and tells batch by batch what became of each, by its key. Never rejects. */
export async function lookUp(host: Host, skus: readonly string[], tell: (found: ReadonlyMap<string, LookedUp>) => void): Promise<void> {
  const batches = inBatches(skus);
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) tell(await askFor(host, batch));
  };
  await Promise.all(Array.from({ length: PARALLEL_BATCHES }, work));
}

export function inBatches(skus: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = Infinity;
  for (const sku of skus) {
    const length =
      encodeURIComponent(
        withUpperCase([sku])
          .map((each) => JSON.stringify(each))
          .join(','),
      ).length + 3;
    characters += length;
    if (characters > MAX_BATCH_CHARACTERS || (batches.at(-1)?.length ?? 0) >= MAX_BATCH) {
      batches.push([]);
      characters = length;
    }
    batches.at(-1)?.push(sku);
  }
  return batches;
}

async function askFor(host: Host, skus: readonly string[]): Promise<ReadonlyMap<string, LookedUp>> {
  const { data } = await host.commerce.query(
    QuickOrderProductsDocument,
    { skus: withUpperCase(skus), count: MAX_BATCH },
    // Stock and prices are those of now.
    { policy: 'network-only' },
  );
  const items = data?.products?.items;
  const found = new Map<string, LookedUp>(skus.map((sku) => [keyOf(sku), items ? 'unknown' : 'failed']));
  for (const item of items ?? []) {
    const product = item && toProduct(item);
    if (product) found.set(keyOf(product.sku), product);
  }
  return found;
}

/** Whether the platform minds the case depends on how it searches; part numbers are in capitals as a rule. */
function withUpperCase(skus: readonly string[]): string[] {
  return [...new Set(skus.flatMap((sku) => [sku, sku.toUpperCase()]))];
}

type Item = NonNullable<NonNullable<NonNullable<QuickOrderProductsQuery['products']>['items']>[number]>;

/** Kinds that are added as they are; all others are put together on their page. */
const PLAIN_TYPES: readonly string[] = ['SimpleProduct', 'VirtualProduct'];

function toProduct(item: Item): QuickOrderProduct | undefined {
  const { value, currency } = item.price_range.minimum_price.final_price;
  if (!item.sku || typeof value !== 'number' || !currency) return undefined;
  return {
    sku: item.sku,
    name: item.name ?? item.sku,
    path: item.url_key ? `/${item.url_key}${item.url_suffix ?? ''}` : '',
    imageUrl: item.small_image?.url ?? undefined,
    inStock: item.stock_status !== 'OUT_OF_STOCK',
    left: item.only_x_left_in_stock ?? undefined,
    hasOptions: !PLAIN_TYPES.includes(item.__typename),
    price: { value, currency },
    tiers: (item.price_tiers ?? []).flatMap((tier) =>
      tier?.quantity && typeof tier.final_price?.value === 'number'
        ? [{ from: tier.quantity, price: { value: tier.final_price.value, currency: tier.final_price.currency ?? currency } }]
        : [],
    ),
  };
}
