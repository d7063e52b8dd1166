import { useId } from 'react';
import { IconButton, PartNumber, useCopy, VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import styles from './tracking-number.module.css';

/** A parcel as its carrier knows it. */
export interface Tracking {
  title: string;
  number: string;
  /** The carrier's page of it; undefined where nobody knows that. */
  url: string | undefined;
}

/** The number of a parcel: it leads to the carrier, and can be copied. */
export function TrackingNumber({ tracking: { title, number, url } }: { tracking: Tracking }) {
  const text = useText();
  const id = useId();
  const { outcome, copy } = useCopy();
  const code = (
    <span id={id}>
      <PartNumber sku={number} className={styles.number} />
    </span>
  );
  return (
    <p className={styles.tracking}>
      <span>
        <bdi>{title}</bdi> · {text('tracking.number')}{' '}
        {url === undefined ? (
          code
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {code}
            <VisuallyHidden> {text('tracking.new-tab')}</VisuallyHidden>
          </a>
        )}
      </span>
      <IconButton
        icon="copy"
        label={text('tracking.copy')}
        aria-describedby={id}
        className={styles.copy}
        onClick={() => void copy(number)}
      />
      <span role="status" className={styles.told}>
        {outcome ? text(`tracking.${outcome}`) : ''}
      </span>
    </p>
  );
}
