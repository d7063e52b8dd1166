import type { BrowserPersistence } from 'shared-platform';

/** Names of what the checkout keeps for the tab. Apart from the checkout, since the cart service needs no more of it than this. */
export const RECEIPT = 'checkout_receipt';
export const DRAFT = 'checkout_draft';

/** What a shopper typed and ordered in this tab is not for whoever comes next. */
export function forgetShopper(session: BrowserPersistence): void {
  session.remove(DRAFT);
  session.remove(RECEIPT);
}
