import { useState } from 'react';
import { operation } from 'shared-contracts';
import { definePage, useHost, type PageProps } from 'shared-platform';
import { Badge, Button, ConfirmDialog, EmptyState, isolateLtr, Notice, Skeleton } from 'shared-ui';
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
  return (
    <ConfirmDialog
      title={text('payments.delete-title')}
      action={text('payments.delete')}
      keep={text('payments.keep')}
      onConfirm={async () => {
        const { data, error } = await host.commerce.mutate(DeleteSavedPaymentDocument, { publicHash: payment.publicHash });
        return error ?? (data?.deletePaymentToken?.result ? undefined : text('payments.not-deleted'));
      }}
      onClose={onClose}
      onDone={() => {
        host.toasts.add({ type: 'success', message: text('payments.deleted') });
        onClose();
      }}
      root="customerPaymentTokens"
    >
      <PaymentText payment={payment} />
    </ConfirmDialog>
  );
}

export default definePage(
  { operations, head: ({ text }) => ({ title: text('payments.title'), robots: 'noindex' }), component: SavedPaymentsPage },
  messages,
);
