import { REFUSED, type SIGNED_OUT, type CommerceError } from 'shared-contracts';
import { faultOf, sayFailure, type KnownSentence } from 'shared-ui';
import type { WishlistText, WishlistTextId } from './messages/source';

/** What the platform says of wish lists; what it says to everybody is known to shared-ui. */
const KNOWN: readonly KnownSentence<WishlistTextId>[] = [
  [/wish ?list (?:configuration|feature|functionality)?.*(?:disabled|not enabled)/i, 'wishlist.disabled'],
  [/Could not find a product with SKU "([^"]*)"/i, 'wishlist.unknown-product', 'sku'],
  [
    /need to choose options|required options? (?:you selected )?(?:are|is) not available|required option\(s\)|options? of (?:this|the) product/i,
    'wishlist.options',
  ],
  [/Only (\d+) wish ?list\(s\) can be created/i, 'wishlist.limit', 'count'],
  [/(?:quantity should be|number) greater than 0|quantity of a wish ?list item cannot be 0/i, 'wishlist.quantity'],
  [/product (?:is|that you are trying to add is) (?:currently )?(?:not available|disabled)/i, 'wishlist.not-available'],
];

/** A command that was not carried out. The message is for the shopper, in the shopper's language. */
export class WishlistFailure extends Error {
  constructor(
    override readonly name: typeof SIGNED_OUT | typeof REFUSED,
    message: string,
    /** The platform has no wish lists at all. */
    readonly isDisabled = false,
  ) {
    super(message);
  }
}

/** What failed, in the shopper's words: a failed call, or the sentences beside a good answer. */
export function toFailure(
  error: Pick<CommerceError, 'message' | 'isNetworkError' | 'status' | 'errors'>,
  text: WishlistText,
): WishlistFailure {
  return new WishlistFailure(REFUSED, sayFailure(error, text, KNOWN), faultOf(error) === 'wish-lists-disabled');
}

/** The platform does not take the customer for one: most often the token has ended. */
export function isUnauthorized({ status, errors }: CommerceError): boolean {
  return status === 401 || errors.some(({ category }) => category === 'graphql-authorization' || category === 'graphql-authentication');
}
