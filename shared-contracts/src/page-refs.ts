import type { Host } from './host';
import type { PageParams } from './slots';

/** A page that others than its own team lead to. `Params` are those of its address. */
export interface PageRef<Params extends PageParams = Record<never, string>> {
  /** The path of its route, as its owner has it. */
  readonly pattern: string;
  /** Types only; never there. */
  __params?: Params;
}

/* The pages that are linked to from elsewhere. Their owners' routes say the same (`build/page-refs.test.ts` of release-kit). */
export const accountInformationPage: PageRef = { pattern: '/account-information' };
export const cartPage: PageRef = { pattern: '/cart' };
export const checkoutPage: PageRef = { pattern: '/checkout' };
export const contactPage: PageRef = { pattern: '/contact-us' };
export const forgotPasswordPage: PageRef = { pattern: '/forgot-password' };
export const orderHistoryPage: PageRef = { pattern: '/order-history' };
export const orderPage: PageRef<{ number: string }> = { pattern: '/order-history/{number}' };
export const purchaseOrderPage: PageRef<{ id: string }> = { pattern: '/purchase-orders/{id}' };
export const purchaseOrdersPage: PageRef = { pattern: '/purchase-orders' };
export const quickOrderPage: PageRef = { pattern: '/quickOrder' };
export const searchPage: PageRef = { pattern: '/search.html' };
export const signInPage: PageRef = { pattern: '/sign-in' };
export const wishlistPage: PageRef = { pattern: '/wishlist' };

/**
 * The path of a page, for links; undefined where no live release has it: then there is nothing to link to. In a shell before 2.1, which
 * cannot say so, the path.
 */
export function pathTo<Params extends PageParams>(
  { links }: Pick<Host, 'links'>,
  { pattern }: PageRef<Params>,
  ...[params]: keyof Params extends never ? [] : [params: Params]
): string | undefined {
  const path = pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const { isOwned }: Partial<Host['links']> = links;
  return (isOwned?.(path) ?? true) ? path : undefined;
}
