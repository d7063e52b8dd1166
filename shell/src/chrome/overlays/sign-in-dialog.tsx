import { useEffect, useState } from 'react';
import type { AccountView } from 'shared-contracts';
import { SlotView, useHost, useSnapshot } from 'shared-platform';
import { Dialog } from 'shared-ui';
import { useText } from '../../messages/source';

/** "Signin / Register" or "Forgot Password"; closes by itself once the user is signed in. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const text = useText();
  const [view, setView] = useState<AccountView>('SIGNIN');
  const { status } = useSnapshot(host.session.state);
  useEffect(() => {
    if (status !== 'customer') return undefined;
    return host.events.on('session:signed-in', onClose);
  }, [status, host, onClose]);
  return (
    <Dialog title={text(view === 'FORGOT_PASSWORD' ? 'sign-in.forgot' : 'sign-in.title')} onClose={onClose}>
      <SlotView name="sign-in-dialog" props={{ view, onViewChange: setView, onClose }} />
    </Dialog>
  );
}
