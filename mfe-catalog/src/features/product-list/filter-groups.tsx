import { useState } from 'react';
import { toWesternDigits } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { formatNumber, Icon } from 'shared-ui';
import type { Facet } from './facets';
import { filterName } from './list-url';
import { useText } from './messages/source';
import styles from './filters.module.css';

/** Groups that are open at first; those with something chosen are, too. */
const OPEN_GROUPS = 2;
/** A longer list has a box to find something in it. */
const LONG_LIST = 12;

interface FilterGroupsProps {
  facets: readonly Facet[];
  onToggle: (code: string, value: string) => void;
}

/** Everything that a list can be filtered by: one group for an attribute, one tick for a value. */
export function FilterGroups({ facets, onToggle }: FilterGroupsProps) {
  return facets.map((facet, index) => (
    <FilterGroup
      key={facet.code}
      facet={facet}
      isOpen={index < OPEN_GROUPS || facet.options.some(({ isChosen }) => isChosen)}
      onToggle={onToggle}
    />
  ));
}

function FilterGroup({
  facet: { code, label, options },
  isOpen,
  onToggle,
}: {
  facet: Facet;
  isOpen: boolean;
  onToggle: FilterGroupsProps['onToggle'];
}) {
  const text = useText();
  const { currency } = useSnapshot(useHost().storeView.state);
  const [wanted, setWanted] = useState('');
  const found = wanted.trim() === '' ? options : options.filter((option) => option.isChosen || isFound(option.label, wanted));
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {code === 'price' ? text('filters.price', { label, currency }) : label}
        <Icon name="chevron" className={styles.mark} />
      </summary>
      {options.length > LONG_LIST && (
        <input
          type="search"
          className={styles.find}
          value={wanted}
          placeholder={text('filters.find')}
          aria-label={text('filters.find-in', { label })}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          {text('filters.find-none')}
        </p>
      )}
      <ul className={styles.options} aria-label={label}>
        {found.map((option) => (
          <li key={option.value}>
            <label className={styles.option}>
              <input
                type="checkbox"
                name={filterName(code)}
                value={option.value}
                checked={option.isChosen}
                onChange={() => onToggle(code, option.value)}
              />
              {option.isRange ? <bdi dir="ltr">{option.label}</bdi> : <bdi>{option.label}</bdi>}
              {option.count !== undefined && (
                <span className={styles.count} aria-label={text('list.count', { count: option.count })}>
                  {formatNumber(option.count)}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Numbers by how they begin, so that 25 does not find 125; words anywhere. */
function isFound(label: string, wanted: string): boolean {
  const text = toWesternDigits(wanted).trim().toLowerCase();
  return /^\d/.test(text) ? label.startsWith(text) : label.toLowerCase().includes(text);
}
