import { useEffect, useRef } from 'react';
import type { CartDetails } from 'shared-contracts';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { Button, ButtonLink, Notice, Price, Skeleton, VisuallyHidden } from 'shared-ui';
import { isOrderable } from '../../features/cart-lines/line-facts';
import type { Checkout } from '../../features/checkout-process/checkout';
import { Agreements } from './agreements';
import { useMarks, type AskedAgreements } from './use-agreements';
import { useText } from './messages/source';
import styles from './checkout-page.module.css';

interface ReviewStepProps {
  checkout: Checkout;
  details: CartDetails;
  asked: AskedAgreements;
}

/** The last look, and the order itself. */
export function ReviewStep({ checkout, details, asked }: ReviewStepProps) {
  const host = useHost();
  const text = useText();
  const { order, errors } = useSnapshot(checkout.state);
  const { isOnline } = useSnapshot(host.connectivity.state);
  const message = useRef<HTMLDivElement>(null);
  const isPlacing = order === 'placing' || order === 'checking';
  const agreements = asked.status === 'ready' ? asked.known : undefined;
  const marks = useMarks(checkout.storage, agreements ?? []);
  const isBlocked = !isOnline || !agreements || !details.items.every(isOrderable);
  useEffect(() => {
    if (errors.order !== undefined) message.current?.scrollIntoView?.({ block: 'nearest' });
  }, [errors.order]);

  const place = () => {
    const ids = marks.read();
    // Why there is no order is in the state's errors. It may be an agreement that the store has only just made.
    if (ids) checkout.placeOrder(ids).catch(asked.again);
  };
  return (
    <div className={styles.form}>
      <p className={styles.pay}>
        <span>
          {text('checkout.review.pay')} <span className={styles.note}>{text('totals.including')}</span>
        </span>
        <Price money={details.totals.grandTotal} size="l" />
      </p>
      {asked.status === 'loading' && <Skeleton height={44} shape="block" />}
      {asked.status === 'failed' && (
        <Notice
          type="error"
          action={
            <Button variant="secondary" size="s" onClick={asked.again}>
              {text('cart.try-again')}
            </Button>
          }
        >
          {text('checkout.agreements.failed')}
        </Notice>
      )}
      {agreements && agreements.length > 0 ? (
        <Agreements agreements={agreements} marked={marks.marked} missed={marks.missed} first={marks.first} onMark={marks.mark} />
      ) : (
        <p className={styles.hint}>
          {text('checkout.review.terms')} <Link to="/terms-and-conditions">{text('checkout.review.terms-link')}</Link>
        </p>
      )}
      <div ref={message}>{errors.order !== undefined && order !== 'placing' && <Notice type="error">{errors.order}</Notice>}</div>
      {order === 'unconfirmed' || order === 'checking' ? (
        <WaysToFindOut checkout={checkout} isChecking={order === 'checking'} />
      ) : (
        <Button className={styles.next} busy={isPlacing} aria-disabled={isBlocked || undefined} onClick={() => !isBlocked && place()}>
          {text('checkout.place')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{isPlacing ? text('checkout.placing') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Nobody knows whether the order was placed: it is not offered again before that is known. */
function WaysToFindOut({ checkout, isChecking }: { checkout: Checkout; isChecking: boolean }) {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  return (
    <div className={styles.ways}>
      <Button busy={isChecking} onClick={() => void checkout.checkOrder()}>
        {text('checkout.order.check')}
      </Button>
      {status === 'customer' && (
        <ButtonLink to="/order-history" variant="secondary">
          {text('confirmation.history')}
        </ButtonLink>
      )}
    </div>
  );
}
