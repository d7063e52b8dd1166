import { inputError, notFound } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { CURRENCY } from '../../platform/store-view/stores.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo, pageOf, pageAsked } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { textOf, uid } from '../../platform/values/uid.ts';
import { rolesOf, type CompanyRole } from '../company/companies.ts';
import {
  addRule,
  changeRule,
  MANAGER_ROLE_ID,
  removeRule,
  ruleById,
  rulesOf,
  type ApprovalRule,
  type RuleDetails,
} from './approval-rules.ts';
import type { Member } from './purchase-order-access.ts';
import { requireMember } from './purchase-order-resolvers.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    PurchaseOrderApprovalRule: ApprovalRule;
  }
}

const VIEW = 'Magento_PurchaseOrderRule::view_approval_rules';
const MANAGE = 'Magento_PurchaseOrderRule::manage_approval_rules';
const HIGHEST_THRESHOLD = 999_999_999;

/** The role that stands for whoever the purchaser reports to. */
const managerRole = (companyId: number): CompanyRole => ({
  id: MANAGER_ROLE_ID,
  companyId,
  name: "Purchaser's Manager",
  permissions: [],
  usersCount: 0,
});

async function rolesById(context: RequestContext, companyId: number, ids: readonly number[]): Promise<readonly CompanyRole[]> {
  const roles = [...(await rolesOf(context.database, companyId)), managerRole(companyId)];
  return ids.flatMap((id) => roles.find((role) => role.id === id) ?? []);
}

const source = resolve('PurchaseOrderApprovalRule')({
  uid: (rule) => uid(rule.id),
  status: (rule) => (rule.enabled ? 'ENABLED' : 'DISABLED'),
  created_by: (rule) => rule.createdBy,
  created_at: (rule) => timestamp(rule.createdAt),
  updated_at: (rule) => timestamp(rule.updatedAt),
  applies_to_roles: (rule, _input, context) => rolesById(context, rule.companyId, rule.appliesTo),
  approver_roles: (rule, _input, context) => rolesById(context, rule.companyId, rule.approvers),
  condition: ({ attribute, operator, threshold }) =>
    attribute === 'NUMBER_OF_SKUS'
      ? { __typename: 'PurchaseOrderApprovalRuleConditionQuantity', attribute, operator, quantity: threshold }
      : { __typename: 'PurchaseOrderApprovalRuleConditionAmount', attribute, operator, amount: { value: threshold, currency: CURRENCY } },
});

async function ownRule(context: RequestContext, member: Member, ruleUid: string | undefined): Promise<ApprovalRule> {
  const id = Number(textOf(ruleUid));
  const rule = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await ruleById(context.database, id) : undefined;
  if (!rule || rule.companyId !== member.companyId) throw notFound(`No such entity with id = ${textOf(ruleUid) ?? ruleUid ?? ''}`);
  return rule;
}

const customer = resolve('Customer')({
  purchase_order_approval_rules: async (self, input, context) => {
    if (self.id !== context.customerId) return null;
    const member = await requireMember(context, VIEW);
    const { pageSize, currentPage } = pageAsked(input);
    const rules = await rulesOf(context.database, member.companyId);
    return {
      items: pageOf(rules, currentPage, pageSize),
      total_count: rules.length,
      page_info: pageInfo(currentPage, pageSize, rules.length),
    };
  },
  purchase_order_approval_rule: async (self, input, context) =>
    self.id === context.customerId ? ownRule(context, await requireMember(context, VIEW), input.text('uid')) : null,
  purchase_order_approval_rule_metadata: async (self, _input, context) => {
    if (self.id !== context.customerId) return null;
    const { companyId } = await requireMember(context, VIEW);
    const roles = await rolesOf(context.database, companyId);
    return {
      available_applies_to: roles,
      available_requires_approval_from: [...roles, managerRole(companyId)],
      available_condition_currencies: [{ code: CURRENCY, symbol: CURRENCY }],
    };
  },
});

/** Role ids of the caller's company behind uids. */
async function roleIds(context: RequestContext, member: Member, uids: readonly string[], withManager: boolean): Promise<readonly number[]> {
  const known = new Set([
    ...(await rolesOf(context.database, member.companyId)).map((role) => role.id),
    ...(withManager ? [MANAGER_ROLE_ID] : []),
  ]);
  return uids.map((roleUid) => {
    const id = Number(textOf(roleUid));
    if (!known.has(id)) throw notFound(`No such entity with roleId = ${textOf(roleUid) ?? roleUid}`);
    return id;
  });
}

function conditionFrom(values: Input): Pick<RuleDetails, 'attribute' | 'operator' | 'threshold'> {
  const attribute = CONDITION_ATTRIBUTES.find((known) => known === values.text('attribute')) ?? 'GRAND_TOTAL';
  const operator = CONDITION_OPERATORS.find((known) => known === values.text('operator')) ?? 'MORE_THAN';
  const threshold = attribute === 'NUMBER_OF_SKUS' ? values.number('quantity') : values.object('amount').number('value');
  if (threshold === undefined)
    throw inputError(
      attribute === 'NUMBER_OF_SKUS'
        ? 'Required data is missing from a rule condition: quantity'
        : 'Required data is missing from a rule condition: amount',
    );
  if (threshold < 0 || threshold > HIGHEST_THRESHOLD) throw inputError('Rule condition value is invalid.');
  if (attribute !== 'NUMBER_OF_SKUS' && values.object('amount').text('currency') !== CURRENCY)
    throw inputError('Please correct the target currency');
  return { attribute, operator, threshold };
}

const CONDITION_ATTRIBUTES = ['GRAND_TOTAL', 'SHIPPING_INCL_TAX', 'NUMBER_OF_SKUS'] as const;
const CONDITION_OPERATORS = ['MORE_THAN', 'LESS_THAN', 'MORE_THAN_OR_EQUAL_TO', 'LESS_THAN_OR_EQUAL_TO'] as const;

/** The rule that an input describes, over the stored one when there is one. */
async function detailsFrom(context: RequestContext, member: Member, values: Input, stored?: ApprovalRule): Promise<RuleDetails> {
  const name = values.has('name') || !stored ? (values.text('name')?.trim() ?? '') : stored.name;
  if (name === '') throw inputError('Required parameter "name" is missing');
  if (
    (await rulesOf(context.database, member.companyId)).some(
      (rule) => rule.id !== stored?.id && rule.name.toLowerCase() === name.toLowerCase(),
    )
  )
    throw inputError('This rule name already exists. Enter a unique rule name.');
  const approvers = values.has('approvers') || !stored ? await roleIds(context, member, values.texts('approvers'), true) : stored.approvers;
  if (approvers.length === 0) throw inputError('At least one approver is required to configure this rule.');
  return {
    name: name.slice(0, 255),
    description: (values.text('description') ?? stored?.description ?? '').slice(0, 2000),
    enabled: values.has('status') || !stored ? values.text('status') !== 'DISABLED' : stored.enabled,
    appliesTo: values.has('applies_to') || !stored ? await roleIds(context, member, values.texts('applies_to'), false) : stored.appliesTo,
    approvers,
    ...(values.has('condition') || !stored
      ? conditionFrom(values.object('condition'))
      : { attribute: stored.attribute, operator: stored.operator, threshold: stored.threshold }),
  };
}

const mutations = resolve('Mutation')({
  createPurchaseOrderApprovalRule: async (_source, input, context) => {
    const member = await requireMember(context, MANAGE);
    const details = await detailsFrom(context, member, input.object('input'));
    const id = await addRule(context.database, member.companyId, details, `${member.customer.firstname} ${member.customer.lastname}`);
    if (id === undefined) throw inputError('This rule name already exists. Enter a unique rule name.');
    return ruleById(context.database, id);
  },
  updatePurchaseOrderApprovalRule: async (_source, input, context) => {
    const member = await requireMember(context, MANAGE);
    const values = input.object('input');
    const rule = await ownRule(context, member, values.text('uid'));
    await changeRule(context.database, rule.id, await detailsFrom(context, member, values, rule));
    return ruleById(context.database, rule.id);
  },
  deletePurchaseOrderApprovalRule: async (_source, input, context) => {
    const member = await requireMember(context, MANAGE);
    const errors: SourceOf<'DeletePurchaseOrderApprovalRuleError'>[] = [];
    for (const ruleUid of input.object('input').texts('approval_rule_uids')) {
      try {
        await removeRule(context.database, (await ownRule(context, member, ruleUid)).id);
      } catch {
        errors.push({ type: 'NOT_FOUND', message: `Rule with ID=${ruleUid} not found` });
      }
    }
    return { errors };
  },
});

export const approvalRuleResolvers: readonly TypeResolvers[] = [source, customer, mutations];
