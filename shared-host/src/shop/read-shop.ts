import { languageOf, offeredStores, type StoreView } from 'shared-contracts';
import type { PlatformQuery } from 'shared-contracts/edge';
import { ShopBootDocument, ShopExtensionsDocument, type ShopBootQuery, type ShopExtensionsQuery } from './read-shop.graphql.ts';
import { sayOnce } from './say-once';

/** What is the same for every document for a while: the views, their roots, the currencies, what the platform can. */
export interface Shop {
  views: readonly StoreView[];
  rootCategoryUids: Readonly<Record<string, string>>;
  currencies: readonly string[];
  hasExtensions: boolean;
}

/** Reads it from the platform. `extensions` is the configuration's switch. */
export async function readShop(query: PlatformQuery, extensions: 'auto' | 'on' | 'off'): Promise<Shop> {
  const [boot, types] = await Promise.all([
    query<ShopBootQuery>({ document: String(ShopBootDocument), variables: {} }),
    extensions === 'auto' ? query<ShopExtensionsQuery>({ document: String(ShopExtensionsDocument), variables: {} }) : undefined,
  ]);
  if (!boot.data) throw new Error(`The platform gave no store views: ${boot.error ?? 'no data'}`);
  const unsupported: string[] = [];
  const stores = offeredStores(boot.data.availableStores, (locale) => unsupported.push(unsupportedLocale(locale)));
  // A view in a language that the shop does not speak is not offered; whoever runs the shop is told.
  unsupported.forEach((message) => sayOnce(message));
  if (stores.length === 0) throw new Error(unsupported[0] ?? 'The platform has no store view.');
  return {
    views: stores.map((store) => toView(store, boot.data?.currency?.default_display_currency_code)),
    rootCategoryUids: Object.fromEntries(stores.map((store) => [store.code, store.root_category_uid ?? 'Mg=='])),
    currencies: (boot.data.currency?.available_currency_codes ?? []).flatMap((code) => (code ? [code] : [])),
    hasExtensions: extensions === 'auto' ? isExtended(types?.data) : extensions === 'on',
  };
}

/** The company flag is the one extension that every page may need; a platform that refuses introspection is taken for one without. */
function isExtended(types: ShopExtensionsQuery | undefined): boolean {
  return types?.__type?.fields?.some(({ name }) => name === 'bss_is_company_account') ?? false;
}

const unsupportedLocale = (locale: string) => `Unable to locate locale ${locale} within generated dist directory.`;

type Store = ReturnType<typeof offeredStores<NonNullable<NonNullable<ShopBootQuery['availableStores']>[number]>>>[number];

/** `shopCurrency` is that of a view which names none. */
function toView(store: Store, shopCurrency: string | null | undefined): StoreView {
  return {
    code: store.code,
    id: store.id ?? 0,
    name: languageOf(store) === 'ar' ? 'AR' : 'EN',
    locale: store.locale,
    groupCode: String(store.store_group_code ?? ''),
    groupName: store.store_group_name ?? '',
    sortOrder: store.store_sort_order ?? 0,
    currency: store.default_display_currency_code ?? shopCurrency ?? '',
    mediaBase: store.secure_base_media_url ?? '',
    categorySuffix: store.category_url_suffix ?? '',
    productSuffix: store.product_url_suffix ?? '',
  };
}
