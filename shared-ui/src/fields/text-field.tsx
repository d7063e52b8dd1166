import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldProps } from './field';
import styles from './fields.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix' | 'required'> {
  /** Stands before the text, inside the box: `+966`. */
  prefix?: ReactNode;
  /** Stands after the text: a button. */
  suffix?: ReactNode;
}

/** A line of text. `ref` is the input's; `dir="ltr"` for what is never Arabic (e-mail, phone, SKU), `auto` for what may be either. */
export function TextField({ label, error, hint, required, optional, prefix, suffix, id, className, ...input }: TextFieldProps) {
  // An empty field follows the page, what is typed its own script: the blank placeholder tells the stylesheet which it is.
  const isAuto = input.dir === 'auto';
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      required={required}
      optional={optional}
      id={id}
      describedBy={input['aria-describedby']}
      className={className}
    >
      {(control) => (
        <div className={styles.box} dir={isAuto ? undefined : input.dir}>
          {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
          <input
            type="text"
            placeholder={isAuto ? ' ' : undefined}
            {...input}
            {...control}
            className={classNames(styles.control, styles.inBox)}
          />
          {suffix}
        </div>
      )}
    </Field>
  );
}
