import { useId } from 'react';
import { Icon, type ShopForm } from 'shared-ui';
import type { AddressForm } from '../../features/checkout-process/address';
import { useText } from './messages/source';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  form: ShopForm<AddressForm>;
  /** What the fields are called, in their order. */
  labels: Readonly<Partial<Record<keyof AddressForm, string>>>;
  className?: string | undefined;
}

/** Several fields are wrong: how many, and a way to each. One alone has the focus already. */
export function ErrorSummary({ form: { form }, labels, className }: ErrorSummaryProps) {
  const text = useText();
  const id = useId();
  const { errors, isSubmitted } = form.formState;
  const wrong = (Object.keys(labels) as (keyof AddressForm)[]).flatMap((name) => {
    const error = errors[name];
    return error
      ? [{ name, label: labels[name], message: error.message, target: error.ref && 'id' in error.ref ? error.ref.id : name }]
      : [];
  });
  if (!isSubmitted || wrong.length < 2) return null;
  return (
    <div role="group" aria-labelledby={id} className={`${styles.summary} ${className ?? ''}`}>
      <p id={id} className={styles.title}>
        <Icon name="error" /> {text('checkout.errors', { count: wrong.length })}
      </p>
      <ul className={styles.list}>
        {wrong.map(({ name, label, message, target }) => (
          <li key={name}>
            <a
              href={`#${target}`}
              data-native
              onClick={(event) => {
                event.preventDefault();
                form.setFocus(name);
              }}
            >
              {label}
            </a>
            {': '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
