import { useHost } from 'shared-platform';
import { Button, FormFailure, TextAreaField, usePlatformMessage, useShopForm } from 'shared-ui';
import { LONGEST_COMMENT } from '../../features/purchase-order/purchase-order';
import { useText } from './messages/source';
import styles from './purchase-order-page.module.css';
import { useCommenting, type Comments } from './use-commenting';

/** What somebody has to say about a purchase order. */
export function CommentForm({ uid, comments }: { uid: string; comments: Comments }) {
  const host = useHost();
  const send = useCommenting(uid, comments);
  const text = useText();
  const say = usePlatformMessage();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { comment: '' },
    keep: `purchase-order-${uid}`,
    guard: true,
    async onSubmit({ comment }) {
      const { error } = await send(comment.trim());
      if (error) return { failure: await say(error) };
      host.commerce.invalidate(['customer']);
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
