import { useRef, useState, type FormEvent } from 'react';
import { useHost, useOperation } from 'shared-platform';
import { Button, Dialog, FormFailure, RadioCards, Skeleton, useUiText, usePlatformMessage } from 'shared-ui';
import type { OrderView } from '../../features/order/order-view';
import { useText } from './messages/source';
import { CancelOrderDocument, CancellationReasonsDocument } from './order-detail.graphql.ts';
import styles from './order-detail-page.module.css';

export interface CancelOrderDialogProps {
  order: OrderView;
  onClose: () => void;
  onCanceled: () => void;
}

/** Asks why, out of the reasons that the shop takes, and cancels. */
export function CancelOrderDialog({ order, onClose, onCanceled }: CancelOrderDialogProps) {
  const host = useHost();
  const text = useText();
  const ui = useUiText();
  const say = usePlatformMessage();
  const { data, error: unread, reload } = useOperation(CancellationReasonsDocument, {});
  const firstReason = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<string>();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string; isMissing?: boolean }>({ isBusy: false });
  const reasons = (data?.storeConfig?.order_cancellation_reasons ?? []).flatMap((entry) => entry?.description || []);
  const isOff = data?.storeConfig?.order_cancellation_enabled === false;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    if (reason === undefined) {
      firstReason.current?.focus();
      return setState({ isBusy: false, isMissing: true });
    }
    setState({ isBusy: true });
    const { data: answer, error } = await host.commerce.mutate(CancelOrderDocument, { input: { order_id: order.id, reason } });
    const refusal = answer?.cancelOrder?.errorV2?.message ?? answer?.cancelOrder?.error;
    // What the order is now, the platform says: it may have been sent in the meantime.
    host.commerce.invalidate(['customer']);
    if (error ?? refusal) return setState({ isBusy: false, failure: say(error ?? refusal ?? '') });
    host.toasts.add({ type: 'success', message: text('detail.canceled', { number: order.number }) });
    onCanceled();
  };

  const footer = (
    <div className={styles.choices}>
      <Button variant="danger" type="submit" form={FORM} busy={state.isBusy} disabled={reasons.length === 0 || isOff}>
        {text('detail.cancel-confirm')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {text('detail.cancel-keep')}
      </Button>
    </div>
  );
  return (
    <Dialog title={text('detail.cancel-title', { number: order.number })} onClose={onClose} footer={footer}>
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={state.failure} />
        {isOff && <p>{text('detail.cancel-off')}</p>}
        {unread && !data && (
          <p>
            {text('detail.reasons-failed')} <Button onClick={reload}>{text('retry')}</Button>
          </p>
        )}
        {!data && !unread && <Skeleton height="12rem" shape="block" />}
        {!isOff && reasons.length > 0 && (
          <RadioCards
            ref={firstReason}
            legend={text('detail.cancel-why')}
            name="reason"
            value={reason}
            error={state.isMissing && reason === undefined ? ui('ui.rule.required') : undefined}
            options={reasons.map((each) => ({ value: each, label: <bdi>{each}</bdi> }))}
            onChange={setReason}
          />
        )}
      </form>
    </Dialog>
  );
}

const FORM = 'cancel-order';
