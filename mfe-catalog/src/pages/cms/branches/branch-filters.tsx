import { Button, CheckboxField, SelectField } from 'shared-ui';
import type { Choices, BranchFilter } from './branch-choice';
import styles from './branches.module.css';
import { useText } from './messages/source';
import type { Nearness } from './use-nearness';

interface BranchFiltersProps {
  choices: Choices;
  filter: BranchFilter;
  near: Nearness;
  onChange: (part: Partial<BranchFilter>) => void;
}

export function BranchFilters({ choices: { cities, services, city: wantedCity }, filter, near, onChange }: BranchFiltersProps) {
  const text = useText();
  return (
    <div className={styles.filters}>
      <SelectField
        label={text('branches.city')}
        placeholder={text('branches.all-cities')}
        options={cities.map(({ code, city }) => ({ value: code, label: city }))}
        value={cities.find(({ city }) => city === wantedCity)?.code ?? ''}
        onChange={({ target }) => onChange({ city: target.value })}
      />
      <SelectField
        label={text('branches.service')}
        placeholder={text('branches.all-services')}
        options={[...services].map(([value, label]) => ({ value, label }))}
        value={services.has(filter.service) ? filter.service : ''}
        onChange={({ target }) => onChange({ service: target.value })}
      />
      <CheckboxField
        label={text('branches.open-now')}
        checked={filter.isOpen}
        onChange={({ target }) => onChange({ isOpen: target.checked })}
      />
      {near.isOffered && (
        <Button variant="secondary" busy={near.isAsking} aria-pressed={near.place !== undefined} onClick={near.toggle}>
          {text('branches.nearest')}
        </Button>
      )}
    </div>
  );
}
