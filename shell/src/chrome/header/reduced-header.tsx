import { cartPage, cartRef, type CartService } from 'shared-contracts';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { useText } from '../../messages/source';
import { ChromeIcon, telAddress } from 'shared-ui';
import { AccountTrigger } from './account-trigger';
import { HeaderEnd } from './header-end';
import type { PanelProps } from './header-panel';
import styles from './reduced-header.module.css';
import { Logo } from './logo';
import { StoreSwitcher } from './store-switcher';

/**
 * The header of a page that is to be finished: the way home and back to the cart, who is signed in, help, the language. Nothing that
 * leads astray.
 */
export function ReducedHeader(panel: PanelProps) {
  const host = useHost();
  const text = useText();
  const { phone } = host.config.brand;
  const cart = host.service(cartRef);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <div className={styles.actions}>
          {cart && <BackToCart cart={cart} />}
          <a className={`${styles.action} ${styles.phone}`} href={telAddress(phone)} aria-label={text('header.call', { phone })}>
            <ChromeIcon name="phone" />
            <bdi dir="ltr" className={styles.wide}>
              {phone}
            </bdi>
          </a>
          <StoreSwitcher />
          <AccountTrigger {...panel} />
        </div>
      </div>
      <HeaderEnd />
    </header>
  );
}

/** Stands first, so that nothing moves when it comes or goes: after an order there is nothing to go back to. */
function BackToCart({ cart }: { cart: CartService }) {
  const text = useText();
  const { summary } = useSnapshot(cart.state);
  if (summary.count === 0) return null;
  return (
    <Link className={styles.action} to={cartPage.pattern} aria-label={text('header.back-to-cart')}>
      <ChromeIcon name="cart" />
      <span className={styles.wide}>{text('header.back-to-cart')}</span>
    </Link>
  );
}
