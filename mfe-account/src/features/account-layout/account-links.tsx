import { Link, useHost, useLocation, useSnapshot, useText } from 'shared-platform';
import styles from './account-layout.module.css';

const LINKS: readonly { id: string; path: string; needsExtensions?: boolean; isCompany?: boolean }[] = [
  { id: 'account.orders', path: '/order-history' },
  { id: 'account.information', path: '/account-information' },
  { id: 'account.sub-users', path: '/manage-subuser', isCompany: true },
];

interface AccountLinksProps {
  onNavigate?: () => void;
  onSignOut: () => void;
}

/** The account area's side navigation; in the drawer, its list. */
export function AccountLinks({ onNavigate, onSignOut }: AccountLinksProps) {
  const host = useHost();
  const text = useText();
  const { pathname } = useLocation();
  // The company flag comes with the customer, after the page.
  const session = useSnapshot(host.session.state);
  const isCompany = session.status === 'customer' && (session.customer?.isCompanyAccount ?? false);
  return (
    <nav aria-label={text('account.navigation')}>
      <ul className={styles.links}>
        {LINKS.filter((link) => isCompany || !link.isCompany).map(({ id, path }) => (
          <li key={path}>
            <Link to={path} aria-current={pathname === path ? 'page' : undefined} {...(onNavigate ? { onClick: onNavigate } : {})}>
              {text(id)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            {text('account.sign-out')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
