import { toWesternDigits } from 'shared-contracts';
import type { ApprovalRuleFragment } from './approval-rule.graphql.ts';

export const RULES_PATH = '/approval-rules';
/** The last part of the address of a rule that is yet to be made. */
export const NEW = 'new';
export const rulePath = (uid: string) => `${RULES_PATH}/${encodeURIComponent(uid)}`;

export const ATTRIBUTES = ['GRAND_TOTAL', 'SHIPPING_INCL_TAX', 'NUMBER_OF_SKUS'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const OPERATORS = ['MORE_THAN', 'MORE_THAN_OR_EQUAL_TO', 'LESS_THAN', 'LESS_THAN_OR_EQUAL_TO'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Role {
  id: string;
  name: string;
}

export interface ApprovalRuleView {
  uid: string;
  name: string;
  description: string;
  isEnabled: boolean;
  /** None: everybody's. */
  appliesTo: readonly Role[];
  approvers: readonly Role[];
  attribute: Attribute;
  operator: Operator;
  /** An amount, or how many different part numbers. */
  threshold: number;
  /** The amount's; undefined where the platform names none. */
  currency?: string | undefined;
}

export function toRoles(roles: readonly ({ id: string; name: string | null } | null)[]): Role[] {
  return roles.flatMap((role) => (role ? [{ id: role.id, name: role.name ?? '' }] : []));
}

export function toRule(rule: ApprovalRuleFragment): ApprovalRuleView {
  const { condition } = rule;
  const amount = condition && 'amount' in condition ? condition.amount : undefined;
  const quantity = condition && 'quantity' in condition ? condition.quantity : undefined;
  return {
    uid: rule.uid,
    name: rule.name,
    description: rule.description ?? '',
    isEnabled: rule.status === 'ENABLED',
    appliesTo: toRoles(rule.applies_to_roles),
    approvers: toRoles(rule.approver_roles),
    attribute: condition?.attribute ?? 'GRAND_TOTAL',
    operator: condition?.operator ?? 'MORE_THAN',
    threshold: amount?.value ?? quantity ?? 0,
    currency: amount?.currency ?? undefined,
  };
}

const HIGHEST = 999_999_999;

/** What was typed as a threshold: digits of either script, up to two decimals of an amount; undefined for anything else. */
export function readThreshold(typed: string, attribute: Attribute): number | undefined {
  const western = toWesternDigits(typed)
    .trim()
    .replace(/[,٬](?=\d{3}(?:\D|$))/g, '')
    .replace('٫', '.');
  if (!(attribute === 'NUMBER_OF_SKUS' ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,2})?$/).test(western)) return undefined;
  const value = Number(western);
  return value <= HIGHEST ? value : undefined;
}
