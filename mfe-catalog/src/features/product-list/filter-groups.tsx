import { useHost, useSnapshot } from 'shared-platform';
import { formatNumber, Icon } from 'shared-ui';
import type { Facet } from './facets';
import { filterName } from './list-url';
import { useText } from './messages/source';
import styles from './filters.module.css';

/** Groups that are open at first; those with something chosen are, too. */
const OPEN_GROUPS = 4;

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
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {code === 'price' ? text('filters.price', { label, currency }) : label}
        <Icon name="chevron" className={styles.mark} />
      </summary>
      <ul className={styles.options} aria-label={label}>
        {options.map((option) => (
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
