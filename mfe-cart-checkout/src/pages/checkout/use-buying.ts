import { useHost, useSnapshot } from 'shared-platform';
import { hasNoPurchaseOrders, toBuyer, toRules, type Buying } from '../../features/checkout-process/company-buying';
import { RulesOfApprovalDocument, WantsPurchaseOrdersDocument } from '../../features/checkout-process/checkout.graphql.ts';
import type { Asked } from './use-asked';
import { useCurrent } from './use-current';

export type AskedBuying = Asked<Buying>;

/** Whether this customer's company wants purchase orders. Nothing is ordered before that is known. */
export function useBuying(): AskedBuying {
  const { status } = useSnapshot(useHost().session.state);
  const { answer, again } = useCurrent(WantsPurchaseOrdersDocument, status === 'customer');
  const customer = answer?.data?.customer;
  const buyer = customer?.purchase_orders_enabled ? toBuyer(customer) : undefined;
  const { answer: rules } = useCurrent(RulesOfApprovalDocument, buyer?.mayReadRules === true);

  if (status === 'guest') return { status: 'ready', known: { kind: 'order' }, again };
  if (!answer || (buyer?.mayReadRules && !rules)) return { status: 'loading', again };
  if (answer.error && !hasNoPurchaseOrders(answer.error)) return { status: 'failed', again };
  if (!buyer) return { status: 'ready', known: { kind: 'order' }, again };
  const { mayPlace, needsNoApproval } = buyer;
  // Without the rules a purchase order can be placed, too.
  return {
    status: 'ready',
    known: { kind: 'purchase-order', mayPlace, needsNoApproval, rules: toRules(rules?.data, customer?.role?.id) },
    again,
  };
}
