import { changeOrRefresh, type CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { useAskFirst } from 'shared-ui';
import { phaseOf, toProgress } from '../../features/order/order-phase';
import type { OrderView } from '../../features/order/order-view';
import { OrderByNumberDocument } from '../../features/order/order.graphql.ts';
import { present } from '../../features/present/present';
import { CancelOrderDocument } from './order-detail.graphql.ts';

interface Outcome {
  error: CommerceError | undefined;
  /** What the platform has against it, where it has answered. */
  refusal?: string | undefined;
}

/**
 * Cancels an order; gives what the platform has against it. A cancelled order is refused to be cancelled: after a try without an answer the
 * next one looks first.
 */
export function useCancellation({ id, number }: OrderView) {
  const { commerce } = useHost();
  const askFirst = useAskFirst();
  return async (reason: string): Promise<CommerceError | string | undefined> => {
    const { error, refusal } = await askFirst<Outcome>(
      async () => {
        const input = { order_id: id, reason };
        // What the order is now, the platform says: it may have been sent in the meantime.
        const answer = await changeOrRefresh(commerce, CancelOrderDocument, { input }, { retry: false });
        const said = answer.data?.cancelOrder;
        return { error: answer.error, refusal: said?.errorV2?.message ?? said?.error ?? undefined };
      },
      async () => {
        const { data, error: unread } = await commerce.query(OrderByNumberDocument, { number }, { policy: 'network-only' });
        if (unread) return { error: unread };
        const phase = phaseOf(present(data?.customer?.orders?.items[0]?.items).map(toProgress));
        if (phase !== 'canceled' && phase !== 'refunded') return undefined;
        commerce.invalidate(['customer']);
        return { error: undefined };
      },
    );
    return error ?? refusal;
  };
}
