import { attempt, mutation, type ForeignCase } from './case.ts';

const CONDITION = 'condition:{attribute:NUMBER_OF_SKUS,operator:MORE_THAN,quantity:1}';

/** Users, roles, teams, the tree, invitations, purchase orders and their rules. */
export const COMPANY_CASES: readonly ForeignCase[] = [
  attempt('Company.user id', '{company{user(id:$user){email}}}'),
  attempt('Company.role id', '{company{role(id:$role){name}}}'),
  attempt('Company.team id', '{company{team(id:$team){name}}}'),
  attempt('Company.structure rootId', '{company{structure(rootId:$node){items{id}}}}'),
  mutation(
    'createCompanyUser',
    'input.role_id',
    '(input:{email:"u1@example.com",firstname:"X",lastname:"Y",job_title:"Z",role_id:$role,status:ACTIVE,telephone:"1"}){user{id}}',
  ),
  mutation(
    'createCompanyUser',
    'input.target_id',
    '(input:{email:"u2@example.com",firstname:"X",lastname:"Y",job_title:"Z",role_id:$ownRole,target_id:$node,status:ACTIVE,telephone:"1"}){user{id}}',
  ),
  mutation('updateCompanyUser', 'input.id', '(input:{id:$user,firstname:"Taken"}){user{email}}'),
  mutation('updateCompanyUser', 'input.role_id', '(input:{id:$ownUser,role_id:$role}){user{email}}'),
  mutation('deleteCompanyUser', 'id', '(id:$user){success}'),
  mutation('deleteCompanyUserV2', 'id', '(id:$user){success}'),
  mutation('updateCompanyRole', 'input.id', '(input:{id:$role,name:"Taken"}){role{name}}'),
  mutation('deleteCompanyRole', 'id', '(id:$role){success}'),
  mutation('createCompanyTeam', 'input.target_id', '(input:{name:"X",target_id:$teamNode}){team{id}}'),
  mutation('updateCompanyTeam', 'input.id', '(input:{id:$team,name:"Taken"}){team{name}}'),
  mutation('deleteCompanyTeam', 'id', '(id:$team){success}'),
  mutation('updateCompanyStructure', 'input.tree_id', '(input:{tree_id:$node,parent_tree_id:$ownNode}){company{id}}'),
  mutation('updateCompanyStructure', 'input.parent_tree_id', '(input:{tree_id:$ownTeamNode,parent_tree_id:$teamNode}){company{id}}'),
  mutation(
    'acceptCompanyInvitation',
    'input.user.customer_id',
    '(input:{code:"x",user:{customer_id:$user,company_id:$ownCompany}}){success}',
  ),
  attempt(
    ['Mutation.acceptCompanyInvitation input.user.company_id', 'Mutation.acceptCompanyInvitation input.role_id'],
    'mutation{acceptCompanyInvitation(input:{code:"x",role_id:$role,user:{customer_id:$ownUser,company_id:$company}}){success}}',
  ),
  attempt('Customer.purchase_order uid', '{customer{purchase_order(uid:$purchaseOrder){number}}}'),
  attempt('Customer.purchase_order_approval_rule uid', '{customer{purchase_order_approval_rule(uid:$rule){name}}}'),
  ...['approve', 'reject', 'cancel', 'validate'].map((kind) =>
    mutation(
      `${kind}PurchaseOrders`,
      'input.purchase_order_uids',
      '(input:{purchase_order_uids:[$purchaseOrder]}){purchase_orders{number} errors{message}}',
    ),
  ),
  mutation('placePurchaseOrder', 'input.cart_id', '(input:{cart_id:$cart}){purchase_order{number}}'),
  mutation('placeOrderForPurchaseOrder', 'input.purchase_order_uid', '(input:{purchase_order_uid:$purchaseOrder}){order{number}}'),
  mutation(
    'addPurchaseOrderComment',
    'input.purchase_order_uid',
    '(input:{purchase_order_uid:$purchaseOrder,comment:"Taken"}){comment{text}}',
  ),
  mutation(
    'addPurchaseOrderItemsToCart',
    'input.purchase_order_uid',
    '(input:{purchase_order_uid:$purchaseOrder,cart_id:$ownCart,replace_existing_cart_items:false}){cart{id}}',
  ),
  mutation(
    'addPurchaseOrderItemsToCart',
    'input.cart_id',
    '(input:{purchase_order_uid:$ownPurchaseOrder,cart_id:$cart,replace_existing_cart_items:true}){cart{id}}',
  ),
  mutation(
    'createPurchaseOrderApprovalRule',
    'input.applies_to',
    `(input:{name:"A",applies_to:[$role],approvers:[$ownRole],status:ENABLED,${CONDITION}}){uid}`,
  ),
  mutation(
    'createPurchaseOrderApprovalRule',
    'input.approvers',
    `(input:{name:"B",applies_to:[],approvers:[$role],status:ENABLED,${CONDITION}}){uid}`,
  ),
  mutation('updatePurchaseOrderApprovalRule', 'input.uid', '(input:{uid:$rule,name:"Taken"}){name}'),
  mutation('updatePurchaseOrderApprovalRule', 'input.applies_to', '(input:{uid:$ownRule,applies_to:[$role]}){name}'),
  mutation('updatePurchaseOrderApprovalRule', 'input.approvers', '(input:{uid:$ownRule,approvers:[$role]}){name}'),
  mutation('deletePurchaseOrderApprovalRule', 'input.approval_rule_uids', '(input:{approval_rule_uids:[$rule]}){errors{message}}'),
];
