import { Actions, Button, CheckboxField } from 'shared-ui';
import { ListEntry } from './list-entry';
import type { EntryView } from './list-view';
import { useText } from './messages/source';
import styles from './requisition-list-page.module.css';
import type { useChosenEntries } from './use-chosen-entries';
import type { useListChanges } from './use-list-changes';

interface ListEntriesProps {
  /** Those of the page: one at least. */
  entries: readonly EntryView[];
  chosen: ReturnType<typeof useChosenEntries>;
  changes: ReturnType<typeof useListChanges>;
  onAsk: (what: 'copy' | 'move') => void;
}

/** The parts of the list, and what may be done with those that are chosen. */
export function ListEntries({ entries, chosen, changes, onAsk }: ListEntriesProps) {
  const text = useText();
  return (
    <>
      <div className={styles.chooser}>
        <CheckboxField
          label={text('entries.choose-all')}
          checked={chosen.entries.length === entries.length}
          onChange={({ target }) => chosen.choose(entries, target.checked)}
        />
        {chosen.entries.length > 0 && (
          <Actions className={styles.actions}>
            <Button variant="secondary" size="s" onClick={() => onAsk('copy')}>
              {text('entries.copy')}
            </Button>
            <Button variant="secondary" size="s" onClick={() => onAsk('move')}>
              {text('entries.move')}
            </Button>
            <Button variant="secondary" size="s" busy={changes.isBusy} onClick={() => void changes.remove(chosen.uids)}>
              {text('entries.remove')}
            </Button>
          </Actions>
        )}
      </div>
      <ul className={styles.entries} aria-label={text('entries.name')}>
        {entries.map((entry) => (
          <ListEntry
            // What the platform says now is what stands in the field.
            key={`${entry.uid} ${entry.quantity}`}
            entry={entry}
            isChosen={chosen.has(entry)}
            onChoose={(isChosen) => chosen.choose([entry], isChosen)}
            onQuantity={(quantity) => changes.setQuantity(entry.uid, quantity)}
          />
        ))}
      </ul>
    </>
  );
}
