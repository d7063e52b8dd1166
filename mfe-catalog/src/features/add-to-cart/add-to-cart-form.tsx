import { type FormEvent, useRef, useState } from 'react';
import type { AddToCartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, Icon, parseQuantity, QuantityInput, useQuantityProblemText } from 'shared-ui';
import { useText } from '../../messages/source';
import { addTo } from './add-to';
import styles from './add-to-cart-form.module.css';

export interface AddToCartFormProps {
  /** What is added; undefined while something has to be chosen first. */
  item: Omit<AddToCartItem, 'quantity'> | undefined;
  /** Called instead of adding while there is no item. */
  onMissingChoice?: () => void;
  /** Id of the product's name, which tells the buttons of a list apart. */
  describedBy: string;
  isAvailable: boolean;
  size?: 'm' | 's';
  /** Told how many are typed; undefined while that is no quantity. */
  onQuantity?: (quantity: number | undefined) => void;
}

type State = { status: 'idle' } | { status: 'adding' } | { status: 'failed'; message: string };

/** Quantity and "Add to Cart". The toast is sent by the cart; what goes wrong is said here, and what was typed stays. */
export function AddToCartForm({ item, onMissingChoice, describedBy, isAvailable, size = 'm', onQuantity }: AddToCartFormProps) {
  const host = useHost();
  const text = useText();
  const problemText = useQuantityProblemText();
  const [typed, setTyped] = useState('1');
  const [state, setState] = useState<State>({ status: 'idle' });
  const isAdding = state.status === 'adding';
  const field = useRef<HTMLInputElement>(null);

  const fail = (message: string) => {
    // Once the form is not shown any more the shell says it.
    if (!field.current) return void host.toasts.add({ type: 'error', message: item ? `${item.name}: ${message}` : message });
    setState({ status: 'failed', message });
    field.current.focus();
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    const { quantity, problem } = parseQuantity(typed);
    if (problem) return fail(problemText(problem));
    if (!item) return onMissingChoice?.();
    setState({ status: 'adding' });
    const failure = await addTo(host, { ...item, quantity }, text('add-to-cart.failed'));
    if (failure === undefined) setState({ status: 'idle' });
    else fail(failure);
  };

  return (
    <form noValidate onSubmit={(event) => void add(event)} className={styles.form}>
      <div className={size === 's' ? styles.compact : styles.row}>
        <QuantityInput
          ref={field}
          value={typed}
          size={size}
          error={state.status === 'failed' ? state.message : undefined}
          aria-describedby={describedBy}
          disabled={!isAvailable}
          onValueChange={(value) => {
            setTyped(value);
            onQuantity?.(parseQuantity(value).quantity);
            if (state.status === 'failed') setState({ status: 'idle' });
          }}
        />
        <Button type="submit" size={size} className={styles.button} busy={isAdding} aria-describedby={describedBy} disabled={!isAvailable}>
          {size === 'm' && <Icon name="cart" />}
          {text('add-to-cart')}
        </Button>
      </div>
    </form>
  );
}
