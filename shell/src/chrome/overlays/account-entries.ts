export interface AccountEntry {
  /** Message id. */
  id: string;
  path: string;
  needsExtensions?: boolean;
}

const ENTRIES: readonly AccountEntry[] = [
  { id: 'account.orders', path: '/order-history' },
  { id: 'account.information', path: '/account-information' },
  { id: 'account.wishlist', path: '/wishlist' },
  { id: 'account.addresses', path: '/address-book' },
  { id: 'account.returns', path: '/return-management' },
  { id: 'account.subscriptions', path: '/product-subscription', needsExtensions: true },
  { id: 'account.service', path: '/service-module', needsExtensions: true },
  { id: 'account.tickets', path: '/support-tickets-module', needsExtensions: true },
];

const COMPANY_ENTRIES: readonly AccountEntry[] = [
  { id: 'account.sub-users', path: '/manage-subuser' },
  { id: 'account.roles', path: '/manage-role' },
];

/** The account menu's entries; those that need our extension schema are hidden where the platform lacks it. */
export function accountEntries({ isCompany, hasExtensions }: { isCompany: boolean; hasExtensions: boolean }): AccountEntry[] {
  return [...ENTRIES, ...(isCompany ? COMPANY_ENTRIES : [])].filter(({ needsExtensions }) => hasExtensions || !needsExtensions);
}
