import type { PageHead } from 'shared-contracts';
import { imagePreload, toOwnOrigin } from 'shared-ui';
import { structuredBreadcrumbs } from '../../features/category-path/structured-breadcrumbs';
import { MAIN_PICTURE } from './main-picture';
import { type ProductView, toBreadcrumbs } from './product-view';

/** Title, description, JSON-LD and the picture to load first. */
export function toProductHead(product: ProductView, home: string): PageHead {
  const [picture] = product.gallery.length > 0 ? product.gallery : [product.image];
  return {
    title: product.metaTitle,
    canonicalPath: product.path,
    type: 'product',
    ...(product.metaDescription ? { description: product.metaDescription } : {}),
    ...(picture ? { image: toOwnOrigin(picture.url), preloadImage: imagePreload(picture.url, MAIN_PICTURE) } : {}),
    structuredData: [structuredProduct(product), structuredBreadcrumbs(toBreadcrumbs(product, home), product.path)],
  };
}

/** schema.org's Product with what it costs; a product with variants has the range of theirs. */
function structuredProduct(product: ProductView): Record<string, unknown> {
  const prices = product.variants.flatMap((variant) => (variant.price ? [variant.price.price.value] : []));
  const currency = product.price?.price.currency;
  const availability = `https://schema.org/${product.availability.status === 'out-of-stock' ? 'OutOfStock' : 'InStock'}`;
  const single = {
    '@type': 'Offer',
    url: product.path,
    price: product.price?.price.value.toFixed(2),
    priceCurrency: currency,
    availability,
    itemCondition: 'https://schema.org/NewCondition',
  };
  const range = {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    offerCount: prices.length,
    priceCurrency: currency,
    availability,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    mpn: product.sku,
    ...(product.metaDescription ? { description: product.metaDescription } : {}),
    ...(product.gallery.length > 0 ? { image: product.gallery.map(({ url }) => toOwnOrigin(url)) } : {}),
    ...(product.manufacturer ? { brand: { '@type': 'Brand', name: product.manufacturer } } : {}),
    ...(product.price ? { offers: prices.length > 0 ? range : single } : {}),
    additionalProperty: product.specifications.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
  };
}
