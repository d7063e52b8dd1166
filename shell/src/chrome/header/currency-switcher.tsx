import { useCallback, useRef, useState } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import { useText } from '../../messages/source';
import styles from './trigger.module.css';
import { useDismissal } from './use-dismissal';

/** The currencies to choose from. Hidden when there is only one. */
export function CurrencySwitcher() {
  const host = useHost();
  const text = useText();
  const { currency, currencies } = useSnapshot(host.storeView.state);
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(element, isOpen, close);
  if (currencies.length < 2) return null;
  return (
    <div className={styles.menu} ref={element}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={text('header.currency', { code: currency })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {currency}
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {currencies.map((code) => (
            <li key={code}>
              <button
                type="button"
                className={styles.option}
                disabled={code === currency}
                onClick={() => host.storeView.switchCurrency(code)}
              >
                {code}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
