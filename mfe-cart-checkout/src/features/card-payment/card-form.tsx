import { useImperativeHandle, useRef, useState } from 'react';
import { useHost, useOperation } from 'shared-platform';
import { Button, CheckboxField, isolateLtr, Notice, RadioCards, Skeleton } from 'shared-ui';
import type { PaidWith, PaymentFormProps } from '../payment-methods/payment-form';
import { CardFieldsDocument, StoredCardsDocument } from './card-payment.graphql.ts';
import { fieldsAddress, fieldsOrigin, type CardFace } from './hosted-fields';
import { useText } from './messages/source';
import { toStoredCards, type StoredCard } from './stored-cards';
import { useHostedFields, type HostedFields } from './use-hosted-fields';
import styles from './card-form.module.css';

const CARD_METHOD = 'hosted_card';
const STORED_CARD_METHOD = 'hosted_card_vault';
const NEW_CARD = 'new';

const BRANDS: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'Mastercard',
  AE: 'American Express',
  DI: 'Discover',
  MADA: 'mada',
};

/** Pays by card: one that the platform keeps for the customer, or one that is typed into the provider's own fields. */
export default function CardForm({ ref, isCustomer }: PaymentFormProps) {
  const text = useText();
  const fields = useOperation(CardFieldsDocument, {});
  const stored = useOperation(StoredCardsDocument, {}, { isPaused: !isCustomer });
  const [openedAt] = useState(() => new Date());
  const cards = toStoredCards(stored.data, CARD_METHOD, openedAt);
  const [chosen, setChosen] = useState<string>();
  const origin = fieldsOrigin(fields.data?.storeConfig?.hosted_card_fields_url);
  const newCard = useRef<{ read(): Promise<PaidWith | undefined> }>(null);
  const cardText = useCardText();

  // The first of those that are kept, unless another was chosen.
  const card = cards.find(({ publicHash }) => publicHash === chosen) ?? (chosen === NEW_CARD ? undefined : cards[0]);
  useImperativeHandle(ref, () => ({
    read: async () =>
      card ? { code: STORED_CARD_METHOD, data: { publicHash: card.publicHash, summary: cardText(card) } } : newCard.current?.read(),
  }));
  if ((isCustomer && stored.fetching && !stored.data) || (fields.fetching && !fields.data)) return <Skeleton height={280} shape="block" />;
  return (
    <div className={styles.card}>
      {cards.length > 0 && (
        <RadioCards
          legend={text('card.choose')}
          name="stored-card"
          value={card?.publicHash ?? NEW_CARD}
          onChange={setChosen}
          options={[
            ...cards.map((option) => ({ value: option.publicHash, label: cardText(option), description: expiryText(option, text) })),
            { value: NEW_CARD, label: text('card.new') },
          ]}
        />
      )}
      {!card &&
        (origin === undefined ? (
          <Notice
            type="error"
            action={
              <Button variant="secondary" size="s" onClick={fields.reload}>
                {text('card.try-again')}
              </Button>
            }
          >
            {text('card.missing')}
          </Notice>
        ) : (
          <NewCard ref={newCard} origin={origin} isCustomer={isCustomer} />
        ))}
    </div>
  );
}

function expiryText({ expirationDate }: StoredCard, text: ReturnType<typeof useText>): string {
  return text('card.expires', { date: isolateLtr(expirationDate) });
}

function useCardText(): (card: CardFace) => string {
  const text = useText();
  return ({ type, maskedCC }) => text('card.ending', { brand: BRANDS[type] ?? text('card.card'), digits: isolateLtr(maskedCC) });
}

interface NewCardProps {
  ref: React.Ref<{ read(): Promise<PaidWith | undefined> }>;
  origin: string;
  isCustomer: boolean;
}

function NewCard({ ref, origin, isCustomer }: NewCardProps) {
  const text = useText();
  const cardText = useCardText();
  const { language } = useHost().intl;
  const frame = useRef<HTMLIFrameElement>(null);
  const fields = useHostedFields(origin, frame);
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
    <>
      {status !== 'missing' && (
        <div className={styles.place} data-loading={status === 'loading' || undefined}>
          <iframe
            key={fields.attempt}
            ref={frame}
            title={text('card.frame')}
            src={fieldsAddress(origin, { parent: location.origin, language })}
            height={fields.height}
            referrerPolicy="origin"
            sandbox="allow-scripts allow-same-origin allow-forms"
            className={styles.frame}
          />
        </div>
      )}
      {isGone && (
        <Notice
          type="error"
          action={
            <Button variant="secondary" size="s" onClick={fields.again}>
              {text('card.try-again')}
            </Button>
          }
        >
          {text(status === 'missing' ? 'card.missing' : 'card.silent')}
        </Notice>
      )}
      <FieldsNotice fields={fields} />
      {isCustomer && !isGone && (
        <CheckboxField label={text('card.keep')} checked={isKept} onChange={(event) => setKept(event.target.checked)} />
      )}
      <p className={styles.hint}>{text('card.who-sees')}</p>
    </>
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
