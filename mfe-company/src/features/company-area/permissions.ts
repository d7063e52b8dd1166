/* What a role has to include, by the platform's ids. */
export const profile = 'Magento_Company::view_account';
export const editProfile = 'Magento_Company::edit_account';
export const address = 'Magento_Company::view_address';
export const editAddress = 'Magento_Company::edit_address';
export const contacts = 'Magento_Company::contacts';
export const credit = 'Magento_Company::credit';
export const roles = 'Magento_Company::roles_view';
export const editRoles = 'Magento_Company::roles_edit';
export const users = 'Magento_Company::users_view';
export const editUsers = 'Magento_Company::users_edit';
export const orders = 'Magento_Sales::view_orders';
export const purchaseOrders = 'Magento_PurchaseOrder::view_purchase_orders';
export const approvalRules = 'Magento_PurchaseOrderRule::view_approval_rules';
export const editApprovalRules = 'Magento_PurchaseOrderRule::manage_approval_rules';
