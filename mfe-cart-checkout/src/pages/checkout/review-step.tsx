import { useEffect, useRef, type ReactNode } from 'react';
import type { CartDetails } from 'shared-contracts';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { Button, Notice, Price, Skeleton, VisuallyHidden } from 'shared-ui';
import { isOrderable } from '../../features/cart-lines/line-facts';
import type { Checkout } from '../../features/checkout-process/checkout';
import { Agreements } from './agreements';
import { ApprovalNotice } from './approval-notice';
import { useMarks, type AskedAgreements } from './use-agreements';
import type { AskedBuying } from './use-buying';
import { useText } from './messages/source';
import { WaysToFindOut } from './ways-to-find-out';
import styles from './checkout-page.module.css';

interface ReviewStepProps {
  checkout: Checkout;
  details: CartDetails;
  asked: AskedAgreements;
  buying: AskedBuying;
}

/** The last look, and the order itself. */
export function ReviewStep({ checkout, details, asked, buying }: ReviewStepProps) {
  const host = useHost();
  const text = useText();
  const { order, errors } = useSnapshot(checkout.state);
  const { isOnline } = useSnapshot(host.connectivity.state);
  const message = useRef<HTMLDivElement>(null);
  const isPlacing = order === 'placing' || order === 'checking';
  const agreements = asked.status === 'ready' ? asked.known : undefined;
  const marks = useMarks(checkout.storage, agreements ?? []);
  const way = buying.status === 'ready' ? buying.known : undefined;
  const isPurchaseOrder = way?.kind === 'purchase-order';
  const isAllowed = way?.kind !== 'purchase-order' || way.mayPlace;
  const isBlocked = !isOnline || !agreements || !way || !isAllowed || !details.items.every(isOrderable);
  useEffect(() => {
    if (errors.order !== undefined) message.current?.scrollIntoView?.({ block: 'nearest' });
  }, [errors.order]);

  const place = () => {
    const ids = marks.read();
    // Why there is no order is in the state's errors. It may be an agreement that the store has only just made.
    if (ids) checkout.placeOrder(ids, { isPurchaseOrder }).catch(asked.again);
  };
  return (
    <div className={styles.form}>
      <p className={styles.pay}>
        <span>
          {text(isPurchaseOrder ? 'checkout.purchase.total' : 'checkout.review.pay')}{' '}
          <span className={styles.note}>{text('totals.including')}</span>
        </span>
        <Price money={details.totals.grandTotal} size="l" />
      </p>
      {way?.kind === 'purchase-order' && <ApprovalNotice buyer={way} details={details} />}
      {(asked.status === 'loading' || buying.status === 'loading') && <Skeleton height={44} shape="block" />}
      {asked.status === 'failed' && <NotLoaded again={asked.again}>{text('checkout.agreements.failed')}</NotLoaded>}
      {buying.status === 'failed' && <NotLoaded again={buying.again}>{text('checkout.purchase.failed')}</NotLoaded>}
      {!isAllowed && <Notice type="warning">{text('checkout.purchase.not-allowed')}</Notice>}
      {agreements && agreements.length > 0 ? (
        <Agreements agreements={agreements} marked={marks.marked} missed={marks.missed} first={marks.first} onMark={marks.mark} />
      ) : (
        <p className={styles.hint}>
          {text('checkout.review.terms')} <Link to="/terms-and-conditions">{text('checkout.review.terms-link')}</Link>
        </p>
      )}
      <div ref={message}>{errors.order !== undefined && order !== 'placing' && <Notice type="error">{errors.order}</Notice>}</div>
      {order === 'unconfirmed' || order === 'checking' ? (
        <WaysToFindOut checkout={checkout} isChecking={order === 'checking'} isPurchaseOrder={isPurchaseOrder} />
      ) : (
        <Button className={styles.next} busy={isPlacing} aria-disabled={isBlocked || undefined} onClick={() => !isBlocked && place()}>
          {text(isPurchaseOrder ? 'checkout.purchase.place' : 'checkout.place')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{isPlacing ? text(isPurchaseOrder ? 'checkout.purchase.placing' : 'checkout.placing') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

function NotLoaded({ again, children }: { again: () => void; children: ReactNode }) {
  const text = useText();
  return (
    <Notice
      type="error"
      action={
        <Button variant="secondary" size="s" onClick={again}>
          {text('cart.try-again')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
