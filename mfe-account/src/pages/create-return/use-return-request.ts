import { useRef } from 'react';
import { change, type CommerceResult } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { mayHaveArrived, useAskFirst } from 'shared-ui';
import { present } from '../../features/present/present';
import {
  RequestReturnDocument,
  SentReturnsDocument,
  type RequestReturnInput,
  type RequestReturnMutation,
  type SentReturnsQuery,
} from './create-return.graphql.ts';

type Sent = NonNullable<
  NonNullable<
    NonNullable<NonNullable<NonNullable<NonNullable<SentReturnsQuery['customer']>['orders']>['items'][number]>['returns']>['items']
  >[number]
>;

/** Asks for a return, and for no second one of the same where the answer to the first try was lost. `earlier` are those that were there. */
export function useReturnRequest(number: string, earlier: readonly string[]) {
  const { commerce } = useHost();
  const askFirst = useAskFirst();
  /** What was there before a return was asked for, until it is known what became of that. */
  const before = useRef<ReadonlySet<string>>(undefined);
  return async (input: RequestReturnInput): Promise<CommerceResult<RequestReturnMutation>> => {
    before.current ??= new Set(earlier);
    const answer = await askFirst<CommerceResult<RequestReturnMutation>>(
      () => change(commerce, RequestReturnDocument, { input }, { retry: false }),
      async () => {
        const { data, error } = await commerce.query(SentReturnsDocument, { number }, { policy: 'network-only' });
        if (error) return { data: undefined, error };
        const [order] = data?.customer?.orders?.items ?? [];
        const sent = present(order?.returns?.items).find((one) => !before.current?.has(one.uid) && isSame(one, input));
        if (!sent) return undefined;
        commerce.invalidate(['customer']);
        return { data: { requestReturn: { __typename: 'RequestReturnOutput', return: sent } }, error: undefined };
      },
    );
    if (!answer.error || !mayHaveArrived(answer.error)) before.current = undefined;
    return answer;
  };
}

/** Whether a return is of the same pieces, in the same words. */
function isSame({ items, comments }: Sent, { items: wanted, comment_text: comment = '' }: RequestReturnInput): boolean {
  const pieces = new Map(present(items).map((item) => [item.order_item.id, item.request_quantity]));
  return (
    pieces.size === wanted.length &&
    present(wanted).every((line) => pieces.get(line.order_item_uid) === line.quantity_to_return) &&
    // The platform may write one of its own before.
    (comment === '' || present(comments).some(({ text }) => text.trim() === comment))
  );
}
