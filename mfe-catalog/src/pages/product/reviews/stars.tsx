import styles from './reviews.module.css';

const STARS = '★★★★★';

/** A rating of 0 to 5 as stars; `label` says it in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.stars} dir="ltr">
      <span aria-hidden="true" className={styles.given} style={{ inlineSize: `${(rating / STARS.length) * 100}%` }}>
        {STARS}
      </span>
      <span aria-hidden="true">{STARS}</span>
    </span>
  );
}
