import { inputError, notFound } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { CURRENCY, DEFAULT_STORE, STORES, URL_SUFFIX, type StoreView } from '../../platform/store-view/stores.ts';
import { uid } from '../../platform/values/uid.ts';
import { readCountries, type Country } from './directory.ts';
import { MENU_ROOT } from './menu-root.ts';
import { PLAIN_SETTINGS, SETTINGS_SINCE_2_4_8 } from './store-settings.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    StoreConfig: StoreView;
  }
}

const TITLES = { en: 'AMC eShop', ar: 'متجر AMC الإلكتروني' } as const;
const COPYRIGHTS = { en: 'Copyright © AMC eShop. All rights reserved.', ar: 'جميع الحقوق محفوظة © متجر AMC الإلكتروني.' } as const;

const storeConfig = resolve('StoreConfig')({
  id: (store) => store.id,
  code: (store) => store.code,
  store_code: (store) => store.code,
  store_name: (store) => store.name,
  store_sort_order: (store) => store.sortOrder,
  is_default_store: (store) => store.id === DEFAULT_STORE.id,
  store_group_code: () => 'main_website_store',
  store_group_name: () => 'Main Website Store',
  is_default_store_group: () => true,
  website_id: () => 1,
  website_code: () => 'base',
  website_name: () => 'Main Website',
  locale: (store) => store.locale,
  timezone: () => 'Asia/Riyadh',
  weight_unit: () => 'kgs',
  base_currency_code: () => CURRENCY,
  default_display_currency_code: () => CURRENCY,
  default_country: () => 'SA',
  countries_with_required_region: () => 'SA',
  optional_zip_countries: () => '',
  display_state_if_optional: () => true,
  category_url_suffix: () => URL_SUFFIX,
  product_url_suffix: () => URL_SUFFIX,
  root_category_id: () => MENU_ROOT,
  root_category_uid: () => uid(MENU_ROOT),
  base_url: (_store, _input, context) => `${context.origin}/`,
  secure_base_url: (_store, _input, context) => `${context.origin}/`,
  base_link_url: (_store, _input, context) => `${context.origin}/`,
  secure_base_link_url: (_store, _input, context) => `${context.origin}/`,
  base_media_url: (_store, _input, context) => `${context.origin}/media/`,
  secure_base_media_url: (_store, _input, context) => `${context.origin}/media/`,
  base_static_url: (_store, _input, context) => `${context.origin}/static/`,
  secure_base_static_url: (_store, _input, context) => `${context.origin}/static/`,
  use_store_in_url: () => false,
  default_title: (store) => TITLES[store.language],
  title_separator: () => '-',
  logo_alt: (store) => TITLES[store.language],
  welcome: (store) => (store.language === 'en' ? 'Welcome' : 'مرحباً بك'),
  copyright: (store) => COPYRIGHTS[store.language],
  cms_home_page: () => 'home',
  cms_no_route: () => 'no-route',
  front: () => 'cms',
  no_route: () => 'cms/noroute/index',
  show_cms_breadcrumbs: () => 1,
  grid_per_page: () => 6,
  grid_per_page_values: () => '6,12,24,48',
  list_per_page: () => 6,
  list_per_page_values: () => '6,12,24,48',
  list_mode: () => 'grid-list',
  catalog_default_sort_by: () => 'position',
  autocomplete_on_storefront: () => true,
  minimum_password_length: () => '8',
  required_character_classes_number: () => '3',
  create_account_confirmation: (_store, _input, context) => context.config.confirmAccounts,
  customer_access_token_lifetime: () => 1,
  cart_expires_in_days: () => 30,
  cart_summary_display_quantity: () => 1,
  minicart_display: () => true,
  minicart_max_items: () => 10,
  max_items_in_order_summary: () => 10,
  is_guest_checkout_enabled: () => true,
  is_one_page_checkout_enabled: () => true,
  // 2 of 1 excluding, 2 including, 3 both.
  shopping_cart_display_price: () => 2,
  shopping_cart_display_shipping: () => 2,
  shopping_cart_display_subtotal: () => 3,
  shopping_cart_display_full_summary: () => true,
  shopping_cart_display_grand_total: () => true,
  shopping_cart_display_zero_tax: () => false,
  display_product_prices_in_catalog: () => 2,
  display_shipping_prices: () => 2,
  check_money_order_enabled: () => true,
  check_money_order_title: (store) => (store.language === 'en' ? 'Check / Money order' : 'شيك / حوالة'),
  newsletter_enabled: () => true,
  contact_enabled: () => true,
  returns_enabled: () => 'enabled',
  quickorder_active: () => true,
  is_negotiable_quote_active: () => false,
  magento_wishlist_general_is_enabled: () => '1',
  product_reviews_enabled: () => '1',
  allow_guests_to_write_product_reviews: () => '0',
  magento_reward_general_is_enabled: () => '0',
  configurable_thumbnail_source: () => 'parent',
  category_fixed_product_tax_display_setting: () => 'FPT_DISABLED',
  product_fixed_product_tax_display_setting: () => 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: () => 'FPT_DISABLED',
  ...SETTINGS_SINCE_2_4_8,
  ...PLAIN_SETTINGS,
  send_friend: () => ({ enabled_for_customers: false, enabled_for_guests: false }),
});

const query = resolve('Query')({
  storeConfig: (_source, _input, context) => context.store,
  availableStores: () => STORES,
  currency: (_source, _input, { switches }) => ({
    base_currency_code: CURRENCY,
    base_currency_symbol: CURRENCY,
    default_display_currency_code: CURRENCY,
    default_display_currecy_code: CURRENCY,
    default_display_currency_symbol: CURRENCY,
    default_display_currecy_symbol: CURRENCY,
    available_currency_codes: [CURRENCY, ...(switches.currency ? [switches.currency.code] : [])],
    exchange_rates: [
      { currency_to: CURRENCY, rate: 1 },
      ...(switches.currency ? [{ currency_to: switches.currency.code, rate: switches.currency.rate }] : []),
    ],
  }),
  countries: async (_source, _input, context) => (await readCountries(context.database)).map((country) => graphqlCountry(country, context)),
  country: async (_source, input, context) => {
    const id = input.text('id');
    if (id === undefined || id === '') throw inputError('Country "id" value should be specified');
    const country = (await readCountries(context.database)).find((candidate) => candidate.id === id);
    if (!country) throw notFound("The country isn't available.");
    return graphqlCountry(country, context);
  },
});

export function graphqlCountry(country: Country, context: RequestContext): SourceOf<'Country'> {
  return {
    id: country.id,
    two_letter_abbreviation: country.id,
    three_letter_abbreviation: country.iso3,
    full_name_english: country.name.en,
    full_name_locale: country.name[context.store.language],
    available_regions:
      country.regions.length === 0
        ? null
        : country.regions.map((region) => ({ id: region.id, code: region.code, name: region.name[context.store.language] })),
  };
}

export const storeResolvers: readonly TypeResolvers[] = [storeConfig, query];
