import { useState } from 'react';
import { definePage, Link, useHost, useLocation } from 'shared-platform';
import { EmailSentence, FocusedOutcome, Notice } from 'shared-ui';
import { entryText } from '../../features/entry-text/entry-text';
import { NarrowPage } from '../../features/narrow-page/narrow-page';
import { keepEmail } from '../../features/sign-in-panel/typed-email';
import { confirmEmail, sendAgain, type Outcome } from './confirmation';
import { EmailForm } from './email-form';
import { messages, useText } from './messages/source';
import styles from './confirm-account-page.module.css';

/** Where a link of the mail leads on to: what it asks, what was said of it, or that all is done. */
type State =
  | { is: 'asking' }
  | { is: 'resending'; said: 'confirm.created' | 'confirm.sent' | 'confirm.invalid' | 'confirm.incomplete' | undefined; email: string }
  | { is: 'confirmed'; email: string };

/**
 * Where the link in the mail leads that a new account gets, and where those go whose account waits for it. Opening the link does
 * nothing yet: programs open links, too.
 */
export function ConfirmAccountPage() {
  const host = useHost();
  const text = useText();
  const { search, state: entry } = useLocation();
  const [link] = useState(() => new URLSearchParams(search));
  const key = link.get('key') ?? '';
  const email = link.get('email') ?? entryText(entry, 'email');
  const [begun] = useState<State>(() => {
    const created = entryText(entry, 'created');
    if (key !== '') return { is: 'asking' };
    return {
      is: 'resending',
      said: created ? 'confirm.created' : email === '' ? 'confirm.incomplete' : undefined,
      email: created || email,
    };
  });
  const [state, setState] = useState(begun);
  const follow = (outcome: Outcome, sent: string) => {
    if (outcome !== 'confirmed')
      return setState({ is: 'resending', said: outcome === 'sent' ? 'confirm.sent' : 'confirm.invalid', email: sent });
    keepEmail(sent);
    setState({ is: 'confirmed', email: sent });
  };

  return (
    <NarrowPage title={text('confirm.title')}>
      <div className={styles.parts}>
        {state === begun ? (
          <Sentence state={state} />
        ) : (
          <FocusedOutcome answer={state}>
            <Sentence state={state} />
          </FocusedOutcome>
        )}
        {state.is === 'asking' && (
          <EmailForm
            question="confirm.question"
            button="confirm.submit"
            defaultEmail={email}
            send={(typed) => confirmEmail(host.commerce, typed, key)}
            onOutcome={follow}
          />
        )}
        {state.is === 'resending' && (
          <EmailForm
            question="confirm.resend-question"
            button="confirm.resend"
            defaultEmail={state.email}
            send={(typed) => sendAgain(host.commerce, typed)}
            onOutcome={follow}
          />
        )}
      </div>
    </NarrowPage>
  );
}

/** What is said of the link, or of what was sent; nothing where all that there is is a question. */
function Sentence({ state }: { state: State }) {
  const text = useText();
  if (state.is === 'confirmed') {
    return (
      <Notice
        type="success"
        action={
          <Link to="/sign-in" state={{ email: state.email }}>
            {text('sign-in.submit')}
          </Link>
        }
      >
        {text('confirm.done')}
      </Notice>
    );
  }
  if (state.is === 'asking' || state.said === undefined) return null;
  return (
    <Notice type={NOTICES[state.said]}>
      <EmailSentence email={state.email}>{text(state.said, { email: state.email })}</EmailSentence>
    </Notice>
  );
}

const NOTICES = {
  'confirm.created': 'success',
  'confirm.sent': 'success',
  'confirm.invalid': 'error',
  'confirm.incomplete': 'warning',
} as const;

export default definePage(
  { head: ({ text }) => ({ title: text('confirm.title'), robots: 'noindex' }), component: ConfirmAccountPage },
  messages,
);
