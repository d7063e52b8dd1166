import { Link, useHost } from 'shared-platform';
import { useText } from '../../messages/source';
import { Icon } from 'shared-ui';
import styles from './reduced-header.module.css';
import { Logo } from './logo';
import { StoreSwitcher } from './store-switcher';

/** The header of a page that is to be finished: the way home and back to the cart, help, the language. Nothing that leads astray. */
export function ReducedHeader() {
  const host = useHost();
  const text = useText();
  const { phone } = host.config.brand;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <div className={styles.actions}>
          <a className={styles.action} href={`tel:${phone.replace(/\s/g, '')}`} aria-label={text('header.call', { phone })}>
            <Icon name="phone" />
            <bdi dir="ltr" className={styles.wide}>
              {phone}
            </bdi>
          </a>
          <StoreSwitcher />
          {host.supports('cart') && (
            <Link className={styles.action} to="/cart" aria-label={text('header.back-to-cart')}>
              <Icon name="cart" />
              <span className={styles.wide}>{text('header.back-to-cart')}</span>
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
