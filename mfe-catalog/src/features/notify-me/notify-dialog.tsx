import { change, type Host } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, Dialog, FormFailure, PartText, TextField, useShopForm } from 'shared-ui';
import { useText } from '../../messages/source';
import styles from './notify-dialog.module.css';
import { SubscribeStockAlertDocument } from './subscribe-stock-alert.graphql.ts';

export interface NotifyDialogProps {
  product: { sku: string; name: string };
  onClose: () => void;
}

/** Asks the platform to write when it is back. Gives what went wrong, as it says it, or empty; undefined: done. */
export async function subscribe(host: Host, sku: string, email?: string): Promise<string | undefined> {
  const { data, error } = await change(host.commerce, SubscribeStockAlertDocument, {
    input: { sku, ...(email === undefined ? {} : { email }) },
  });
  const answer = data?.subscribeProductAlertStock;
  if (answer?.success) return undefined;
  return answer?.message ?? error?.message ?? '';
}

/** Where a guest wants to be written to. */
export function NotifyDialog({ product, onClose }: NotifyDialogProps) {
  const host = useHost();
  const text = useText();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { email: '' },
    keep: 'notify',
    async onSubmit({ email }) {
      const failed = await subscribe(host, product.sku, email.trim());
      if (failed !== undefined) return { failure: failed || text('notify.failed') };
      host.toasts.add({ type: 'success', message: text('notify.done', { name: product.name }) });
      onClose();
      return undefined;
    },
  });
  return (
    <Dialog title={text('notify')} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <p>
          <PartText>{text('notify.intro', { name: product.name })}</PartText>
        </p>
        <TextField
          {...field('email', rules.required, rules.email)}
          label={text('notify.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
        />
        <FormFailure failure={failure} />
        <Button type="submit" full busy={isBusy}>
          {text('notify.send')}
        </Button>
      </form>
    </Dialog>
  );
}
