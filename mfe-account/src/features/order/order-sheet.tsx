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
        <p className={styles.note}>{text('order.lines-with-tax')}</p>
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

/** From the lines to what was to be paid, with VAT; and the same without it, as the cart says it. */
function Totals({ order: { subtotal, discounts, shipping, withoutTax, tax, total } }: { order: OrderView }) {
  const text = useText();
  return (
    <dl className={styles.totals}>
      <Amount label={text('order.subtotal')} money={subtotal} isWithTax />
      {discounts.map(({ label, amount }, index) => (
        <Amount key={index} label={label || text('order.discount')} money={{ ...amount, value: -amount.value }} />
      ))}
      <Amount label={text('order.shipping')} money={shipping} isDelivery isWithTax />
      <Amount label={text('order.without-tax')} money={withoutTax} />
      <Amount label={text('order.tax')} money={tax} />
      <Amount label={text('order.total')} money={total} isStrong isWithTax />
    </dl>
  );
}

interface AmountProps {
  label: string;
  money: Money | undefined;
  isStrong?: boolean;
  isDelivery?: boolean;
  /** Says that VAT is within. */
  isWithTax?: boolean;
}

function Amount({ label, money, isStrong = false, isDelivery = false, isWithTax = false }: AmountProps) {
  const text = useText();
  if (!money) return null;
  const Shown = isDelivery ? DeliveryPrice : Price;
  return (
    <div className={isStrong ? styles.strong : styles.amount}>
      <dt>
        <bdi>{label}</bdi>
        {isWithTax && <span className={styles.note}> {text('order.with-tax')}</span>}
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
