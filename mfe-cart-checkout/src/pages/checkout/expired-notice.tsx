import { useEffect, useState } from 'react';
import { useHost, useSnapshot, useText } from 'shared-platform';
import { ButtonLink, Notice } from 'shared-ui';
import type { CheckoutStorage } from '../../features/checkout-process/checkout-storage';
import { isolateLtr } from '../../features/isolate-ltr';

export const SIGN_IN_PATH = `/sign-in?from=${encodeURIComponent('/checkout')}`;

/** The e-mail address of a customer whose session ended in the middle of the checkout, and who is a guest now. */
export function useExpiredCustomer(storage: CheckoutStorage): string | undefined {
  const host = useHost();
  const { status } = useSnapshot(host.session.state);
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    const marked = storage.loadDraft('customer')?.email;
    setEmail(status === 'guest' && typeof marked === 'string' ? marked : undefined);
  }, [storage, status]);
  return email;
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
