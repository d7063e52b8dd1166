import { useState, type ReactNode } from 'react';
import { useHost } from 'shared-platform';
import { Button, Dialog, FormFailure, usePlatformMessage, type PlatformFailure } from 'shared-ui';
import { useText } from './messages/source';

export interface ConfirmDialogProps {
  title: string;
  /** What the button that does it says. */
  action: string;
  children: ReactNode;
  /** Does it; gives what went wrong. */
  onConfirm: () => Promise<PlatformFailure | undefined>;
  onClose: () => void;
  onDone: () => void;
  /** The root field that is asked for again. Default `company`. */
  root?: 'company' | 'customer';
}

/** Asks once more, and does it. A refusal is said where it was asked. */
export function ConfirmDialog({ title, action, children, onConfirm, onClose, onDone, root = 'company' }: ConfirmDialogProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const press = async () => {
    setState({ isBusy: true });
    const failure = await onConfirm();
    // What there is now is for the platform to say, also where another administrator was faster.
    host.commerce.invalidate([root]);
    if (failure) setState({ isBusy: false, failure: say(failure) });
    else onDone();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={state.isBusy} onClick={() => void press()}>
            {action}
          </Button>{' '}
          <Button variant="secondary" onClick={onClose}>
            {text('company.keep')}
          </Button>
        </>
      }
    >
      <FormFailure failure={state.failure} />
      {children}
    </Dialog>
  );
}
