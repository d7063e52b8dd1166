import { useEffect } from 'react';
import { change, type SessionState } from 'shared-contracts';
import { useHost, useOperation, useSnapshot } from 'shared-platform';
import { Button, Dialog, FormFailure, PartText, SelectField, TextAreaField, TextField, usePlatformMessage, useShopForm } from 'shared-ui';
import { CreateReviewDocument } from './create-review.graphql.ts';
import { useText } from './messages/source';
import { ReviewRatingsDocument } from './review-ratings.graphql.ts';
import styles from './reviews.module.css';

/** What the platform keeps of each; it cuts what is longer without a word. */
const LONGEST = { nickname: 128, summary: 255, text: 10_000 } as const;

interface ReviewDialogProps {
  sku: string;
  name: string;
  onClose: () => void;
}

const firstNameOf = (session: SessionState) => (session.status === 'customer' ? (session.customer?.firstName ?? '') : '');

/** The form of a product's review, and what the platform lets people rate. */
function useReview(sku: string, onSent: () => void) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { data } = useOperation(ReviewRatingsDocument, {});
  const ratings = (data?.productReviewRatingsMetadata.items ?? []).flatMap((rating) => (rating ? [rating] : []));
  const firstName = firstNameOf(useSnapshot(host.session.state));
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { ratings: [] as string[], nickname: '', summary: '', text: '' },
    keep: `review-${sku}`,
    async onSubmit(typed) {
      const { error } = await change(host.commerce, CreateReviewDocument, {
        input: {
          sku,
          nickname: typed.nickname.trim(),
          summary: typed.summary.trim(),
          text: typed.text.trim(),
          ratings: ratings.map(({ id }, index) => ({ id, value_id: typed.ratings[index] ?? '' })),
        },
      });
      if (error) return { failure: await say(error) };
      host.toasts.add({ type: 'success', message: text('review.sent') });
      onSent();
      return undefined;
    },
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    // Who this is may be known later than that it is somebody.
    if (getValues('nickname') === '') setValue('nickname', firstName);
  }, [firstName, getValues, setValue]);
  return { ratings, field, formProps, rules, failure, isBusy };
}

/** A review: the platform's ratings, a headline, and what there is to say. It is shown once the shop has approved it. */
export function ReviewDialog({ sku, name, onClose }: ReviewDialogProps) {
  const text = useText();
  const { ratings, field, formProps, rules, failure, isBusy } = useReview(sku, onClose);
  return (
    <Dialog title={text('reviews.write')} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <p>
          <PartText>{name}</PartText>
        </p>
        {ratings.map((rating, index) => (
          <SelectField
            key={rating.id}
            {...field(`ratings.${index}`, rules.required)}
            label={rating.name}
            required
            placeholder
            options={rating.values
              .flatMap((value) => (value ? [value] : []))
              .map(({ value, value_id }) => ({ value: value_id, label: text('review.stars', { count: Number(value) }) }))
              .reverse()}
          />
        ))}
        <TextField
          {...field('nickname', rules.required)}
          label={text('review.nickname')}
          required
          maxLength={LONGEST.nickname}
          autoComplete="nickname"
          dir="auto"
        />
        <TextField {...field('summary', rules.required)} label={text('review.summary')} required maxLength={LONGEST.summary} dir="auto" />
        <TextAreaField {...field('text', rules.required)} label={text('review.text')} required maxLength={LONGEST.text} dir="auto" />
        <p className={styles.note}>{text('review.note')}</p>
        <FormFailure failure={failure} />
        <Button type="submit" full busy={isBusy}>
          {text('review.send')}
        </Button>
      </form>
    </Dialog>
  );
}
