import { useState } from 'react';
import { useOperation } from 'shared-platform';
import { Button, Dialog } from 'shared-ui';
import type { Facet } from './facets';
import { FilterGroups } from './filter-groups';
import { type ListBase, type ListState, setFilter, toCountVariables, toggleFilter } from './list-url';
import { ProductCountDocument } from './product-list.graphql.ts';
import { useText } from './messages/source';
import styles from './filters.module.css';

export interface FilterDialogProps {
  facets: readonly Facet[];
  state: ListState;
  path: string;
  /** What the list is of. */
  base: ListBase;
  onChange: (next: ListState) => void;
  onClose: () => void;
}

/** The filters on a narrow screen: chosen first, then shown, so that the list below does not change at every tick. */
export function FilterDialog({ facets, state, base, onChange, onClose }: FilterDialogProps) {
  const text = useText();
  const [chosen, setChosen] = useState(state);
  const shown = facets.map((facet) => ({
    ...facet,
    chosen: chosen.filters[facet.code] ?? [],
    options: facet.options.map((option) => ({ ...option, isChosen: chosen.filters[facet.code]?.includes(option.value) ?? false })),
  }));
  const count = useCount(chosen, base);
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
          <Button onClick={apply}>{count === undefined ? text('filters.show') : text('filters.show-count', { count })}</Button>
        </div>
      }
    >
      <FilterGroups
        facets={shown}
        onToggle={(code, value) => setChosen(toggleFilter(chosen, code, value))}
        onSet={(code, values) => setChosen(setFilter(chosen, code, values))}
      />
    </Dialog>
  );
}

/** How many products are left, as soon as the platform has said so; until then, as many as before. */
function useCount(chosen: ListState, base: ListBase): number | undefined {
  const { data, error } = useOperation(ProductCountDocument, toCountVariables(chosen, base));
  const [last, setLast] = useState<number>();
  const count = data?.products?.total_count ?? undefined;
  if (count !== undefined && count !== last) setLast(count);
  // A number that nobody can vouch for is none.
  return error ? undefined : (count ?? last);
}
