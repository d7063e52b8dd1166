import { useUiText } from '../messages/source';
import styles from './feedback.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Something is at work. `decorative` where words beside it say so already. */
export function Spinner({ label, decorative = false }: { label?: string; decorative?: boolean }) {
  const text = useUiText();
  return (
    <span className={styles.spinner} role={decorative ? undefined : 'status'} aria-hidden={decorative || undefined}>
      {!decorative && <VisuallyHidden>{label ?? text('ui.loading')}</VisuallyHidden>}
    </span>
  );
}
