import { useEffect, useRef } from 'react';
import { orderHistoryPage, orderPage, pathTo, purchaseOrderPage } from 'shared-contracts';
import { SlotView, useHost } from 'shared-platform';
import {
  Actions,
  Button,
  ButtonLink,
  ChosenOptions,
  formatDay,
  Icon,
  IconButton,
  isolateLtr,
  orderDeliveryTitle,
  OrderSteps,
  type OrderStep,
  PartNumber,
  PartText,
  paymentTitle,
  Price,
  Quantity,
  useCopy,
} from 'shared-ui';
import { DocumentButton } from '../../features/cart-documents/document-button';
import { formatArrival } from '../../features/delivery-days/delivery-days';
import type { PlacedPurchaseOrder, Receipt } from '../../features/checkout-process/checkout-state';
import { methodText, paymentMethodKind } from '../../features/payment-methods/payment-methods';
import { Totals } from '../../features/cart-totals/totals';
import { ApprovalList } from './approval-list';
import { AddressText } from './address-text';
import { useText } from './messages/source';
import styles from './confirmation.module.css';

/** The order is placed: its number, what it is, and what comes next. */
export function Confirmation({ receipt }: { receipt: Receipt }) {
  const host = useHost();
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  useOrderTitle(receipt);
  const address = receipt.order.shipping_address;
  const arrival = useArrivalText(receipt);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {text(titleOf(receipt))}
        </h1>
        <OrderNumber receipt={receipt} />
      </header>
      {!receipt.purchaseOrder && <OrderSteps steps={PLACED} />}
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
          <p>{orderDeliveryTitle(text, receipt.shippingTitle)}</p>
          {arrival !== undefined && <p>{arrival}</p>}
          <h2>{text('confirmation.payment')}</h2>
          <p>{paymentTitle(text, { code: receipt.paymentCode, title: receipt.paymentTitle })}</p>
        </section>
      </div>
      {receipt.items.length > 0 && <Items receipt={receipt} />}
      <Actions className={styles.ways}>
        <Button variant="secondary" onClick={() => window.print()}>
          {text('confirmation.print')}
        </Button>
        <DocumentButton save={({ saveConfirmation }) => saveConfirmation(host, receipt)} failed={text('confirmation.pdf-failed')}>
          {text('confirmation.pdf')}
        </DocumentButton>
        {!receipt.isGuest && <WayToIt receipt={receipt} />}
        <ButtonLink to="/">{text('cart.continue')}</ButtonLink>
      </Actions>
      {receipt.isGuest && address && (
        <SlotView
          name="create-account-after-order"
          props={{ email: receipt.email, firstName: address.firstname, lastName: address.lastname }}
        />
      )}
    </div>
  );
}

function titleOf({ purchaseOrder }: Receipt) {
  if (!purchaseOrder) return 'confirmation.title';
  return purchaseOrder.isWaiting ? 'confirmation.purchase.title-waiting' : 'confirmation.purchase.title-approved';
}

/** To the customer's order, or to the purchase order. */
function WayToIt({ receipt: { order, purchaseOrder } }: { receipt: Receipt }) {
  const host = useHost();
  const text = useText();
  const way = () => {
    if (purchaseOrder) return ['confirmation.purchase.view', pathTo(host, purchaseOrderPage, { id: purchaseOrder.uid })] as const;
    if (order.number === undefined) return ['confirmation.history', pathTo(host, orderHistoryPage)] as const;
    return ['confirmation.order', pathTo(host, orderPage, { number: order.number })] as const;
  };
  const [label, path] = way();
  return (
    path !== undefined && (
      <ButtonLink to={path} variant="secondary">
        {text(label)}
      </ButtonLink>
    )
  );
}

/** What has been reached of an order that was placed just now. A purchase order has no steps before its approval. */
const PLACED: readonly OrderStep[] = (['ordered', 'packed', 'sent', 'delivered'] as const).map((name) => ({
  name,
  isReached: name === 'ordered',
}));

/** What is left to do before a purchase order becomes an order. */
function PurchaseSteps({ purchaseOrder: { isWaiting, approvals } }: { purchaseOrder: PlacedPurchaseOrder }) {
  const text = useText();
  return (
    <section className={styles.next}>
      <h2>{text('confirmation.next')}</h2>
      {isWaiting ? (
        <ol>
          <li>
            {text(approvals.length > 0 ? 'confirmation.purchase.waits' : 'confirmation.purchase.waits-somebody')}
            <ApprovalList approvals={approvals} />
          </li>
          <li>{text('confirmation.purchase.then')}</li>
        </ol>
      ) : (
        <p>{text('confirmation.purchase.approved')}</p>
      )}
    </section>
  );
}

/** What is left to do, and what to wait for. */
function NextSteps({ receipt: { email, paymentCode, shippingTitle, purchaseOrder, arrival, dispatch } }: { receipt: Receipt }) {
  const host = useHost();
  const text = useText();
  const days = useArrivalText({ arrival });
  if (purchaseOrder) return <PurchaseSteps purchaseOrder={purchaseOrder} />;
  const payment = paymentCode === undefined ? undefined : paymentMethodKind(paymentCode);
  return (
    <section className={styles.next}>
      <h2>{text('confirmation.next')}</h2>
      <ol>
        {payment && <li>{methodText(text, payment.describe)}</li>}
        {dispatch !== undefined && <li>{text('dispatch.on', { day: formatDay(dispatch, host.intl.locale) })}</li>}
        {shippingTitle !== '' && <li>{[orderDeliveryTitle(text, shippingTitle), days].filter(Boolean).join(' · ')}</li>}
        {email !== '' && <li>{text('confirmation.email', { email: isolateLtr(email) })}</li>}
      </ol>
    </section>
  );
}

/** What was promised when the order was placed, however late it is looked at. */
function useArrivalText({ arrival }: Pick<Receipt, 'arrival'>): string | undefined {
  const host = useHost();
  const text = useText();
  return arrival && text('checkout.delivery.arrives', { days: formatArrival(host.intl.locale, arrival) });
}

/** Names the order in the document's title: a tab, a bookmark, a printed page. */
function useOrderTitle({ order: { number, id }, purchaseOrder }: Receipt) {
  const text = useText();
  const reference = purchaseOrder?.number ?? number ?? id;
  const name = purchaseOrder ? 'confirmation.purchase.page-title' : 'confirmation.page-title';
  const title = reference === undefined ? undefined : text(name, { number: reference });
  useEffect(() => {
    if (title !== undefined) document.title = document.title.replace(/^[^|]*/, `${title} `).trim();
  }, [title]);
}

function OrderNumber({ receipt: { order, purchaseOrder } }: { receipt: Receipt }) {
  const text = useText();
  const { copy } = useCopy({ copied: text('confirmation.copied'), notCopied: text('confirmation.not-copied') });
  const reference = purchaseOrder?.number ?? order.number ?? order.id;
  const orderLabel = order.number === undefined ? 'confirmation.reference' : 'confirmation.number';
  if (reference === undefined) return <p className={styles.number}>{text('confirmation.no-number')}</p>;
  return (
    <p className={styles.number}>
      {text(purchaseOrder ? 'confirmation.purchase.number' : orderLabel)}{' '}
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
      <h2>{text(receipt.purchaseOrder ? 'confirmation.purchase.items' : 'confirmation.items')}</h2>
      <ul className={styles.lines}>
        {receipt.items.map((item, index) => (
          <li key={`${item.sku}-${index}`} className={styles.line}>
            <span>
              <PartText>{item.name}</PartText>
              <span className={styles.sku}>
                <Quantity count={item.quantity} /> <PartNumber sku={item.sku} />
              </span>
              <ChosenOptions options={item.options ?? []} />
            </span>
            <Price money={item.rowTotal} />
          </li>
        ))}
      </ul>
      {receipt.totals && <Totals items={receipt.items} totals={receipt.totals} />}
    </section>
  );
}
