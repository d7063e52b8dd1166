import { useEffect } from 'react';
import { may } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { ButtonLink } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { pageFaultOf } from '../platform-words/page-fault';
import { usePlatformSentence } from '../platform-words/use-platform-message';
import { useAccountPageText } from './messages/source';
import type { PageAccess, Refusal } from './page-state';

/** A company's page: for roles that include one of these permissions. */
export function ofCompany(...permissions: readonly string[]): PageAccess {
  return {
    check(session) {
      if (session.status !== 'customer' || (session.customer === undefined && session.failure === undefined)) return 'loading';
      // The platform has the last word: where nobody could read the role, its answer says what the role allows.
      return permissions.every((permission) => may(session, permission) === false) ? 'not-allowed' : undefined;
    },
    refusalOf(message) {
      const fault = pageFaultOf(message);
      if (fault === 'not-allowed') return 'not-allowed';
      // A company's questions are refused to a customer without one as if the token had ended.
      return fault === 'no-company' || fault === 'signed-out' ? 'not-a-company' : undefined;
    },
    Guest: () => useAccountPageText()('page.company-only'),
    Refused({ why }) {
      const { session } = useHost();
      // What the platform refuses to a role that included it a moment ago was taken away since: menus and pages have to know.
      const isOutdated = why === 'not-allowed' && permissions.some((permission) => may(session.state.get(), permission));
      useEffect(() => {
        if (isOutdated) void session.reload().catch(() => undefined);
      }, [session, isOutdated]);
      return <Refused why={why} />;
    },
    Failed({ message }) {
      const sentence = usePlatformSentence(message || undefined);
      return [useAccountPageText()('page.failed'), sentence].filter(Boolean).join(' ');
    },
  };
}

function Refused({ why }: { why: Refusal }) {
  const text = useAccountPageText();
  return (
    <EmptyState title={text(`page.${why}`)} action={<ButtonLink to="/">{text('page.home')}</ButtonLink>}>
      {text(`page.${why}-text`)}
    </EmptyState>
  );
}
