import { useEffect, useRef, useState } from 'react';
import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, FocusedOutcome, laterDialog, Notice, useCurrency } from 'shared-ui';
import { OrderProgress } from '../../features/order/order-progress';
import type { ProgressOfOrderFragment } from '../../features/order/order-progress.graphql.ts';
import { OrderSheet } from '../../features/order/order-sheet';
import { OrderStatus } from '../../features/order/order-status';
import { toOrder } from '../../features/order/order-view';
import type { GuestOrderQuery } from '../../features/order/order.graphql.ts';
import { AskToCancelGuestOrderDocument } from './guest-order.graphql.ts';
import styles from './guest-order-page.module.css';
import { useText } from './messages/source';

const CancelOrderDialog = laterDialog(() =>
  import('../../features/cancel-order/cancel-order-dialog').then((part) => part.CancelOrderDialog),
);

export interface FoundGuestOrder {
  order: NonNullable<GuestOrderQuery['guestOrder']>;
  /** What a platform with our extension tells besides. */
  told: ProgressOfOrderFragment | undefined;
}

/** What was found, and what the platform lets whoever has found it do with it. */
export function FoundOrder({ found, onOther }: { found: FoundGuestOrder; onOther: () => void }) {
  const host = useHost();
  const text = useText();
  const order = toOrder(found.order, { locale: host.intl.locale, currency: useCurrency(), text }, found.told);
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<'read' | 'asked' | 'sent'>('read');
  useEffect(() => heading.current?.focus(), []);
  const cancel = async (reason: string) => {
    const { data, error } = await change(
      host.commerce,
      AskToCancelGuestOrderDocument,
      { input: { token: found.order.token, reason } },
      { retry: false },
    );
    return error ?? data?.requestGuestOrderCancel?.errorV2?.message ?? data?.requestGuestOrderCancel?.error ?? undefined;
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {text('guest.found', { number: order.number })}
      </h1>
      <div className={styles.state}>
        <OrderStatus phase={order.phase}>{order.status}</OrderStatus>
        <span className={styles.date}>
          {text('guest.placed')} <bdi>{order.date}</bdi>
        </span>
      </div>
      <OrderProgress progress={order.progress} />
      <div className={styles.actions}>
        {order.canCancel && step !== 'sent' && (
          <Button variant="secondary" onClick={() => setStep('asked')}>
            {text('cancel.start')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          {text('guest.print')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {text('guest.other')}
        </Button>
      </div>
      {step === 'sent' && (
        <FocusedOutcome className={styles.sent}>
          <Notice type="info">{text('guest.cancel-sent')}</Notice>
        </FocusedOutcome>
      )}
      {step === 'asked' && (
        <CancelOrderDialog number={order.number} cancel={cancel} onClose={() => setStep('read')} onDone={() => setStep('sent')}>
          {text('guest.cancel-how')}
        </CancelOrderDialog>
      )}
      <OrderSheet order={order} />
    </>
  );
}
