import { type RefObject, useRef } from 'react';
import { definePage } from 'shared-platform';
import { Breadcrumbs, Button, ButtonLink, EmptyState, Notice } from 'shared-ui';
import { useCart } from '../../features/cart/use-cart';
import { CartLines } from './cart-lines';
import { CartPlaceholder } from './cart-placeholder';
import { CartSummary } from './cart-summary';
import { messages, useText } from './messages/source';
import { RecentlyViewed } from './recently-viewed';
import styles from './cart-page.module.css';

/** The cart page: lines, coupon, totals, and the way to the checkout. */
function CartPage() {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const cart = useCart();
  const count = cart.status === 'ready' ? cart.state.summary.count : undefined;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('cart.home'), to: '/' }, { label: text('cart.title') }]} />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {text('cart.title')}
        </h1>
        {count !== undefined && count > 0 && <p className={styles.count}>{text('cart.count', { count })}</p>}
      </div>
      <Content cart={cart} heading={heading} />
    </div>
  );
}

function Content({ cart, heading }: { cart: ReturnType<typeof useCart>; heading: RefObject<HTMLHeadingElement | null> }) {
  const text = useText();
  if (cart.status === 'loading') return <CartPlaceholder />;
  if (cart.status === 'failed') {
    return (
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
    );
  }
  const { details, state, staleMessage, retry } = cart;
  if (details.items.length === 0) {
    return (
      <>
        <EmptyState icon="cart" title={text('cart.empty')} action={<ButtonLink to="/">{text('cart.continue')}</ButtonLink>}>
          {text('cart.empty-hint')}
        </EmptyState>
        <RecentlyViewed />
      </>
    );
  }
  return (
    <>
      {staleMessage !== undefined && (
        <Notice
          type="warning"
          title={text('cart.stale')}
          action={
            <Button variant="secondary" size="s" onClick={retry}>
              {text('cart.try-again')}
            </Button>
          }
        >
          {staleMessage}
        </Notice>
      )}
      <div className={styles.columns}>
        <CartLines items={details.items} heading={heading} />
        <CartSummary details={details} isChanging={state.busy.changing !== undefined || state.busy.loading} />
      </div>
    </>
  );
}

export default definePage(
  {
    head: ({ text }) => ({ title: text('cart.title'), robots: 'noindex' }),
    component: CartPage,
  },
  messages,
);
