import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { FormFailure } from '../form/form-failure';
import type { PlatformFailure } from '../platform-words/platform-failure';
import { useUiText } from '../messages/source';
import { usePlatformMessage } from '../platform-words/use-platform-message';
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
  /** Does it; gives what went wrong. `changeOrRefresh` has what is shown asked for again, also where somebody else was faster. */
  onConfirm: () => Promise<PlatformFailure | undefined>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks once more, and does it. A refusal is said where it was asked. */
export function ConfirmDialog({ title, action, variant = 'danger', keep, children, onConfirm, onClose, onDone }: ConfirmDialogProps) {
  const say = usePlatformMessage();
  const text = useUiText();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const press = async () => {
    setState({ isBusy: true });
    const failure = await onConfirm().catch((error: unknown) => (error instanceof Error && error.message) || text('ui.form.failed'));
    if (failure) return setState({ isBusy: false, failure: await say(failure) });
    setState({ isBusy: false });
    return onDone();
  };
  return (
    <Dialog
      title={title}
      isBusy={state.isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant={variant} busy={state.isBusy} onClick={() => void press()}>
            {action}
          </Button>{' '}
          <Button variant="secondary" disabled={state.isBusy} onClick={onClose}>
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
