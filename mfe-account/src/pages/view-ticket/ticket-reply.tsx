import { useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, Dialog, FormFailure, TextAreaField, usePlatformMessage, useShopForm } from 'shared-ui';
import { useText } from './messages/source';
import { AddSupportTicketMessageDocument, CloseSupportTicketDocument } from './view-ticket.graphql.ts';
import styles from './view-ticket-page.module.css';

const LONGEST_MESSAGE = 10_000;

/** One message more, or the end of the ticket. */
export function TicketReply({ uid, number }: { uid: string; number: string }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isAsking, setAsking] = useState(false);
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { message: '' },
    keep: `ticket-${number}`,
    guard: true,
    async onSubmit({ message }) {
      const input = { ticket_uid: uid, message: message.trim() };
      const { data, error } = await host.commerce.mutate(AddSupportTicketMessageDocument, { input }, { retry: false });
      if (error) return { failure: say(error) };
      // It may have been closed in another tab, or by the shop: what there is now is shown, and what was typed stays.
      host.commerce.invalidate(['customer']);
      if (!data?.addSupportTicketMessage.ticket) return { failure: text('view-ticket.refused') };
      host.toasts.add({ type: 'success', message: text('view-ticket.sent') });
      form.setValue('message', '');
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <TextAreaField
        {...field('message', rules.required)}
        label={text('view-ticket.message')}
        rows={4}
        maxLength={LONGEST_MESSAGE}
        dir="auto"
        required
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {text('view-ticket.send')}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {text('view-ticket.close')}
        </Button>
      </div>
      {isAsking && <CloseDialog uid={uid} onClose={() => setAsking(false)} />}
    </form>
  );
}

/** Asks once more: a closed ticket cannot be opened again. */
function CloseDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const press = async () => {
    setState({ isBusy: true });
    const { error } = await host.commerce.mutate(CloseSupportTicketDocument, { uid }, { retry: false });
    if (error) return setState({ isBusy: false, failure: say(error) });
    // Also where the platform refused: another tab was faster then, and the ticket is closed.
    host.commerce.invalidate(['customer']);
    host.toasts.add({ type: 'success', message: text('view-ticket.is-closed') });
    onClose();
  };
  return (
    <Dialog
      title={text('view-ticket.close-title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={state.isBusy} onClick={() => void press()}>
            {text('view-ticket.close')}
          </Button>{' '}
          <Button variant="secondary" onClick={onClose}>
            {text('view-ticket.keep')}
          </Button>
        </>
      }
    >
      <FormFailure failure={state.failure} />
      <p>{text('view-ticket.close-text')}</p>
    </Dialog>
  );
}
