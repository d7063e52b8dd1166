import { useEffect, useState, type ComponentType } from 'react';
import { signInPath, type PageContext, type PageOperations, type PageParams } from 'shared-contracts';
import {
  toPageContext,
  useHost,
  useLocation,
  useSnapshot,
  useText,
  type PageProps,
  type TextFunction,
  type TextValues,
} from 'shared-platform';
import { AccountFrame } from '../account-frame/account-frame';
import { ButtonLink } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { Skeleton } from '../feedback/skeleton';
import { pageFaultOf } from '../platform-words/page-fault';
import styles from './account-page.module.css';
import { LoadFailure } from './load-failure';
import { useAccountPageText } from './messages/source';
import { missing, toPageState, type PageAccess } from './page-state';
import { rootsOf } from './roots-of';

/** A message by its id, or with the values that it is written with. */
export type Words<Id extends string> = Id | readonly [id: Id, values: TextValues];

/** What is said where there is nothing to show. */
export interface StateWords<Id extends string> {
  title: Words<Id>;
  text?: Words<Id>;
  /** What to do about it. */
  action?: ComponentType;
}

export interface AccountPageContentProps<View, Params extends PageParams = PageParams> {
  view: View;
  params: Params;
}

/** What a page of the account area is called, says and shows. */
export interface AccountPageFacts<View, Params extends PageParams, Id extends string> {
  /** Heading and document title. `view` is undefined until it is there. */
  title: Id | ((view: View | undefined, context: PageContext<Params>) => Words<Id>);
  /** The heading, where what is shown has a name of its own. */
  heading?(view: View): string;
  /** The path of the link that the page belongs to, where the page's own address does not begin with it. */
  section?: string;
  /** What a guest reads: what signing in is for. */
  guest?: Id;
  /** Who may see it; default: every customer. */
  access?: PageAccess;
  /** Stands above the content, whatever its state. */
  lead?: ComponentType<{ view: View | undefined; params: Params }>;
  /** Height of the grey area until the content is there. Default `16rem`. */
  placeholder?: string;
  /** What could not be loaded. Default: that something could not be. */
  failed?: Id;
  /** Of a `view` that gives `missing`. */
  missing?: StateWords<Id>;
  /** What is said in the place of a view that holds nothing. */
  empty?(view: View, context: PageContext<Params>): StateWords<Id> | undefined;
  component: ComponentType<AccountPageContentProps<View, Params>>;
}

/** Facts of a page whose types its definition has checked. */
export interface AnyAccountPage extends AccountPageFacts<unknown, PageParams, string> {
  operations?(context: PageContext): PageOperations;
  view(results: PageProps['results'], context: PageContext): unknown;
}

export function titleOf({ title }: AnyAccountPage, view: unknown, context: PageContext, text: TextFunction): string {
  return say(text, typeof title === 'function' ? title(view === missing ? undefined : view, context) : title);
}

/** A page of the account area, in its frame; where there is nothing to show, it says why. */
export function AccountPage({ page, params, results }: PageProps & { page: AnyAccountPage }) {
  const { access, failed, empty, component: Shown, lead: Lead } = page;
  const host = useHost();
  const location = useLocation();
  const own = useText();
  const text = useAccountPageText();
  const context = toPageContext(host, params, location.search);
  const view = page.view(results, context);
  const session = useSnapshot(host.session.state);
  const { isChecking, checkAgain } = useEndedToken(results);
  const found = toPageState(session, access, results, view);
  // What is shown stays: a question that the page can do without may have been refused.
  const state = session.status === 'customer' && isChecking && found.kind !== 'ready' ? LOADING : found;
  // What must not be shown is not named either: its answers may have come before a permission was taken away.
  const shown = state.kind === 'ready' ? state.view : undefined;
  const title = shown !== undefined && page.heading ? page.heading(shown) : titleOf(page, shown, context, own);
  const content = () => {
    switch (state.kind) {
      case 'guest':
        return undefined;
      case 'ready': {
        const nothing = empty?.(state.view, context);
        return nothing ? <Nothing {...nothing} /> : <Shown view={state.view} params={params} />;
      }
      case 'failed': {
        const retry = () => {
          checkAgain();
          host.commerce.invalidate(rootsOf(page.operations?.(context) ?? {}));
        };
        return (
          <LoadFailure onRetry={retry}>
            {failed ? own(failed) : access ? <access.Failed message={state.message} /> : text('page.failed')}
          </LoadFailure>
        );
      }
      case 'missing':
        return page.missing && <Nothing {...page.missing} />;
      case 'loading':
        return <Skeleton height={page.placeholder ?? '16rem'} shape="block" />;
      default:
        return access && <access.Refused why={state.kind} />;
    }
  };
  if (state.kind === 'guest')
    return (
      <div className={styles.guest}>
        <h1>{title}</h1>
        <EmptyState
          icon="user"
          title={page.guest ? own(page.guest) : text('page.guest')}
          action={<ButtonLink to={signInPath(location)}>{text('page.sign-in')}</ButtonLink>}
        >
          {access && <access.Guest />}
        </EmptyState>
      </div>
    );
  return (
    <AccountFrame title={title} section={page.section} labels={{ navigation: text('page.navigation'), signOut: text('page.sign-out') }}>
      {Lead && <Lead view={shown} params={params} />}
      {content()}
    </AccountFrame>
  );
}

const LOADING = { kind: 'loading' } as const;

/**
 * The platform may answer as to nobody where a session was ended elsewhere, which this document does not know: the session is asked anew,
 * and ends where it is over. `isChecking` until it has answered. A refusal after good answers is a new one, whatever its sentence.
 * `checkAgain` leaves `isChecking` as it is: what was pressed stays, with the focus.
 */
function useEndedToken(results: PageProps['results']): { isChecking: boolean; checkAgain: () => void } {
  const { session } = useHost();
  const refusal = Object.values(results).find(({ error }) => pageFaultOf(error) === 'signed-out')?.error?.message;
  const [checked, setChecked] = useState<string>();
  if (refusal === undefined && checked !== undefined) setChecked(undefined);
  useEffect(() => {
    if (refusal === undefined) return undefined;
    let isCurrent = true;
    void session
      .reload()
      .catch(() => undefined)
      .then(() => isCurrent && setChecked(refusal));
    return () => void (isCurrent = false);
  }, [session, refusal]);
  const checkAgain = () => void (refusal !== undefined && session.reload().catch(() => undefined));
  return { isChecking: refusal !== checked, checkAgain };
}

function Nothing({ title, text: words, action: Action }: StateWords<string>) {
  const text = useText();
  return (
    <EmptyState title={say(text, title)} action={Action && <Action />}>
      {words && say(text, words)}
    </EmptyState>
  );
}

function say(text: TextFunction, words: Words<string>): string {
  return typeof words === 'string' ? text(words) : text(...words);
}
