import { type PriceView, toPriceView } from './price-view';
import type { ProductSummaryFragment } from './product-summary.graphql.ts';

export type Availability =
  /** How many, where the platform says it. */
  { status: 'in-stock'; quantity?: number } | { status: 'few-left'; left: number } | { status: 'out-of-stock' };

/** What every place that shows a product needs. */
export interface ProductSummary {
  uid: string;
  sku: string;
  name: string;
  urlKey: string;
  /** Path of its page, without store prefix. */
  path: string;
  image: { url: string; label: string } | undefined;
  /** The picture for where it is small. */
  thumbnail: string | undefined;
  price: PriceView | undefined;
  availability: Availability;
  /** Bought as a variant: something has to be chosen first. */
  isConfigurable: boolean;
  /** Where the list was told. */
  manufacturer?: string | undefined;
}

export function toProductSummary(product: ProductSummaryFragment): ProductSummary {
  const name = product.name ?? product.sku ?? '';
  return {
    uid: product.uid,
    sku: product.sku ?? '',
    name,
    urlKey: product.url_key ?? '',
    path: `/${product.url_key ?? ''}${product.url_suffix ?? ''}`,
    image: product.small_image?.url ? { url: product.small_image.url, label: product.small_image.label || name } : undefined,
    thumbnail: product.thumbnail?.url ?? product.small_image?.url ?? undefined,
    price: toPriceView(product.price_range),
    availability: toAvailability(product),
    isConfigurable: product.__typename === 'ConfigurableProduct',
  };
}

export function toProductSummaries(products: readonly (ProductSummaryFragment | null)[] | null | undefined): ProductSummary[] {
  return (products ?? []).flatMap((product) => (product?.sku && product.url_key ? [toProductSummary(product)] : []));
}

export function toAvailability({
  stock_status: status,
  only_x_left_in_stock: left,
}: Pick<ProductSummaryFragment, 'stock_status' | 'only_x_left_in_stock'>): Availability {
  if (status !== 'IN_STOCK') return { status: 'out-of-stock' };
  return typeof left === 'number' && left > 0 ? { status: 'few-left', left } : { status: 'in-stock' };
}
