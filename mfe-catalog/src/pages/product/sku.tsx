import { useHost } from 'shared-platform';
import { IconButton, PartNumber, useCopy } from 'shared-ui';
import { useText } from './messages/source';
import styles from './buy-box.module.css';

/** The part number, ready to be copied. */
export function Sku({ sku }: { sku: string }) {
  const host = useHost();
  const text = useText();
  const { copy } = useCopy();
  const press = async () => {
    if (await copy(sku)) host.toasts.add({ type: 'success', message: text('sku.copied', { sku }) });
    else host.toasts.add({ type: 'error', message: text('sku.not-copied') });
  };
  return (
    <span className={styles.sku}>
      {text('sku')}: <PartNumber sku={sku} />
      <IconButton icon="copy" label={text('sku.copy')} className={styles.copy} onClick={() => void press()} />
    </span>
  );
}
