import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CommerceError } from 'shared-contracts';
import { useOperation } from 'shared-platform';
import { Actions, Button, Dialog, FormFailure, LoadFailure, RadioCards, Skeleton, useUiText, usePlatformMessage } from 'shared-ui';
import { CancellationReasonsDocument } from './cancel-order.graphql.ts';
import styles from './cancel-order.module.css';
import { useText } from './messages/source';

export interface CancelOrderDialogProps {
  /** The order's number, as people know it. */
  number: string;
  /** Asks the platform; gives what it says against it. */
  cancel: (reason: string) => Promise<CommerceError | string | undefined>;
  onClose: () => void;
  onDone: () => void;
  /** What there is to know beforehand. */
  children?: ReactNode;
}

/** Asks why, out of the reasons that the shop takes, and cancels. */
export function CancelOrderDialog({ number, cancel, onClose, onDone, children }: CancelOrderDialogProps) {
  const text = useText();
  const ui = useUiText();
  const say = usePlatformMessage();
  const { data, error: unread, reload } = useOperation(CancellationReasonsDocument, {});
  const firstReason = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<string>();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string; isMissing?: boolean }>({ isBusy: false });
  const reasons = (data?.storeConfig?.order_cancellation_reasons ?? []).flatMap((entry) => entry?.description || []);
  const isOff = data?.storeConfig?.order_cancellation_enabled === false;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    if (reason === undefined) {
      firstReason.current?.focus();
      return setState({ isBusy: false, isMissing: true });
    }
    setState({ isBusy: true });
    const against = await cancel(reason);
    if (against !== undefined) return setState({ isBusy: false, failure: await say(against) });
    onDone();
  };

  const footer = (
    <Actions>
      <Button variant="danger" type="submit" form={FORM} busy={state.isBusy} disabled={reasons.length === 0 || isOff}>
        {text('cancel.confirm')}
      </Button>
      <Button variant="secondary" disabled={state.isBusy} onClick={onClose}>
        {text('cancel.keep')}
      </Button>
    </Actions>
  );
  return (
    <Dialog title={text('cancel.title', { number })} isBusy={state.isBusy} onClose={onClose} footer={footer}>
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure failure={state.failure} />
        {children && <p className={styles.more}>{children}</p>}
        {isOff && <p>{text('cancel.off')}</p>}
        {unread && !data && <LoadFailure onRetry={reload}>{text('cancel.reasons-failed')}</LoadFailure>}
        {!data && !unread && <Skeleton height="12rem" shape="block" />}
        {!isOff && reasons.length > 0 && (
          <RadioCards
            ref={firstReason}
            legend={text('cancel.why')}
            name="reason"
            value={reason}
            readOnly={state.isBusy}
            error={state.isMissing && reason === undefined ? ui('ui.rule.required') : undefined}
            options={reasons.map((each) => ({ value: each, label: <bdi>{each}</bdi> }))}
            onChange={setReason}
          />
        )}
      </form>
    </Dialog>
  );
}

const FORM = 'cancel-order';
