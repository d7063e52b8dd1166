import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Button, CheckboxField, Notice } from 'shared-ui';
import type { PaymentForm } from '../payment-methods/define-payment-method';
import { useCardText } from './card-text';
import type { FieldsProvider } from './hosted-fields';
import { useText } from './messages/source';
import { useHostedFields, type HostedFields } from './use-hosted-fields';
import styles from './new-card.module.css';

interface NewCardProps {
  ref: Ref<PaymentForm>;
  provider: FieldsProvider;
  /** The platform keeps the cards of this provider, and of this buyer. */
  canBeKept: boolean;
}

/** A card that is typed into a provider's own fields, in a frame: its number never comes here. */
export function NewCard({ ref, provider, canBeKept }: NewCardProps) {
  const text = useText();
  const cardText = useCardText();
  const frame = useRef<HTMLIFrameElement>(null);
  const fields = useHostedFields(provider, frame);
  const [isKept, setKept] = useState(false);
  useImperativeHandle(ref, () => ({
    async read() {
      const token = await fields.ask();
      return token && { data: { nonce: token.nonce, summary: cardText(token.card), ...(isKept ? { isKept } : {}) } };
    },
  }));
  const { status } = fields;
  const isGone = status === 'missing' || status === 'silent';
  return (
    <div className={styles.card}>
      {status !== 'missing' && (
        <div className={styles.place} data-loading={status === 'loading' || undefined}>
          <iframe
            key={fields.attempt}
            ref={frame}
            title={text('card.frame')}
            src={provider.src}
            height={fields.height}
            referrerPolicy="origin"
            sandbox="allow-scripts allow-same-origin allow-forms"
            className={styles.frame}
          />
        </div>
      )}
      {isGone && <FieldsMissing isSilent={status === 'silent'} onAgain={fields.again} />}
      <FieldsNotice fields={fields} />
      {canBeKept && !isGone && (
        <CheckboxField label={text('card.keep')} checked={isKept} onChange={(event) => setKept(event.target.checked)} />
      )}
      <p className={styles.hint}>{text('card.who-sees')}</p>
    </div>
  );
}

/** There are no fields, or nobody behind them answers. */
export function FieldsMissing({ isSilent = false, onAgain }: { isSilent?: boolean; onAgain: () => void }) {
  const text = useText();
  return (
    <Notice
      type="error"
      action={
        <Button variant="secondary" size="s" onClick={onAgain}>
          {text('card.try-again')}
        </Button>
      }
    >
      {text(isSilent ? 'card.silent' : 'card.missing')}
    </Notice>
  );
}

/** What the frame has said: a page with a screen reader's focus on its button would not notice. */
function FieldsNotice({ fields: { status, error } }: { fields: HostedFields }) {
  const text = useText();
  if (status === 'challenge') return <Notice type="info">{text('card.challenge')}</Notice>;
  if (error === undefined || status !== 'ready') return null;
  return (
    <Notice type="error">
      <span dir="auto">{error === '' ? text('card.refused') : error}</span>
    </Notice>
  );
}
