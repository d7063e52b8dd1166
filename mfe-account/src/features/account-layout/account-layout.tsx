import type { ReactNode } from 'react';
import { useHost } from 'shared-platform';
import { AccountLinks } from './account-links';
import styles from './account-layout.module.css';

/** The frame of the account area's pages: navigation beside the page, above it on a phone. */
export function AccountLayout({ title, children }: { title: string; children: ReactNode }) {
  const host = useHost();
  return (
    <div className={styles.layout} data-team="customer">
      <aside className={styles.side}>
        <AccountLinks onSignOut={() => void host.session.signOut()} />
      </aside>
      <div className={styles.page}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
