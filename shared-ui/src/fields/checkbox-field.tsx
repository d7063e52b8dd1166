import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './field';
import styles from './fields.module.css';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'required'> {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
}

/** Yes or no. */
export function CheckboxField({ label, error, hint, required, id: givenId, className, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const descriptions = [error && `${id}-error`, hint !== undefined && `${id}-hint`, input['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.tick}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={descriptions || undefined}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
