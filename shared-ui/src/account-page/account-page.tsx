import { useEffect, type ComponentType, type ReactNode } from 'react';
import { may, signInPath } from 'shared-contracts';
import { useHost, useLocation, useSnapshot, type PageResults } from 'shared-platform';
import { AccountFrame } from '../account-frame/account-frame';
import { ButtonLink } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { Skeleton } from '../feedback/skeleton';
import { usePlatformMessage } from '../platform-words/use-platform-message';
import styles from './account-page.module.css';
import { LoadFailure } from './load-failure';
import { useAccountPageText } from './messages/source';
import { toPageState, type Missing, type PageState } from './page-state';

/** What is said where there is nothing to show. */
export interface StateText {
  title: string;
  text?: string | undefined;
  action?: ComponentType | undefined;
}

export interface AccountPageProps<View> {
  title: string;
  section: string | undefined;
  permissions: readonly string[];
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
  const { title, section, permissions, guest, results, view, lead } = props;
  const text = useAccountPageText();
  const location = useLocation();
  const host = useHost();
  const session = useSnapshot(host.session.state);
  const state = toPageState(session, permissions, results, view);
  // What the platform refuses to a role that included it a moment ago was taken away since: menus and pages have to know.
  const isOutdated = state.kind === 'not-allowed' && permissions.some((permission) => may(session, permission));
  useEffect(() => {
    if (isOutdated) void host.session.reload().catch(() => undefined);
  }, [host, isOutdated]);
  if (state.kind === 'guest')
    return (
      <div className={styles.guest}>
        <h1>{title}</h1>
        <EmptyState
          icon="user"
          title={guest ?? text('page.guest')}
          action={<ButtonLink to={signInPath(location)}>{text('page.sign-in')}</ButtonLink>}
        >
          {permissions.length > 0 ? text('page.company-only') : undefined}
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

function Content<View>({
  state,
  placeholder,
  failed,
  missing,
  empty,
  onRetry,
  children,
}: AccountPageProps<View> & { state: PageState<View> }) {
  const text = useAccountPageText();
  const say = usePlatformMessage();
  switch (state.kind) {
    case 'ready': {
      const nothing = empty(state.view);
      return nothing ? <Nothing {...nothing} /> : children(state.view);
    }
    case 'failed':
      return <LoadFailure onRetry={onRetry}>{failed ?? `${text('page.failed')} ${say(state.message)}`}</LoadFailure>;
    case 'missing':
      return missing && <Nothing {...missing} />;
    case 'not-allowed':
      return <Nothing title={text('page.not-allowed')} text={text('page.not-allowed-text')} action={Home} />;
    case 'not-a-company':
      return <Nothing title={text('page.not-company')} text={text('page.not-company-text')} action={Home} />;
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

function Home() {
  return <ButtonLink to="/">{useAccountPageText()('page.home')}</ButtonLink>;
}
