import { Button, PartText } from 'shared-ui';
import { useText } from '../../messages/source';
import styles from './removed-line.module.css';
import type { RemovedLine } from './use-removed-lines';

/** In the place of a line that was taken out: what it was, and the way back. */
export function RemovedLineText({ line, onUndo }: { line: RemovedLine; onUndo: () => void }) {
  const text = useText();
  return (
    <div className={styles.removed}>
      <p className={styles.text}>
        <PartText>{text('lines.removed', { name: line.item.name })}</PartText>
      </p>
      <Button variant="quiet" size="s" busy={line.isReturning} onClick={onUndo}>
        {text('lines.undo')}
      </Button>
      {line.failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {line.failure}
        </p>
      )}
    </div>
  );
}
