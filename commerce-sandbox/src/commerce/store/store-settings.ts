import type { FieldsOf } from '../../platform/graphql/resolvers.ts';

/** What 2.4.8 tells of a shop's settings and 2.4.7 did not: 1 stands for prices without tax, 2 with tax, 3 for both. */
export const SETTINGS_SINCE_2_4_8: FieldsOf<'StoreConfig'> = {
  configurable_product_image: () => 'PARENT',
  grouped_product_image: () => 'PARENT',
  fixed_product_taxes_enable: () => false,
  fixed_product_taxes_apply_tax_to_fpt: () => false,
  fixed_product_taxes_include_fpt_in_subtotal: () => false,
  fixed_product_taxes_display_prices_in_emails: () => 1,
  fixed_product_taxes_display_prices_in_product_lists: () => 1,
  fixed_product_taxes_display_prices_in_sales_modules: () => 1,
  fixed_product_taxes_display_prices_on_product_view_page: () => 1,
  graphql_share_all_customer_groups: () => false,
  graphql_share_customer_group: () => true,
  share_all_catalog_rules: () => false,
  share_all_sales_rule: () => false,
  share_applied_catalog_rules: () => true,
  share_applied_sales_rule: () => true,
  is_checkout_agreements_enabled: () => false,
  orders_invoices_credit_memos_display_full_summary: () => true,
  orders_invoices_credit_memos_display_grandtotal: () => true,
  orders_invoices_credit_memos_display_price: () => 2,
  orders_invoices_credit_memos_display_shipping_amount: () => 2,
  orders_invoices_credit_memos_display_subtotal: () => 3,
  orders_invoices_credit_memos_display_zero_tax: () => false,
};

const off = <Name extends string>(...names: readonly Name[]): Readonly<Record<Name, () => string>> =>
  Object.fromEntries(names.map((name) => [name, () => '0'])) as Record<Name, () => string>;

/** Settings of features that this shop has switched off, and of payment by cheque. */
export const PLAIN_SETTINGS: FieldsOf<'StoreConfig'> = {
  ...off(
    'allow_gift_receipt',
    'allow_gift_wrapping_on_order',
    'allow_gift_wrapping_on_order_items',
    'allow_items',
    'allow_order',
    'allow_printed_card',
    'cart_gift_wrapping',
    'cart_printed_card',
    'sales_gift_wrapping',
    'sales_printed_card',
    'magento_reward_general_is_enabled_on_front',
    'magento_reward_general_publish_history',
  ),
  cms_no_cookies: () => 'enable-cookies',
  demonotice: () => 0,
  title_prefix: () => '',
  title_suffix: () => '',
  head_includes: () => '',
  absolute_footer: () => '',
  default_keywords: () => '',
  shopping_cart_display_tax_gift_wrapping: () => 'DISPLAY_EXCLUDING_TAX',
  check_money_order_new_order_status: () => 'pending',
  check_money_order_enable_for_specific_countries: () => false,
  check_money_order_make_check_payable_to: () => 'AMC eShop',
  check_money_order_sort_order: () => 4,
  zero_subtotal_enabled: () => true,
  zero_subtotal_enable_for_specific_countries: () => false,
  zero_subtotal_new_order_status: () => 'pending',
  zero_subtotal_sort_order: () => 1,
  zero_subtotal_title: () => 'No Payment Information Required',
};
