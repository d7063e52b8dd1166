import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useHost, useOperation } from 'shared-platform';
import { isolateLtr, RadioCards, Skeleton } from 'shared-ui';
import { CardFieldsDocument } from '../../../card-fields/card-fields.graphql.ts';
import { useCardText } from '../../../card-fields/card-text';
import { fieldsOrigin, sandboxProvider } from '../../../card-fields/hosted-fields';
import { FieldsMissing, NewCard } from '../../../card-fields/new-card';
import type { PaymentForm, PaymentFormProps } from '../../define-payment-method';
import { CARD_METHOD, STORED_CARD_METHOD } from './codes';
import { useText } from './messages/source';
import { StoredCardsDocument } from './stored-cards.graphql.ts';
import { toStoredCards, type StoredCard } from './stored-cards';
import styles from './card-form.module.css';

const NEW_CARD = 'new';

/** Pays by card: one that the platform keeps for the customer, or one that is typed into the provider's own fields. */
export default function CardForm({ ref, isCustomer }: PaymentFormProps) {
  const text = useText();
  const fields = useOperation(CardFieldsDocument, {});
  const stored = useOperation(StoredCardsDocument, {}, { isPaused: !isCustomer });
  const [openedAt] = useState(() => new Date());
  const cards = toStoredCards(stored.data, CARD_METHOD, openedAt);
  const [chosen, setChosen] = useState<string>();
  const origin = fieldsOrigin(fields.data?.storeConfig?.hosted_card_fields_url);
  const newCard = useRef<PaymentForm>(null);
  const { language } = useHost().intl;
  const provider = useMemo(() => (origin ? sandboxProvider(origin, { parent: location.origin, language }) : undefined), [origin, language]);
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
        (provider === undefined ? (
          <FieldsMissing onAgain={fields.reload} />
        ) : (
          <NewCard ref={newCard} provider={provider} canBeKept={isCustomer} />
        ))}
    </div>
  );
}

function expiryText({ expirationDate }: StoredCard, text: ReturnType<typeof useText>): string {
  return text('card.expires', { date: isolateLtr(expirationDate) });
}
