import type { ProductPageQuery } from '../pages/product/product-page.graphql.ts';
import type { AttributeLabelsQuery } from '../features/specifications/attribute-labels.graphql.ts';

type Product = NonNullable<NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]>;
export type SimpleProduct = Extract<Product, { __typename: 'SimpleProduct' }>;
export type ConfigurableProduct = Extract<Product, { __typename: 'ConfigurableProduct' }>;

const money = (value: number) => ({ __typename: 'Money' as const, value, currency: 'SAR' as const });

export const price = (final: number, regular = final, highest = final) => ({
  __typename: 'PriceRange' as const,
  minimum_price: {
    __typename: 'ProductPrice' as const,
    regular_price: money(regular),
    final_price: money(final),
    discount: { __typename: 'ProductDiscount' as const, percent_off: regular > final ? ((regular - final) / regular) * 100 : 0 },
  },
  maximum_price: { __typename: 'ProductPrice' as const, final_price: money(highest) },
});

export const bearing: SimpleProduct = {
  __typename: 'SimpleProduct',
  uid: 'MQ==',
  sku: '6205-2RS',
  name: 'Deep groove ball bearing 6205-2RS',
  url_key: 'deep-groove-ball-bearing-6205-2rs',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  quantity: null,
  rating_summary: 0,
  review_count: 0,
  small_image: { __typename: 'ProductImage', url: 'http://localhost/media/catalog/product/6/2/6205-2rs.png', label: '' },
  thumbnail: { __typename: 'ProductImage', url: 'http://localhost/media/catalog/product/6/2/6205-2rs_thumbnail.png' },
  price_range: price(24.15),
  meta_title: null,
  meta_description: 'Bore 25 mm, to ISO 15.',
  description: {
    __typename: 'ComplexTextValue',
    html: '<p>Single row <strong>deep groove</strong> ball bearing.</p><script>alert(1)</script>',
  },
  short_description: null,
  media_gallery: [
    { __typename: 'ProductImage', url: 'http://localhost/media/catalog/product/6/2/6205-2rs.png', label: '', position: 1, disabled: false },
  ],
  price_tiers: [
    { __typename: 'TierPrice', quantity: 50, final_price: money(21.74), discount: { __typename: 'ProductDiscount', percent_off: 10 } },
    { __typename: 'TierPrice', quantity: 10, final_price: money(22.94), discount: { __typename: 'ProductDiscount', percent_off: 5 } },
  ],
  categories: [
    {
      __typename: 'CategoryTree',
      uid: 'OQ==',
      name: 'All Products',
      level: 2,
      url_path: 'shop-now',
      include_in_menu: 0,
      breadcrumbs: null,
    },
    {
      __typename: 'CategoryTree',
      uid: 'Nw==',
      name: 'Sealed Bearings',
      level: 5,
      url_path: 'bearings/ball-bearings/deep-groove/sealed',
      include_in_menu: 1,
      breadcrumbs: [
        {
          __typename: 'Breadcrumb',
          category_uid: 'NA==',
          category_name: 'Ball Bearings',
          category_level: 3,
          category_url_path: 'bearings/ball-bearings',
        },
        { __typename: 'Breadcrumb', category_uid: 'Mw==', category_name: 'Bearings', category_level: 2, category_url_path: 'bearings' },
      ],
    },
  ],
  custom_attributesV2: {
    __typename: 'ProductCustomAttributes',
    items: [
      {
        __typename: 'AttributeSelectedOptions',
        code: 'manufacturer',
        selected_options: [{ __typename: 'AttributeSelectedOption', label: 'Norvik', value: '83001' }],
      },
      {
        __typename: 'AttributeSelectedOptions',
        code: 'bore_diameter',
        selected_options: [{ __typename: 'AttributeSelectedOption', label: '25 mm', value: '140025' }],
      },
      { __typename: 'AttributeValue', code: 'dynamic_load_kn', value: '14' },
      { __typename: 'AttributeValue', code: 'some_code', value: 'x' },
      { __typename: 'AttributeSelectedOptions', code: 'standard', selected_options: [] },
    ],
  },
  related_products: [],
};

const variant = (sku: string, uid: string, final: number, inStock = true) => ({
  __typename: 'ConfigurableVariant' as const,
  attributes: [{ __typename: 'ConfigurableAttributeOption' as const, code: 'belt_length', uid }],
  product: {
    __typename: 'SimpleProduct' as const,
    uid: sku,
    sku,
    stock_status: inStock ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
    only_x_left_in_stock: null,
    quantity: null,
    small_image: { __typename: 'ProductImage' as const, url: `http://localhost/media/catalog/product/s/p/${sku}.png`, label: '' },
    price_range: price(final),
    price_tiers: [],
  },
});

export const belt: ConfigurableProduct = {
  ...bearing,
  __typename: 'ConfigurableProduct',
  uid: 'Mg==',
  sku: 'SPA-BELT',
  name: 'Wedge belt SPA',
  url_key: 'wedge-belt-spa',
  price_range: price(20, 20, 40),
  price_tiers: [],
  configurable_options: [
    {
      __typename: 'ConfigurableProductOptions',
      uid: 'b',
      attribute_code: 'belt_length',
      label: 'Belt length',
      position: 0,
      values: [
        { __typename: 'ConfigurableProductOptionsValues', uid: 'l800', label: '800 mm' },
        { __typename: 'ConfigurableProductOptionsValues', uid: 'l2800', label: '2800 mm' },
      ],
    },
  ],
  variants: [variant('SPA-800', 'l800', 20), variant('SPA-2800', 'l2800', 40, false)],
};

export const productAnswer = (product: Product | undefined): ProductPageQuery => ({
  storeConfig: { __typename: 'StoreConfig', product_reviews_enabled: '1' },
  products: { __typename: 'Products', items: product ? [product] : [] },
});

export const labelsAnswer: AttributeLabelsQuery = {
  customAttributeMetadataV2: {
    __typename: 'AttributesMetadataOutput',
    items: [
      { __typename: 'AttributeMetadata', code: 'manufacturer', label: 'Manufacturer' },
      { __typename: 'AttributeMetadata', code: 'bore_diameter', label: 'Bore diameter d' },
      { __typename: 'AttributeMetadata', code: 'dynamic_load_kn', label: 'Dynamic load rating C' },
    ],
  },
};
