import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, FormFailure, TextAreaField, usePlatformMessage, useShopForm } from 'shared-ui';
import { useText } from './messages/source';
import type { ReturnView } from './return-view';
import { AddReturnCommentDocument } from './view-return.graphql.ts';
import styles from './view-return-page.module.css';

const LONGEST_COMMENT = 4000;

/** What was written about a return, and one message more. */
export function ReturnComments({ shown: { uid, number, comments } }: { shown: ReturnView }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { comment: '' },
    keep: `return-comment-${number}`,
    guard: true,
    async onSubmit({ comment }) {
      const input = { return_uid: uid, comment_text: comment.trim() };
      const { error } = await change(host.commerce, AddReturnCommentDocument, { input }, { retry: false });
      if (error) return { failure: await say(error) };
      host.toasts.add({ type: 'success', message: text('view.sent') });
      form.setValue('comment', '');
      return undefined;
    },
  });
  return (
    <section>
      <h2 className={styles.title}>{text('view.comments')}</h2>
      {comments.length === 0 && <p className={styles.muted}>{text('view.no-comments')}</p>}
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <li key={comment.uid}>
            <p className={styles.muted}>
              <bdi>{comment.author}</bdi> · <bdi>{comment.date}</bdi>
            </p>
            <p dir="auto" className={styles.words}>
              {comment.text}
            </p>
          </li>
        ))}
      </ul>
      <form {...formProps} className={styles.form}>
        <FormFailure failure={failure} />
        <TextAreaField
          {...field('comment', rules.required, rules.maxLength(LONGEST_COMMENT))}
          label={text('view.comment')}
          rows={3}
          dir="auto"
          required
        />
        <div>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {text('view.send')}
          </Button>
        </div>
      </form>
    </section>
  );
}
