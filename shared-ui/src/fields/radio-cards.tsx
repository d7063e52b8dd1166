import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { FieldError } from './field';
import styles from './fields.module.css';

export interface RadioCard {
  value: string;
  /** The choice's accessible name. */
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the line: a price, a picture. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  legend: ReactNode;
  /** True to show the legend to assistive technology only. */
  isLegendHidden?: boolean;
  name: string;
  options: readonly RadioCard[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** The first choice: what gets the focus when the group has an error. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few, each with room to say what it means. */
export function RadioCards({
  legend,
  isLegendHidden = false,
  name,
  options,
  value,
  onChange,
  error,
  disabled = false,
  ref,
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.cards}
      disabled={disabled}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={isLegendHidden ? undefined : styles.label}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <FieldError id={`${id}-error`} error={error} />
      {options.map((option, index) => {
        const part = `${id}-${index}`;
        const descriptions = [option.description !== undefined && `${part}-description`, option.aside !== undefined && `${part}-aside`]
          .filter(Boolean)
          .join(' ');
        return (
          <label key={option.value} className={classNames(styles.card, option.value === value && styles.chosen)}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              className={styles.tick}
              aria-labelledby={`${part}-label`}
              aria-describedby={descriptions || undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.cardText}>
              <span id={`${part}-label`} className={styles.cardLabel}>
                {option.label}
              </span>
              {option.description !== undefined && (
                <span id={`${part}-description`} className={styles.cardDescription}>
                  {option.description}
                </span>
              )}
            </span>
            {option.aside !== undefined && (
              <span id={`${part}-aside`} className={styles.cardAside}>
                {option.aside}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
