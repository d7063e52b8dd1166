import { useState, type ReactNode } from 'react';
import { orderPage, pathTo, toMoney } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import {
  Button,
  ChosenOptions,
  defineAccountPage,
  DeliveryPrice,
  pageFaultOf,
  formatDate,
  ofCompany,
  PartNumber,
  PartText,
  Price,
  useCurrency,
  laterDialog,
  laterPart,
} from 'shared-ui';
import * as PERMISSIONS from '../../features/company-area/permissions';
import { nameOf, PURCHASE_ORDERS_PATH } from '../../features/purchase-order/purchase-order';
import { StatusBadge } from '../../features/purchase-order/status-badge';
import { ACTIONS, GOES_ON, type Action } from './actions';
import { historyText } from './history-text';
import { messages, useText } from './messages/source';
import { PurchaseOrderDetailDocument, type PurchaseOrderDetailQuery } from './purchase-order.graphql.ts';
import styles from './purchase-order-page.module.css';
import { toSums } from './purchase-order-sums';

const CommentForm = laterPart(() => import('./comment-form').then((part) => part.CommentForm), { height: '12rem', near: true });
const ActionDialog = laterDialog(() => import('./action-dialog').then((part) => part.ActionDialog));

type PurchaseOrderDetail = NonNullable<NonNullable<PurchaseOrderDetailQuery['customer']>['purchase_order']>;

/** One that is not there, and one of somebody else, are the same to whoever asks. */
const NOT_FOUND: readonly ReturnType<typeof pageFaultOf>[] = ['gone', 'not-yours'];

/** A purchase order: what is wanted, who has to approve it, what was said and done; and what may be done with it. */
function PurchaseOrder({ view: found }: { view: PurchaseOrderDetail }) {
  const host = useHost();
  const text = useText();
  const { locale } = host.intl;
  const order = found.order && pathTo(host, orderPage, { number: found.order.number });
  const placed = found.order && text('order.placed', { number: found.order.number });
  const [asked, setAsked] = useState<Action>();
  const actions = ACTIONS.filter((action) => found.available_actions.includes(action));
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to={PURCHASE_ORDERS_PATH}>{text('order.back')}</Link>
      </p>
      <div className={styles.head}>
        <StatusBadge status={found.status} />
        <span>
          {formatDate(found.created_at, locale)} · <bdi>{nameOf(found.created_by) || text('order.nobody')}</bdi>
        </span>
        {order ? <Link to={order}>{placed}</Link> : placed}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button key={action} variant={GOES_ON[action] ? 'primary' : 'secondary'} onClick={() => setAsked(action)}>
              {text(`order.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {asked && <ActionDialog action={asked} found={found} onClose={() => setAsked(undefined)} />}
      <Lines found={found} />
      <Approvals found={found} />
      <Comments found={found} />
      <section>
        <h2>{text('order.history')}</h2>
        <ol className={styles.entries}>
          {found.history_log.map((entry) =>
            entry ? (
              <li key={entry.uid}>
                <span className={styles.when}>{formatDate(entry.created_at, locale)}</span> <bdi>{historyText(text, entry)}</bdi>
              </li>
            ) : null,
          )}
        </ol>
      </section>
    </div>
  );
}

function Lines({ found: { quote } }: { found: PurchaseOrderDetail }) {
  const text = useText();
  const currency = useCurrency();
  const sums = toSums(quote, currency);
  return (
    <section>
      <h2>{text('order.lines')}</h2>
      <table className={styles.table} aria-label={text('order.lines')}>
        <thead>
          <tr>
            <th scope="col">{text('order.product')}</th>
            <th scope="col" className={styles.amount}>
              {text('order.quantity')}
            </th>
            <th scope="col" className={styles.amount}>
              {text('order.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(quote?.items ?? []).map((line) => {
            const sum = toMoney(line?.prices?.row_total_including_tax, currency);
            const chosen = line?.__typename === 'ConfigurableCartItem' ? line : undefined;
            return line ? (
              <tr key={line.uid}>
                <th scope="row" className={styles.product}>
                  <Link to={`/${line.product.url_key ?? ''}${line.product.url_suffix ?? ''}`}>
                    <PartText>{line.product.name ?? ''}</PartText>
                  </Link>
                  <span className={styles.sku}>
                    <PartNumber sku={chosen?.configured_variant.sku ?? line.product.sku ?? ''} />
                  </span>
                  <ChosenOptions options={toOptions(chosen)} />
                </th>
                <td className={styles.amount}>
                  <bdi>{line.quantity}</bdi>
                </td>
                <td className={styles.amount}>{sum && <Price money={sum} />}</td>
              </tr>
            ) : null;
          })}
        </tbody>
        <tfoot>
          {sums?.discount && <Sum label={text('order.discount')} amount={<Price money={sums.discount} />} />}
          {sums?.delivery && <Sum label={text('order.delivery')} amount={<DeliveryPrice money={sums.delivery} />} />}
          <Sum label={text('order.total')} amount={sums && <Price money={sums.total} size="l" />} />
        </tfoot>
      </table>
    </section>
  );
}

function Sum({ label, amount }: { label: string; amount: ReactNode }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className={styles.amount}>{amount}</td>
    </tr>
  );
}

type Line = NonNullable<NonNullable<NonNullable<PurchaseOrderDetail['quote']>['items']>[number]>;

function toOptions(line: Extract<Line, { __typename: 'ConfigurableCartItem' }> | undefined) {
  const options = line?.configurable_options ?? [];
  return options.flatMap((option) => (option ? [{ label: option.option_label, value: option.value_label }] : []));
}

function Approvals({ found }: { found: PurchaseOrderDetail }) {
  const text = useText();
  const { locale } = useHost().intl;
  const flows = found.approval_flow.flatMap((flow) => (flow ? [flow] : []));
  return (
    <section>
      <h2>{text('order.approvals')}</h2>
      {flows.length === 0 && <p>{text('order.no-approval')}</p>}
      {flows.map((flow) => (
        <div key={flow.rule_name}>
          <h3 className={styles.rule}>
            <bdi>{flow.rule_name}</bdi>
          </h3>
          <ul className={styles.entries}>
            {flow.events.map((event, index) =>
              event?.status ? (
                <li key={index}>
                  {text(`approval.${event.status}`, { name: event.name ?? '', role: event.role ?? '' })}
                  {event.status !== 'PENDING' && event.updated_at && (
                    <span className={styles.when}> {formatDate(event.updated_at, locale)}</span>
                  )}
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Comments({ found }: { found: PurchaseOrderDetail }) {
  const host = useHost();
  const text = useText();
  return (
    <section>
      <h2>{text('order.comments')}</h2>
      <ol className={styles.entries}>
        {found.comments.map((comment) =>
          comment ? (
            <li key={comment.uid}>
              <span className={styles.when}>
                <bdi>{nameOf(comment.author) || text('order.nobody')}</bdi> · {formatDate(comment.created_at, host.intl.locale)}
              </span>
              <p dir="auto" className={styles.comment}>
                {comment.text}
              </p>
            </li>
          ) : null,
        )}
      </ol>
      <CommentForm uid={found.uid} comments={found.comments} />
    </section>
  );
}

export default defineAccountPage(
  {
    title: (found) => (found ? ['order.title', { number: found.number }] : 'order.heading'),
    access: ofCompany(PERMISSIONS.purchaseOrders),
    query: PurchaseOrderDetailDocument,
    variables: ({ params }) => ({ uid: params.id ?? '' }),
    isMissing: ({ data, error }) => !data?.customer?.purchase_order && NOT_FOUND.includes(pageFaultOf(error)),
    view: ({ customer }) => customer?.purchase_order ?? undefined,
    component: PurchaseOrder,
  },
  messages,
);
