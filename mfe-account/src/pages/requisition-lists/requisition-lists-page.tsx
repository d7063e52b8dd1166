import { useState } from 'react';
import { operation, type PageContext } from 'shared-contracts';
import { definePage, Link, useHost, useLocation, type PageProps } from 'shared-platform';
import { Button, defineListAddress, EmptyState, formatDate, IconButton, Notice, Pagination, Skeleton } from 'shared-ui';
import { CustomersOnly } from '../../features/customers-only/customers-only';
import { present } from '../../features/place/present';
import { DeleteListDialog } from '../../features/requisition-lists/delete-list-dialog';
import { ListDialog } from '../../features/requisition-lists/list-dialog';
import { AllListsButton } from '../../features/requisition-lists/list-links';
import { listPath, LISTS_PATH } from '../../features/requisition-lists/requisition-list-path';
import { messages, useText } from './messages/source';
import { RequisitionListsDocument, type RequisitionListsQuery } from './requisition-lists.graphql.ts';
import styles from '../../features/entry-list/entry-list.module.css';

const address = defineListAddress(LISTS_PATH, {});

const operations = ({ search }: Pick<PageContext, 'search'>) => ({
  lists: operation(RequisitionListsDocument, address.read(search), { required: false }),
});

type Listed = NonNullable<NonNullable<NonNullable<NonNullable<RequisitionListsQuery['customer']>['requisition_lists']>['items']>[number]>;

/** Lists of what a buyer needs again and again, the latest changed first. */
export function RequisitionListsPage({ results: { lists: answer } }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  const [isMaking, setMaking] = useState(false);
  const hasFailed = answer.error !== undefined && !answer.data?.customer;
  return (
    <CustomersOnly title={text('lists.title')} reason={text('lists.guest')} section={LISTS_PATH}>
      <div className={styles.tools}>
        <p className={styles.muted}>{text('lists.what')}</p>
        <Button onClick={() => setMaking(true)}>{text('list.new')}</Button>
      </div>
      {hasFailed && (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
          {text('lists.failed')}
        </Notice>
      )}
      {!answer.data && !hasFailed && <Skeleton height="16rem" shape="block" />}
      {answer.data?.customer && <Lists data={answer.data} />}
      {isMaking && <ListDialog onClose={() => setMaking(false)} onDone={(uid) => host.navigation.push(listPath(uid))} />}
    </CustomersOnly>
  );
}

function Lists({ data }: { data: RequisitionListsQuery }) {
  const text = useText();
  const { page } = address.read(useLocation().search);
  const found = data.customer?.requisition_lists;
  const items = present(found?.items);
  const count = found?.total_count ?? 0;
  if (count === 0) return <EmptyState title={text('lists.empty')}>{text('lists.how')}</EmptyState>;
  if (items.length === 0) return <EmptyState title={text('lists.no-page')} action={<AllListsButton />} />;
  return (
    <>
      <p role="status" className={styles.muted}>
        {text('lists.count', { count })}
      </p>
      <ul className={styles.entries}>
        {items.map((list) => (
          <ListedList key={list.uid} list={list} />
        ))}
      </ul>
      <Pagination page={page} pages={found?.page_info?.total_pages ?? 1} hrefFor={(to) => address.path({ page: to })} />
    </>
  );
}

function ListedList({ list }: { list: Listed }) {
  const host = useHost();
  const text = useText();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const close = () => setOpen(undefined);
  const { uid, name, description, items_count: count, updated_at: time } = list;
  return (
    <li className={styles.entry}>
      <h2 className={styles.name}>
        <Link to={listPath(uid)}>
          <bdi dir="auto">{name}</bdi>
        </Link>
      </h2>
      <div className={styles.buttons}>
        <IconButton icon="edit" label={text('lists.rename', { name })} onClick={() => setOpen('rename')} />
        <IconButton icon="trash" label={text('lists.delete', { name })} onClick={() => setOpen('delete')} />
      </div>
      <p className={styles.muted}>
        {text('list.count', { count })}
        {time && (
          <>
            {' · '}
            {text('lists.updated')} <bdi>{formatDate(time, host.intl.locale)}</bdi>
          </>
        )}
        {description && (
          <>
            {' · '}
            <bdi dir="auto">{description}</bdi>
          </>
        )}
      </p>
      {open === 'rename' && <ListDialog list={{ uid, name, description: description ?? '' }} onClose={close} onDone={close} />}
      {open === 'delete' && <DeleteListDialog list={list} onClose={close} onDone={close} />}
    </li>
  );
}

export default definePage(
  { operations, head: ({ text }) => ({ title: text('lists.title'), robots: 'noindex' }), component: RequisitionListsPage },
  messages,
);
