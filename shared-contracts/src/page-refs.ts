import type { Host } from './host';
import type { PageParams } from './slots';

/** A page that others than its own team lead to. `Params` are those of its address. */
export interface PageRef<Params extends PageParams = Record<never, string>> {
  /** The path of its route, as its owner has it. */
  readonly pattern: string;
  /** Types only; never there. */
  __params?: Params;
}

const pageRef = <Params extends PageParams = Record<never, string>>(pattern: string): PageRef<Params> => ({ pattern });

/* The pages that are linked to from elsewhere. Their owners' routes say the same (`build/page-refs.test.ts` of release-kit). */
export const accountInformationPage = pageRef('/account-information');
export const cartPage = pageRef('/cart');
export const checkoutPage = pageRef('/checkout');
export const contactPage = pageRef('/contact-us');
export const forgotPasswordPage = pageRef('/forgot-password');
export const orderHistoryPage = pageRef('/order-history');
export const orderPage = pageRef<{ number: string }>('/order-history/{number}');
export const purchaseOrderPage = pageRef<{ id: string }>('/purchase-orders/{id}');
export const purchaseOrdersPage = pageRef('/purchase-orders');
export const quickOrderPage = pageRef('/quickOrder');
export const searchPage = pageRef('/search.html');
export const signInPage = pageRef('/sign-in');
export const wishlistPage = pageRef('/wishlist');

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
