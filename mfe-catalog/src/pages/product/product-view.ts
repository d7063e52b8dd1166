import type { Breadcrumb } from 'shared-ui';
import { type PriceView, type TierPriceView, toPriceView, toTierPrices } from '../../features/product-summary/price-view';
import {
  type Availability,
  type ProductSummary,
  toAvailability,
  toProductSummaries,
  toProductSummary,
} from '../../features/product-summary/product-summary';
import { type Specification, toSpecifications } from '../../features/specifications/specifications';
import type { AttributeLabelsQuery } from '../../features/specifications/attribute-labels.graphql.ts';
import { type CategoryCrumb, toCategoryPath, withoutHeadings } from '../../features/category-path/category-path';
import type { ProductPageQuery } from './product-page.graphql.ts';

export type PlatformProduct = NonNullable<NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]>;
type PlatformConfigurable = Extract<PlatformProduct, { __typename: 'ConfigurableProduct' }>;

export interface ProductOption {
  code: string;
  label: string;
  values: readonly { uid: string; label: string }[];
}

export interface ProductVariant {
  sku: string;
  image: { url: string; label: string } | undefined;
  /** uid of the value of each option, by the option's code. */
  choices: Readonly<Record<string, string>>;
  price: PriceView | undefined;
  tiers: readonly TierPriceView[];
  availability: Availability;
}

/** Everything that the product page shows. */
export interface ProductView extends ProductSummary {
  manufacturer: string | undefined;
  /** The manufacturer's option: what lists are filtered by. */
  manufacturerId: string | undefined;
  /** What other products of this size have in common; undefined for what has none. */
  size: Readonly<Record<string, { eq: string }>> | undefined;
  gallery: readonly { url: string; label: string }[];
  tiers: readonly TierPriceView[];
  options: readonly ProductOption[];
  variants: readonly ProductVariant[];
  specifications: readonly Specification[];
  descriptionHtml: string;
  /** From the top category to the product's own. */
  categories: readonly CategoryCrumb[];
  related: readonly ProductSummary[];
  /** What buyers say of it; undefined where the store has no reviews. */
  reviews: { count: number; stars: number } | undefined;
  metaTitle: string;
  metaDescription: string;
  /** What the list knew, until the platform has answered. */
  isPreview: boolean;
}

/** The page's first look: what the list has shown of the product. */
export function toPreview(product: ProductSummary): ProductView {
  return {
    ...product,
    manufacturer: product.manufacturer,
    manufacturerId: undefined,
    size: undefined,
    gallery: [],
    tiers: [],
    options: [],
    variants: [],
    specifications: [],
    descriptionHtml: '',
    categories: [],
    related: [],
    reviews: undefined,
    metaTitle: product.name,
    metaDescription: '',
    isPreview: true,
  };
}

/** The platform's answer as the page shows it; undefined when there is no such product. */
export function toProductView(
  answer: ProductPageQuery | undefined,
  labels: AttributeLabelsQuery | undefined,
  categorySuffix: string,
): ProductView | undefined {
  const product = answer?.products?.items?.[0];
  if (!product?.sku) return undefined;
  const summary = { ...toProductSummary(product), availability: withQuantity(product) };
  const options = product.__typename === 'ConfigurableProduct' ? toOptions(product) : [];
  const specifications = toSpecifications(
    product.custom_attributesV2?.items,
    labels,
    options.map(({ code }) => code),
  );
  return {
    ...summary,
    manufacturer: specifications.find(({ code }) => code === 'manufacturer')?.value,
    manufacturerId: optionOf(product, 'manufacturer'),
    size: toSize(product),
    gallery: toGallery(product, summary.name),
    tiers: toTierPrices(product.price_tiers),
    options,
    variants: product.__typename === 'ConfigurableProduct' ? toVariants(product) : [],
    specifications,
    descriptionHtml: product.description?.html || product.short_description?.html || '',
    categories: toCategoryPath(product.categories, categorySuffix),
    related: toProductSummaries(product.related_products),
    reviews: answer?.storeConfig?.product_reviews_enabled === '1' ? toReviews(product) : undefined,
    metaTitle: product.meta_title || summary.name,
    metaDescription: product.meta_description || plainText(product.short_description?.html ?? ''),
    isPreview: false,
  };
}

/** The platform's rating is a percentage of five stars. */
const toReviews = (product: PlatformProduct) => ({ count: product.review_count, stars: product.rating_summary / 20 });

/** Home, the categories, the product. */
export function toBreadcrumbs(product: Pick<ProductView, 'categories' | 'name'>, home: string): Breadcrumb[] {
  return [{ label: home, to: '/' }, ...withoutHeadings(product.categories), { label: product.name }];
}

/** The variant that all options are chosen for. */
export function chosenVariant(
  product: Pick<ProductView, 'options' | 'variants'>,
  chosen: Readonly<Record<string, string>>,
): ProductVariant | undefined {
  if (product.options.some(({ code }) => !chosen[code])) return undefined;
  return product.variants.find((variant) => product.options.every(({ code }) => variant.choices[code] === chosen[code]));
}

function toGallery(product: PlatformProduct, name: string): { url: string; label: string }[] {
  const pictures = (product.media_gallery ?? []).flatMap((entry) =>
    entry?.url && !entry.disabled && entry.__typename === 'ProductImage' ? [entry] : [],
  );
  return pictures.sort((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(({ url, label }) => ({ url: url ?? '', label: label || name }));
}

function toOptions(product: PlatformConfigurable): ProductOption[] {
  const options = (product.configurable_options ?? []).flatMap((option) => (option?.attribute_code ? [option] : []));
  return options
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((option) => ({
      code: option.attribute_code ?? '',
      label: option.label ?? '',
      values: (option.values ?? []).flatMap((value) => (value?.uid ? [{ uid: value.uid, label: value.label ?? '' }] : [])),
    }));
}

function toVariants(product: PlatformConfigurable): ProductVariant[] {
  return (product.variants ?? []).flatMap((variant) => {
    if (!variant?.product?.sku) return [];
    const choices = Object.fromEntries((variant.attributes ?? []).flatMap((choice) => (choice?.code ? [[choice.code, choice.uid]] : [])));
    return [
      {
        sku: variant.product.sku,
        choices,
        price: toPriceView(variant.product.price_range),
        tiers: toTierPrices(variant.product.price_tiers),
        image: variant.product.small_image?.url
          ? { url: variant.product.small_image.url, label: variant.product.small_image.label || variant.product.sku }
          : undefined,
        availability: withQuantity(variant.product),
      },
    ];
  });
}

/** The platform says how many there are where the shop wants it to. */
function withQuantity(product: Parameters<typeof toAvailability>[0] & { quantity: number | null }): Availability {
  const availability = toAvailability(product);
  const quantity = Math.floor(product.quantity ?? 0);
  return availability.status === 'in-stock' && quantity > 0 ? { ...availability, quantity } : availability;
}

/** What makes a size: two of them at least. */
const SIZE_CODES = ['bore_diameter', 'outside_diameter', 'width_mm', 'cross_section_mm'];

function toSize(product: PlatformProduct): ProductView['size'] {
  const known = SIZE_CODES.flatMap((code) => {
    const option = optionOf(product, code);
    return option === undefined ? [] : [[code, { eq: option }] as const];
  });
  return known.length > 1 ? Object.fromEntries(known) : undefined;
}

/** The one option that a product has of an attribute. */
function optionOf(product: PlatformProduct, code: string): string | undefined {
  const attribute = product.custom_attributesV2?.items?.find((item) => item?.code === code);
  return attribute && 'selected_options' in attribute ? attribute.selected_options[0]?.value : undefined;
}

/** For a description in the head: what is left of HTML without its tags. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}
