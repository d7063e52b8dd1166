import type { CartService } from 'shared-contracts';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { Icon } from 'shared-ui';
import type { PanelProps } from './header-panel';
import { useText } from '../../messages/source';
import styles from './trigger.module.css';

const BADGE_MAX = 99;

/** The cart: a trigger for the mini cart, and a link to the cart page. Missing where no release provides a cart; hidden on /checkout. */
export function CartTrigger(props: PanelProps) {
  const cart = useHost().service('cart');
  return cart && <ShownCart cart={cart} {...props} />;
}

function ShownCart({ cart, panel, onPanel }: PanelProps & { cart: CartService }) {
  const host = useHost();
  const text = useText();
  const { summary } = useSnapshot(cart.state);
  const { location } = useSnapshot(host.navigation.state);
  if (location.pathname === '/checkout') return null;
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={text('header.cart', { count: summary.count })}
        aria-expanded={panel === 'mini-cart'}
        onPointerEnter={() => host.slots.prefetch('mini-cart')}
        onFocus={() => host.slots.prefetch('mini-cart')}
        onClick={() => onPanel(panel === 'mini-cart' ? undefined : 'mini-cart')}
      >
        <Icon name="cart" />
        {summary.count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {summary.count > BADGE_MAX ? `${BADGE_MAX}+` : summary.count}
          </span>
        )}
      </button>
      <Link to="/cart" className={styles.trigger}>
        {text('header.view-cart')}
      </Link>
    </>
  );
}
