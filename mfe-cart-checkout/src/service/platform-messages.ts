import type { TextFunction } from 'shared-platform';

/**
 * What the platform says, as far as a shopper meets it. It answers in the language of its own installation, so the shop says it
 * again in the shopper's. The groups of a pattern are the values of its message.
 */
const KNOWN: readonly (readonly [pattern: RegExp, id: string, ...values: string[]])[] = [
  [/Only (\S+) of (\S+) available/, 'platform.only-left', 'left', 'wanted'],
  [/The requested qty is not available|Not enough items for sale/, 'platform.not-enough'],
  [/Some of the products are out of stock/, 'platform.some-out-of-stock'],
  [/This product is out of stock|There are no source items with the in stock status/, 'platform.out-of-stock'],
  [/Product that you are trying to add is not available/, 'platform.not-for-sale'],
  [/The required options you selected are not available|You need to choose options for your item/, 'platform.options'],
  [/Could not find a product with SKU "([^"]*)"/, 'platform.unknown-sku', 'sku'],
  [/The fewest you may purchase is (\S+?)\.?$/, 'platform.fewest', 'quantity'],
  [/The most you may purchase is (\S+?)\.?$/, 'platform.most', 'quantity'],
  [/product quantity should be greater than 0/, 'platform.no-quantity'],
  [/Could not find cart item with id|Cart doesn't contain the/, 'platform.line-gone'],
  [/The coupon code isn't valid/, 'platform.wrong-coupon'],
  [/A coupon is already applied to the cart/, 'platform.second-coupon'],
  [/Cart does not contain products|for an empty cart/, 'platform.empty-cart'],
  [/Invalid email format|is not a valid email address|email address has an invalid format/i, 'platform.wrong-email'],
  [/Guest email for cart is missing/, 'platform.no-email'],
  [/Carrier with such method not found|The shipping method is missing/, 'platform.no-delivery'],
  [/The shipping address is missing|check the shipping address information/i, 'platform.no-address'],
  [/check the billing address information/i, 'platform.no-billing'],
  [/The requested Payment Method is not available|Enter a valid payment method/i, 'platform.no-payment'],
  [/Some addresses can't be used/, 'platform.country'],
  [/A server error stopped your order/, 'service.error.platform'],
];

const ARABIC = /[\u0600-\u06ff]/;

/** A message of the platform, for the shopper. What is not known, or is Arabic already, is shown as it came. */
export function toShoppersWords(message: string, text: TextFunction): string {
  for (const [pattern, id, ...names] of KNOWN) {
    const match = pattern.exec(message);
    if (match) return text(id, Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])));
  }
  return ARABIC.test(message) ? message : text('platform.other', { message });
}
