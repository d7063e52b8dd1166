import { useState } from 'react';
import { signInPath } from 'shared-contracts';
import { useHost, useOperation, useSnapshot } from 'shared-platform';
import { Button, ButtonLink, formatDate, formatNumber } from 'shared-ui';
import { useText } from './messages/source';
import { ProductReviewsDocument } from './product-reviews.graphql.ts';
import { ReviewDialog } from './review-dialog';
import styles from './reviews.module.css';
import { Stars } from './stars';

export interface ReviewsProps {
  sku: string;
  name: string;
}

/** The platform's ratings are percents. */
const PERCENT_PER_STAR = 20;

/** What buyers say of a product: in numbers, in words, page after page; and the way to say something. */
export function Reviews({ sku, name }: ReviewsProps) {
  const text = useText();
  const [pages, setPages] = useState(1);
  const { data, error, reload } = useOperation(ProductReviewsDocument, { sku, page: 1 });
  const product = data?.products?.items?.[0];
  if (error && !product) return <Failed onAgain={reload} />;
  if (!product) return null;
  const count = product.review_count;
  const average = product.rating_summary / PERCENT_PER_STAR;
  const total = product.reviews.page_info.total_pages ?? 1;
  return (
    <>
      <div className={styles.head}>
        {count > 0 ? (
          <p className={styles.summary}>
            <bdi className={styles.average}>{formatNumber(average, 1)}</bdi>
            <Stars rating={average} label={text('reviews.stars', { rating: formatNumber(average, 1) })} />
            <span>{text('reviews.count', { count })}</span>
          </p>
        ) : (
          <p>{text('reviews.none')}</p>
        )}
        <Write sku={sku} name={name} areGuestsWelcome={data?.storeConfig?.allow_guests_to_write_product_reviews === '1'} />
      </div>
      <ol className={styles.list}>
        {Array.from({ length: pages }, (_, index) => (
          <PageOfReviews key={index} sku={sku} page={index + 1} />
        ))}
      </ol>
      {pages < total && (
        <Button variant="secondary" onClick={() => setPages(pages + 1)}>
          {text('reviews.more')}
        </Button>
      )}
    </>
  );
}

function PageOfReviews({ sku, page }: { sku: string; page: number }) {
  const text = useText();
  const { locale } = useHost().intl;
  const { data, error, reload } = useOperation(ProductReviewsDocument, { sku, page });
  const reviews = data?.products?.items?.[0]?.reviews.items;
  if (error && !reviews)
    return (
      <li>
        <Failed onAgain={reload} />
      </li>
    );
  return reviews?.map((review, index) => {
    if (!review) return null;
    const rating = review.average_rating / PERCENT_PER_STAR;
    return (
      <li key={index} className={styles.review}>
        <h3 dir="auto" className={styles.title}>
          {review.summary}
        </h3>
        <p className={styles.by}>
          {rating > 0 && <Stars rating={rating} label={text('reviews.stars', { rating: formatNumber(rating) })} />}
          <bdi>{review.nickname}</bdi>
          <span>{formatDate(review.created_at, locale)}</span>
        </p>
        <p dir="auto" className={styles.text}>
          {review.text}
        </p>
      </li>
    );
  });
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <p role="alert">
      {text('reviews.load-failed')}{' '}
      <Button variant="quiet" onClick={onAgain}>
        {text('load-failed.again')}
      </Button>
    </p>
  );
}

/** The button for whoever may write; guests are led to sign in where the store wants it. */
function Write({ sku, name, areGuestsWelcome }: ReviewsProps & { areGuestsWelcome: boolean }) {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  const { location } = useSnapshot(host.navigation.state);
  const [isWriting, setWriting] = useState(false);
  if (status !== 'customer' && !areGuestsWelcome) {
    return (
      <ButtonLink variant="secondary" to={signInPath({ ...location, hash: '#reviews' })}>
        {text('reviews.sign-in')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setWriting(true)}>
        {text('reviews.write')}
      </Button>
      {isWriting && <ReviewDialog sku={sku} name={name} onClose={() => setWriting(false)} />}
    </>
  );
}
