/* The pages of whoever is signed in: for tests that look at all of them. */

/** Of a customer; the numbers are those of the demo company's administrator. */
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
