import type { ReactNode } from 'react';
import { Pagination, SelectField, type PaginationProps } from 'shared-ui';
import styles from './entry-list.module.css';

interface EntryListProps extends PaginationProps {
  /** How many entries there are on all pages, in words. */
  count: string;
  children: ReactNode;
}

/** One page of a list of the customer's. */
export function EntryList({ count, children, ...pages }: EntryListProps) {
  return (
    <>
      <p role="status" className={styles.muted}>
        {count}
      </p>
      <ul className={styles.entries}>{children}</ul>
      <Pagination {...pages} />
    </>
  );
}

interface StateFilterProps {
  label: string;
  /** What the choice of no state is called. */
  any: string;
  state: string | undefined;
  states: readonly { value: string; label: string }[];
  /** Takes '' for no state. */
  onChange: (state: string) => void;
  /** The button that begins a new entry. */
  children: ReactNode;
}

/** Above a list: the state that its entries are filtered by. */
export function StateFilter({ label, any, state = '', states, onChange, children }: StateFilterProps) {
  return (
    <div className={styles.tools}>
      <SelectField label={label} value={state} onChange={({ target }) => onChange(target.value)} placeholder={any} options={states} />
      {children}
    </div>
  );
}
