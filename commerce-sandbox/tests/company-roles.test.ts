import { control, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const NOBODY = '"OTk5OTk="';

/** Every action of a company with the permission that it needs. The ids name nothing: whoever may is told so, and nothing changes. */
const ACTIONS: readonly (readonly [action: string, permission: string, query: string])[] = [
  ['sees users', 'users_view', '{company{users{total_count}}}'],
  ['sees the structure', 'users_view', '{company{structure{items{id}}}}'],
  ['sees roles', 'roles_view', '{company{roles{total_count}}}'],
  ['sees the address', 'view_address', '{company{legal_address{city}}}'],
  ['sees contacts', 'contacts', '{company{sales_representative{email}}}'],
  ['sees credit', 'credit', '{company{credit{available_credit{value}}}}'],
  ['sees the history of credit', 'credit_history', '{company{credit_history{total_count}}}'],
  [
    'adds a user',
    'users_edit',
    `mutation{createCompanyUser(input:{email:"role-test@example.com",firstname:"X",lastname:"Y",job_title:"Z",role_id:${NOBODY},status:ACTIVE,telephone:"1"}){user{id}}}`,
  ],
  ['changes a user', 'users_edit', `mutation{updateCompanyUser(input:{id:${NOBODY},firstname:"X"}){user{id}}}`],
  ['deactivates a user', 'users_edit', `mutation{deleteCompanyUser(id:${NOBODY}){success}}`],
  ['deletes a user', 'users_edit', `mutation{deleteCompanyUserV2(id:${NOBODY}){success}}`],
  ['adds a team', 'users_edit', `mutation{createCompanyTeam(input:{name:"X",target_id:${NOBODY}}){team{id}}}`],
  ['changes a team', 'users_edit', `mutation{updateCompanyTeam(input:{id:${NOBODY},name:"X"}){team{id}}}`],
  ['deletes a team', 'users_edit', `mutation{deleteCompanyTeam(id:${NOBODY}){success}}`],
  [
    'moves in the structure',
    'users_edit',
    `mutation{updateCompanyStructure(input:{tree_id:${NOBODY},parent_tree_id:${NOBODY}}){company{id}}}`,
  ],
  ['adds a role', 'roles_edit', 'mutation{createCompanyRole(input:{name:"",permissions:[]}){role{id}}}'],
  ['changes a role', 'roles_edit', `mutation{updateCompanyRole(input:{id:${NOBODY},name:"X"}){role{id}}}`],
  ['deletes a role', 'roles_edit', `mutation{deleteCompanyRole(id:${NOBODY}){success}}`],
  ['changes the profile', 'edit_account', 'mutation{updateCompany(input:{company_name:""}){company{id}}}'],
  ['sees orders', 'view_orders', '{company{orders{total_count}}}'],
  ['sees approval rules', 'view_approval_rules', '{customer{purchase_order_approval_rules{total_count}}}'],
  [
    'adds an approval rule',
    'manage_approval_rules',
    `mutation{createPurchaseOrderApprovalRule(input:{name:"X",applies_to:[],approvers:[${NOBODY}],status:ENABLED,condition:{attribute:NUMBER_OF_SKUS,operator:MORE_THAN,quantity:1}}){uid}}`,
  ],
];

const REFUSED = /do not have authorization|isn't authorized|not authorized/i;

describe.each([
  ['company.admin@example.com', undefined],
  ['maintenance.lead@example.com', ['users_view', 'roles_view', 'view_address', 'contacts', 'view_orders', 'view_approval_rules']],
  ['company.buyer@example.com', ['view_address', 'contacts', 'view_orders']],
] as const)('%s', (email, allowed) => {
  test.each(ACTIONS)('%s where the role includes %s', async (_action, permission, query) => {
    const answer = await graphql(query, {}, { token: await signIn(email) });
    const isRefused = answer.messages.some((message) => REFUSED.test(String(message)));
    expect([isRefused, answer.status < 500]).toEqual([allowed !== undefined && !(allowed as readonly string[]).includes(permission), true]);
  });
});
