import type { FormEvent } from 'react';
import { useHost } from 'shared-platform';
import { Actions, Button, ButtonLink, SelectField, TextField } from 'shared-ui';
import { ORDERS_PATH } from '../../features/order/order-path';
import { useText } from './messages/source';
import styles from './order-filter.module.css';
import { address, isFiltered, STATUSES, type OrderQuery } from './order-query';

/** What to look for. What is searched stands in the address, so that it can be kept, shared and gone back to. */
export function OrderFilter({ query }: { query: OrderQuery }) {
  const { navigation } = useHost();
  const text = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)] as const);
    navigation.push(address.path(Object.fromEntries(typed)));
  };
  return (
    // What the address says is what the fields begin with, also after going back.
    <form key={address.path(query)} className={styles.filter} role="search" aria-label={text('orders.search-label')} onSubmit={submit}>
      <TextField
        className={styles.text}
        label={text('orders.search-field')}
        name="query"
        type="search"
        dir="auto"
        maxLength={100}
        autoComplete="off"
        defaultValue={query.query}
      />
      <SelectField
        label={text('orders.status')}
        name="status"
        defaultValue={query.status ?? ''}
        placeholder={text('orders.status-all')}
        options={STATUSES.map((code) => ({ value: code, label: text(`orders.status.${code}`) }))}
      />
      <TextField label={text('orders.from')} name="from" type="date" dir="ltr" defaultValue={query.from} />
      <TextField label={text('orders.to')} name="to" type="date" dir="ltr" defaultValue={query.to} />
      <Actions className={styles.buttons}>
        <Button type="submit">{text('orders.search')}</Button>
        {isFiltered(query) && (
          <ButtonLink to={ORDERS_PATH} variant="quiet">
            {text('orders.clear')}
          </ButtonLink>
        )}
      </Actions>
    </form>
  );
}
