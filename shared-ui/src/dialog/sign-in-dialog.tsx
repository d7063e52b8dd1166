import { useEffect, useState } from 'react';
import type { AccountView } from 'shared-contracts';
import { SlotView, useHost, useSnapshot } from 'shared-platform';
import { Dialog } from './dialog';

export interface SignInDialogProps {
  titleOf: (view: AccountView) => string;
  /** Somebody is signed in now, or goes on to create an account. */
  onClose: () => void;
  /** Closed without either. Default: `onClose`. */
  onCancel?: () => void;
}

/** What fills the slot `sign-in-dialog`, over the page; closes by itself once the user is signed in and all services have followed. */
export function SignInDialog({ titleOf, onClose, onCancel = onClose }: SignInDialogProps) {
  const host = useHost();
  const [view, setView] = useState<AccountView>('SIGNIN');
  const { status } = useSnapshot(host.session.state);
  useEffect(() => {
    if (status !== 'customer') return undefined;
    return host.events.on('session:signed-in', onClose);
  }, [status, host, onClose]);
  return (
    <Dialog title={titleOf(view)} onClose={onCancel}>
      <SlotView name="sign-in-dialog" props={{ view, onViewChange: setView, onClose }} />
    </Dialog>
  );
}
