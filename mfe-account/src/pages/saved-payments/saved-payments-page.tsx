import { useState } from 'react';
import { Button, defineAccountPage, laterDialog } from 'shared-ui';
import { present } from '../../features/present/present';
import { messages, useText } from './messages/source';
import { PaymentText } from './payment-text';
import { SavedPaymentsDocument } from './saved-payments.graphql.ts';
import { toSavedPayments, type SavedPayment, type Token } from './saved-payments-view';
import styles from './saved-payments-page.module.css';

const DeletePaymentDialog = laterDialog(() => import('./delete-payment-dialog').then((part) => part.DeletePaymentDialog));

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
      {deleted && <DeletePaymentDialog payment={deleted} onClose={() => setDeleted(undefined)} />}
    </>
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
