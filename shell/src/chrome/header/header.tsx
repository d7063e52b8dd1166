import { quickOrderPage } from 'shared-contracts';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { ChromeIcon, isChromeIconName } from 'shared-ui';
import { AccountTrigger } from './account-trigger';
import { CartTrigger } from './cart-trigger';
import { CurrencySwitcher } from './currency-switcher';
import { HeaderEnd } from './header-end';
import type { PanelProps } from './header-panel';
import { useText } from '../../messages/source';
import styles from './header.module.css';
import { Logo } from './logo';
import { MainNavigation } from '../mega-menu/main-navigation';
import { SearchForm } from './search-form';
import { StoreSwitcher } from './store-switcher';
import { UtilityLine } from './utility-line';
import { WishlistLink } from './wishlist-link';

/** Stands in the bar, at every width; the other links stand above it or in the drawer. */
const QUICK_ORDER = quickOrderPage.pattern;

/** It stays at the top of the screen while one goes up the page (header-moves.ts). */
export function Header({ rootCategoryUid, panel, onPanel }: PanelProps & { rootCategoryUid: string }) {
  const host = useHost();
  const text = useText();
  const { header: links = [] } = useSnapshot(host.links.menus);
  const { isOnline, hasBeenOffline } = useSnapshot(host.connectivity.state);
  const quickOrder = links.find(({ path }) => path === QUICK_ORDER);
  return (
    <header className={styles.header} data-header data-panel={panel}>
      <UtilityLine links={links.filter((link) => link !== quickOrder)} />
      <div className={styles.band}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.menu}
            aria-label={text('header.menu')}
            aria-expanded={panel === 'drawer'}
            onClick={() => onPanel(panel === 'drawer' ? undefined : 'drawer')}
          >
            <ChromeIcon name="menu" />
          </button>
          <Logo />
          <SearchForm />
          {quickOrder && (
            <Link to={QUICK_ORDER} className={styles.quick}>
              {isChromeIconName(quickOrder.icon) && <ChromeIcon name={quickOrder.icon} />}
              <span>{quickOrder.label}</span>
            </Link>
          )}
          <div className={styles.actions}>
            {hasBeenOffline && !isOnline && (
              <span className={styles.offline} role="status">
                {text('header.offline')}
              </span>
            )}
            <StoreSwitcher />
            <CurrencySwitcher />
            <WishlistLink onPanel={onPanel} />
            <AccountTrigger panel={panel} onPanel={onPanel} />
            <CartTrigger panel={panel} onPanel={onPanel} />
          </div>
        </div>
      </div>
      <MainNavigation rootCategoryUid={rootCategoryUid} />
      <HeaderEnd />
    </header>
  );
}
