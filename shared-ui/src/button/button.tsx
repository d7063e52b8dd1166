import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'shared-platform';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/spinner';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** `m` is 44 px high, `s` 36 px. Default `m`. */
  size?: 'm' | 's' | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** At work: keeps its width and its focus, answers no press. */
  busy?: boolean | undefined;
}

/** A button. `type` is `button` unless said otherwise. */
export function Button({ variant, size, full, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would drop the focus; a busy submit button must not submit again either.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(look({ variant, size, full }), busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      <span className={styles.content}>{children}</span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner decorative />
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href'> {
  /** Path in the shop, without store prefix. */
  to: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(look({ variant, size, full }), className)}>
      <span className={styles.content}>{children}</span>
    </Link>
  );
}

function look({ variant = 'primary', size = 'm', full = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], size === 's' && styles.small, full && styles.full);
}
