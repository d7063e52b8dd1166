import type { ReactNode } from 'react';
import { signInPath } from 'shared-contracts';
import { useHost, useLocation, useSnapshot } from 'shared-platform';
import { ButtonLink, EmptyState, Skeleton } from 'shared-ui';
import { AccountLayout } from '../account-layout/account-layout';
import { useText } from '../../messages/source';
import styles from './customers-only.module.css';

export interface CustomersOnlyProps {
  title: string;
  /** What a guest reads: what signing in is for. */
  reason: string;
  /** As of `AccountFrame`. */
  section?: string | undefined;
  children: ReactNode;
}

/** A page of the account area whose address is open to everybody: a guest is asked to sign in, and comes back to it. */
export function CustomersOnly({ title, reason, section, children }: CustomersOnlyProps) {
  const host = useHost();
  const text = useText();
  const location = useLocation();
  const { status } = useSnapshot(host.session.state);
  if (status === 'guest') {
    return (
      <div className={styles.guest} data-team="customer">
        <h1>{title}</h1>
        <EmptyState icon="user" title={reason} action={<ButtonLink to={signInPath(location)}>{text('sign-in.submit')}</ButtonLink>} />
      </div>
    );
  }
  return (
    <AccountLayout title={title} section={section}>
      {status === 'customer' ? children : <Skeleton height="16rem" shape="block" />}
    </AccountLayout>
  );
}
