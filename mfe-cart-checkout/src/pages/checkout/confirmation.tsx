import { useEffect, useRef } from 'react';
import { SlotView } from 'shared-platform';
import { ButtonLink, Icon, isolateLtr, PartNumber, PartText, Price } from 'shared-ui';
import type { Receipt } from '../../features/checkout-process/checkout-state';
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
        {receipt.email !== '' && <p>{text('confirmation.email', { email: isolateLtr(receipt.email) })}</p>}
      </header>
      {receipt.isGuest && address && (
        <SlotView
          name="create-account-after-order"
          props={{ email: receipt.email, firstName: address.firstname, lastName: address.lastname }}
        />
      )}
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
        {!receipt.isGuest && (
          <ButtonLink to="/order-history" variant="secondary">
            {text('confirmation.history')}
          </ButtonLink>
        )}
        <ButtonLink to="/">{text('cart.continue')}</ButtonLink>
      </div>
    </div>
  );
}

function OrderNumber({ receipt: { order } }: { receipt: Receipt }) {
  const text = useText();
  const reference = order.number ?? order.id;
  if (reference === undefined) return <p className={styles.number}>{text('confirmation.no-number')}</p>;
  return (
    <p className={styles.number}>
      {text(order.number === undefined ? 'confirmation.reference' : 'confirmation.number')}{' '}
      <strong>
        <bdi dir="ltr">{reference}</bdi>
      </strong>
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
