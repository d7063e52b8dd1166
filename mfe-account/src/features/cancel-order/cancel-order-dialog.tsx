import type { ReactNode } from 'react';
import type { CommerceError } from 'shared-contracts';
import { useOperation } from 'shared-platform';
import {
  Actions,
  Button,
  Dialog,
  FormFailure,
  LoadFailure,
  RadioCards,
  Skeleton,
  usePlatformMessage,
  useShopForm,
  useUiText,
} from 'shared-ui';
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
  const reasons = (data?.storeConfig?.order_cancellation_reasons ?? []).flatMap((entry) => entry?.description || []);
  const isOff = data?.storeConfig?.order_cancellation_enabled === false;
  const { form, field, formProps, failure, isBusy } = useShopForm({
    defaultValues: { reason: '' },
    keep: `cancel-order-${number}`,
    guard: true,
    async onSubmit(values) {
      const against = await cancel(values.reason);
      if (against !== undefined) return { failure: await say(against) };
      return onDone();
    },
  });
  // One that was chosen earlier may be none of the shop's any more.
  const { error, readOnly } = field('reason', (value) => reasons.includes(String(value)) || ui('ui.rule.required'));

  const footer = (
    <Actions>
      <Button variant="danger" type="submit" form={FORM} busy={isBusy} disabled={reasons.length === 0 || isOff}>
        {text('cancel.confirm')}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={onClose}>
        {text('cancel.keep')}
      </Button>
    </Actions>
  );
  return (
    <Dialog title={text('cancel.title', { number })} isBusy={isBusy} onClose={onClose} footer={footer}>
      <form {...formProps} id={FORM}>
        <FormFailure failure={failure} />
        {children && <p className={styles.more}>{children}</p>}
        {isOff && <p>{text('cancel.off')}</p>}
        {unread && !data && <LoadFailure onRetry={reload}>{text('cancel.reasons-failed')}</LoadFailure>}
        {!data && !unread && <Skeleton height="12rem" shape="block" />}
        {!isOff && reasons.length > 0 && (
          <RadioCards
            legend={text('cancel.why')}
            name="reason"
            value={form.watch('reason')}
            readOnly={readOnly}
            error={error}
            options={reasons.map((each) => ({ value: each, label: <bdi>{each}</bdi> }))}
            onChange={(chosen) => form.setValue('reason', chosen, { shouldDirty: true, shouldValidate: true })}
          />
        )}
      </form>
    </Dialog>
  );
}

const FORM = 'cancel-order';
