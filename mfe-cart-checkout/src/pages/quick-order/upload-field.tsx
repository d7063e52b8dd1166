import { useId } from 'react';
import { Icon } from 'shared-ui';
import { MAX_FILE_MB, MAX_ROWS } from '../../features/quick-order/quick-order-rows';
import type { QuickOrder } from '../../features/quick-order/quick-order';
import { useText } from './messages/source';
import styles from './upload-field.module.css';

/** What the reader of lists takes; some systems know a CSV by its ending only, others call it Excel's. */
const ACCEPT =
  '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent('\ufeffsku,qty\r\n6205-2RS,10\r\nUCP205,4\r\n')}`;

/** The field for a file, chosen or dropped on it. */
export function UploadField({ order, isReading, isDisabled }: { order: QuickOrder; isReading: boolean; isDisabled: boolean }) {
  const text = useText();
  const id = useId();
  const upload = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same file can be chosen again once it was mended.
    if (file)
      void order.take(async () => (await import('../../features/quick-order/read-list')).readFile(file)).then(() => (input.value = ''));
  };
  return (
    <div className={styles.upload}>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          <Icon name="plus" />
          {text('quick.upload')}
        </label>
        <input
          id={id}
          type="file"
          accept={ACCEPT}
          className={styles.input}
          disabled={isDisabled || isReading}
          aria-describedby={`${id}-hint`}
          onChange={(event) => upload(event.target)}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {text('quick.upload-hint', { rows: MAX_ROWS, size: MAX_FILE_MB })}
      </p>
      <a href={TEMPLATE} download="quick-order.csv" className={styles.template}>
        {text('quick.template')}
      </a>
      <p role="status" className={styles.reading}>
        {isReading && text('quick.reading')}
      </p>
    </div>
  );
}
