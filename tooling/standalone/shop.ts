import type { AddToCartItem, EntityType, StoreView } from 'shared-contracts';

/** What the platform says of itself: views, currencies, whether it has our extensions, and a page of each kind to begin with. */
export interface Shop {
  views: readonly StoreView[];
  currencies: readonly string[];
  hasExtensions: boolean;
  examples: Readonly<Record<EntityType, string>>;
  /** Something to put into the cart. */
  item: AddToCartItem | undefined;
}

interface Store {
  id: number | null;
  store_code: string | null;
  locale: string | null;
  store_sort_order: number | null;
  store_group_code: string | null;
  store_group_name: string | null;
  secure_base_media_url: string | null;
  default_display_currency_code: string | null;
  category_url_suffix: string | null;
  product_url_suffix: string | null;
}
interface Boot {
  availableStores: (Store | null)[] | null;
  currency: { available_currency_codes: (string | null)[] | null } | null;
}
interface Examples {
  products: {
    items:
      | ({
          sku: string | null;
          name: string | null;
          url_key: string | null;
          url_suffix: string | null;
          categories: ({ url_path: string | null; url_suffix: string | null } | null)[] | null;
        } | null)[]
      | null;
  } | null;
}

const BOOT =
  `query StandaloneBoot{availableStores(useCurrentGroup:false){id store_code locale store_sort_order store_group_code ` +
  `store_group_name secure_base_media_url default_display_currency_code category_url_suffix ` +
  `product_url_suffix}currency{available_currency_codes}}`;
const EXTENSIONS = `query StandaloneExtensions{__type(name:"Customer"){fields{name}}}`;
const EXAMPLES = `query StandaloneExamples{products(search:"6205",pageSize:1){items{sku name url_key url_suffix categories{url_path url_suffix}}}}`;

export async function readShop(): Promise<Shop> {
  const boot = await ask<Boot>(BOOT);
  const stores = (boot?.availableStores ?? [])
    .flatMap((store) => store ?? [])
    .sort((a, b) => (a.store_sort_order ?? 0) - (b.store_sort_order ?? 0));
  if (stores.length === 0) throw new Error('The platform gave no store views.');
  const examples = await ask<Examples>(EXAMPLES);
  const product = examples?.products?.items?.[0];
  return {
    views: stores.map(toView),
    currencies: (boot?.currency?.available_currency_codes ?? []).flatMap((code) => code ?? []),
    // A platform that refuses introspection is taken for one without our extensions.
    hasExtensions: JSON.stringify((await ask(EXTENSIONS)) ?? '').includes('bss_is_company_account'),
    examples: toExamples(examples),
    item: product?.sku ? { sku: product.sku, name: product.name ?? '', quantity: 1 } : undefined,
  };
}

function toView(store: Store): StoreView {
  const isArabic = store.locale?.startsWith('ar') ?? false;
  return {
    code: store.store_code ?? 'default',
    id: store.id ?? 0,
    name: isArabic ? 'AR' : 'EN',
    locale: isArabic ? 'ar_SA' : 'en_US',
    groupCode: store.store_group_code ?? '',
    groupName: store.store_group_name ?? '',
    sortOrder: store.store_sort_order ?? 0,
    currency: store.default_display_currency_code ?? 'SAR',
    mediaBase: store.secure_base_media_url ?? '',
    categorySuffix: store.category_url_suffix ?? '',
    productSuffix: store.product_url_suffix ?? '',
  };
}

function toExamples(answer: Examples | undefined): Shop['examples'] {
  const product = answer?.products?.items?.[0];
  const category = product?.categories?.[0];
  return {
    PRODUCT: product ? `/${product.url_key ?? ''}${product.url_suffix ?? ''}` : '/',
    CATEGORY: category ? `/${category.url_path ?? ''}${category.url_suffix ?? ''}` : '/',
    CMS_PAGE: '/about-us',
  };
}

/** A query before there is a client: what the platform says to anyone. */
async function ask<Data>(query: string): Promise<Data | undefined> {
  const response = await fetch(`/graphql?${new URLSearchParams({ query })}`, { headers: { Accept: 'application/json' } });
  const body: { data?: Data | null } = await response.json();
  return body.data ?? undefined;
}
