import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, FormFailure, TextAreaField, usePlatformMessage, useShopForm } from 'shared-ui';
import { LONGEST_COMMENT } from '../../features/purchase-order/purchase-order';
import { useText } from './messages/source';
import { CommentPurchaseOrderDocument } from './purchase-order.graphql.ts';
import styles from './purchase-order-page.module.css';

/** What somebody has to say about a purchase order. */
export function CommentForm({ uid }: { uid: string }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { comment: '' },
    keep: `purchase-order-${uid}`,
    guard: true,
    async onSubmit({ comment }) {
      const { error } = await change(host.commerce, CommentPurchaseOrderDocument, { uid: uid, comment: comment.trim() });
      if (error) return { failure: await say(error) };
      host.toasts.add({ type: 'success', message: text('order.sent') });
      form.reset({ comment: '' });
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextAreaField
        {...field('comment', rules.required, rules.maxLength(LONGEST_COMMENT))}
        label={text('order.comment')}
        required
        rows={3}
        dir="auto"
      />
      <FormFailure failure={failure} />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text('order.send')}
        </Button>
      </div>
    </form>
  );
}
