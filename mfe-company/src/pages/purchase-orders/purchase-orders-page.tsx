import { toMoney } from 'shared-contracts';
import { Link, useHost, useLocation } from 'shared-platform';
import { ButtonLink, defineAccountPage, EmptyState, formatDate, ofCompany, Pagination, Price, SelectField, useCurrency } from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { purchaseOrderPath, STATUSES } from '../../features/purchase-order/purchase-order';
import { StatusBadge } from '../../features/purchase-order/status-badge';
import { messages, useText } from './messages/source';
import { PurchaseOrdersDocument } from './purchase-orders.graphql.ts';
import { type ListQuery, ordersAddress, type PurchaseOrdersView, toPurchaseOrders, toVariables, VIEWS } from './purchase-orders';
import styles from './purchase-orders-page.module.css';

const COLUMNS = ['number', 'date', 'by', 'total', 'status'] as const;

/** What the company's buyers want to order, and what waits for whoever is signed in. */
function PurchaseOrders({ view }: { view: PurchaseOrdersView }) {
  const query = ordersAddress.read(useLocation().search);
  return (
    <>
      <Filter query={query} />
      <List view={view} query={query} />
    </>
  );
}

function Filter({ query }: { query: ListQuery }) {
  const text = useText();
  const { navigation } = useHost();
  return (
    <div className={styles.filter}>
      <nav aria-label={text('purchases.filter')}>
        <ul>
          {VIEWS.map((show) => (
            <li key={show}>
              <Link to={ordersAddress.path({ show, status: query.status })} aria-current={show === query.show ? 'true' : undefined}>
                {text(`purchases.${show}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SelectField
        label={text('purchases.status')}
        options={[
          { value: '', label: text('purchases.any') },
          ...STATUSES.map((status) => ({ value: status, label: text(`purchase.${status}`) })),
        ]}
        value={query.status ?? ''}
        onChange={({ target }) => navigation.push(ordersAddress.path({ show: query.show, status: target.value }))}
      />
    </div>
  );
}

function List({ view, query }: { view: PurchaseOrdersView; query: ListQuery }) {
  const text = useText();
  const { locale } = useHost().intl;
  const currency = useCurrency();
  if (view.orders.length === 0)
    return (
      <EmptyState
        title={text(view.count > 0 ? 'purchases.no-page' : 'purchases.none')}
        action={
          query.show !== 'all' || query.status || query.page > 1 ? (
            <ButtonLink to={ordersAddress.path({})}>{text('purchases.show-all')}</ButtonLink>
          ) : undefined
        }
      />
    );
  return (
    <>
      <p role="status" className={styles.count}>
        {text('purchases.count', { count: view.count })}
      </p>
      <table className={styles.table} aria-label={text('purchases.title')}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'total' ? styles.amount : undefined}>
                {text(`purchases.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.orders.map((order) => {
            const total = toMoney(order.total, currency);
            return (
              <tr key={order.uid}>
                <th scope="row">
                  <Link to={purchaseOrderPath(order.uid)} className={styles.number}>
                    <bdi dir="ltr">{order.number}</bdi>
                  </Link>
                </th>
                <td>{formatDate(order.createdAt, locale)}</td>
                <td>
                  <bdi>{order.createdBy || '–'}</bdi>
                </td>
                <td className={styles.amount}>{total ? <Price money={total} /> : '–'}</td>
                <td>
                  <StatusBadge status={order.status} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Pagination page={view.page} pages={view.pages} hrefFor={(page) => ordersAddress.path({ ...query, page })} />
    </>
  );
}

export default defineAccountPage(
  {
    title: 'purchases.title',
    access: ofCompany(PERMISSIONS.purchaseOrders),
    query: PurchaseOrdersDocument,
    variables: ({ search }) => toVariables(ordersAddress.read(search)),
    view: toPurchaseOrders,
    empty: ({ isEnabled, count }) => (!isEnabled && count === 0 ? { title: 'purchases.disabled' } : undefined),
    component: PurchaseOrders,
  },
  messages,
);
