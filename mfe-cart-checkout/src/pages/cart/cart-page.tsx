import { Suspense, useRef } from 'react';
import { definePage, useHost, useSnapshot } from 'shared-platform';
import { Breadcrumbs, Button, ButtonLink, EmptyState, Notice, VisuallyHidden } from 'shared-ui';
import { RemovedLineText } from '../../features/cart-lines/removed-line';
import { useRemoval, type Removal } from '../../features/cart-lines/use-removal';
import { useCart } from '../../features/cart/use-cart';
import { EndedSession, useHasEnded } from '../../features/ended-session/ended-session';
import { useSavedForLater, type SavedForLater } from '../../features/saved-for-later/use-saved-for-later';
import { readShared } from '../../features/shared-cart/shared-cart';
import { OutboxList } from '../../features/outbox/outbox-list';
import { CartLines } from './cart-lines';
import { CartPlaceholder } from './cart-placeholder';
import { CartSummary } from './cart-summary';
import { messages, useText } from './messages/source';
import { partOfPage } from './part-of-page';
import { RecentlyViewed } from './recently-viewed';
import { TotalBar } from './total-bar';
import { useStoredCart, type ShownCart } from './use-stored-cart';
import styles from './cart-page.module.css';

/** What few want at once comes after what everybody came for. */
const BelowLines = partOfPage(() => import('./cart-extras').then(({ BelowLines: part }) => part));
const SharedCart = partOfPage(() => import('./shared-cart').then(({ SharedCart: part }) => part));

/** The cart page: lines, coupon, totals, and the way to the checkout. */
function CartPage() {
  const text = useText();
  const cart = useStoredCart(useCart());
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[{ label: text('cart.home'), to: '/' }, { label: text('cart.title') }]} />
      <div className={styles.head}>
        <h1 className={styles.title}>{text('cart.title')}</h1>
        <Count cart={cart} />
      </div>
      {/* What comes first when it comes would push the others down. */}
      <Suspense fallback={<CartPlaceholder />}>
        <Shared />
        <OutboxList />
        <Content cart={cart} />
      </Suspense>
    </div>
  );
}

/** How many pieces; or that what is shown is from the last visit. */
function Count({ cart }: { cart: ShownCart }) {
  const text = useText();
  if (cart.status !== 'ready') return null;
  const { count } = cart.state.summary;
  if (cart.isKept && cart.staleMessage === undefined)
    return (
      <p role="status" className={`${styles.count} ${styles.checking}`}>
        {text('cart.checking')}
      </p>
    );
  return count > 0 ? <p className={styles.count}>{text('cart.count', { count })}</p> : null;
}

/** What the address brings along, above the shopper's own cart. */
function Shared() {
  const { location } = useSnapshot(useHost().navigation.state);
  const shared = readShared(location.search);
  if (shared.lines.length === 0 && shared.unusable.length === 0) return null;
  return <SharedCart key={location.search} {...shared} />;
}

function Content({ cart }: { cart: ShownCart }) {
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

function Cart({ details, state, staleMessage, retry, isKept }: Extract<ShownCart, { status: 'ready' }>) {
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const later = useSavedForLater();
  const isChanging = state.busy.changing !== undefined || state.busy.loading;
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
        // What may be old can be read, not changed or ordered.
        <div className={styles.columns} inert={isKept} aria-busy={isKept}>
          <div>
            <CartLines items={details.items} removal={removal} later={later} />
            <div className={styles.below}>
              <Suspense fallback={null}>
                <BelowLines later={later} />
              </Suspense>
            </div>
            <TotalBar details={details} count={state.summary.count} isChanging={isChanging} summary={summary} />
          </div>
          <CartSummary details={details} isChanging={isChanging} title={summary} />
        </div>
      ) : (
        <EmptyCart removal={removal} later={later} />
      )}
      <VisuallyHidden>
        <span role="status">{removal.said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What was taken out last can be put back here, too. */
function EmptyCart({ removal: { entries, undo }, later }: { removal: Removal; later: SavedForLater }) {
  const text = useText();
  const hasEnded = useHasEnded();
  return (
    <>
      {entries.map(({ key, removed }) => removed && <RemovedLineText key={key} line={removed} onUndo={() => undo(removed)} />)}
      {hasEnded ? (
        <EndedSession />
      ) : (
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
      )}
      {/* Together, so that the first does not push the second down when it comes. */}
      <Suspense fallback={null}>
        <BelowLines later={later} />
        <RecentlyViewed />
      </Suspense>
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
