import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, Icon, VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import styles from './step-frame.module.css';

export interface StepFrameProps {
  number: number;
  title: string;
  status: 'waiting' | 'open' | 'done';
  /** What a finished step has decided. */
  summary?: ReactNode;
  onEdit?: (() => void) | undefined;
  children: ReactNode;
}

/** One step of the checkout: to come, open, or folded to a line that can be opened again. */
export function StepFrame({ number, title, status, summary, onEdit, children }: StepFrameProps) {
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The step that the page begins with does not take the focus.
  const wasOpen = useRef(status === 'open');
  useEffect(() => {
    if (status === 'open' && !wasOpen.current) heading.current?.focus();
    wasOpen.current = status === 'open';
  }, [status]);
  return (
    <section aria-labelledby={id} className={styles.step} data-status={status}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {status === 'done' ? <Icon name="check" /> : number}
        </span>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title} aria-current={status === 'open' ? 'step' : undefined}>
          {title}
        </h2>
        {status === 'done' && <VisuallyHidden>{text('checkout.step-done')}</VisuallyHidden>}
        {status === 'done' && onEdit && (
          <Button variant="quiet" size="s" aria-describedby={id} onClick={onEdit} className={styles.edit}>
            {text('checkout.edit')}
          </Button>
        )}
      </div>
      {status === 'done' && <div className={styles.summary}>{summary}</div>}
      {status === 'open' && <div className={styles.body}>{children}</div>}
    </section>
  );
}
