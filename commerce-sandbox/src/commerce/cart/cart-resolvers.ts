import type { Queryable } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { money, VAT_PERCENT } from '../../platform/money/money.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { pageInfo, pageOf } from '../../platform/values/paging.ts';
import { uid } from '../../platform/values/uid.ts';
import { optionUid } from '../catalog/configurable-options.ts';
import { priceDiscount } from '../catalog/product-resolvers.ts';
import { productSource } from '../catalog/product-source.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import { paymentMethods, paymentTitle } from '../payment/payment-methods.ts';
import { requireCart, type Cart } from './cart.ts';
import { cartMessages, loadCart, totalQuantity, type CartLine, type LoadedCart } from './loaded-cart.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    Cart: LoadedCart;
    CartPrices: LoadedCart;
    CartItemInterface: LineSource;
    SimpleCartItem: LineSource;
    ConfigurableCartItem: LineSource;
  }
}

/** Checks the cart gate and loads the cart for an answer. */
export async function cartSource(context: RequestContext, maskedId: string): Promise<LoadedCart> {
  return loadCart(context.database, context.store, await requireCart(context.database, maskedId, context.customerId));
}

/** Reads a cart again after a change. */
export async function freshCart(context: RequestContext, cart: Cart): Promise<{ readonly cart: LoadedCart }> {
  return { cart: await cartSource(context, cart.maskedId) };
}

export type LineSource = CartLine & { readonly __typename: 'SimpleCartItem' | 'ConfigurableCartItem'; readonly cart: LoadedCart };

export function lineSources(cart: LoadedCart): readonly LineSource[] {
  return cart.lines.map((line) => ({ ...line, cart, __typename: line.variant ? 'ConfigurableCartItem' : 'SimpleCartItem' }));
}

export const taxLabel = (context: RequestContext): string =>
  context.store.language === 'en' ? `VAT ${VAT_PERCENT}%` : `ضريبة القيمة المضافة ${VAT_PERCENT}%`;

/** A customer's cart has the customer's address. */
async function emailOf(target: Queryable, customerId: number | null): Promise<string | null> {
  if (customerId === null) return null;
  const [owner] = await target.query<{ email: string }>('select coalesce(email_as_typed, email) as email from customer where id = $1', [
    customerId,
  ]);
  return owner?.email ?? null;
}

const cart = resolve('Cart')({
  id: (source) => source.maskedId,
  email: async (source, _input, context) => source.email ?? (await emailOf(context.database, source.customerId)),
  is_virtual: () => false,
  total_quantity: (source) => totalQuantity(source),
  // The platform puts one null with an error before the lines for each thing that is wrong with the whole cart.
  items: (source) => [...cartMessages(source).map((message) => inputError(message)), ...lineSources(source)],
  itemsV2: (source, input) => {
    const pageSize = input.number('pageSize') ?? 20;
    const currentPage = input.number('currentPage') ?? 1;
    const lines = lineSources(source);
    return {
      items: pageOf(lines, currentPage, pageSize),
      total_count: lines.length,
      page_info: pageInfo(currentPage, pageSize, lines.length),
    };
  },
  applied_coupon: (source) => (source.coupon ? { code: source.coupon.code } : null),
  applied_coupons: (source) => (source.coupon ? [{ code: source.coupon.code }] : null),
  applied_gift_cards: () => [],
  available_gift_wrappings: () => [],
  gift_receipt_included: () => false,
  printed_card_included: () => false,
  available_payment_methods: async (source, _input, context) =>
    (await paymentMethods(context.database, context.store, source.customerId)).map(({ code, title }) => ({
      code,
      title,
      is_deferred: false,
    })),
  selected_payment_method: (source, _input, context) => ({
    code: source.paymentMethod ?? '',
    title: source.paymentMethod === null ? '' : paymentTitle(context.store, source.paymentMethod),
    purchase_order_number: source.purchaseOrderNumber,
  }),
  shipping_addresses: (source) =>
    source.shippingAddress === null
      ? []
      : [{ __typename: 'ShippingCartAddress', kind: 'shipping', address: source.shippingAddress, cart: source }],
  billing_address: (source) =>
    source.billingAddress === null
      ? null
      : { __typename: 'BillingCartAddress', kind: 'billing', address: source.billingAddress, cart: source },
  prices: (source) => source,
  rules: (source) => (source.coupon ? [{ name: source.coupon.label }] : []),
});

function discounts(source: LoadedCart, amount: number): readonly SourceOf<'Discount'>[] | null {
  if (!source.coupon || amount === 0) return null;
  return [
    {
      amount: money(amount),
      label: source.coupon.label,
      applied_to: 'ITEM',
      coupon: { code: source.coupon.code },
      is_discounting_locked: false,
      type: null,
      value: null,
    },
  ];
}

const prices = resolve('CartPrices')({
  grand_total: (source) => money(source.totals.grandTotal),
  grand_total_excluding_tax: (source) => money(source.totals.grandTotal - source.totals.tax),
  subtotal_including_tax: (source) => money(source.totals.subtotalIncl),
  subtotal_excluding_tax: (source) => money(source.totals.subtotalExcl),
  subtotal_with_discount_excluding_tax: (source) =>
    money(source.totals.subtotalIncl - source.totals.discount - (source.totals.tax - source.totals.shippingTax)),
  applied_taxes: (source, _input, context) =>
    source.totals.tax === 0 ? [] : [{ amount: money(source.totals.tax), label: taxLabel(context) }],
  discounts: (source) => discounts(source, source.totals.discount),
  discount: (source) =>
    source.coupon && source.totals.discount > 0 ? { amount: money(-source.totals.discount), label: [source.coupon.label] } : null,
});

/** `price` and `row_total` are without tax in the platform, whatever a shop displays; the members that contain it say so. */
const cartItem = resolve('CartItemInterface')({
  id: (line) => String(line.id),
  uid: (line) => uid(line.id),
  quantity: (line) => line.quantity,
  product: (line) => productSource(line.product),
  is_available: (line) => line.problem === undefined,
  not_available_message: (line) => line.problem?.message ?? null,
  errors: (line) =>
    line.problem ? [{ code: line.problem.code === 'INSUFFICIENT_STOCK' ? 'ITEM_QTY' : 'UNDEFINED', message: line.problem.message }] : null,
  max_qty: (line) => Math.min(line.sold.maxSaleQuantity, line.sold.quantity),
  min_qty: () => 1,
  note_from_buyer: () => [],
  note_from_seller: () => [],
  discount: (line) => discounts(line.cart, line.totals.discount),
  prices: (line) => ({
    price: money(line.totals.unitExcl),
    price_including_tax: money(line.totals.unitIncl),
    row_total: money(line.totals.rowExcl),
    row_total_including_tax: money(line.totals.rowIncl),
    original_item_price: money(line.sold.regularPrice),
    original_row_total: money(line.sold.regularPrice * line.quantity),
    total_item_discount: money(line.totals.discount),
    discounts: discounts(line.cart, line.totals.discount),
    fixed_product_taxes: [],
    catalog_discount: priceDiscount(line.sold.regularPrice, line.sold.finalPrice),
    row_catalog_discount: priceDiscount(line.sold.regularPrice * line.quantity, line.sold.finalPrice * line.quantity),
  }),
});

const cartItemDetails = resolve(['SimpleCartItem', 'ConfigurableCartItem'])({
  available_gift_wrapping: () => [],
  customizable_options: () => [],
});

const configurableItem = resolve('ConfigurableCartItem')({
  configured_variant: (line) => productSource(line.sold),
  configurable_options: (line, _input, context) => selectedOptions(context, line.product.id, line.sold.id),
});

/** The chosen options of a configurable line. */
export async function selectedOptions(
  context: RequestContext,
  productId: number,
  variantId: number,
): Promise<readonly SourceOf<'SelectedConfigurableOption'>[]> {
  const { options, variants } = await productsFor(context).configuration.load(productId);
  const choices = variants.find((variant) => variant.productId === variantId)?.choices ?? [];
  return choices.map((choice) => ({
    id: choice.attributeId,
    configurable_product_option_uid: uid(`configurable/${productId}/${choice.attributeId}`),
    configurable_product_option_value_uid: optionUid(choice.attributeId, choice.optionId),
    option_label: options.find((option) => option.attributeId === choice.attributeId)?.label ?? choice.code,
    value_id: choice.optionId,
    value_label: choice.label,
  }));
}

const query = resolve('Query')({
  cart: (_source, input, context) => cartSource(context, input.requiredText('cart_id')),
});

export const cartResolvers: readonly TypeResolvers[] = [cart, prices, cartItem, cartItemDetails, configurableItem, query];
