import { changeOrRefresh, type CommerceError, type CommerceService } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { lateFaultOf, useAskFirst } from 'shared-ui';
import type { Action } from './actions';
import {
  ApprovePurchaseOrderDocument,
  CancelPurchaseOrderDocument,
  OrderPurchaseOrderDocument,
  PurchaseOrderDetailDocument,
  RejectPurchaseOrderDocument,
  type PurchaseOrderDetailQuery,
} from './purchase-order.graphql.ts';

interface Outcome {
  error: CommerceError | undefined;
  /** What the platform has against it, where it has answered. */
  refusal?: string | undefined;
}

const DONE: Outcome = { error: undefined };
const ONCE = { retry: false };

/**
 * Carries a decision out; gives what the platform has against it. What is decided is refused when it is decided again: after a try without
 * an answer the next one looks first.
 */
export function useCarryingOut(action: Action, uid: string): () => Promise<CommerceError | string | undefined> {
  const { commerce } = useHost();
  const askFirst = useAskFirst();
  return async () => {
    const { error, refusal } = await askFirst<Outcome>(
      () => carryOut(commerce, action, uid),
      () => find(commerce, action, uid),
    );
    return error ?? refusal;
  };
}

async function carryOut(commerce: CommerceService, action: Action, uid: string): Promise<Outcome> {
  if (action === 'PLACE_ORDER') return { error: (await changeOrRefresh(commerce, OrderPurchaseOrderDocument, { uid }, ONCE)).error };
  if (action === 'APPROVE') {
    const { data, error } = await changeOrRefresh(commerce, ApprovePurchaseOrderDocument, { uid }, ONCE);
    return { error, refusal: data?.approvePurchaseOrders?.errors[0]?.message };
  }
  if (action === 'REJECT') {
    const { data, error } = await changeOrRefresh(commerce, RejectPurchaseOrderDocument, { uid }, ONCE);
    return { error, refusal: data?.rejectPurchaseOrders?.errors[0]?.message };
  }
  const { data, error } = await changeOrRefresh(commerce, CancelPurchaseOrderDocument, { uid }, ONCE);
  return { error, refusal: data?.cancelPurchaseOrders?.errors[0]?.message };
}

async function find(commerce: CommerceService, action: Action, uid: string): Promise<Outcome | undefined> {
  const { data, error } = await commerce.query(PurchaseOrderDetailDocument, { uid }, { policy: 'network-only' });
  const fault = await lateFaultOf(error);
  // Whoever has decided may no longer see it.
  const isHidden = (action === 'APPROVE' || action === 'REJECT') && (fault === 'gone' || fault === 'not-yours');
  if (error && !isHidden) return { error };
  const order = data?.customer?.purchase_order;
  if (!isHidden && !(order && isCarriedOut(action, order))) return undefined;
  commerce.invalidate(['customer']);
  return DONE;
}

type Decided = Pick<
  NonNullable<NonNullable<PurchaseOrderDetailQuery['customer']>['purchase_order']>,
  'status' | 'order' | 'available_actions'
>;

function isCarriedOut(action: Action, { status, order, available_actions: left }: Decided): boolean {
  if (action === 'PLACE_ORDER') return order !== null;
  if (action === 'REJECT') return status === 'REJECTED';
  if (action === 'CANCEL') return status === 'CANCELED';
  return !left.includes('APPROVE') && status !== 'REJECTED' && status !== 'CANCELED';
}
