import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldProps } from './field';
import styles from './fields.module.css';

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'required'> {}

/** Several lines of text. */
export function TextAreaField({ label, error, hint, required, optional, id, className, rows = 5, ...area }: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      required={required}
      optional={optional}
      id={id}
      describedBy={area['aria-describedby']}
      className={className}
    >
      {(control) => <textarea rows={rows} {...area} {...control} className={classNames(styles.control, styles.area)} />}
    </Field>
  );
}
