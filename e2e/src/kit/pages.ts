/* The pages of whoever is signed in: for tests that look at all of them. */
import type { Page } from '@playwright/test';
import { nothingIsComing } from './at-rest';
import { expect, open } from './shop';

/** Of a customer; the numbers are those of `DEMO.shopper`. */
export const CUSTOMER_PAGES = [
  '/order-history',
  '/order-history/000000004',
  '/return-management',
  '/createRmaPage?order=000000004',
  '/viewReturn/000000001',
  '/account-information',
  '/account-security',
  '/address-book',
  '/address-book/new',
  '/wishlist',
  '/support-tickets-module',
  '/create-support-ticket',
  '/service-module',
  '/createRequest',
  '/requisition-lists',
  '/product-subscription',
  '/saved-payments',
  '/communications',
];

/** Of an account, for those who are not signed in. */
export const GUEST_PAGES = [
  '/sign-in',
  '/create',
  '/forgot-password',
  '/customer/account/createPassword?token=abc&email=shopper%40example.com',
  '/customer/account/confirm?key=abc&email=shopper%40example.com',
  '/guest-order',
  // A list that somebody has passed on.
  '/shared-list?name=Line%202&lines=6204:2,22220-E-K:1',
];

/** Of a company, for its administrator. */
export const COMPANY_PAGES = [
  '/manage-subuser',
  '/createSubUser',
  '/manage-role',
  '/createSubRole',
  '/company/profile',
  '/company/profile/edit',
  '/company/structure',
  '/company/orders',
  '/purchase-orders',
  '/approval-rules',
  '/approval-rules/new',
];

/** Opens a page, until all of it is there. What the address has the number of is on it: it does not say that there is no such thing. */
export async function openThere(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeAttached();
  await nothingIsComing(page);
  const [number] = /\d{9}/.exec(path) ?? [];
  if (number) await expect(page.getByRole('main'), path).toContainText(number);
}
