import { operation, type PageContext } from 'shared-contracts';
import { definePage, Link, type PageProps, useHost, useLocation, useSnapshot } from 'shared-platform';
import { ButtonLink, EmptyState, formatDate, Pagination, Price, SelectField, useCurrency } from 'shared-ui';
import { toCompanyState } from '../../features/company-area/company-access';
import { CompanyArea } from '../../features/company-area/company-area';
import { mayOpen } from '../../features/company-area/page-permissions';
import { purchaseOrderPath, STATUSES } from '../../features/purchase-order/purchase-order';
import { StatusBadge } from '../../features/purchase-order/status-badge';
import { messages, useText } from './messages/source';
import { PurchaseOrdersDocument } from './purchase-orders.graphql.ts';
import { type ListQuery, ordersAddress, type PurchaseOrdersView, toPurchaseOrders, toVariables, VIEWS } from './purchase-orders';
import styles from './purchase-orders-page.module.css';

const operations = ({ search }: Pick<PageContext, 'search'>) => ({
  orders: operation(PurchaseOrdersDocument, toVariables(ordersAddress.read(search)), { required: false }),
});
type Operations = ReturnType<typeof operations>;

const COLUMNS = ['number', 'date', 'by', 'total', 'status'] as const;

/** What the company's buyers want to order, and what waits for whoever is signed in. */
export function PurchaseOrdersPage({ results }: PageProps<Operations>) {
  const text = useText();
  const session = useSnapshot(useHost().session.state);
  const query = ordersAddress.read(useLocation().search);
  const view = toPurchaseOrders(results.orders.data, useCurrency());
  const isEnabled = results.orders.data?.customer?.purchase_orders_enabled !== false;
  return (
    <CompanyArea
      title={text('purchases.title')}
      state={toCompanyState(session, results.orders, view !== undefined, mayOpen(session, '/purchase-orders'))}
      root="customer"
    >
      {() =>
        view && (
          <>
            {!isEnabled && view.count === 0 ? (
              <EmptyState title={text('purchases.disabled')} />
            ) : (
              <>
                <Filter query={query} />
                <List view={view} query={query} />
              </>
            )}
          </>
        )
      }
    </CompanyArea>
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
          {view.orders.map((order) => (
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
              <td className={styles.amount}>{order.total ? <Price money={order.total} /> : '–'}</td>
              <td>
                <StatusBadge status={order.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination page={view.page} pages={view.pages} hrefFor={(page) => ordersAddress.path({ ...query, page })} />
    </>
  );
}

export default definePage<Operations>(
  { operations, head: ({ text }) => ({ title: text('purchases.title'), robots: 'noindex' }), component: PurchaseOrdersPage },
  messages,
);
