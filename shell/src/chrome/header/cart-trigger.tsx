import { cartPage, cartRef, type CartService, checkoutPage, formatMoney, isMoney } from 'shared-contracts';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { ChromeIcon } from 'shared-ui';
import type { PanelProps } from './header-panel';
import { useText } from '../../messages/source';
import styles from './trigger.module.css';

const BADGE_MAX = 99;

/**
 * The cart: a trigger for the mini cart with the count, and a link to the cart page with the sum, once it is known. Missing where no
 * release provides a cart; hidden on /checkout.
 */
export function CartTrigger(props: PanelProps) {
  const cart = useHost().service(cartRef);
  return cart && <ShownCart cart={cart} {...props} />;
}

function ShownCart({ cart, panel, onPanel }: PanelProps & { cart: CartService }) {
  const host = useHost();
  const text = useText();
  const { summary, details } = useSnapshot(cart.state);
  // On a new document the lines are not read before something shows them: the sum of the last visit, kept with the count, stands for them.
  const known = details ? details.totals.grandTotal : isMoney(summary.total) ? summary.total : undefined;
  const sum = known && (details?.items.length ?? summary.count) > 0 ? formatMoney(known) : undefined;
  const { location } = useSnapshot(host.navigation.state);
  if (location.pathname === checkoutPage.pattern) return null;
  return (
    <div className={styles.cart}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={text('header.cart', { count: summary.count })}
        aria-expanded={panel === 'mini-cart'}
        onPointerEnter={() => host.slots.prefetch('mini-cart')}
        onFocus={() => host.slots.prefetch('mini-cart')}
        onClick={() => onPanel(panel === 'mini-cart' ? undefined : 'mini-cart')}
      >
        <ChromeIcon name="cart" />
        {summary.count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {/* The sign stands behind the number in Arabic, too. */}
            <bdi dir="ltr">{summary.count > BADGE_MAX ? `${BADGE_MAX}+` : summary.count}</bdi>
          </span>
        )}
      </button>
      <Link to={cartPage.pattern} className={styles.trigger} aria-label={sum && `${text('header.view-cart')} ${sum}`}>
        {sum ? <bdi dir="ltr">{sum}</bdi> : text('header.view-cart')}
      </Link>
    </div>
  );
}
