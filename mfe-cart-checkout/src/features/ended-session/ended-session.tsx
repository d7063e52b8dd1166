import { signInPath } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { ButtonLink, EmptyState } from 'shared-ui';
import { useText } from '../../messages/source';

/** Whether the empty cart is that of a guest who was a customer until a moment ago, and whose own cart is in the account. */
export function useHasEnded(): boolean {
  const session = useSnapshot(useHost().session.state);
  return session.status === 'guest' && session.hasEnded === true;
}

/** In the place of an empty cart: the session has ended, and signing in leads back here. */
export function EndedSession() {
  const text = useText();
  const { location } = useSnapshot(useHost().navigation.state);
  return (
    <EmptyState
      icon="user"
      title={text('session.ended')}
      action={
        <ButtonLink to={signInPath(location)} data-empty-action="">
          {text('session.sign-in')}
        </ButtonLink>
      }
    >
      {text('session.ended-hint')}
    </EmptyState>
  );
}
