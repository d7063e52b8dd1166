/** What a role has to include, by the platform's ids. */
export const PERMISSIONS = {
  profile: 'Magento_Company::view_account',
  editProfile: 'Magento_Company::edit_account',
  address: 'Magento_Company::view_address',
  editAddress: 'Magento_Company::edit_address',
  contacts: 'Magento_Company::contacts',
  credit: 'Magento_Company::credit',
  roles: 'Magento_Company::roles_view',
  editRoles: 'Magento_Company::roles_edit',
  users: 'Magento_Company::users_view',
  editUsers: 'Magento_Company::users_edit',
  orders: 'Magento_Sales::view_orders',
  purchaseOrders: 'Magento_PurchaseOrder::view_purchase_orders',
  approvalRules: 'Magento_PurchaseOrderRule::view_approval_rules',
  editApprovalRules: 'Magento_PurchaseOrderRule::manage_approval_rules',
} as const;
