/** What a role has to include, by the platform's ids. */
export const PERMISSIONS = {
  profile: 'Magento_Company::view_account',
  roles: 'Magento_Company::roles_view',
  editRoles: 'Magento_Company::roles_edit',
  users: 'Magento_Company::users_view',
  editUsers: 'Magento_Company::users_edit',
  orders: 'Magento_Sales::view_orders',
  purchaseOrders: 'Magento_PurchaseOrder::view_purchase_orders',
  approvalRules: 'Magento_PurchaseOrderRule::view_approval_rules',
} as const;
