import type { Money } from 'shared-contracts';
import { DeliveryPrice, PartNumber, Price } from 'shared-ui';
import { PostalAddress } from '../address/postal-address';
import { useText } from './messages/source';
import { OrderLines } from './order-lines';
import { OrderPapers, Shipments } from './order-papers';
import { Section } from './section';
import styles from './order-sheet.module.css';
import type { OrderView } from './order-view';

/** Everything that the platform says of an order, to be read and printed. */
export function OrderSheet({ order }: { order: OrderView }) {
  const text = useText();
  return (
    <div className={styles.sheet}>
      <Shipments shipments={order.shipments} />
      <Section title={text('order.items')}>
        <OrderLines lines={order.lines} />
        <Totals order={order} />
      </Section>
      <div className={styles.facts}>
        {order.shippingAddress && (
          <Section title={text('order.ship-to')}>
            <PostalAddress address={order.shippingAddress} />
          </Section>
        )}
        {order.billingAddress && (
          <Section title={text('order.bill-to')}>
            <PostalAddress address={order.billingAddress} />
          </Section>
        )}
        <Section title={text('order.delivery')}>
          <p>
            <bdi>{order.delivery || text('order.no-delivery')}</bdi>
          </p>
        </Section>
        <Section title={text('order.payment')}>
          <Payments order={order} />
        </Section>
      </div>
      <OrderPapers order={order} />
    </div>
  );
}

function Totals({ order: { subtotal, discounts, shipping, tax, total } }: { order: OrderView }) {
  const text = useText();
  return (
    <dl className={styles.totals}>
      <Amount label={text('order.subtotal')} money={subtotal} />
      {discounts.map(({ label, amount }, index) => (
        <Amount key={index} label={label || text('order.discount')} money={{ ...amount, value: -amount.value }} />
      ))}
      <Amount label={text('order.shipping')} money={shipping} isDelivery />
      <Amount label={text('order.total')} money={total} isStrong />
      <Amount label={text('order.tax')} money={tax} />
    </dl>
  );
}

interface AmountProps {
  label: string;
  money: Money | undefined;
  isStrong?: boolean;
  isDelivery?: boolean;
}

function Amount({ label, money, isStrong = false, isDelivery = false }: AmountProps) {
  if (!money) return null;
  const Shown = isDelivery ? DeliveryPrice : Price;
  return (
    <div className={isStrong ? styles.strong : styles.amount}>
      <dt>
        <bdi>{label}</bdi>
      </dt>
      <dd>
        <Shown money={money} />
      </dd>
    </div>
  );
}

function Payments({ order: { payments } }: { order: OrderView }) {
  return payments.map(({ name, details }) => (
    <div key={name}>
      <p>
        <bdi>{name}</bdi>
      </p>
      {details.map((detail) => (
        <p key={detail.name}>
          <bdi>{detail.name}</bdi>: <PartNumber sku={detail.value} />
        </p>
      ))}
    </div>
  ));
}
