import { useMemo } from 'react';
import { signInPath } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { ButtonLink, isolateLtr, Notice } from 'shared-ui';
import type { CheckoutStorage } from '../../features/checkout-process/checkout-storage';
import { useText } from './messages/source';

export const SIGN_IN_PATH = signInPath({ pathname: '/checkout', search: '', hash: '' });

/** The e-mail address of a customer whose session ended in the middle of the checkout, and who is a guest now. */
export function useExpiredCustomer(storage: CheckoutStorage): string | undefined {
  const host = useHost();
  const { status } = useSnapshot(host.session.state);
  return useMemo(() => (status === 'guest' ? storage.markedCustomer() : undefined), [storage, status]);
}

export function ExpiredNotice({ email }: { email: string }) {
  const text = useText();
  return (
    <Notice
      type="warning"
      action={
        <ButtonLink to={SIGN_IN_PATH} variant="secondary" size="s">
          {text('checkout.sign-in')}
        </ButtonLink>
      }
    >
      {text('checkout.expired', { email: isolateLtr(email) })}
    </Notice>
  );
}
