import { Link, useHost, useSnapshot, useText } from 'shared-platform';
import { Icon } from 'shared-ui';
import { AccountTrigger } from './account-trigger';
import { CartTrigger } from './cart-trigger';
import { CurrencySwitcher } from './currency-switcher';
import styles from './header.module.css';
import { MainNavigation } from '../mega-menu/main-navigation';
import { SearchForm } from './search-form';
import { StoreSwitcher } from './store-switcher';
import { useOwnsRoute } from '../../routing/owned-routes';

/** What the header opens; one at a time. */
export type HeaderPanel = 'drawer' | 'mini-cart' | 'sign-in' | 'account-menu';

export interface PanelProps {
  panel: HeaderPanel | undefined;
  onPanel: (panel: HeaderPanel | undefined) => void;
}

export function Header({ rootCategoryUid, panel, onPanel }: PanelProps & { rootCategoryUid: string }) {
  const host = useHost();
  const text = useText();
  const ownsRoute = useOwnsRoute();
  const { isOnline, hasBeenOffline } = useSnapshot(host.connectivity.state);
  const brand = host.config.brand.name[host.intl.language];
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.menu}
          aria-label={text('header.menu')}
          aria-expanded={panel === 'drawer'}
          onClick={() => onPanel(panel === 'drawer' ? undefined : 'drawer')}
        >
          <Icon name="menu" />
        </button>
        <Link to="/" className={styles.logo} aria-label={brand}>
          <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false">
            <circle cx="18" cy="18" r="16" fill="none" stroke="currentColor" strokeWidth="3" />
            <circle cx="18" cy="18" r="7" fill="none" stroke="currentColor" strokeWidth="3" />
            <g fill="currentColor">
              <circle cx="18" cy="6.5" r="2.6" />
              <circle cx="28" cy="12.3" r="2.6" />
              <circle cx="28" cy="23.7" r="2.6" />
              <circle cx="18" cy="29.5" r="2.6" />
              <circle cx="8" cy="23.7" r="2.6" />
              <circle cx="8" cy="12.3" r="2.6" />
            </g>
          </svg>
          <span className={styles.brand}>{brand}</span>
        </Link>
        <SearchForm />
        <div className={styles.links}>
          {ownsRoute('/quickOrder') && (
            <Link to="/quickOrder">
              <Icon name="bolt" />
              <span>{text('header.quick-order')}</span>
            </Link>
          )}
          <Link to="/locations">
            <Icon name="location" />
            <span>{text('header.locations')}</span>
          </Link>
          <Link to="/contact-us">
            <Icon name="phone" />
            <span>{text('header.help')}</span>
          </Link>
        </div>
        <div className={styles.actions}>
          {hasBeenOffline && !isOnline && (
            <span className={styles.offline} role="status">
              {text('header.offline')}
            </span>
          )}
          <StoreSwitcher />
          <CurrencySwitcher />
          <AccountTrigger panel={panel} onPanel={onPanel} />
          <CartTrigger panel={panel} onPanel={onPanel} />
        </div>
      </div>
      <MainNavigation rootCategoryUid={rootCategoryUid} />
    </header>
  );
}
