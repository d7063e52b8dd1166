import { Button, ButtonLink } from '../button/button';
import { useUiText } from '../messages/source';
import styles from './feedback.module.css';

export interface ErrorStateProps {
  header?: string;
  message?: string;
  buttonText?: string;
  /** What the button does instead of leading to the home page. */
  onAction?: () => void;
  /** Level of the heading. Default 1. */
  level?: 1 | 2;
}

/** The specification's error view: a full-width banner, "Oops!", and a way out. */
export function ErrorState({ header, message, buttonText, onAction, level = 1 }: ErrorStateProps) {
  const text = useUiText();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.error} role="alert">
      <Heading className={styles.errorHeader}>{header ?? text('ui.error.header')}</Heading>
      <p className={styles.errorMessage}>{message ?? text('ui.error.message')}</p>
      {onAction ? (
        <Button onClick={onAction}>{buttonText ?? text('ui.error.home')}</Button>
      ) : (
        <ButtonLink to="/">{buttonText ?? text('ui.error.home')}</ButtonLink>
      )}
    </section>
  );
}
