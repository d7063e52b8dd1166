import { useState } from 'react';
import { operation, toMoney, zeroMoney, type PageContext } from 'shared-contracts';
import { definePage, type PageProps, useHost, useLocation, useSnapshot } from 'shared-platform';
import { ButtonLink, EmptyState, formatDate, Pagination, Price, SelectField, Skeleton, useCurrency } from 'shared-ui';
import { toCompanyState } from '../../features/company-area/company-access';
import { CompanyArea } from '../../features/company-area/company-area';
import { mayOpen } from '../../features/company-area/page-permissions';
import { lastMonths, ordersAddress, toSpending } from './company-orders';
import { CompanyOrdersDocument, CompanySpendingDocument, type CompanyOrdersQuery } from './company-orders.graphql.ts';
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
type Operations = ReturnType<typeof operations>;

/** What the company's users have ordered, and what it comes to by month. The platform says whose orders the caller's role shows. */
export function CompanyOrdersPage({ results: { orders, spending } }: PageProps<Operations>) {
  const host = useHost();
  const text = useText();
  const session = useSnapshot(host.session.state);
  const { user, page } = ordersAddress.read(useLocation().search);
  const spent = spending.data?.company?.spending;
  const currency = useCurrency();
  const [months] = useState(() => lastMonths(new Date()));
  const view = spent && toSpending(spent, { months, user, currency });
  const found = orders.data?.company?.orders;
  return (
    <CompanyArea
      title={text('company-orders.title')}
      state={toCompanyState(session, orders, found !== undefined, mayOpen(session, '/company/orders'))}
    >
      {() => {
        // The chart stands above the orders, and would move them.
        if (spending.fetching) return <Skeleton height="32rem" shape="block" />;
        return (
          <div className={styles.page}>
            {view && view.users.length > 1 && (
              <SelectField
                className={styles.user}
                label={text('company-orders.user')}
                value={user ?? ''}
                onChange={({ target: { value } }) => host.navigation.push(ordersAddress.path({ user: value }))}
                options={[
                  { value: '', label: text('company-orders.everybody') },
                  ...view.users.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
            {view && (
              <section aria-labelledby="spending">
                <h2 id="spending" className={styles.heading}>
                  {text('company-orders.spending')}
                </h2>
                <SpendingChart spending={view} />
              </section>
            )}
            <section aria-labelledby="orders">
              <h2 id="orders" className={styles.heading}>
                {text('company-orders.orders')}
              </h2>
              {found && <Orders found={found} page={page} user={user} />}
            </section>
          </div>
        );
      }}
    </CompanyArea>
  );
}

type Found = NonNullable<NonNullable<CompanyOrdersQuery['company']>['orders']>;

function Orders({ found, page, user }: { found: Found; page: number; user: string | undefined }) {
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

export default definePage<Operations>(
  {
    operations,
    head: ({ text }: { text: (id: 'company-orders.title') => string }) => ({ title: text('company-orders.title'), robots: 'noindex' }),
    component: CompanyOrdersPage,
  },
  messages,
);
