import type { CartDetails, CommerceError } from 'shared-contracts';
import type { RulesOfApprovalQuery, WantsPurchaseOrdersQuery } from './checkout.graphql.ts';

/** What whoever places purchase orders, reads the company's rules, or needs nobody's approval is allowed, as the platform names it. */
const PLACE_ORDER = 'Magento_Sales::place_order';
const VIEW_RULES = 'Magento_PurchaseOrderRule::view_approval_rules';
const AUTO_APPROVED = 'Magento_PurchaseOrder::autoapprove_purchase_order';

/** A rule of the buyer's company that a purchase order may need somebody's approval by. */
export interface ApprovalRule {
  name: string;
  approvers: readonly string[];
  attribute: 'GRAND_TOTAL' | 'SHIPPING_INCL_TAX' | 'NUMBER_OF_SKUS';
  operator: 'MORE_THAN' | 'MORE_THAN_OR_EQUAL_TO' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL_TO';
  threshold: number;
}

/** How a customer buys: orders, or purchase orders for their company. */
export type Buying = { kind: 'order' } | ({ kind: 'purchase-order' } & CompanyBuyer);

export interface CompanyBuyer {
  mayPlace: boolean;
  needsNoApproval: boolean;
  /** Those that are for the buyer's role; undefined where the buyer may not read them. */
  rules: readonly ApprovalRule[] | undefined;
}

type Wants = NonNullable<WantsPurchaseOrdersQuery['customer']>;
interface Resource {
  id: string;
  children?: readonly (Resource | null)[] | null;
}

/** What the buyer's role allows; the company's administrator has one that allows everything. */
export function toBuyer({ role }: Wants): Omit<CompanyBuyer, 'rules'> & { mayReadRules: boolean } {
  const allowed = new Set(role?.permissions ? idsOf(role.permissions) : []);
  return {
    mayPlace: !role?.permissions || allowed.has(PLACE_ORDER),
    needsNoApproval: allowed.has(AUTO_APPROVED),
    mayReadRules: allowed.has(VIEW_RULES),
  };
}

function idsOf(resources: readonly (Resource | null)[]): string[] {
  return resources.flatMap((resource) => (resource ? [resource.id, ...idsOf(resource.children ?? [])] : []));
}

/** The platform has answered that it knows nothing of purchase orders: an edition without companies. */
export function hasNoPurchaseOrders({ isNetworkError, status, errors }: CommerceError): boolean {
  return !isNetworkError && errors.length > 0 && (status === undefined || status < 401);
}

/** The rules that are on, and for this buyer's role. */
export function toRules(data: RulesOfApprovalQuery | undefined, role: string | undefined): readonly ApprovalRule[] | undefined {
  return data?.customer?.purchase_order_approval_rules?.items.flatMap((rule): ApprovalRule[] => {
    const { condition, applies_to_roles: roles } = rule ?? {};
    if (rule?.status !== 'ENABLED' || !condition || !roles) return [];
    if (roles.length > 0 && !roles.some((candidate) => candidate?.id === role)) return [];
    const threshold = 'amount' in condition ? condition.amount.value : 'quantity' in condition ? condition.quantity : undefined;
    if (typeof threshold !== 'number' || !condition.attribute || !condition.operator) return [];
    const approvers = rule.approver_roles.flatMap((approver) => approver?.name ?? []);
    return [{ name: rule.name, approvers, attribute: condition.attribute, operator: condition.operator, threshold }];
  });
}

/** Whether a rule says that this cart needs an approval. The platform decides; this is what a buyer can be told before. */
export function applies({ attribute, operator, threshold }: ApprovalRule, { items, totals }: CartDetails): boolean {
  const value = {
    GRAND_TOTAL: totals.grandTotal.value,
    SHIPPING_INCL_TAX: totals.shipping?.value ?? 0,
    NUMBER_OF_SKUS: new Set(items.map(({ sku }) => sku)).size,
  }[attribute];
  switch (operator) {
    case 'MORE_THAN':
      return value > threshold;
    case 'MORE_THAN_OR_EQUAL_TO':
      return value >= threshold;
    case 'LESS_THAN':
      return value < threshold;
    case 'LESS_THAN_OR_EQUAL_TO':
      return value <= threshold;
  }
}
