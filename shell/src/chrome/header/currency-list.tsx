import { useHost, useSnapshot } from 'shared-platform';
import { useText } from '../../messages/source';
import styles from './store-list.module.css';

/** What the currency switcher opens. */
export default function CurrencyList() {
  const host = useHost();
  const text = useText();
  const { currency, currencies } = useSnapshot(host.storeView.state);
  return (
    <ul className={styles.list}>
      {currencies.map((code) => (
        <li key={code}>
          <button
            type="button"
            className={styles.option}
            disabled={code === currency}
            aria-current={code === currency || undefined}
            onClick={() => host.storeView.switchCurrency(code)}
          >
            {code} {code === currency && <span className={styles.current}>{text('header.current')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
