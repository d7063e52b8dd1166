import { useRef } from 'react';
import { definePage } from 'shared-platform';
import { Breadcrumbs, Button, ButtonLink, EmptyState, Notice, VisuallyHidden } from 'shared-ui';
import { RemovedLineText } from '../../features/cart-lines/removed-line';
import { useRemoval, type Removal } from '../../features/cart-lines/use-removal';
import { useCart, type CartReading } from '../../features/cart/use-cart';
import { CartLines } from './cart-lines';
import { CartPlaceholder } from './cart-placeholder';
import { CartSummary } from './cart-summary';
import { messages, useText } from './messages/source';
import { RecentlyViewed } from './recently-viewed';
import styles from './cart-page.module.css';

/** The cart page: lines, coupon, totals, and the way to the checkout. */
function CartPage() {
  const text = useText();
  const cart = useCart();
  const count = cart.status === 'ready' ? cart.state.summary.count : undefined;
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('cart.home'), to: '/' }, { label: text('cart.title') }]} />
      <div className={styles.head}>
        <h1 className={styles.title}>{text('cart.title')}</h1>
        {count !== undefined && count > 0 && <p className={styles.count}>{text('cart.count', { count })}</p>}
      </div>
      <Content cart={cart} />
    </div>
  );
}

function Content({ cart }: { cart: CartReading }) {
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
  return <Cart {...cart} />;
}

function Cart({ details, state, staleMessage, retry }: Extract<CartReading, { status: 'ready' }>) {
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  const removal = useRemoval(details.items, content, () => content.current?.querySelector('[data-empty-action]') ?? null);
  return (
    <div ref={content}>
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
      {details.items.length > 0 ? (
        <div className={styles.columns}>
          <CartLines {...removal} />
          <CartSummary details={details} isChanging={state.busy.changing !== undefined || state.busy.loading} />
        </div>
      ) : (
        <EmptyCart removal={removal} />
      )}
      <VisuallyHidden>
        <span role="status">{removal.said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What was taken out last can be put back here, too. */
function EmptyCart({ removal: { entries, undo } }: { removal: Removal }) {
  const text = useText();
  return (
    <>
      {entries.map(({ key, removed }) => removed && <RemovedLineText key={key} line={removed} onUndo={() => undo(removed)} />)}
      <EmptyState
        icon="cart"
        title={text('cart.empty')}
        action={
          <ButtonLink to="/" data-empty-action="">
            {text('cart.continue')}
          </ButtonLink>
        }
      >
        {text('cart.empty-hint')}
      </EmptyState>
      <RecentlyViewed />
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
