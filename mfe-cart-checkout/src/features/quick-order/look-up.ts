import type { Host, QueryOptions } from 'shared-contracts';
import { QuickOrderProductsDocument, QuickOrderVariantsDocument, type QuickOrderFactsFragment } from './look-up.graphql.ts';
import { cleanSku, keyOf, type LookedUp, type QuickOrderProduct } from './quick-order-rows';

/** A question goes by address, which has to stay short enough for every server on the way. */
const MAX_BATCH = 100;
const MAX_BATCH_CHARACTERS = 3000;
const PARALLEL_CALLS = 3;

/** A part number that only a variant of a product has is searched for by itself: so many of one list. */
const MAX_SEARCHES = 200;
/** Shorter ones are still being typed. */
const MIN_SEARCHED = 4;

/** Stock and prices are those of now; what a row needs of them is in the list. */
const PASSING: QueryOptions = { policy: 'network-only', keep: false };

type Found = ReadonlyMap<string, LookedUp>;

/** Asks for products by SKU, and tells bit by bit what became of each, by its key. Never rejects. */
export async function lookUp(host: Host, skus: readonly string[], tell: (found: Found) => void): Promise<void> {
  const unknown: string[] = [];
  await inParallel(inBatches(skus), async (batch) => {
    const found = await askFor(host, batch);
    const searched = batch.filter((sku) => found.get(keyOf(sku)) === 'unknown' && sku.length >= MIN_SEARCHED);
    const now = searched.slice(0, Math.max(0, MAX_SEARCHES - unknown.length));
    unknown.push(...now);
    const later = new Set(now.map(keyOf));
    tell(new Map([...found].filter(([key]) => !later.has(key))));
  });
  await inParallel(unknown, async (sku) => tell(new Map([[keyOf(sku), await searchVariant(host, sku)]])));
}

async function inParallel<T>(items: Iterable<T>, act: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const work = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: PARALLEL_CALLS }, work));
}

/** The platform lists no variants; it finds the product that one belongs to, and adds it by both numbers. */
async function searchVariant(host: Host, sku: string): Promise<LookedUp> {
  const { data } = await host.commerce.query(QuickOrderVariantsDocument, { sku }, PASSING);
  if (!data) return 'failed';
  for (const parent of data.products?.items ?? []) {
    if (parent?.__typename !== 'ConfigurableProduct' || !parent.sku) continue;
    const variant = parent.variants?.find((each) => each?.product?.sku && keyOf(each.product.sku) === keyOf(sku))?.product;
    const product = variant && toProduct(variant);
    if (!product) continue;
    const path = parent.url_key ? `/${parent.url_key}${parent.url_suffix ?? ''}` : '';
    return { ...product, path, parentSku: parent.sku, imageUrl: product.imageUrl ?? parent.thumbnail?.url ?? undefined };
  }
  return 'unknown';
}

/** Made as they are asked for: of a long list, all of them at once would be a task that is felt. */
function* inBatches(skus: readonly string[]): Generator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for (const typed of skus) {
    const sku = cleanSku(typed);
    const length = encodeURIComponent(JSON.stringify(withUpperCase([sku]))).length;
    if (batch.length > 0 && (characters + length > MAX_BATCH_CHARACTERS || batch.length >= MAX_BATCH)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(sku);
    characters += length;
  }
  if (batch.length > 0) yield batch;
}

async function askFor(host: Host, skus: readonly string[]): Promise<Found> {
  const { data } = await host.commerce.query(QuickOrderProductsDocument, { skus: withUpperCase(skus), count: MAX_BATCH }, PASSING);
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

/** What a product's row is made of; undefined: it has no number, or no price. */
export function toProduct(item: QuickOrderFactsFragment): QuickOrderProduct | undefined {
  const { value, currency } = item.price_range.minimum_price.final_price;
  if (!item.sku || typeof value !== 'number' || !currency) return undefined;
  return {
    sku: item.sku,
    name: item.name ?? item.sku,
    path: item.url_key ? `/${item.url_key}${item.url_suffix ?? ''}` : '',
    imageUrl: item.thumbnail?.url ?? undefined,
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
