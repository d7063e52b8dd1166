import { useEffect, useRef, useState } from 'react';
import { operation, type CartDetails } from 'shared-contracts';
import { definePage, Link, useHost, useSnapshot } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Notice } from 'shared-ui';
import type { Checkout } from '../../features/checkout-process/checkout';
import type { ShippingMethod } from '../../features/checkout-process/checkout-state';
import { CheckoutAgreementsDocument, SaudiRegionsDocument } from '../../features/checkout-process/checkout.graphql.ts';
import { isOrderable } from '../../features/cart-lines/line-facts';
import { useCart } from '../../features/cart/use-cart';
import { EndedSession, useHasEnded } from '../../features/ended-session/ended-session';
import { CheckoutPlaceholder } from './checkout-placeholder';
import { CheckoutSteps } from './checkout-steps';
import { Confirmation } from './confirmation';
import { OrderSummary } from './order-summary';
import { ExpiredNotice, SIGN_IN_PATH, useExpiredCustomer } from './expired-notice';
import { WaysToFindOut } from './ways-to-find-out';
import { useBuying, type AskedBuying } from './use-buying';
import { useCheckout } from './use-checkout';
import { useAskedAgreements, type AskedAgreements } from './use-agreements';
import { useRegions, type Regions } from './use-regions';
import { messages, useText } from './messages/source';
import styles from './checkout-page.module.css';

const operations = () => ({
  regions: operation(SaudiRegionsDocument, {}, { required: false }),
  agreements: operation(CheckoutAgreementsDocument, {}, { required: false }),
});

/** From the cart to the order number, on one page. */
function CheckoutPage() {
  const text = useText();
  const cart = useCart();
  const regions = useRegions();
  const agreements = useAskedAgreements();
  const buying = useBuying();
  const items = cart.status === 'ready' ? cart.details.items : undefined;
  const { checkout, receipt, isReady } = useCheckout(items?.length);
  const expiredEmail = useExpiredCustomer(checkout.storage);

  const { order } = useSnapshot(checkout.state);
  // Before anything of a checkout was begun here: it was sent before a reload.
  const isFollowing = !isReady && order !== 'open';

  if (receipt) return <Confirmation receipt={receipt} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text('checkout.title')}</h1>
      {expiredEmail !== undefined && <ExpiredNotice email={expiredEmail} />}
      {cart.status === 'failed' && (
        <Notice
          type="error"
          title={text('cart.failed')}
          action={
            <Button variant="secondary" onClick={cart.retry}>
              {text('cart.try-again')}
            </Button>
          }
        >
          {cart.message}
        </Notice>
      )}
      {isFollowing && <FollowedOrder checkout={checkout} />}
      {cart.status === 'loading' || (cart.status === 'ready' && cart.details.items.length > 0 && !isReady && !isFollowing) ? (
        <CheckoutPlaceholder />
      ) : null}
      {cart.status === 'ready' && cart.details.items.length === 0 && expiredEmail === undefined && !isFollowing && (
        <NothingToOrder checkout={checkout} />
      )}
      {cart.status === 'ready' && cart.details.items.length > 0 && isReady && (
        <OpenCheckout
          checkout={checkout}
          details={cart.details}
          isChanging={cart.state.busy.loading}
          regions={regions}
          agreements={agreements}
          buying={buying}
        />
      )}
    </div>
  );
}

interface OpenCheckoutProps {
  checkout: Checkout;
  details: CartDetails;
  isChanging: boolean;
  regions: Regions;
  agreements: AskedAgreements;
  buying: AskedBuying;
}

function OpenCheckout({ checkout, details, isChanging, regions, agreements, buying }: OpenCheckoutProps) {
  const host = useHost();
  const text = useText();
  const { isOnline } = useSnapshot(host.connectivity.state);
  const { shippingMethod } = useSnapshot(checkout.state);
  const [marked, setMarked] = useState<ShippingMethod>();
  return (
    <>
      <p className={styles.lead}>{text('checkout.lead')}</p>
      {!isOnline && <Notice type="warning">{text('checkout.offline')}</Notice>}
      {!details.items.every(isOrderable) && (
        <Notice
          type="warning"
          action={
            <ButtonLink to="/cart" variant="secondary" size="s">
              {text('checkout.to-cart')}
            </ButtonLink>
          }
        >
          {text('checkout.blocked')}
        </Notice>
      )}
      <div className={styles.columns}>
        <CheckoutSteps
          checkout={checkout}
          details={details}
          regions={regions}
          agreements={agreements}
          buying={buying}
          onMarkDelivery={setMarked}
        />
        <OrderSummary details={details} isChanging={isChanging} chosen={shippingMethod} marked={marked} />
      </div>
    </>
  );
}

/** An order that was sent before the document was loaded again: what became of it is being found out, or nobody knows. */
function FollowedOrder({ checkout }: { checkout: Checkout }) {
  const text = useText();
  const { order, errors } = useSnapshot(checkout.state);
  const isPurchaseOrder = checkout.storage.loadSentOrder()?.before.isPurchaseOrder === true;
  if (order === 'placing') return <Notice type="info">{text('checkout.order.following')}</Notice>;
  return (
    <>
      {errors.order !== undefined && <Notice type="error">{errors.order}</Notice>}
      <WaysToFindOut checkout={checkout} isChecking={order === 'checking'} isPurchaseOrder={isPurchaseOrder} />
    </>
  );
}

/** An empty cart; or one whose order is on its way, or was lost sight of. */
function NothingToOrder({ checkout }: { checkout: Checkout }) {
  const text = useText();
  // Whose session has ended is a guest, with a guest's cart.
  const { status } = useSnapshot(useHost().session.state);
  const hasEnded = useHasEnded();
  const { errors } = useSnapshot(checkout.state);
  const heading = useRef<HTMLDivElement>(null);
  const message = errors.order ?? errors.shippingAddress ?? errors.shippingMethod;
  useEffect(() => {
    if (message !== undefined) heading.current?.focus();
  }, [message]);
  return (
    <div ref={heading} tabIndex={-1} className={styles.nothing}>
      {message !== undefined && <Notice type="error">{message}</Notice>}
      {hasEnded ? (
        <EndedSession />
      ) : (
        <EmptyState icon="cart" title={text('cart.empty')} action={<ButtonLink to="/">{text('cart.continue')}</ButtonLink>}>
          {text('checkout.empty-hint')}
        </EmptyState>
      )}
      {status === 'guest' && !hasEnded && (
        <p className={styles.account}>
          {text('checkout.empty-guest')} <Link to={SIGN_IN_PATH}>{text('checkout.sign-in')}</Link>
        </p>
      )}
    </div>
  );
}

export default definePage(
  {
    operations,
    head: ({ text }) => ({ title: text('checkout.title'), robots: 'noindex' }),
    component: CheckoutPage,
  },
  messages,
);
