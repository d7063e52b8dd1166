import { useState } from 'react';
import type { Host } from 'shared-contracts';
import { definePage, Link, useHost } from 'shared-platform';
import { Button, lateFaultOf, FormFailure, type KnownSentence, TextField, usePlatformMessage, useShopForm, laterPart } from 'shared-ui';
import { EmailField } from '../../features/email-field/email-field';
import { orderPath, toOrderNumber } from '../../features/order/order-path';
import {
  GuestOrderProgressDocument,
  type OrderInformationInput,
  type ProgressOfOrderFragment,
} from '../../features/order/order-progress.graphql.ts';
import { GuestOrderDocument } from '../../features/order/order.graphql.ts';
import styles from './guest-order-page.module.css';
import type { FoundGuestOrder } from './found-order';
import { messages, useText, type GuestOrderTextId } from './messages/source';

const loadFoundOrder = () => import('./found-order').then((part) => part.FoundOrder);
const FoundOrder = laterPart(loadFoundOrder, { height: '40rem' });

/** What the platform keeps of a line of text. */
const LONGEST_LINE = 255;

/** What the platform says of an order that it does not show. */
const SENTENCES: readonly KnownSentence<GuestOrderTextId>[] = [
  [/couldn't locate an order|order.*(?:not found|doesn't exist)/i, 'guest.missing'],
  [/login to view the order/i, 'guest.not-a-guests'],
];

/** Looking up an order without an account. What is found is shown, and kept nowhere. */
export function GuestOrderPage() {
  const text = useText();
  const [found, setFound] = useState<FoundGuestOrder>();
  return (
    <div className={found ? styles.wide : styles.narrow} data-team="customer">
      {found ? <FoundOrder found={found} onOther={() => setFound(undefined)} /> : <h1>{text('guest.title')}</h1>}
      {!found && <LookUp onFound={setFound} />}
    </div>
  );
}

/** What a platform with our extension tells of the order besides; undefined where it does not answer. */
async function askProgress(host: Host, input: OrderInformationInput): Promise<ProgressOfOrderFragment | undefined> {
  const { data } = await host.commerce.query(GuestOrderProgressDocument, { input }, { policy: 'network-only' });
  return data?.guestOrder ?? undefined;
}

function LookUp({ onFound }: { onFound: (found: FoundGuestOrder) => void }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  const [accountsOrder, setAccountsOrder] = useState<string>();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { number: '', email: '', lastName: '' },
    keep: 'guest-order',
    // Whoever has the last name, too, sees the order.
    keepOnly: ['number', 'email'],
    async onSubmit({ number, email, lastName }) {
      setAccountsOrder(undefined);
      const input = { number: toOrderNumber(number) ?? '', email: email.trim(), lastname: lastName.trim() };
      // Beside the answer, while the form is busy. What does not come is said in its place.
      const coming = loadFoundOrder().catch(() => undefined);
      const { data, error } = await host.commerce.query(GuestOrderDocument, { input }, { policy: 'network-only' });
      if (data?.guestOrder) {
        // What fails of it is done without.
        const [told] = await Promise.all([host.hasExtensions ? askProgress(host, input) : undefined, coming]);
        return onFound({ order: data.guestOrder, told });
      }
      if ((await lateFaultOf(error)) === 'order-of-account') setAccountsOrder(input.number);
      return { failure: error ? await say(error) : text('guest.missing') };
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <p>{text('guest.intro')}</p>
      <FormFailure failure={failure} />
      {failure !== undefined && accountsOrder !== undefined && (
        <p>
          <Link to={`/sign-in?from=${encodeURIComponent(orderPath(accountsOrder))}`}>{text('sign-in.submit')}</Link>
        </p>
      )}
      <TextField
        {...field('number', rules.required, (value) => toOrderNumber(String(value)) !== undefined || text('guest.wrong-number'))}
        label={text('guest.number')}
        dir="ltr"
        autoComplete="off"
        required
      />
      <EmailField {...field('email', rules.required, rules.email)} />
      <TextField
        {...field('lastName', rules.required, rules.maxLength(LONGEST_LINE))}
        label={text('field.last-name')}
        hint={text('guest.last-name-hint')}
        autoComplete="family-name"
        dir="auto"
        required
      />
      <Button type="submit" full busy={isBusy}>
        {text('guest.submit')}
      </Button>
    </form>
  );
}

export default definePage({ head: ({ text }) => ({ title: text('guest.title'), robots: 'noindex' }), component: GuestOrderPage }, messages);
