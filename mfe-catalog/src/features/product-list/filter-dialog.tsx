import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import type { Facet } from './facets';
import { FilterGroups } from './filter-groups';
import { type ListState, toggleFilter } from './list-url';
import { useText } from './messages/source';
import styles from './filters.module.css';

export interface FilterDialogProps {
  facets: readonly Facet[];
  state: ListState;
  path: string;
  onChange: (next: ListState) => void;
  onClose: () => void;
}

/** The filters on a narrow screen: chosen first, then shown, so that the list below does not change at every tick. */
export function FilterDialog({ facets, state, onChange, onClose }: FilterDialogProps) {
  const text = useText();
  const [chosen, setChosen] = useState(state);
  const shown = facets.map((facet) => ({
    ...facet,
    options: facet.options.map((option) => ({ ...option, isChosen: chosen.filters[facet.code]?.includes(option.value) ?? false })),
  }));
  const apply = () => {
    onClose();
    onChange({ ...chosen, page: 1 });
  };
  return (
    <Dialog
      title={text('filters')}
      shape="panel"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => setChosen({ ...chosen, filters: {} })}>
            {text('filters.clear')}
          </Button>
          <Button onClick={apply}>{text('filters.show')}</Button>
        </div>
      }
    >
      <FilterGroups facets={shown} onToggle={(code, value) => setChosen(toggleFilter(chosen, code, value))} />
    </Dialog>
  );
}
