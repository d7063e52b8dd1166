import {
  addMoney,
  timesMoney,
  toHundredths,
  toMoney,
  zeroMoney,
  type CartDetails,
  type CartItem,
  type CartTotals,
  type Money,
  type PlatformMoney,
} from 'shared-contracts';
import type { CartDetailsQuery } from './cart.graphql.ts';

export type PlatformCart = NonNullable<CartDetailsQuery['cart']>;
type PlatformLine = NonNullable<NonNullable<PlatformCart['items']>[number]>;
type PlatformProduct = PlatformLine['product'];

/** What the shop remembers of a product's picture from the moment it was added. */
export type RememberedImage = (sku: string) => { url: string; label: string } | undefined;

/** What the platform's answer alone does not hold. */
export interface CartReading {
  /** For amounts that name none. */
  currency: string;
  rememberedImage?: RememberedImage;
  /** The platform's complaints in the shopper's words. */
  translate?: (message: string) => string;
}

/**
 * What the shop shows of a cart: all amounts with tax, but the one that says otherwise. For a cart with stock problems the platform puts
 * one extra `null` in front of the lines per
 * problem, so a line's place in the list says nothing: `uid` alone identifies it.
 */
export function toCartDetails(cart: PlatformCart, reading: CartReading): CartDetails {
  const items = present(cart.items).map((line) => toItem(line, reading));
  return {
    id: cart.id,
    email: cart.email ?? undefined,
    items,
    totals: toTotals(cart, items, reading.currency),
    coupons: present(cart.applied_coupons).map(({ code }) => code),
  };
}

function toItem(line: PlatformLine, { currency, rememberedImage, translate = (message) => message }: CartReading): CartItem {
  const variant = line.__typename === 'ConfigurableCartItem' ? line.configured_variant : undefined;
  const shown: PlatformProduct = variant ?? line.product;
  const sku = shown.sku ?? line.product.sku ?? '';
  const options = line.__typename === 'ConfigurableCartItem' ? present(line.configurable_options) : [];
  const price = amountOf(line.prices?.price_including_tax, currency);
  const nextTier = findNextTier(shown, line.quantity);
  return {
    uid: line.uid,
    sku,
    parentSku: variant ? (line.product.sku ?? undefined) : undefined,
    name: line.product.name ?? sku,
    path: line.product.url_key ? `/${line.product.url_key}${line.product.url_suffix ?? ''}` : '',
    image: toImage(shown, line.product) ?? rememberedImage?.(sku),
    quantity: line.quantity,
    price,
    ...(line.prices ? { priceWithoutTax: amountOf(line.prices.price, currency) } : {}),
    rowTotal: line.prices ? amountOf(line.prices.row_total_including_tax, currency) : timesMoney(price, line.quantity),
    options: options.map(({ option_label, value_label }) => ({ label: option_label, value: value_label })),
    selectedOptions: options.map((option) => option.configurable_product_option_value_uid),
    inStock: shown.stock_status !== 'OUT_OF_STOCK',
    ...(typeof shown.only_x_left_in_stock === 'number' ? { left: shown.only_x_left_in_stock } : {}),
    ...(nextTier ? { nextTier } : {}),
    errors: present(line.errors).map(({ message }) => translate(message)),
  };
}

/** Whether the amounts hold tax does not matter: only their relation does. */
function findNextTier({ price_range: range, price_tiers: tiers }: PlatformProduct, quantity: number): CartItem['nextTier'] {
  const steps = present(tiers)
    .map((tier) => ({ from: tier.quantity ?? 0, price: tier.final_price?.value ?? 0 }))
    .filter(({ from, price }) => from > 0 && price > 0)
    .sort((a, b) => a.from - b.from);
  const reached = steps.filter(({ from }) => from <= quantity).map(({ price }) => price);
  const now = Math.min(range.minimum_price.final_price.value ?? Infinity, ...reached);
  const next = steps.find(({ from, price }) => from > quantity && price < now);
  const percent = next && Number.isFinite(now) ? Math.round((1 - next.price / now) * 100) : 0;
  return next && percent > 0 ? { quantity: next.from, percent } : undefined;
}

function toImage(...products: PlatformProduct[]): CartItem['image'] {
  for (const { thumbnail, name } of products) if (thumbnail?.url) return { url: thumbnail.url, label: thumbnail.label ?? name ?? '' };
  return undefined;
}

function toTotals({ prices, shipping_addresses: addresses }: PlatformCart, items: readonly CartItem[], currency: string): CartTotals {
  const selected = addresses[0]?.selected_shipping_method?.price_incl_tax;
  const shipping = selected ? amountOf(selected, currency) : undefined;
  const grandTotal = amountOf(prices?.grand_total, currency);
  const discounts = present(prices?.discounts).map(({ label, amount }) => ({ label, amount: amountOf(amount, currency) }));
  const missing = toHundredths(subtotalOf(items).value + (shipping?.value ?? 0) - grandTotal.value);
  return {
    subtotalExcludingTax: amountOf(prices?.subtotal_excluding_tax, currency),
    discounts: includingTax(discounts, missing),
    taxes: present(prices?.applied_taxes).map(({ label, amount }) => ({ label, amount: amountOf(amount, currency) })),
    shipping,
    grandTotal,
  };
}

const HIGHEST_TAX = 0.3;

/**
 * Whether the platform's discounts hold tax depends on its settings; the shop's amounts all do. What the lines and the total
 * leave between them (`missing`) is the discount with tax, unless it is too far off to be that.
 */
function includingTax(discounts: CartTotals['discounts'], missing: number): CartTotals['discounts'] {
  const told = toHundredths(discounts.reduce((sum, { amount }) => sum + Math.abs(amount.value), 0));
  if (told === 0 || missing < told || missing > told * (1 + HIGHEST_TAX)) return discounts;
  let open = missing;
  return discounts.map(({ label, amount }, index) => {
    const value = index === discounts.length - 1 ? open : toHundredths((Math.abs(amount.value) / told) * missing);
    open = toHundredths(open - value);
    return { label, amount: { ...amount, value } };
  });
}

/** What the lines cost, with tax, before discounts. */
export function subtotalOf(items: readonly Pick<CartItem, 'rowTotal'>[]): Money {
  const [first = zeroMoney(''), ...others] = items.map(({ rowTotal }) => rowTotal);
  return addMoney(first, ...others);
}

/** Whether there is a complaint to be told in the shopper's words. */
export function hasComplaints(cart: PlatformCart): boolean {
  return present(cart.items).some(({ errors }) => present(errors).length > 0);
}

const NOTHING_TO_COUNT_IN = 'USD';

/** The specification's derived summary: US dollars for an empty cart, the grand total as the subtotal. */
export function deriveSummary(details: CartDetails | undefined): {
  currencyCode: string;
  numItems: number;
  subtotal: number;
  isEmpty: boolean;
} {
  const isEmpty = !details || details.items.length === 0;
  return {
    currencyCode: isEmpty ? NOTHING_TO_COUNT_IN : details.totals.grandTotal.currency,
    numItems: countItems(details),
    subtotal: details?.totals.grandTotal.value ?? 0,
    isEmpty,
  };
}

/** Sum of the quantities. */
export function countItems(details: CartDetails | undefined): number {
  return details?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}

export function present<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (list ?? []).filter((item): item is T => item !== null && item !== undefined);
}

/** What the platform does not say is nothing. */
function amountOf(amount: PlatformMoney | null | undefined, currency: string): Money {
  return toMoney(amount, currency) ?? zeroMoney(currency);
}
