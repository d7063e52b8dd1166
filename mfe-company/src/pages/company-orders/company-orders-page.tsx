import { useState } from 'react';
import { operation, toMoney, zeroMoney, type PageContext } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import { ButtonLink, defineAccountPage, EmptyState, formatDate, ofCompany, Pagination, Price, SelectField, useCurrency } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { lastMonths, ordersAddress, toSpending } from './company-orders';
import {
  CompanyOrdersDocument,
  CompanySpendingDocument,
  type CompanyOrdersQuery,
  type CompanySpendingQuery,
} from './company-orders.graphql.ts';
import styles from './company-orders-page.module.css';
import { messages, useText } from './messages/source';
import { SpendingChart } from './spending-chart';

const operations = ({ search }: Pick<PageContext, 'search'>) => {
  const { user, page } = ordersAddress.read(search);
  const [first = ''] = lastMonths(new Date());
  return {
    orders: operation(CompanyOrdersDocument, { page, filter: user === undefined ? {} : { user_id: { eq: user } } }, { required: false }),
    spending: operation(CompanySpendingDocument, { filter: { created_at: { from: `${first}-01` } } }, { required: false }),
  };
};

interface CompanyOrdersView {
  found: PlatformOrders;
  /** Undefined where the sums cannot be had. */
  spent: NonNullable<CompanySpendingQuery['company']>['spending'] | undefined;
}

/** What the company's users have ordered, and what it comes to by month. The platform says whose orders the caller's role shows. */
function CompanyOrders({ view: { found, spent } }: { view: CompanyOrdersView }) {
  const host = useHost();
  const text = useText();
  const { user, page } = ordersAddress.read(useLocation().search);
  const currency = useCurrency();
  const [months] = useState(() => lastMonths(new Date()));
  const spending = spent && toSpending(spent, { months, user, currency });
  return (
    <div className={styles.page}>
      {spending && spending.users.length > 1 && (
        <SelectField
          className={styles.user}
          label={text('company-orders.user')}
          value={user ?? ''}
          onChange={({ target: { value } }) => host.navigation.push(ordersAddress.path({ user: value }))}
          options={[
            { value: '', label: text('company-orders.everybody') },
            ...spending.users.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {spending && (
        <section aria-labelledby="spending">
          <h2 id="spending" className={styles.heading}>
            {text('company-orders.spending')}
          </h2>
          <SpendingChart spending={spending} />
        </section>
      )}
      <section aria-labelledby="orders">
        <h2 id="orders" className={styles.heading}>
          {text('company-orders.orders')}
        </h2>
        <Orders found={found} page={page} user={user} />
      </section>
    </div>
  );
}

type PlatformOrders = NonNullable<NonNullable<CompanyOrdersQuery['company']>['orders']>;

function Orders({ found, page, user }: { found: PlatformOrders; page: number; user: string | undefined }) {
  const text = useText();
  const { locale } = useHost().intl;
  const currency = useCurrency();
  const items = found.items.flatMap((order) => (order ? [order] : []));
  if (items.length === 0)
    return (
      <EmptyState
        title={text(found.total_count > 0 ? 'company-orders.no-page' : 'company-orders.none')}
        action={
          user !== undefined || page > 1 ? (
            <ButtonLink to={ordersAddress.path({})}>{text('company-orders.show-all')}</ButtonLink>
          ) : undefined
        }
      />
    );
  return (
    <>
      <p role="status" className={styles.count}>
        {text('company-orders.count', { count: found.total_count })}
      </p>
      <table className={styles.table} aria-label={text('company-orders.orders')}>
        <thead>
          <tr>
            <th scope="col">{text('company-orders.number')}</th>
            <th scope="col">{text('company-orders.date')}</th>
            <th scope="col">{text('company-orders.by')}</th>
            <th scope="col">{text('company-orders.status')}</th>
            <th scope="col" className={styles.amount}>
              {text('company-orders.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((order) => (
            <tr key={order.number}>
              <th scope="row">
                <bdi dir="ltr">{order.number}</bdi>
              </th>
              <td>{formatDate(order.order_date, locale)}</td>
              <td>
                <bdi>{order.user_name}</bdi>
              </td>
              <td>{order.status}</td>
              <td className={styles.amount}>
                <Price money={toMoney(order.total, currency) ?? zeroMoney(currency)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination page={page} pages={found.page_info?.total_pages ?? 1} hrefFor={(to) => ordersAddress.path({ user, page: to })} />
    </>
  );
}

export default defineAccountPage(
  {
    title: 'company-orders.title',
    access: ofCompany(PERMISSIONS.orders),
    placeholder: '32rem',
    operations,
    view({ orders, spending }) {
      const found = orders.data?.company?.orders;
      // The chart stands above the orders, and would move them.
      const isComing = spending.data === undefined && spending.error === undefined;
      return found && !isComing ? { found, spent: spending.data?.company?.spending } : undefined;
    },
    component: CompanyOrders,
  },
  messages,
);
