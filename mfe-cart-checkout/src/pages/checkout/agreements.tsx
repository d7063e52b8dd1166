import { useState, type Ref } from 'react';
import { CheckboxField, PlatformHtml, Skeleton } from 'shared-ui';
import type { Agreement } from '../../features/checkout-process/agreements';
import { useText } from './messages/source';
import styles from './agreements.module.css';

export interface AgreementsProps {
  agreements: readonly Agreement[];
  marked: readonly number[];
  /** Those whose mark is missed. */
  missed: readonly number[];
  /** The first of these. */
  first: Ref<HTMLInputElement>;
  onMark: (id: number, isMarked: boolean) => void;
}

/** What the buyer agrees to: by a mark, or by ordering. What each says opens below it. */
export function Agreements({ agreements, marked, missed, first, onMark }: AgreementsProps) {
  const text = useText();
  return (
    <ul className={styles.agreements} aria-label={text('checkout.agreements.title')}>
      {agreements.map((agreement) => (
        <li key={agreement.id}>
          {agreement.needsMark ? (
            <CheckboxField
              ref={missed[0] === agreement.id ? first : undefined}
              label={<bdi>{agreement.sentence}</bdi>}
              required
              checked={marked.includes(agreement.id)}
              error={missed.includes(agreement.id) ? text('checkout.agreements.missed') : undefined}
              onChange={(event) => onMark(agreement.id, event.target.checked)}
            />
          ) : (
            <p className={styles.sentence}>
              {text('checkout.agreements.by-ordering')} <bdi>{agreement.sentence}</bdi>
            </p>
          )}
          <AgreementContent agreement={agreement} />
        </li>
      ))}
    </ul>
  );
}

/** Made once it is opened: the sanitizer is loaded for those who read. */
function AgreementContent({ agreement: { name, content } }: { agreement: Agreement }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('checkout.agreements.read', { name })}</summary>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: a keyboard has to reach it
        <div className={styles.content} dir="auto" role="region" aria-label={name} tabIndex={0}>
          {'html' in content ? (
            <PlatformHtml html={content.html} waiting={<Skeleton height={72} shape="block" />} />
          ) : (
            <p className={styles.plain}>{content.text}</p>
          )}
        </div>
      )}
    </details>
  );
}
