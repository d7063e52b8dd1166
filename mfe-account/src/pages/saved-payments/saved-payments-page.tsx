import { useState } from 'react';
import { changeOrRefresh } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Badge, Button, ConfirmDialog, defineAccountPage, isolateLtr } from 'shared-ui';
import { present } from '../../features/place/present';
import { messages, useText } from './messages/source';
import { DeleteSavedPaymentDocument, SavedPaymentsDocument } from './saved-payments.graphql.ts';
import { toSavedPayments, type SavedPayment, type Token } from './saved-payments-view';
import styles from './saved-payments-page.module.css';

/** The cards that the platform keeps for the customer. The shop itself never has one. */
function SavedPayments({ view }: { view: readonly Token[] }) {
  const text = useText();
  const [openedAt] = useState(() => new Date());
  const [deleted, setDeleted] = useState<SavedPayment>();
  return (
    <>
      <ul className={styles.payments}>
        {toSavedPayments(view, openedAt).map((payment) => (
          <li key={payment.publicHash} className={styles.payment}>
            <PaymentText payment={payment} />
            <Button variant="secondary" size="s" onClick={() => setDeleted(payment)}>
              {text('payments.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {deleted && <DeleteDialog payment={deleted} onClose={() => setDeleted(undefined)} />}
    </>
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
        const { data, error } = await changeOrRefresh(host.commerce, DeleteSavedPaymentDocument, { publicHash: payment.publicHash });
        return error ?? (data?.deletePaymentToken?.result ? undefined : text('payments.not-deleted'));
      }}
      onClose={onClose}
      onDone={() => {
        host.toasts.add({ type: 'success', message: text('payments.deleted') });
        onClose();
      }}
    >
      <PaymentText payment={payment} />
    </ConfirmDialog>
  );
}

export default defineAccountPage(
  {
    title: 'payments.title',
    query: SavedPaymentsDocument,
    placeholder: '12rem',
    failed: 'payments.failed',
    view: ({ customerPaymentTokens: tokens }) => present(tokens?.items),
    empty: (tokens) => (tokens.length === 0 ? { title: 'payments.empty', text: 'payments.how' } : undefined),
    component: SavedPayments,
  },
  messages,
);
