import { useState } from 'react';
import { Link, useHost, useLocation } from 'shared-platform';
import { Button, defineAccountPage, defineListAddress, formatDate, IconButton, laterDialog } from 'shared-ui';
import { EntryList } from '../../features/entry-list/entry-list';
import { present } from '../../features/present/present';
import { AllListsButton } from '../../features/requisition-lists/list-links';
import { listPath, LISTS_PATH } from '../../features/requisition-lists/requisition-list-path';
import { messages, useText } from './messages/source';
import { RequisitionListsDocument, type RequisitionListsQuery } from './requisition-lists.graphql.ts';
import styles from '../../features/entry-list/entry-list.module.css';

const DeleteListDialog = laterDialog(() =>
  import('../../features/requisition-lists/delete-list-dialog').then((part) => part.DeleteListDialog),
);
const ListDialog = laterDialog(() => import('../../features/requisition-lists/list-dialog').then((part) => part.ListDialog));

const address = defineListAddress(LISTS_PATH, {});

type ListsView = NonNullable<NonNullable<RequisitionListsQuery['customer']>['requisition_lists']>;

function Tools() {
  const { navigation } = useHost();
  const text = useText();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.muted}>{text('lists.what')}</p>
        <Button onClick={() => setMaking(true)}>{text('list.new')}</Button>
      </div>
      {isMaking && <ListDialog onClose={() => setMaking(false)} onDone={(uid) => navigation.push(listPath(uid))} />}
    </>
  );
}

/** Lists of what a buyer needs again and again, the latest changed first. */
function Lists({ view }: { view: ListsView }) {
  const text = useText();
  const { page } = address.read(useLocation().search);
  return (
    <EntryList
      count={text('lists.count', { count: view.total_count ?? 0 })}
      page={page}
      pages={view.page_info?.total_pages ?? 1}
      hrefFor={(to) => address.path({ page: to })}
    >
      {present(view.items).map((list) => (
        <ListedList key={list.uid} list={list} />
      ))}
    </EntryList>
  );
}

type Listed = NonNullable<NonNullable<ListsView['items']>[number]>;

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

/** Open to everybody: a guest is asked to sign in. */
export default defineAccountPage(
  {
    title: 'lists.title',
    guest: 'lists.guest',
    query: RequisitionListsDocument,
    variables: ({ search }) => address.read(search),
    failed: 'lists.failed',
    lead: Tools,
    view: ({ customer }) => customer?.requisition_lists ?? undefined,
    empty: ({ total_count: count, items }) => {
      if (!count) return { title: 'lists.empty', text: 'lists.how' };
      return present(items).length === 0 ? { title: 'lists.no-page', action: AllListsButton } : undefined;
    },
    component: Lists,
  },
  messages,
);
