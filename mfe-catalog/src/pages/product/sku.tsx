import { IconButton, PartNumber, useCopy } from 'shared-ui';
import { useText } from './messages/source';
import styles from './buy-box.module.css';

/** The part number, ready to be copied. */
export function Sku({ sku }: { sku: string }) {
  const text = useText();
  const { copy } = useCopy({ copied: text('sku.copied', { sku }), notCopied: text('sku.not-copied') });
  return (
    <span className={styles.sku}>
      {text('sku')}: <PartNumber sku={sku} />
      <IconButton icon="copy" label={text('sku.copy')} className={styles.copy} onClick={() => void copy(sku)} />
    </span>
  );
}
