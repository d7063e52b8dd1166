import { useState } from 'react';
import { accountInformationPage, change, pathTo, signInPath, type CommerceError } from 'shared-contracts';
import { definePage, useHost, useLocation, useSnapshot } from 'shared-platform';
import {
  Actions,
  Button,
  ButtonLink,
  EmailSentence,
  EmptyState,
  FormFailure,
  Skeleton,
  useAskFirst,
  usePlatformMessage,
  type KnownSentence,
} from 'shared-ui';
import { AcceptCompanyInvitationDocument, type CompanyInvitationInput } from './accept-invitation.graphql.ts';
import styles from './accept-invitation-page.module.css';
import { readInvitation } from './invitation';
import { messages, useText } from './messages/source';

const SENTENCES: readonly KnownSentence<'invitation.invalid' | 'invitation.other-person' | 'invitation.member'>[] = [
  [/invitation code is not valid/i, 'invitation.invalid'],
  [/isn't authorized/i, 'invitation.other-person'],
  [/already assigned to company/i, 'invitation.member'],
];

/** A company invites somebody who has an account: a mail leads here. Opening the link does nothing yet: programs open links, too. */
export function AcceptInvitationPage() {
  const text = useText();
  return (
    <div className={styles.page}>
      <h1>{text('invitation.title')}</h1>
      <Invitation />
    </div>
  );
}

function Invitation() {
  const text = useText();
  const session = useSnapshot(useHost().session.state);
  const location = useLocation();
  const [invitation] = useState(() => readInvitation(location.search));
  const home = <ButtonLink to="/">{text('page.home')}</ButtonLink>;
  if (!invitation) return <EmptyState title={text('invitation.incomplete')} action={home} />;
  switch (session.status) {
    case 'unknown':
      return <Skeleton height="10rem" shape="block" />;
    case 'guest':
      return (
        <EmptyState
          title={text('invitation.sign-in-title')}
          action={<ButtonLink to={signInPath(location)}>{text('page.sign-in')}</ButtonLink>}
        >
          {text('invitation.sign-in-text')}
        </EmptyState>
      );
    default:
      if (session.customer?.isCompanyAccount) return <EmptyState title={text('invitation.member')} action={home} />;
      return <Accept invitation={invitation} email={session.customer?.email ?? ''} />;
  }
}

function Accept({ invitation, email }: { invitation: CompanyInvitationInput; email: string }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const askFirst = useAskFirst();
  /** Who is accepted is refused when they accept again. */
  const isMember = async () => {
    await host.session.reload().catch((failure: unknown) => host.telemetry.recordError(failure));
    const now = host.session.state.get();
    return now.status === 'customer' && now.customer?.isCompanyAccount ? { error: undefined } : undefined;
  };
  const accept = async () => {
    setState({ isBusy: true });
    const { error } = await askFirst<{ error: CommerceError | undefined }>(
      () => change(host.commerce, AcceptCompanyInvitationDocument, { input: invitation }, { retry: false }),
      isMember,
    );
    if (error) return setState({ isBusy: false, failure: await say(error) });
    // Prices, menus and what may be done are another's now.
    // Who cannot be read just now is read with the next document: the invitation is accepted.
    await host.session.reload().catch((failure: unknown) => host.telemetry.recordError(failure));
    // By hand: what is asked for again is drawn for the session, which has to know the company first.
    host.commerce.invalidate(['company', 'customer', 'products']);
    host.toasts.add({ type: 'success', message: text('invitation.accepted') });
    return host.navigation.replace(pathTo(host, accountInformationPage) ?? '/');
  };
  return (
    <div className={styles.question}>
      <FormFailure failure={state.failure} />
      <p>
        <EmailSentence email={email}>{text('invitation.question', { email })}</EmailSentence>
      </p>
      <p className={styles.hint}>{text('invitation.means')}</p>
      <Actions>
        <Button busy={state.isBusy} onClick={() => void accept()}>
          {text('invitation.accept')}
        </Button>
        <ButtonLink to="/" variant="quiet">
          {text('invitation.later')}
        </ButtonLink>
      </Actions>
    </div>
  );
}

export default definePage(
  { head: ({ text }) => ({ title: text('invitation.title'), robots: 'noindex' }), component: AcceptInvitationPage },
  messages,
);
