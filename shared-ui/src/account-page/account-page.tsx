import type { ComponentType, ReactNode } from 'react';
import { signInPath } from 'shared-contracts';
import { useHost, useLocation, useSnapshot, type PageResults } from 'shared-platform';
import { AccountFrame } from '../account-frame/account-frame';
import { ButtonLink } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { Skeleton } from '../feedback/skeleton';
import styles from './account-page.module.css';
import { LoadFailure } from './load-failure';
import { useAccountPageText } from './messages/source';
import { toPageState, type Missing, type PageAccess, type PageState } from './page-state';

/** What is said where there is nothing to show. */
export interface StateText {
  title: string;
  text?: string | undefined;
  action?: ComponentType | undefined;
}

export interface AccountPageProps<View> {
  title: string;
  section: string | undefined;
  access: PageAccess | undefined;
  /** What a guest reads: what signing in is for. */
  guest: string | undefined;
  results: PageResults;
  view: View | Missing | undefined;
  /** Stands above the content, whatever its state. */
  lead: ReactNode;
  /** Height of the grey area until the content is there. */
  placeholder: string;
  failed: string | undefined;
  missing: StateText | undefined;
  empty(view: View): StateText | undefined;
  onRetry(): void;
  children(view: View): ReactNode;
}

/** A page of the account area, in its frame; where there is nothing to show, it says why. */
export function AccountPage<View>(props: AccountPageProps<View>) {
  const { title, section, access, guest, results, view, lead } = props;
  const text = useAccountPageText();
  const location = useLocation();
  const host = useHost();
  const session = useSnapshot(host.session.state);
  const state = toPageState(session, access, results, view);
  if (state.kind === 'guest')
    return (
      <div className={styles.guest}>
        <h1>{title}</h1>
        <EmptyState
          icon="user"
          title={guest ?? text('page.guest')}
          action={<ButtonLink to={signInPath(location)}>{text('page.sign-in')}</ButtonLink>}
        >
          {access && <access.Guest />}
        </EmptyState>
      </div>
    );
  return (
    <AccountFrame title={title} section={section} labels={{ navigation: text('page.navigation'), signOut: text('page.sign-out') }}>
      {lead}
      <Content {...props} state={state} />
    </AccountFrame>
  );
}

function Content<View>(props: AccountPageProps<View> & { state: PageState<View> }) {
  const { state, access, placeholder, failed, missing, empty, onRetry, children } = props;
  const text = useAccountPageText();
  switch (state.kind) {
    case 'ready': {
      const nothing = empty(state.view);
      return nothing ? <Nothing {...nothing} /> : children(state.view);
    }
    case 'failed':
      return (
        <LoadFailure onRetry={onRetry}>{failed ?? (access ? <access.Failed message={state.message} /> : text('page.failed'))}</LoadFailure>
      );
    case 'missing':
      return missing && <Nothing {...missing} />;
    case 'not-allowed':
    case 'not-a-company':
      return access && <access.Refused why={state.kind} />;
    default:
      return <Skeleton height={placeholder} shape="block" />;
  }
}

function Nothing({ title, text, action: Action }: StateText) {
  return (
    <EmptyState title={title} action={Action && <Action />}>
      {text}
    </EmptyState>
  );
}
