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
  /** Can be read and has the focus; what is chosen stays. */
  readOnly?: boolean | undefined;
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
  readOnly,
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
      {options.map((option, index) => (
        <Card
          key={option.value}
          {...option}
          ref={index === 0 ? ref : undefined}
          id={`${id}-${index}`}
          name={name}
          isChosen={option.value === value}
          readOnly={readOnly}
          onChoose={onChange}
        />
      ))}
    </fieldset>
  );
}

interface CardProps extends RadioCard {
  id: string;
  name: string;
  isChosen: boolean;
  readOnly: boolean | undefined;
  onChoose: (value: string) => void;
  ref: Ref<HTMLInputElement> | undefined;
}

function Card({ id, name, value, label, description, aside, disabled, isChosen, readOnly, onChoose, ref }: CardProps) {
  const descriptions = [description !== undefined && `${id}-description`, aside !== undefined && `${id}-aside`].filter(Boolean);
  return (
    <label className={classNames(styles.card, isChosen && styles.chosen)}>
      <input
        ref={ref}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={disabled}
        className={styles.tick}
        aria-disabled={readOnly || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={descriptions.join(' ') || undefined}
        // HTML has no radio button that is read only. React takes back a choice that its owner does not take over.
        onChange={() => readOnly || onChoose(value)}
      />
      <span className={styles.cardText}>
        <span id={`${id}-label`} className={styles.cardLabel}>
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-description`} className={styles.cardDescription}>
            {description}
          </span>
        )}
      </span>
      {aside !== undefined && (
        <span id={`${id}-aside`} className={styles.cardAside}>
          {aside}
        </span>
      )}
    </label>
  );
}
