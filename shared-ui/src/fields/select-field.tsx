import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import { useUiText } from '../messages/source';
import { Field, type FieldProps } from './field';
import styles from './fields.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'required' | 'children'> {
  options: readonly SelectOption[];
  /** The text of the empty choice, or true for "Choose …"; without it there is none. */
  placeholder?: string | true | undefined;
  /** Can be read and has the focus; nothing else can be chosen. */
  readOnly?: boolean | undefined;
}

/** One of a list. */
export function SelectField({
  label,
  error,
  hint,
  required,
  optional,
  options,
  placeholder,
  readOnly = false,
  id,
  className,
  ...select
}: SelectFieldProps) {
  const text = useUiText();
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      required={required}
      optional={optional}
      id={id}
      describedBy={select['aria-describedby']}
      className={className}
    >
      {(control) => (
        <div className={styles.selectBox}>
          <select {...select} {...control} aria-disabled={readOnly || undefined} className={styles.control}>
            {placeholder !== undefined && (
              <option value="" disabled={readOnly}>
                {placeholder === true ? text('ui.choose') : placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={readOnly || option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron" className={styles.selectIcon} />
        </div>
      )}
    </Field>
  );
}
