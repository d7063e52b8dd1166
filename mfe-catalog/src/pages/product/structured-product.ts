import { toOwnOrigin } from 'shared-ui';
import type { Specification } from '../../features/specifications/specifications';
import { structuredBreadcrumbs } from '../../features/category-path/structured-breadcrumbs';
import { type ProductView, toBreadcrumbs } from './product-view';

/** Attributes that a platform may keep the number under the bar code in. */
const GTIN_CODES = ['gtin', 'gtin13', 'gtin14', 'ean', 'upc', 'barcode'];

/** UN/CEFACT's codes of the units, which schema.org asks for. */
const UNIT_CODES: Readonly<Record<NonNullable<Specification['unit']>, string>> = {
  'unit.mm': 'MMT',
  'unit.kn': 'B47',
  'unit.kg': 'KGM',
  'unit.l': 'LTR',
};

/** What a document says of a product: schema.org's Product with what it costs, and the way to it. */
export function structuredProduct(product: ProductView, home: string): Record<string, unknown>[] {
  return [describe(product), structuredBreadcrumbs(toBreadcrumbs(product, home), product.path)];
}

function describe(product: ProductView): Record<string, unknown> {
  const gtin = product.specifications.find(({ code, value }) => GTIN_CODES.includes(code) && isGtin(value))?.value;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    mpn: product.sku,
    ...(gtin ? { gtin } : {}),
    ...(product.metaDescription ? { description: product.metaDescription } : {}),
    ...(product.gallery.length > 0 ? { image: product.gallery.map(({ url }) => toOwnOrigin(url)) } : {}),
    ...(product.manufacturer ? { brand: { '@type': 'Brand', name: product.manufacturer } } : {}),
    ...(product.price ? { offers: offersOf(product) } : {}),
    ...(product.reviews && product.reviews.count > 0 ? { aggregateRating: ratingOf(product.reviews) } : {}),
    additionalProperty: product.specifications.map(({ label, value, unit }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit ? { unitCode: UNIT_CODES[unit] } : {}),
    })),
  };
}

const ratingOf = ({ count, stars }: NonNullable<ProductView['reviews']>) => ({
  '@type': 'AggregateRating',
  ratingValue: stars.toFixed(1),
  bestRating: 5,
  reviewCount: count,
});

/** A product with variants has the range of theirs. */
function offersOf(product: ProductView): Record<string, unknown> {
  const prices = product.variants.flatMap((variant) => (variant.price ? [variant.price.price.value] : []));
  const priceCurrency = product.price?.price.currency;
  const availability = `https://schema.org/${product.availability.status === 'out-of-stock' ? 'OutOfStock' : 'InStock'}`;
  if (prices.length > 0)
    return {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices).toFixed(2),
      highPrice: Math.max(...prices).toFixed(2),
      offerCount: prices.length,
      priceCurrency,
      availability,
    };
  return {
    '@type': 'Offer',
    url: product.path,
    price: product.price?.price.value.toFixed(2),
    priceCurrency,
    availability,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** 8, 12, 13 or 14 digits whose last one checks the others (GS1): a wrong one would describe somebody else's product. */
function isGtin(value: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(value)) return false;
  const digits = [...value].reverse().map(Number);
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 1 ? 3 : 1), 0) % 10 === 0;
}
