import type { Host } from 'shared-contracts';
import { QuickOrderProductsDocument, QuickOrderVariantsDocument, type QuickOrderFactsFragment } from './look-up.graphql.ts';
import { keyOf, type LookedUp, type QuickOrderProduct } from './quick-order-rows';

/** A question goes by address, which has to stay short enough for every server on the way. */
const MAX_BATCH = 100;
const MAX_BATCH_CHARACTERS = 3000;
const PARALLEL_CALLS = 3;

/** A part number that only a variant of a product has is searched for by itself: so many of one list. */
const MAX_SEARCHES = 200;
/** Shorter ones are still being typed. */
const MIN_SEARCHED = 4;

type Found = ReadonlyMap<string, LookedUp>;

/** Asks for products by SKU, and tells bit by bit what became of each, by its key. Never rejects. */
export async function lookUp(host: Host, skus: readonly string[], tell: (found: Found) => void): Promise<void> {
  const batches = inBatches(skus);
  const unknown: string[] = [];
  await inParallel(batches, async (batch) => {
    const found = await askFor(host, batch);
    const searched = batch.filter((sku) => found.get(keyOf(sku)) === 'unknown' && sku.length >= MIN_SEARCHED);
    const now = searched.slice(0, Math.max(0, MAX_SEARCHES - unknown.length));
    unknown.push(...now);
    const later = new Set(now.map(keyOf));
    tell(new Map([...found].filter(([key]) => !later.has(key))));
  });
  await inParallel(unknown, async (sku) => tell(new Map([[keyOf(sku), await searchVariant(host, sku)]])));
}

async function inParallel<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: PARALLEL_CALLS }, work));
}

/** The platform lists no variants; it finds the product that one belongs to, and adds it by both numbers. */
async function searchVariant(host: Host, sku: string): Promise<LookedUp> {
  const { data } = await host.commerce.query(QuickOrderVariantsDocument, { sku }, { policy: 'network-only' });
  if (!data) return 'failed';
  for (const parent of data.products?.items ?? []) {
    if (parent?.__typename !== 'ConfigurableProduct' || !parent.sku) continue;
    const variant = parent.variants?.find((each) => each?.product?.sku && keyOf(each.product.sku) === keyOf(sku))?.product;
    const product = variant && toProduct(variant);
    if (!product) continue;
    const path = parent.url_key ? `/${parent.url_key}${parent.url_suffix ?? ''}` : '';
    return { ...product, path, parentSku: parent.sku, imageUrl: product.imageUrl ?? parent.small_image?.url ?? undefined };
  }
  return 'unknown';
}

function inBatches(skus: readonly string[]): string[][] {
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

async function askFor(host: Host, skus: readonly string[]): Promise<Found> {
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

/** Kinds that are added as they are; all others are put together on their page. */
const PLAIN_TYPES: readonly string[] = ['SimpleProduct', 'VirtualProduct'];

function toProduct(item: QuickOrderFactsFragment): QuickOrderProduct | undefined {
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
