import { useEffect, useRef, useState } from 'react';
import { change } from 'shared-contracts';
import { definePage, Link, useHost } from 'shared-platform';
import {
  Button,
  lateFaultOf,
  FormFailure,
  type KnownSentence,
  Notice,
  TextField,
  useCurrency,
  usePlatformMessage,
  useShopForm,
  laterDialog,
} from 'shared-ui';
import { orderPath, toOrderNumber } from '../../features/order/order-path';
import { OrderSheet } from '../../features/order/order-sheet';
import { OrderStatus } from '../../features/order/order-status';
import { toOrder, type OrderView } from '../../features/order/order-view';
import { GuestOrderDocument } from '../../features/order/order.graphql.ts';
import { AskToCancelGuestOrderDocument } from './guest-order.graphql.ts';
import styles from './guest-order-page.module.css';
import { messages, useText, type GuestOrderTextId } from './messages/source';

const CancelOrderDialog = laterDialog(() =>
  import('../../features/cancel-order/cancel-order-dialog').then((part) => part.CancelOrderDialog),
);

/** What the platform says of an order that it does not show. */
const SENTENCES: readonly KnownSentence<GuestOrderTextId>[] = [
  [/couldn't locate an order|order.*(?:not found|doesn't exist)/i, 'guest.missing'],
  [/login to view the order/i, 'guest.not-a-guests'],
];

/** What was found, and what the platform lets whoever has found it do with it. */
interface Found {
  order: OrderView;
  token: string;
}

/** Looking up an order without an account. What is found is shown, and kept nowhere. */
export function GuestOrderPage() {
  const text = useText();
  const [found, setFound] = useState<Found>();
  return (
    <div className={found ? styles.wide : styles.narrow} data-team="customer">
      {found ? <FoundOrder found={found} onOther={() => setFound(undefined)} /> : <h1>{text('guest.title')}</h1>}
      {!found && <LookUp onFound={setFound} />}
    </div>
  );
}

function LookUp({ onFound }: { onFound: (found: Found) => void }) {
  const host = useHost();
  const text = useText();
  const currency = useCurrency();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  const [accountsOrder, setAccountsOrder] = useState<string>();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { number: '', email: '', lastName: '' },
    async onSubmit({ number, email, lastName }) {
      setAccountsOrder(undefined);
      const input = { number: toOrderNumber(number) ?? '', email: email.trim(), lastname: lastName.trim() };
      const { data, error } = await host.commerce.query(GuestOrderDocument, { input }, { policy: 'network-only' });
      if (data?.guestOrder)
        return onFound({ order: toOrder(data.guestOrder, host.intl.locale, currency, text), token: data.guestOrder.token });
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
      <TextField
        {...field('email', rules.required, rules.email)}
        label={text('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        required
      />
      <TextField
        {...field('lastName', rules.required)}
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

function FoundOrder({ found: { order, token }, onOther }: { found: Found; onOther: () => void }) {
  const host = useHost();
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<'read' | 'asked' | 'sent'>('read');
  useEffect(() => heading.current?.focus(), []);
  // What opened the dialog goes once the mail is on its way.
  useEffect(() => {
    if (step === 'sent') sent.current?.focus();
  }, [step]);
  const cancel = async (reason: string) => {
    const { data, error } = await change(host.commerce, AskToCancelGuestOrderDocument, { input: { token, reason } }, { retry: false });
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
        <div ref={sent} tabIndex={-1} className={styles.sent}>
          <Notice type="info">{text('guest.cancel-sent')}</Notice>
        </div>
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

export default definePage({ head: ({ text }) => ({ title: text('guest.title'), robots: 'noindex' }), component: GuestOrderPage }, messages);
