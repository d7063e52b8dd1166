import type { Queryable } from '../../platform/database/database.ts';
import { riyals } from '../../platform/money/money.ts';
import type { LoadedCart } from '../cart/loaded-cart.ts';

/** Stands among role ids for whoever the purchaser reports to. */
export const MANAGER_ROLE_ID = -1;

export interface ApprovalRule {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly appliesTo: readonly number[];
  readonly approvers: readonly number[];
  readonly attribute: 'GRAND_TOTAL' | 'SHIPPING_INCL_TAX' | 'NUMBER_OF_SKUS';
  readonly operator: 'MORE_THAN' | 'LESS_THAN' | 'MORE_THAN_OR_EQUAL_TO' | 'LESS_THAN_OR_EQUAL_TO';
  /** Riyals, or a number of SKUs. */
  readonly threshold: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const SELECT_RULE = `
  select id, company_id as "companyId", name, description, enabled, applies_to as "appliesTo", approvers, attribute, operator, threshold::float8 as threshold, created_by as "createdBy", created_at as "createdAt",
    updated_at as "updatedAt"
  from approval_rule`;

/** The newest first. */
export function rulesOf(target: Queryable, companyId: number): Promise<readonly ApprovalRule[]> {
  return target.query<ApprovalRule>(`${SELECT_RULE} where company_id = $1 order by id desc`, [companyId]);
}

export async function ruleById(target: Queryable, id: number): Promise<ApprovalRule | undefined> {
  const [rule] = await target.query<ApprovalRule>(`${SELECT_RULE} where id = $1`, [id]);
  return rule;
}

export type RuleDetails = Omit<ApprovalRule, 'id' | 'companyId' | 'createdBy' | 'createdAt' | 'updatedAt'>;

const values = (rule: RuleDetails): readonly unknown[] => [
  rule.name,
  rule.description,
  rule.enabled,
  rule.appliesTo,
  rule.approvers,
  rule.attribute,
  rule.operator,
  rule.threshold.toFixed(2),
];

/** The id of the new rule, or undefined when the company has one of that name. */
export async function addRule(target: Queryable, companyId: number, rule: RuleDetails, createdBy: string): Promise<number | undefined> {
  const [row] = await target.query<{ id: number }>(
    `insert into approval_rule (company_id, created_by, name, description, enabled, applies_to, approvers, attribute, operator, ` +
      `threshold) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [companyId, createdBy, ...values(rule)],
  );
  return row?.id;
}

export async function changeRule(target: Queryable, id: number, rule: RuleDetails): Promise<void> {
  await target.query(
    'update approval_rule set name = $2, description = $3, enabled = $4, applies_to = $5, approvers = $6, attribute = $7, ' +
      'operator = $8, threshold = $9, updated_at = now() where id = $1',
    [id, ...values(rule)],
  );
}

export async function removeRule(target: Queryable, id: number): Promise<void> {
  await target.query('delete from approval_rule where id = $1', [id]);
}

/** Whether a purchase order with this cart, by somebody of this role, needs the rule's approval. */
export function applies(rule: ApprovalRule, cart: LoadedCart, roleId: number | null): boolean {
  if (!rule.enabled || (rule.appliesTo.length > 0 && !rule.appliesTo.includes(roleId ?? 0))) return false;
  const value = valueOf(rule.attribute, cart);
  if (rule.operator === 'MORE_THAN') return value > rule.threshold;
  if (rule.operator === 'LESS_THAN') return value < rule.threshold;
  return rule.operator === 'MORE_THAN_OR_EQUAL_TO' ? value >= rule.threshold : value <= rule.threshold;
}

function valueOf(attribute: ApprovalRule['attribute'], cart: LoadedCart): number {
  if (attribute === 'GRAND_TOTAL') return riyals(cart.totals.grandTotal);
  return attribute === 'SHIPPING_INCL_TAX' ? riyals(cart.totals.shippingIncl) : new Set(cart.lines.map((line) => line.sold.sku)).size;
}
