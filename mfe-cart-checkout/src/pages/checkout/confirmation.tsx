import { useEffect, useRef } from 'react';
import { SlotView, useHost } from 'shared-platform';
import { Button, ButtonLink, Icon, IconButton, isolateLtr, PartNumber, PartText, Price } from 'shared-ui';
import type { Receipt } from '../../features/checkout-process/checkout-state';
import { paymentMethodKind } from '../../features/payment-methods/payment-methods';
import { Totals } from '../../features/cart-totals/totals';
import { AddressText } from './address-text';
import { useText } from './messages/source';
import styles from './confirmation.module.css';

/** The order is placed: its number, what it is, and what comes next. */
export function Confirmation({ receipt }: { receipt: Receipt }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  useOrderTitle(receipt);
  const address = receipt.order.shipping_address;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {text('confirmation.title')}
        </h1>
        <OrderNumber receipt={receipt} />
      </header>
      <NextSteps receipt={receipt} />
      <div className={styles.facts}>
        {address && (
          <section>
            <h2>{text('confirmation.address')}</h2>
            <AddressText address={address} />
          </section>
        )}
        <section>
          <h2>{text('confirmation.delivery')}</h2>
          <p>{receipt.shippingTitle}</p>
          <h2>{text('confirmation.payment')}</h2>
          <p>{receipt.paymentTitle}</p>
        </section>
      </div>
      {receipt.items.length > 0 && <Items receipt={receipt} />}
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => window.print()}>
          {text('confirmation.print')}
        </Button>
        {!receipt.isGuest && (
          <ButtonLink to="/order-history" variant="secondary">
            {text('confirmation.history')}
          </ButtonLink>
        )}
        <ButtonLink to="/">{text('cart.continue')}</ButtonLink>
      </div>
      {receipt.isGuest && address && (
        <SlotView
          name="create-account-after-order"
          props={{ email: receipt.email, firstName: address.firstname, lastName: address.lastname }}
        />
      )}
    </div>
  );
}

/** What is left to do, and what to wait for. */
function NextSteps({ receipt: { email, paymentCode, shippingTitle } }: { receipt: Receipt }) {
  const text = useText();
  const payment = paymentCode === undefined ? undefined : paymentMethodKind(paymentCode);
  return (
    <section className={styles.next}>
      <h2>{text('confirmation.next')}</h2>
      <ol>
        {payment && <li>{text(payment.description)}</li>}
        {shippingTitle !== '' && <li>{shippingTitle}</li>}
        {email !== '' && <li>{text('confirmation.email', { email: isolateLtr(email) })}</li>}
      </ol>
    </section>
  );
}

/** Names the order in the document's title: a tab, a bookmark, a printed page. */
function useOrderTitle({ order: { number, id } }: Receipt) {
  const text = useText();
  const reference = number ?? id;
  const title = reference === undefined ? undefined : text('confirmation.page-title', { number: reference });
  useEffect(() => {
    if (title !== undefined) document.title = document.title.replace(/^[^|]*/, `${title} `).trim();
  }, [title]);
}

function OrderNumber({ receipt: { order } }: { receipt: Receipt }) {
  const host = useHost();
  const text = useText();
  const copy = async (number: string) => {
    try {
      await navigator.clipboard.writeText(number);
      host.toasts.add({ type: 'success', message: text('confirmation.copied') });
    } catch {
      host.toasts.add({ type: 'error', message: text('confirmation.not-copied') });
    }
  };
  const reference = order.number ?? order.id;
  if (reference === undefined) return <p className={styles.number}>{text('confirmation.no-number')}</p>;
  return (
    <p className={styles.number}>
      {text(order.number === undefined ? 'confirmation.reference' : 'confirmation.number')}{' '}
      <strong>
        <bdi dir="ltr">{reference}</bdi>
      </strong>
      <IconButton icon="copy" label={text('confirmation.copy')} className={styles.copy} onClick={() => void copy(reference)} />
    </p>
  );
}

function Items({ receipt }: { receipt: Receipt }) {
  const text = useText();
  return (
    <section className={styles.items}>
      <h2>{text('confirmation.items')}</h2>
      <ul className={styles.lines}>
        {receipt.items.map((item, index) => (
          <li key={`${item.sku}-${index}`} className={styles.line}>
            <span>
              <PartText>{item.name}</PartText>{' '}
              <span className={styles.sku}>
                <bdi dir="ltr">
                  {item.quantity} × <PartNumber sku={item.sku} />
                </bdi>
              </span>
            </span>
            <Price money={item.rowTotal} />
          </li>
        ))}
      </ul>
      {receipt.totals && <Totals items={receipt.items} totals={receipt.totals} />}
    </section>
  );
}
