import type { SessionState } from 'shared-contracts';

/** What a role has to include for the pages that menus link to; release.json asks for the same: a menu has what its reader may open. */
export const PAGE_PERMISSIONS = {
  '/manage-subuser': 'Magento_Company::users_view',
  '/manage-role': 'Magento_Company::roles_view',
  '/company/profile': 'Magento_Company::view_account',
  '/company/structure': 'Magento_Company::users_view',
  '/company/orders': 'Magento_Sales::view_orders',
  '/purchase-orders': 'Magento_PurchaseOrder::view_purchase_orders',
  '/approval-rules': 'Magento_PurchaseOrderRule::view_approval_rules',
} as const;

/** Whether the role of whoever is signed in includes a page, as far as it is known; the platform has the last word. */
export function mayOpen(session: SessionState, path: keyof typeof PAGE_PERMISSIONS): boolean {
  const permissions = session.status === 'customer' ? session.customer?.permissions : undefined;
  return permissions?.includes(PAGE_PERMISSIONS[path]) ?? true;
}
