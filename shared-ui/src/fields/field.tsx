import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { useUiText } from '../messages/source';
import styles from './fields.module.css';

export interface FieldProps {
  label: ReactNode;
  /** What is wrong, said by the field. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Shows "*". Neither it nor "Optional" is part of the field's name. */
  required?: boolean | undefined;
  optional?: boolean | undefined;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, error and hint below a control of any kind. */
export function Field({
  label,
  error,
  hint,
  required = false,
  optional = false,
  id: givenId,
  describedBy,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const text = useUiText();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const descriptions = [error && errorId, hint !== undefined && hintId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      {/* The marks stand outside of the label, so that the label's text is the name. */}
      <div className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
        {optional && (
          <span className={styles.optional} aria-hidden="true">
            {text('ui.optional')}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={errorId} error={error} />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The line below a control that says what is wrong. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" />
      <span>{error}</span>
    </p>
  );
}
