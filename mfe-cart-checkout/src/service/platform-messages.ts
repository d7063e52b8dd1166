import { sayKnown, type KnownSentence } from 'shared-ui';
import type { CartText, CartTextId } from './messages/source';

/** What the platform says of carts and orders; what it says to everybody is known to shared-ui. */
const KNOWN: readonly KnownSentence<CartTextId>[] = [
  [/Only (\S+) of (\S+) available/, 'platform.only-left', 'left', 'wanted'],
  [/The requested qty\.? is not available|Not enough items for sale/, 'platform.not-enough'],
  [/Some of the products are out of stock/, 'platform.some-out-of-stock'],
  [/product is out of stock|There are no source items with the in stock status/i, 'platform.out-of-stock'],
  [/Product that you are trying to add is not available/, 'platform.not-for-sale'],
  [
    /The required options you selected are not available|You need to choose options for your item|required option\(s\) weren't entered/,
    'platform.options',
  ],
  [/Could not find a product with SKU "([^"]*)"/, 'platform.unknown-sku', 'sku'],
  [/The fewest you may purchase is (\S+)$/, 'platform.fewest', 'quantity'],
  [/The most you may purchase is (\S+)$/, 'platform.most', 'quantity'],
  [/product quantity should be greater than 0|number greater than 0/, 'platform.no-quantity'],
  [/Could not find cart item with id|cart doesn't contain the/i, 'platform.line-gone'],
  [/The coupon code (?:"[^"]*" )?(?:isn't|is not) valid/, 'platform.wrong-coupon'],
  [/A coupon is already applied to the cart|number of applied coupons was exceeded/, 'platform.second-coupon'],
  [/Cart does not contain products|for an empty cart/, 'platform.empty-cart'],
  [/Guest email for cart is missing/, 'platform.no-email'],
  [/Carrier with such method not found|The shipping method is missing/, 'platform.no-delivery'],
  [/The shipping address (?:is missing|must contain)|check the shipping address information/i, 'platform.no-address'],
  [/check the billing address information/i, 'platform.no-billing'],
  [/The requested Payment Method is not available|Enter a valid payment method/i, 'platform.no-payment'],
  [/Some addresses can't be used/, 'platform.country'],
  [/cannot use decimal quantity/, 'platform.whole-pieces'],
  [/exceeds the maximum qty/, 'platform.too-many'],
  [/customerCart.? for logged in customer/, 'platform.changed'],
  [/Transaction has been declined/, 'platform.declined'],
  [/agree to (?:all )?the terms and conditions/, 'platform.agreements'],
  [/A server error stopped your order/, 'service.error.platform'],
];

/** A message of the platform, for the shopper. */
export function toShoppersWords(message: string, text: CartText): string {
  return sayKnown(message, text, KNOWN);
}
