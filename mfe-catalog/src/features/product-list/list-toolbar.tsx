import { type ReactNode, useId } from 'react';
import { Link, useHost } from 'shared-platform';
import { Icon, VisuallyHidden } from 'shared-ui';
import { HiddenFields } from './hidden-fields';
import { storedPageSize, storedView } from './list-preferences';
import { buildSearch, filterParameters, hiddenParameters, type ListState, PAGE_SIZES, parseListState, sortText } from './list-url';
import { type SortField, toSortChoices } from './list-view';
import { useText } from './messages/source';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  state: ListState;
  path: string;
  sortFields: readonly SortField[];
  total: number | undefined;
  onChange: (next: ListState) => void;
}

/** How many there are, in which order, how many at a time, and how they are shown. */
export function ListToolbar({ state, path, sortFields, total, onChange }: ListToolbarProps) {
  const text = useText();
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.total}>
        {total
          ? text('list.showing', {
              from: (state.page - 1) * state.pageSize + 1,
              to: Math.min(state.page * state.pageSize, total),
              count: total,
            })
          : total === 0
            ? text('list.count', { count: 0 })
            : ''}
      </p>
      <Choice
        name="sort"
        label={text('sort')}
        path={path}
        state={state}
        value={state.sort ? sortText(state.sort) : ''}
        options={toSortChoices(sortFields).map(({ value, message, field }) => ({ value, label: text(message, { field }) }))}
        onChoose={(value) => onChange({ ...state, sort: parseListState(`?sort=${value}`).sort, page: 1 })}
      />
      <Choice
        name="size"
        label={text('list.page-size')}
        path={path}
        state={state}
        value={String(state.pageSize)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChoose={(value) => {
          storedPageSize.write(Number(value));
          onChange({ ...state, pageSize: Number(value), page: 1 });
        }}
      />
      <div className={styles.views} role="group" aria-label={text('view')}>
        <ViewLink state={state} path={path} view="grid" label={text('view.grid')} />
        <ViewLink state={state} path={path} view="list" label={text('view.list')} />
      </div>
    </div>
  );
}

interface ChoiceProps {
  name: 'sort' | 'size';
  label: ReactNode;
  path: string;
  state: ListState;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A select that answers at once; without scripts, a small form with a button. */
function Choice({ name, label, path, state, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  const host = useHost();
  const text = useText();
  return (
    <form action={host.navigation.href(path)} method="get" className={styles.choice} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields parameters={[...hiddenParameters(state, name), ...filterParameters(state)]} />
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit">{text('filters.apply')}</button>
      </noscript>
    </form>
  );
}

function ViewLink({ state, path, view, label }: { state: ListState; path: string; view: ListState['view']; label: string }) {
  return (
    <Link
      to={`${path}${buildSearch({ ...state, view })}`}
      className={styles.view}
      aria-current={state.view === view ? 'true' : undefined}
      onClick={() => storedView.write(view)}
      title={label}
    >
      <Icon name={view} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}
