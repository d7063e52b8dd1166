import { useEffect, useState } from 'react';
import type { Host } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { hasNoPurchaseOrders, toBuyer, toRules, type Buying } from '../../features/checkout-process/company-buying';
import { RulesOfApprovalDocument, WantsPurchaseOrdersDocument } from '../../features/checkout-process/checkout.graphql.ts';
import type { Asked } from './use-asked';

export type AskedBuying = Asked<Buying>;

/** Whether this customer's company wants purchase orders. Nothing is ordered before that is known. */
export function useBuying(): AskedBuying {
  const host = useHost();
  const { status } = useSnapshot(host.session.state);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; known: Buying | undefined }>();
  const question = `${status} ${tries}`;
  useEffect(() => {
    if (status !== 'customer') return undefined;
    let isWanted = true;
    void ask(host).then((known) => isWanted && setAnswer({ of: question, known }));
    return () => void (isWanted = false);
  }, [host, status, question]);

  const again = () => setTries(tries + 1);
  if (status === 'guest') return { status: 'ready', known: { kind: 'order' }, again };
  if (answer?.of !== question) return { status: 'loading', again };
  return answer.known ? { status: 'ready', known: answer.known, again } : { status: 'failed', again };
}

async function ask({ commerce }: Host): Promise<Buying | undefined> {
  const { data, error } = await commerce.query(WantsPurchaseOrdersDocument, {}, { policy: 'network-only' });
  if (error && !hasNoPurchaseOrders(error)) return undefined;
  if (!data?.customer?.purchase_orders_enabled) return { kind: 'order' };
  const { mayReadRules, ...buyer } = toBuyer(data.customer);
  // Without the rules a purchase order can be placed, too.
  const rules = mayReadRules ? await commerce.query(RulesOfApprovalDocument, {}, { policy: 'network-only' }) : undefined;
  return { kind: 'purchase-order', ...buyer, rules: toRules(rules?.data, data.customer.role?.id) };
}
