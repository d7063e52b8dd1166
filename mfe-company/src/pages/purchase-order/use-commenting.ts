import { useRef } from 'react';
import type { CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { mayHaveArrived, useAskFirst } from 'shared-ui';
import { CommentPurchaseOrderDocument, PurchaseOrderDetailDocument } from './purchase-order.graphql.ts';

export type Comments = readonly ({ uid: string; text: string } | null)[];

const idsOf = (comments: Comments) => new Set(comments.map((comment) => comment?.uid));

/** Adds a comment, and no second time what has arrived though its answer was lost. `comments` are those that are shown. */
export function useCommenting(uid: string, comments: Comments) {
  const { commerce } = useHost();
  const askFirst = useAskFirst();
  /** What was there before a comment was sent, until it is known what became of that. */
  const before = useRef<ReadonlySet<string | undefined>>(undefined);
  return async (comment: string): Promise<{ error: CommerceError | undefined }> => {
    before.current ??= idsOf(comments);
    const answer = await askFirst(
      // eslint-disable-next-line shop/changes -- A decision may follow and asks again: an answer on its way then would be from before it.
      () => commerce.mutate(CommentPurchaseOrderDocument, { uid, comment }, { retry: false }),
      async () => {
        const { data, error } = await commerce.query(PurchaseOrderDetailDocument, { uid }, { policy: 'network-only' });
        if (error) return { data: undefined, error };
        const now = data?.customer?.purchase_order?.comments ?? [];
        const isThere = now.some((one) => one?.text === comment && !before.current?.has(one.uid));
        return isThere ? { data: undefined, error: undefined } : undefined;
      },
    );
    if (!answer.error || !mayHaveArrived(answer.error)) before.current = undefined;
    return answer;
  };
}
