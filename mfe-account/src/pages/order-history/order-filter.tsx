import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { useHost } from 'shared-platform';
import { Actions, Button, ButtonLink, focusFirstError, Icon, SelectField, TextField, useValidators } from 'shared-ui';
import { useTyped } from '../../features/entry-list/use-typed';
import { ORDERS_PATH } from '../../features/order/order-path';
import { dateFaults, type DateFaults } from './date-faults';
import { useText } from './messages/source';
import styles from './order-filter.module.css';
import { activeFilters, address, isFiltered, LONGEST_TEXT, STATUSES, type OrderQuery } from './order-query';

/**
 * What to look for. What is searched stands in the address, so that it can be kept, shared and gone back to. Status and days are folded
 * until they are wanted: most look for a number.
 */
export function OrderFilter({ query }: { query: OrderQuery }) {
  const { navigation } = useHost();
  const text = useText();
  const id = useId();
  const active = activeFilters(query);
  const [typed, type] = useTyped({ query: query.query, status: query.status ?? '', from: query.from ?? '', to: query.to ?? '' });
  const [isOpen, setOpen] = useState(active > 0);
  const [faults, setFaults] = useState<DateFaults>({});
  const [isChecked, setChecked] = useState(false);
  const { maxLength } = useValidators();
  const answer = maxLength(LONGEST_TEXT)(typed.query);
  const change = ({ target: { name, value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => type({ [name]: value });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = dateFaults(typed, (name) => isUnreadable(form, name));
    setFaults(found);
    setChecked(true);
    if (Object.keys(found).length > 0) setOpen(true);
    else if (answer === true) return navigation.push(address.path(typed));
    // Once the complaints stand by their fields.
    setTimeout(() => focusFirstError(form));
  };
  const day = (name: 'from' | 'to') => (
    <TextField
      label={text(`orders.${name}`)}
      name={name}
      type="date"
      dir="ltr"
      value={typed[name]}
      onChange={change}
      error={faults[name] && text(faults[name])}
    />
  );
  return (
    <form className={styles.filter} role="search" aria-label={text('orders.search-label')} noValidate onSubmit={submit}>
      <TextField
        label={text('orders.search-field')}
        name="query"
        type="search"
        dir="auto"
        error={isChecked && answer !== true ? answer : undefined}
        autoComplete="off"
        value={typed.query}
        onChange={change}
      />
      <Actions>
        <Button type="submit">{text('orders.search')}</Button>
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon name="filter" /> {active > 0 ? text('orders.filter-active', { count: active }) : text('orders.filter')}
        </Button>
        {isFiltered(query) && (
          <ButtonLink to={ORDERS_PATH} variant="quiet">
            {text('orders.clear')}
          </ButtonLink>
        )}
      </Actions>
      <div id={id} className={styles.more} hidden={!isOpen}>
        <SelectField
          label={text('orders.status')}
          name="status"
          value={typed.status}
          onChange={change}
          placeholder={text('orders.status-all')}
          options={STATUSES.map((code) => ({ value: code, label: text(`orders.status.${code}`) }))}
        />
        {day('from')}
        {day('to')}
      </div>
    </form>
  );
}

/** A date of which a part is missing has no value: the browser alone knows that something was typed. */
function isUnreadable(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.validity.badInput;
}
