import { useState } from 'react';
import { operation } from 'shared-contracts';
import { definePage, useHost, type PageProps } from 'shared-platform';
import { Badge, Button, Dialog, EmptyState, FormFailure, isolateLtr, Notice, Skeleton, usePlatformMessage } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { messages, useText } from './messages/source';
import { DeleteSavedPaymentDocument, SavedPaymentsDocument } from './saved-payments.graphql.ts';
import { toSavedPayments, type SavedPayment } from './saved-payments-view';
import styles from './saved-payments-page.module.css';

const operations = () => ({ payments: operation(SavedPaymentsDocument, {}, { required: false }) });

/** The cards that the platform keeps for the customer. The shop itself never has one. */
export function SavedPaymentsPage({ results: { payments: answer } }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  const [openedAt] = useState(() => new Date());
  const [deleted, setDeleted] = useState<SavedPayment>();
  const { data } = answer;
  const hasFailed = answer.error !== undefined && !data;
  const payments = data ? toSavedPayments(data, openedAt) : [];
  return (
    <AccountLayout title={text('payments.title')} section="/saved-payments">
      {hasFailed && (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customerPaymentTokens'])}>{text('retry')}</Button>}>
          {text('payments.failed')}
        </Notice>
      )}
      {!data && !hasFailed && <Skeleton height="12rem" shape="block" />}
      {data && payments.length === 0 && <EmptyState title={text('payments.empty')}>{text('payments.how')}</EmptyState>}
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.publicHash} className={styles.payment}>
            <PaymentText payment={payment} />
            <Button variant="secondary" size="s" onClick={() => setDeleted(payment)}>
              {text('payments.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {deleted && <DeleteDialog payment={deleted} onClose={() => setDeleted(undefined)} />}
    </AccountLayout>
  );
}

function PaymentText({ payment: { brand, lastDigits, expires, isOver } }: { payment: SavedPayment }) {
  const text = useText();
  const name = brand ?? text('payments.card');
  return (
    <div className={styles.what}>
      <strong>{lastDigits === undefined ? name : text('payments.ending', { brand: name, digits: isolateLtr(lastDigits) })}</strong>
      {expires !== undefined && <span className={styles.muted}>{text('payments.expires', { date: isolateLtr(expires) })}</span>}
      {isOver && <Badge type="warning">{text('payments.over')}</Badge>}
    </div>
  );
}

/** Asks once more, and deletes. */
function DeleteDialog({ payment, onClose }: { payment: SavedPayment; onClose: () => void }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const press = async () => {
    setState({ isBusy: true });
    const { data, error } = await host.commerce.mutate(DeleteSavedPaymentDocument, { publicHash: payment.publicHash });
    // What there is now is for the platform to say, also where another tab was faster.
    host.commerce.invalidate(['customerPaymentTokens']);
    if (error) return setState({ isBusy: false, failure: say(error) });
    if (!data?.deletePaymentToken?.result) return setState({ isBusy: false, failure: text('payments.not-deleted') });
    host.toasts.add({ type: 'success', message: text('payments.deleted') });
    onClose();
  };
  return (
    <Dialog
      title={text('payments.delete-title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={state.isBusy} onClick={() => void press()}>
            {text('payments.delete')}
          </Button>{' '}
          <Button variant="secondary" onClick={onClose}>
            {text('payments.keep')}
          </Button>
        </>
      }
    >
      <FormFailure failure={state.failure} />
      <PaymentText payment={payment} />
    </Dialog>
  );
}

export default definePage(
  { operations, head: ({ text }) => ({ title: text('payments.title'), robots: 'noindex' }), component: SavedPaymentsPage },
  messages,
);
