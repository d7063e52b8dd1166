import { useId, useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, Dialog, FormFailure, TextAreaField, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import { LONGEST_COMMENT, PURCHASE_ORDERS_PATH } from '../../features/purchase-order/purchase-order';
import { GOES_ON, type Action } from './actions';
import { useText } from './messages/source';
import { useCarryingOut } from './use-carrying-out';
import { useCommenting, type Comments } from './use-commenting';

interface ActionDialogProps {
  action: Action;
  found: { uid: string; number: string; comments: Comments };
  onClose: () => void;
}

/** Asks once more. A reason goes along as a comment: a refusal without one helps nobody. */
export function ActionDialog({ action, found: { uid, number, comments }, onClose }: ActionDialogProps) {
  const { navigation, toasts } = useHost();
  const id = useId();
  const text = useText();
  const say = usePlatformMessage();
  const { said, decide } = useDecision(action, uid, comments);
  const shopForm: ShopForm<{ reason: string }> = useShopForm<{ reason: string }>({
    defaultValues: { reason: '' },
    keep: `purchase-order-${uid}-${action}`,
    guard: true,
    async onSubmit({ reason }, { arrived }) {
      // What was sent is no draft any more, though no decision may follow.
      const failure = await decide(reason.trim(), () => shopForm.form.setValue('reason', '', { shouldDirty: true }));
      if (failure) return { failure: await say(failure) };
      const isHere = arrived();
      onClose();
      // Whoever has decided may no longer see it, and goes on with the next.
      if (isHere && (action === 'APPROVE' || action === 'REJECT')) navigation.push(`${PURCHASE_ORDERS_PATH}?show=approval`);
      toasts.add({ type: 'success', message: text(`action.${action}.done`, { number }) });
      return undefined;
    },
  });
  const { field, formProps, rules, failure, isBusy } = shopForm;
  const box = { label: text('action.reason'), optional: true, rows: 3, dir: 'auto' } as const;
  return (
    <Dialog
      title={text(`action.${action}.title`, { number })}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant={GOES_ON[action] ? 'primary' : 'danger'} busy={isBusy}>
            {text(`order.${action}`)}
          </Button>{' '}
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {text('company.keep')}
          </Button>
        </>
      }
    >
      <form {...formProps} id={id}>
        <FormFailure failure={failure} />
        {action === 'PLACE_ORDER' ? (
          <p>{text('action.PLACE_ORDER.text')}</p>
        ) : said === undefined ? (
          <TextAreaField {...box} {...field('reason', rules.maxLength(LONGEST_COMMENT))} />
        ) : (
          <TextAreaField {...box} value={said} disabled />
        )}
      </form>
    </Dialog>
  );
}

/** Sends the reason, once, also where what comes next has to be tried again; and what was decided. */
function useDecision(action: Action, uid: string, comments: Comments) {
  const { commerce } = useHost();
  const say = useCommenting(uid, comments);
  const carryOut = useCarryingOut(action, uid);
  const [said, setSaid] = useState<string>();
  const decide = async (comment: string, onSaid: () => void) => {
    if (comment !== '' && said === undefined) {
      const { error } = await say(comment);
      // No decision follows. Somebody else may have decided.
      if (error) commerce.invalidate(['customer']);
      if (error) return error;
      setSaid(comment);
      onSaid();
    }
    return carryOut();
  };
  return { said, decide };
}
