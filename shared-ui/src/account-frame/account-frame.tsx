import { useId, useRef, type ReactNode } from 'react';
import type { LinkGroup, ShopLink } from 'shared-contracts';
import { Link, useHost, useLocation, useSnapshot } from 'shared-platform';
import { classNames } from '../class-names';
import styles from './account-frame.module.css';
import { useAccountFrameText } from './messages/source';
import { useLineOfLinks } from './use-line-of-links';
import { useNearFocus } from './use-near-focus';

export interface AccountFrameProps {
  title: string;
  /** What the navigation and the button are called, in the remote's own messages. */
  labels: { navigation: string; signOut: string };
  /** The path of the link that the page belongs to, where the page's own address does not begin with it. */
  section?: string | undefined;
  children: ReactNode;
}

/**
 * The frame of the account area's pages, whichever team's they are: navigation beside the page, above it on a phone. A page that draws it
 * itself has `accountFrameMessages` among its messages.
 */
export function AccountFrame({ title, labels, section, children }: AccountFrameProps) {
  const host = useHost();
  const page = useRef<HTMLDivElement>(null);
  useNearFocus(page);
  return (
    <div className={styles.layout}>
      <aside>
        <AccountNavigation labels={labels} section={section} onSignOut={() => void host.session.signOut()} />
      </aside>
      <div ref={page} className={styles.page}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}

interface AccountNavigationProps {
  labels: AccountFrameProps['labels'];
  section?: string | undefined;
  onNavigate?: () => void;
  onSignOut: () => void;
}

/** The account area's navigation, out of the links that the live releases bring; in the drawer, its list. */
export function AccountNavigation({ labels, section, onNavigate, onSignOut }: AccountNavigationProps) {
  const host = useHost();
  const { pathname } = useLocation();
  const { 'account-area': links = [] } = useSnapshot(host.links.menus);
  const session = useSnapshot(host.session.state);
  const text = useAccountFrameText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useLineOfLinks(list, links, pathname);
  // The links come when it is known who this is, and would move the way out.
  const areComing = session.status === 'unknown' || (session.status === 'customer' && !session.customer && session.failure === undefined);
  const toItem = ({ path, label }: ShopLink) => (
    <li key={path}>
      <Link
        to={path}
        aria-current={currentOf(path, pathname) ?? (path === section ? 'true' : undefined)}
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={labels.navigation}>
      <ul ref={list} className={classNames(styles.links, areComing && styles.coming)}>
        {groupsOf(links).map(({ group, links: own }) =>
          group ? (
            <li key={group} className={styles.group}>
              <p id={id + group}>{text(GROUPS[group])}</p>
              <ul aria-labelledby={id + group}>{own.map(toItem)}</ul>
            </li>
          ) : (
            own.map(toItem)
          ),
        )}
        <li>
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            {labels.signOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}

const GROUPS = {
  orders: 'account-group.orders',
  account: 'account-group.account',
  company: 'account-group.company',
} as const satisfies Record<LinkGroup, string>;

/** Links by group, each where its first one is; those of none, or of one that this release does not know, come last. */
function groupsOf(links: readonly ShopLink[]): readonly { group: LinkGroup | undefined; links: readonly ShopLink[] }[] {
  const groupOf = ({ group }: ShopLink) => (group && group in GROUPS ? group : undefined);
  const named = [...new Set(links.map(groupOf))].filter((group) => group !== undefined);
  return [...named, undefined].map((group) => ({ group, links: links.filter((link) => groupOf(link) === group) }));
}

/** The page itself, or the one that the page belongs to: `/address-book/new` to `/address-book`. */
function currentOf(path: string, pathname: string) {
  if (pathname === path) return 'page';
  return pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
