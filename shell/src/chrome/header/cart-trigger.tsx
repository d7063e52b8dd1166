import { Link, useHost, useSnapshot, useText } from 'shared-platform';
import { Icon } from 'shared-ui';
import type { PanelProps } from './header';
import styles from './trigger.module.css';

const BADGE_MAX = 99;

/** The cart: a trigger for the mini cart, and a link to the cart page. Hidden on /checkout. */
export function CartTrigger({ panel, onPanel }: PanelProps) {
  const host = useHost();
  const text = useText();
  const { summary } = useSnapshot(host.cart.state);
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
