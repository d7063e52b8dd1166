import { useSnapshot } from 'shared-platform';
import { useText } from '../../messages/source';
import { isWithoutVat, readPrices } from './vat-choice';
import styles from './vat-switch.module.css';

/** How prices are read: with VAT or without, on all pages and in all tabs. */
export function VatSwitch() {
  const text = useText();
  const isNet = useSnapshot(isWithoutVat);
  return (
    <div role="group" aria-label={text('header.vat')} className={styles.switch}>
      <button type="button" aria-pressed={!isNet} onClick={() => readPrices(true)}>
        {text('header.vat-with')}
      </button>
      <button type="button" aria-pressed={isNet} onClick={() => readPrices(false)}>
        {text('header.vat-without')}
      </button>
    </div>
  );
}
