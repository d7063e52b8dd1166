import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { money, riyals, shownAmount, type Halalas } from '../../platform/money/money.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { URL_SUFFIX } from '../../platform/store-view/stores.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { uid } from '../../platform/values/uid.ts';
import { ALL_GROUPS } from '../customer-group/customer-groups.ts';
import { inMenuOrder } from './category-source.ts';
import { productPicture, productThumbnail } from './product-picture.ts';
import { productSources, type ProductSource } from './product-source.ts';
import type { Product } from './product.ts';
import { categoriesFor, productsFor } from './request-loaders.ts';

/** Products with few pieces left say how many; the platform's threshold is a setting of the shop. */
const ONLY_X_LEFT_THRESHOLD = 5;

const media = (
  context: RequestContext,
  product: Product,
  picture = productPicture(product.sku),
): { readonly url: string; readonly label: string; readonly position: number; readonly disabled: boolean } => ({
  url: `${context.origin}/media/catalog/product${picture}`,
  label: product.name,
  position: 1,
  disabled: false,
});

export function priceDiscount(regular: Halalas, final: Halalas): { readonly amount_off: number; readonly percent_off: number } {
  return {
    amount_off: shownAmount(regular - final),
    percent_off: regular === 0 ? 0 : Math.round(((regular - final) * 10_000) / regular) / 100,
  };
}

function productPrice(regular: Halalas, final: Halalas): SourceOf<'ProductPrice'> {
  return { regular_price: money(regular), final_price: money(final), discount: priceDiscount(regular, final), fixed_product_taxes: [] };
}

const legacyPrice = (amount: Halalas): SourceOf<'Price'> => ({
  amount: money(amount),
  adjustments: [],
});

async function linked(
  context: RequestContext,
  product: Product,
  kind: 'related' | 'upsell' | 'crosssell',
): Promise<readonly ProductSource[]> {
  const links = await productsFor(context).links.load(product.id);
  return productSources(
    context,
    links.filter((link) => link.kind === kind).map((link) => link.linkedId),
  );
}

const productInterface = resolve('ProductInterface')({
  id: (product) => product.id,
  uid: (product) => uid(product.id),
  type_id: (product) => product.type,
  attribute_set_id: () => 4,
  description: (product) => ({ html: product.description }),
  short_description: (product) => ({ html: product.shortDescription }),
  url_key: (product) => product.urlKey,
  url_suffix: () => URL_SUFFIX,
  url_path: () => null,
  canonical_url: (product) => `${product.urlKey}${URL_SUFFIX}`,
  url_rewrites: (product) => [{ url: `${product.urlKey}${URL_SUFFIX}`, parameters: [{ name: 'id', value: String(product.id) }] }],
  meta_title: (product) => product.metaTitle,
  meta_description: (product) => product.metaDescription,
  created_at: (product) => timestamp(product.createdAt),
  updated_at: (product) => timestamp(product.updatedAt),
  staged: () => false,
  is_returnable: () => '1',
  gift_message_available: () => false,
  gift_wrapping_available: () => false,
  min_sale_qty: () => 1,
  max_sale_qty: (product) => product.maxSaleQuantity,
  quantity: (product) => (product.type === 'simple' ? product.quantity : null),
  rules: () => [],
  options_container: () => 'container2',
  price_range: (product) => ({
    minimum_price: productPrice(product.regularPrice, product.finalPrice),
    maximum_price: productPrice(product.maximumRegularPrice, product.maximumFinalPrice),
  }),
  price: (product) => ({
    regularPrice: legacyPrice(product.regularPrice),
    minimalPrice: legacyPrice(product.finalPrice),
    maximalPrice: legacyPrice(product.maximumFinalPrice),
  }),
  price_tiers: async (product, _input, context) => {
    const tiers = await productsFor(context).tiers.load(product.id);
    return tiers.map((tier) => ({
      quantity: tier.quantity,
      final_price: money(tier.price),
      discount: priceDiscount(product.regularPrice, tier.price),
    }));
  },
  tier_prices: async (product, _input, context) => {
    const tiers = await productsFor(context).tiers.load(product.id);
    return tiers.map((tier) => ({
      customer_group_id: String(tier.groupId ?? ALL_GROUPS),
      qty: tier.quantity,
      value: shownAmount(tier.price),
      percentage_value: null,
      website_id: 0,
    }));
  },
  special_price: (product) => (product.specialPrice === null ? null : riyals(product.specialPrice)),
  special_from_date: (product) => (product.specialFrom === null ? null : timestamp(product.specialFrom)),
  stock_status: (product) => (product.inStock ? 'IN_STOCK' : 'OUT_OF_STOCK'),
  only_x_left_in_stock: (product) =>
    product.type === 'simple' && product.inStock && product.quantity <= ONLY_X_LEFT_THRESHOLD ? product.quantity : null,
  rating_summary: (product) => product.ratingSummary,
  review_count: (product) => product.reviewCount,
  image: (product, _input, context) => media(context, product),
  small_image: (product, _input, context) => media(context, product),
  thumbnail: (product, _input, context) => media(context, product, productThumbnail(product.sku)),
  media_gallery: (product, _input, context) => [{ __typename: 'ProductImage', ...media(context, product) }],
  media_gallery_entries: (product) => [
    {
      id: product.id,
      uid: uid(product.id),
      media_type: 'image',
      label: product.name,
      position: 1,
      disabled: false,
      types: ['image', 'small_image'],
      file: productPicture(product.sku),
    },
  ],
  categories: async (product, _input, context) => {
    const [ids, tree] = await Promise.all([productsFor(context).categoryIds.load(product.id), categoriesFor(context).tree()]);
    return inMenuOrder(ids.flatMap((id) => tree.byId.get(id) ?? []));
  },
  related_products: (product, _input, context) => linked(context, product, 'related'),
  upsell_products: (product, _input, context) => linked(context, product, 'upsell'),
  crosssell_products: (product, _input, context) => linked(context, product, 'crosssell'),
  product_links: async (product, _input, context) => {
    const links = await productsFor(context).links.load(product.id);
    return links.map((link) => ({
      __typename: 'ProductLinks',
      link_type: link.kind,
      linked_product_sku: link.sku,
      linked_product_type: link.type,
      position: link.position,
      sku: product.sku,
    }));
  },
  manufacturer: async (product, _input, context) => {
    const attributes = await productsFor(context).attributes.load(product.id);
    return attributes.find((attribute) => attribute.code === 'manufacturer')?.options[0]?.id ?? null;
  },
  custom_attributesV2: async (product, input, context) => {
    const attributes = await productsFor(context).attributes.load(product.id);
    const filters = input.object('filters');
    const wanted = attributes.filter(
      (attribute) => filters.flag('is_filterable') === undefined || filters.flag('is_filterable') === attribute.filterable,
    );
    return {
      errors: [],
      items: wanted.map((attribute) =>
        attribute.value === undefined || attribute.value === null
          ? {
              __typename: 'AttributeSelectedOptions',
              code: attribute.code,
              selected_options: attribute.options.map((option) => ({
                __typename: 'AttributeSelectedOption',
                value: String(option.id),
                label: option.label,
              })),
            }
          : { __typename: 'AttributeValue', code: attribute.code, value: attribute.value },
      ),
    };
  },
  websites: () => [{ id: 1, code: 'base', name: 'Main Website', sort_order: 0, default_group_id: '1', is_default: true }],
});

const routable = resolve(['SimpleProduct', 'ConfigurableProduct'])({
  type: () => 'PRODUCT',
  relative_url: (product) => `${product.urlKey}${URL_SUFFIX}${product.query ?? ''}`,
  redirect_code: (product) => product.redirectCode ?? 0,
  weight: (product) => Number(product.weight),
});

export const productResolvers: readonly TypeResolvers[] = [productInterface, routable];
