import { type ComponentProps, type KeyboardEvent, type Ref, useId } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { FieldError } from '../fields/field';
import { useUiText } from '../messages/source';
import { MAX_QUANTITY, parseQuantity, type QuantityLimits, type QuantityProblem } from './parse-quantity';
import styles from './quantity-input.module.css';

export interface QuantityInputProps extends QuantityLimits {
  /** As typed: what is not a number stays until the shopper changes it. */
  value: string;
  onValueChange: (value: string) => void;
  /** The accessible name. Default "Quantity". */
  label?: string | undefined;
  error?: string | undefined;
  size?: 'm' | 's' | undefined;
  disabled?: boolean | undefined;
  /** Told when Enter is pressed in the field. */
  onCommit?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string | undefined;
  inputProps?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'>;
}

/**
 * How many pieces. Arrow keys step as the buttons do, so the buttons are no stops of the Tab key: a list of 48 products would
 * have 96 more.
 */
export function QuantityInput({
  value,
  onValueChange,
  label,
  min = 1,
  max = MAX_QUANTITY,
  error,
  size = 'm',
  disabled = false,
  onCommit,
  ref,
  inputProps,
  ...rest
}: QuantityInputProps) {
  const id = useId();
  const text = useUiText();
  const { isLowest, isHighest, next } = stepsOf(value, { min, max });
  const step = (change: 1 | -1) => {
    if (!disabled && !(change < 0 ? isLowest : isHighest)) onValueChange(next(change));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onCommit?.();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const describedBy = [error && `${id}-error`, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.quantity, size === 's' && styles.small)}>
      <VisuallyHidden>
        <label htmlFor={id}>{label ?? text('ui.quantity')}</label>
      </VisuallyHidden>
      <div className={styles.box} dir="ltr">
        <Step change={-1} isEnd={isLowest} disabled={disabled} onStep={step} />
        <input
          {...inputProps}
          ref={ref}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={press}
          onFocus={(event) => event.target.select()}
        />
        <Step change={1} isEnd={isHighest} disabled={disabled} onStep={step} />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

interface StepProps {
  change: 1 | -1;
  /** Whether there is no further step. */
  isEnd: boolean;
  disabled: boolean;
  onStep: (change: 1 | -1) => void;
}

function Step({ change, isEnd, disabled, onStep }: StepProps) {
  const text = useUiText();
  return (
    <IconButton
      tabIndex={-1}
      disabled={disabled}
      className={styles.step}
      icon={change < 0 ? 'minus' : 'plus'}
      label={text(change < 0 ? 'ui.quantity.decrease' : 'ui.quantity.increase')}
      aria-disabled={isEnd || undefined}
      onClick={() => onStep(change)}
    />
  );
}

/** Where the steps from a typed value end; `next`: the value after one. What is not a number is followed by the least. */
function stepsOf(value: string, { min, max }: { min: number; max: number }) {
  const { quantity, problem } = parseQuantity(value, { min, max });
  return {
    isLowest: quantity === undefined ? problem === 'too-small' : quantity <= min,
    isHighest: quantity === undefined ? problem === 'too-large' : quantity >= max,
    next: (change: 1 | -1) => String(quantity === undefined ? min : quantity + change),
  };
}

/** Gives the sentence for what is wrong with a quantity. */
export function useQuantityProblemText(): (problem: QuantityProblem, limits?: QuantityLimits) => string {
  const text = useUiText();
  return (problem, { min = 1, max = MAX_QUANTITY } = {}) => text(`ui.quantity.${problem}`, { limit: problem === 'too-small' ? min : max });
}
