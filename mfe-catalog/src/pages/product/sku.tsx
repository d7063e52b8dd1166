import { useHost, useText } from 'shared-platform';
import { IconButton } from 'shared-ui';
import styles from './buy-box.module.css';

/** The part number, ready to be copied. */
export function Sku({ sku }: { sku: string }) {
  const host = useHost();
  const text = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sku);
      host.toasts.add({ type: 'success', message: text('sku.copied', { sku }) });
    } catch {
      host.toasts.add({ type: 'error', message: text('sku.not-copied') });
    }
  };
  return (
    <span className={styles.sku}>
      {text('sku')}: <bdi dir="ltr">{sku}</bdi>
      <IconButton icon="copy" label={text('sku.copy')} className={styles.copy} onClick={copy} />
    </span>
  );
}
