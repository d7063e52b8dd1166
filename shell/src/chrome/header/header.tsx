import { Link, useHost, useSnapshot } from 'shared-platform';
import { Icon, isIconName } from 'shared-ui';
import { AccountTrigger } from './account-trigger';
import { CartTrigger } from './cart-trigger';
import { CurrencySwitcher } from './currency-switcher';
import type { PanelProps } from './header-panel';
import { useText } from '../../messages/source';
import styles from './header.module.css';
import { Logo } from './logo';
import { MainNavigation } from '../mega-menu/main-navigation';
import { SearchForm } from './search-form';
import { StoreSwitcher } from './store-switcher';

export function Header({ rootCategoryUid, panel, onPanel }: PanelProps & { rootCategoryUid: string }) {
  const host = useHost();
  const text = useText();
  const { header: links = [] } = useSnapshot(host.links.menus);
  const { isOnline, hasBeenOffline } = useSnapshot(host.connectivity.state);
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
        <Logo />
        <SearchForm />
        <div className={styles.links}>
          {links.map(({ path, label, icon }) => (
            <Link key={path} to={path}>
              {isIconName(icon) && <Icon name={icon} />}
              <span>{label}</span>
            </Link>
          ))}
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
