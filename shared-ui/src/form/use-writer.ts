import { useHost, useSnapshot } from 'shared-platform';
import { GUEST } from './kept-by';

/** Whose text it is that is typed now: the customer's e-mail address, `GUEST`, or empty as long as that is not known. */
export function useWriter(): string {
  const session = useSnapshot(useHost().session.state);
  if (session.status === 'customer') return session.customer?.email ?? '';
  return session.status === 'guest' ? GUEST : '';
}
