import { useState } from 'react';
import { changeOrRefresh, type CommerceError, type CommerceService } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { TextAreaField, useKeptInput } from 'shared-ui';
import { ConfirmDialog } from '../../features/company-area/confirm-dialog';
import { LONGEST_COMMENT, PURCHASE_ORDERS_PATH } from '../../features/purchase-order/purchase-order';
import { GOES_ON, type Action } from './actions';
import { useText } from './messages/source';
import {
  ApprovePurchaseOrderDocument,
  CancelPurchaseOrderDocument,
  CommentPurchaseOrderDocument,
  OrderPurchaseOrderDocument,
  RejectPurchaseOrderDocument,
} from './purchase-order.graphql.ts';

interface ActionDialogProps {
  action: Action;
  uid: string;
  number: string;
  onClose: () => void;
}

/** Asks once more. A reason goes along as a comment: a refusal without one helps nobody. */
export function ActionDialog({ action, uid, number, onClose }: ActionDialogProps) {
  const { commerce, navigation, toasts } = useHost();
  const text = useText();
  const [reason, setReason] = useKeptInput(`purchase-order-${uid}-${action}`);
  const [said, setSaid] = useState<string>();
  const [isSending, setSending] = useState(false);
  const mayExplain = action !== 'PLACE_ORDER';

  const decide = async () => {
    const comment = reason.trim();
    if (mayExplain && comment !== '' && said === undefined) {
      // eslint-disable-next-line shop/changes -- The decision asks again: an answer that is on its way then would be from before it.
      const { error } = await commerce.mutate(CommentPurchaseOrderDocument, { uid, comment });
      // No decision follows. Somebody else may have decided.
      if (error) commerce.invalidate(['customer']);
      if (error) return error;
      // Once, also where what comes next has to be tried again.
      setSaid(comment);
      setReason('');
    }
    return carryOut(commerce, action, uid);
  };
  const confirm = async () => {
    setSending(true);
    const failure = await decide();
    setSending(false);
    return failure;
  };

  return (
    <ConfirmDialog
      title={text(`action.${action}.title`, { number })}
      action={text(`order.${action}`)}
      variant={GOES_ON[action] ? 'primary' : 'danger'}
      onConfirm={confirm}
      onClose={onClose}
      onDone={() => {
        onClose();
        // Whoever has decided may no longer see it, and goes on with the next.
        if (action === 'APPROVE' || action === 'REJECT') navigation.push(`${PURCHASE_ORDERS_PATH}?show=approval`);
        toasts.add({ type: 'success', message: text(`action.${action}.done`, { number }) });
      }}
    >
      {mayExplain ? (
        <TextAreaField
          label={text('action.reason')}
          optional
          rows={3}
          maxLength={LONGEST_COMMENT}
          dir="auto"
          value={said ?? reason}
          disabled={said !== undefined}
          readOnly={isSending}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : (
        <p>{text('action.PLACE_ORDER.text')}</p>
      )}
    </ConfirmDialog>
  );
}

/** @returns What the platform has against it; undefined where it is done. */
async function carryOut(commerce: CommerceService, action: Action, uid: string): Promise<CommerceError | string | undefined> {
  if (action === 'PLACE_ORDER') return (await changeOrRefresh(commerce, OrderPurchaseOrderDocument, { uid })).error;
  if (action === 'APPROVE') {
    const { data, error } = await changeOrRefresh(commerce, ApprovePurchaseOrderDocument, { uid });
    return error ?? data?.approvePurchaseOrders?.errors[0]?.message;
  }
  if (action === 'REJECT') {
    const { data, error } = await changeOrRefresh(commerce, RejectPurchaseOrderDocument, { uid });
    return error ?? data?.rejectPurchaseOrders?.errors[0]?.message;
  }
  const { data, error } = await changeOrRefresh(commerce, CancelPurchaseOrderDocument, { uid });
  return error ?? data?.cancelPurchaseOrders?.errors[0]?.message;
}
