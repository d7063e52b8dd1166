import { useState, type ReactNode } from 'react';
import { useHost } from 'shared-platform';
import { Button } from '../button/button';
import { FormFailure } from '../form/form-failure';
import { usePlatformMessage, type PlatformFailure } from '../platform-words/use-platform-message';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  title: string;
  /** What the button that does it says. */
  action: string;
  /** Default `danger`: something goes. `primary` where nothing does, so that red stays a warning. */
  variant?: 'danger' | 'primary';
  /** What the button that does not says. */
  keep: string;
  children: ReactNode;
  /** Does it; gives what went wrong. */
  onConfirm: () => Promise<PlatformFailure | undefined>;
  onClose: () => void;
  onDone: () => void;
  /** The root field of the platform that is asked for again. */
  root: string;
}

/** Asks once more, and does it. A refusal is said where it was asked. */
export function ConfirmDialog({ title, action, variant = 'danger', keep, children, onConfirm, onClose, onDone, root }: ConfirmDialogProps) {
  const host = useHost();
  const say = usePlatformMessage();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const press = async () => {
    setState({ isBusy: true });
    const failure = await onConfirm();
    // What there is now is for the platform to say, also where another tab, or somebody else, was faster.
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
          <Button variant={variant} busy={state.isBusy} onClick={() => void press()}>
            {action}
          </Button>{' '}
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <FormFailure failure={state.failure} />
      {children}
    </Dialog>
  );
}
