import type { ReactNode } from 'react';
import type { SessionCustomer } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { LoadFailure, Skeleton, usePlatformSentence } from 'shared-ui';
import { useText } from '../../messages/source';

interface CustomerPartProps {
  /** Of the placeholder until the customer has been read. */
  height: string;
  children: (customer: SessionCustomer) => ReactNode;
}

/** What needs to know who is signed in. Where that cannot be read, it says so, and reads it again on demand. */
export function CustomerPart({ height, children }: CustomerPartProps) {
  const host = useHost();
  const text = useText();
  const session = useSnapshot(host.session.state);
  const sentence = usePlatformSentence(session.status === 'customer' ? session.failure : undefined);
  if (session.status === 'customer' && session.customer) return children(session.customer);
  if (session.status !== 'customer' || session.failure === undefined) return <Skeleton height={height} shape="block" />;
  // What fails once more is in the state again.
  const again = () => void host.session.reload().catch(() => undefined);
  return (
    <LoadFailure onRetry={again}>
      {text('customer.failed')} {sentence}
    </LoadFailure>
  );
}
