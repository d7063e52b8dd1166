/** A permission of the company's tree; its id is the permission string. */
export interface AclResource {
  readonly id: string;
  readonly text: string;
  readonly sort_order: number;
  readonly children: readonly AclResource[];
}

const node = (id: string, text: string, children: readonly AclResource[] = [], sort_order = 10): AclResource => ({
  id,
  text,
  sort_order,
  children,
});

/** The platform's tree of permissions. */
export const ACL_TREE: readonly AclResource[] = [
  node(
    'Magento_Company::index',
    'All Access',
    [
      node(
        'Magento_Sales::all',
        'Sales',
        [
          node('Magento_Sales::place_order', 'Allow Checkout', [node('Magento_Sales::payment_account', 'Pay On Account method')]),
          node('Magento_Sales::view_orders', 'View orders', [node('Magento_Sales::view_orders_sub', 'View orders of subordinate users')]),
        ],
        10,
      ),
      node(
        'Magento_NegotiableQuote::all',
        'Quotes',
        [
          node('Magento_NegotiableQuote::view_quotes', 'View', [
            node('Magento_NegotiableQuote::manage', 'Request, Edit, Delete'),
            node('Magento_NegotiableQuote::checkout', 'Checkout with quote'),
          ]),
          node('Magento_NegotiableQuote::view_quotes_sub', 'View quotes of subordinate users'),
        ],
        20,
      ),
      node(
        'Magento_PurchaseOrder::all',
        'Order Approvals',
        [
          node('Magento_PurchaseOrder::view_purchase_orders', 'View My Purchase Orders', [
            node('Magento_PurchaseOrder::view_purchase_orders_for_subordinates', 'View for subordinates'),
            node('Magento_PurchaseOrder::view_purchase_orders_for_company', 'View for all company'),
          ]),
          node('Magento_PurchaseOrder::autoapprove_purchase_order', 'Auto-approve POs created within this role'),
          node('Magento_PurchaseOrderRule::super_approve_purchase_order', 'Approve Purchase Orders without other approvals'),
          node('Magento_PurchaseOrderRule::view_approval_rules', 'View Approval Rules', [
            node('Magento_PurchaseOrderRule::manage_approval_rules', 'Create, Edit and Delete'),
          ]),
        ],
        30,
      ),
      node(
        'Magento_Company::view',
        'Company Profile',
        [
          node('Magento_Company::view_account', 'Account Information (View)', [node('Magento_Company::edit_account', 'Edit')]),
          node('Magento_Company::view_address', 'Legal Address (View)', [node('Magento_Company::edit_address', 'Edit')]),
          node('Magento_Company::contacts', 'Contacts (View)'),
          node('Magento_Company::payment_information', 'Payment Information (View)'),
          node('Magento_Company::shipping_information', 'Shipping Information (View)'),
        ],
        40,
      ),
      node(
        'Magento_Company::user_management',
        'Company User Management',
        [
          node('Magento_Company::roles_view', 'View roles and permissions', [
            node('Magento_Company::roles_edit', 'Manage roles and permissions'),
          ]),
          node('Magento_Company::users_view', 'View users and teams', [node('Magento_Company::users_edit', 'Manage users and teams')]),
        ],
        50,
      ),
      node('Magento_Company::credit', 'Company Credit', [node('Magento_Company::credit_history', 'View')], 60),
    ],
    100,
  ),
];

/** Every permission with its ancestors. */
const ANCESTORS: ReadonlyMap<string, readonly string[]> = new Map(walk(ACL_TREE, []));

function walk(nodes: readonly AclResource[], above: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return nodes.flatMap((resource) => [[resource.id, above] as const, ...walk(resource.children, [...above, resource.id])]);
}

export const ALL_PERMISSIONS: readonly string[] = [...ANCESTORS.keys()];

/** What a user of a new company may do: buy, see the own orders and the company's profile. */
export const DEFAULT_USER_PERMISSIONS: readonly string[] = [
  'Magento_Company::index',
  'Magento_Sales::all',
  'Magento_Sales::place_order',
  'Magento_Sales::view_orders',
  'Magento_PurchaseOrder::all',
  'Magento_PurchaseOrder::view_purchase_orders',
  'Magento_Company::view',
  'Magento_Company::view_account',
  'Magento_Company::view_address',
  'Magento_Company::contacts',
];

/** Whether a set of permissions is complete: known ids, each with all its ancestors. */
export function isConsistent(permissions: readonly string[]): boolean {
  return permissions.every((permission) => ANCESTORS.get(permission)?.every((ancestor) => permissions.includes(ancestor)) ?? false);
}

/** The tree with only what is allowed. */
export function allowedTree(permissions: readonly string[], nodes: readonly AclResource[] = ACL_TREE): readonly AclResource[] {
  return nodes
    .filter((resource) => permissions.includes(resource.id))
    .map((resource) => ({ ...resource, children: allowedTree(permissions, resource.children) }));
}
