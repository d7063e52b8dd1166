import { useHost } from 'shared-platform';
import { Button } from 'shared-ui';
import type { Facet } from './facets';
import { FilterGroups } from './filter-groups';
import { HiddenFields } from './hidden-fields';
import { hiddenParameters, type ListState, setFilter, toggleFilter } from './list-url';
import { useText } from './messages/source';
import styles from './filters.module.css';

interface FilterFormProps {
  facets: readonly Facet[];
  state: ListState;
  path: string;
  onChange: (next: ListState) => void;
}

/** The filters beside the list. A tick answers at once; without scripts a button sends the form. */
export function FilterForm({ facets, state, path, onChange }: FilterFormProps) {
  const host = useHost();
  const text = useText();
  return (
    <form action={host.navigation.href(path)} method="get" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <h2 className={styles.heading}>{text('filters')}</h2>
      <HiddenFields parameters={hiddenParameters(state)} />
      <FilterGroups
        facets={facets}
        onToggle={(code, value) => onChange(toggleFilter(state, code, value))}
        onSet={(code, values) => onChange(setFilter(state, code, values))}
      />
      <noscript>
        <Button type="submit" full>
          {text('filters.apply')}
        </Button>
      </noscript>
    </form>
  );
}
