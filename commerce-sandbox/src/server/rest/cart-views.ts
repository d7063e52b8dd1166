import type { Address } from '../../commerce/address/address.ts';
import { type LoadedCart, totalQuantity } from '../../commerce/cart/loaded-cart.ts';
import type { ShippingMethod } from '../../commerce/shipping/shipping-methods.ts';
import { shownCurrency } from '../../platform/money/currency.ts';
import { includedTax, riyals, shownAmount, VAT_PERCENT } from '../../platform/money/money.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { CURRENCY } from '../../platform/store-view/stores.ts';
import { timestamp } from '../../platform/values/timestamp.ts';

/** The totals of a cart as REST shows them; every amount twice, in the shop's currency (`base_…`) and in the one that was asked for. */
export function totalsView(cart: LoadedCart, language: 'en' | 'ar'): Readonly<Record<string, unknown>> {
  const { totals } = cart;
  const discounted = totals.subtotalIncl - totals.discount;
  const amounts = twice({
    grand_total: totals.grandTotal,
    subtotal: totals.subtotalExcl,
    discount_amount: -totals.discount,
    subtotal_with_discount: discounted,
    shipping_amount: totals.shippingExcl,
    shipping_discount_amount: 0,
    tax_amount: totals.tax,
    shipping_tax_amount: totals.shippingTax,
  });
  return {
    ...amounts,
    weee_tax_applied_amount: null,
    subtotal_incl_tax: shownAmount(totals.subtotalIncl),
    shipping_incl_tax: shownAmount(totals.shippingIncl),
    base_shipping_incl_tax: riyals(totals.shippingIncl),
    base_currency_code: CURRENCY,
    quote_currency_code: shownCurrency().code,
    ...(cart.coupon ? { coupon_code: cart.coupon.code } : {}),
    items_qty: totalQuantity(cart),
    items: cart.lines.map((line) => lineView(line, cart)),
    total_segments: segments(cart, language),
  };
}

function twice(amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => [
      [name, shownAmount(amount)],
      [`base_${name}`, riyals(amount)],
    ]),
  );
}

function lineView(line: LoadedCart['lines'][number], cart: LoadedCart): Readonly<Record<string, unknown>> {
  const { totals } = line;
  return {
    item_id: line.id,
    qty: line.quantity,
    tax_percent: VAT_PERCENT,
    discount_percent: cart.coupon?.percent ?? 0,
    options: '[]',
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: line.product.name,
    ...twice({
      price: totals.unitExcl,
      row_total: totals.rowExcl,
      tax_amount: totals.tax,
      discount_amount: totals.discount,
      price_incl_tax: totals.unitIncl,
      row_total_incl_tax: totals.rowIncl,
    }),
    row_total_with_discount: shownAmount(totals.rowIncl - totals.discount),
  };
}

const TITLES = {
  subtotal: { en: 'Subtotal', ar: 'المجموع الفرعي' },
  discount: { en: 'Discount', ar: 'الخصم' },
  shipping: { en: 'Shipping & Handling', ar: 'الشحن والتوصيل' },
  tax: { en: 'Tax', ar: 'الضريبة' },
  grand_total: { en: 'Grand Total', ar: 'المجموع الكلي' },
} as const;

function segments(cart: LoadedCart, language: 'en' | 'ar'): readonly unknown[] {
  const { totals } = cart;
  const segment = (code: keyof typeof TITLES, value: number, more: Readonly<Record<string, unknown>> = {}): unknown => ({
    code,
    title: TITLES[code][language],
    value: shownAmount(value),
    ...more,
  });
  return [
    segment('subtotal', totals.subtotalIncl),
    ...(cart.coupon ? [segment('discount', -totals.discount, { title: `${TITLES.discount[language]} (${cart.coupon.label})` })] : []),
    segment('shipping', totals.shippingIncl),
    segment('tax', totals.tax, {
      extension_attributes: {
        tax_grandtotal_details: [{ amount: shownAmount(totals.tax), rates: [{ percent: String(VAT_PERCENT), title: 'VAT' }], group_id: 1 }],
      },
    }),
    segment('grand_total', totals.grandTotal, { area: 'footer' }),
  ];
}

export function shippingMethodView(method: ShippingMethod): Readonly<Record<string, unknown>> {
  return {
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: shownAmount(method.priceIncl),
    base_amount: riyals(method.priceIncl),
    available: true,
    error_message: '',
    price_excl_tax: shownAmount(method.priceIncl - includedTax(method.priceIncl)),
    price_incl_tax: shownAmount(method.priceIncl),
  };
}

/** A cart as `GET guest-carts/{id}` shows it. */
export function cartView(cart: LoadedCart, context: RequestContext): Readonly<Record<string, unknown>> {
  return {
    id: cart.id,
    created_at: timestamp(cart.createdAt),
    updated_at: timestamp(cart.updatedAt),
    is_active: cart.active,
    is_virtual: false,
    items: cart.lines.map((line) => ({
      item_id: line.id,
      sku: line.sold.sku,
      qty: line.quantity,
      name: line.product.name,
      price: shownAmount(line.totals.unitExcl),
      product_type: line.product.type,
      quote_id: cart.maskedId,
    })),
    items_count: cart.lines.length,
    items_qty: totalQuantity(cart),
    customer: { email: cart.email },
    billing_address: cart.billingAddress === null ? { id: 0 } : addressView(cart.billingAddress, cart.email),
    reserved_order_id: cart.reservedOrderNumber,
    orig_order_id: 0,
    currency: {
      global_currency_code: CURRENCY,
      base_currency_code: CURRENCY,
      store_currency_code: CURRENCY,
      quote_currency_code: shownCurrency().code,
      store_to_base_rate: 0,
      store_to_quote_rate: 0,
      base_to_global_rate: 1,
      base_to_quote_rate: shownCurrency().rate,
    },
    customer_is_guest: cart.customerId === null,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: context.store.id,
    extension_attributes: {
      shipping_assignments:
        cart.shippingAddress === null
          ? []
          : [
              {
                shipping: {
                  address: addressView(cart.shippingAddress, cart.email),
                  method: cart.carrierCode === null ? null : `${cart.carrierCode}_${cart.methodCode ?? ''}`,
                },
                items: [],
              },
            ],
    },
  };
}

function addressView(address: Address, email: string | null): Readonly<Record<string, unknown>> {
  return {
    region: address.region,
    region_id: address.regionId,
    region_code: address.regionCode,
    country_id: address.countryId,
    street: address.street,
    company: address.company,
    telephone: address.telephone,
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstname,
    lastname: address.lastname,
    email,
  };
}
