import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './field';
import styles from './fields.module.css';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'required'> {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Can be read and has the focus; it stays as it is. */
  readOnly?: boolean | undefined;
}

/** Yes or no. */
export function CheckboxField({ label, error, hint, required, readOnly, id: givenId, className, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const descriptions = [error && `${id}-error`, hint !== undefined && `${id}-hint`, input['aria-describedby']].filter(Boolean).join(' ');
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // HTML has no checkbox that is read only. Set back here: a click that is prevented leaves React with the value that it did not take.
    if (readOnly) event.target.checked = !event.target.checked;
    else input.onChange?.(event);
  };
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.choice}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.tick}
          onChange={change}
          aria-disabled={readOnly || undefined}
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
