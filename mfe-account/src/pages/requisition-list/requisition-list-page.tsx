import { useState } from 'react';
import type { PageParams } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import {
  ButtonLink,
  defineAccountPage,
  defineListAddress,
  EmptyState,
  FormFailure,
  missing,
  Pagination,
  useCurrency,
  laterDialog,
  laterPart,
} from 'shared-ui';
import { CartOutcome, CartProgress } from '../../features/cart-outcome/cart-outcome';
import { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import { present } from '../../features/present/present';
import { AllLists, AllListsButton } from '../../features/requisition-lists/list-links';
import { listPath, LISTS_PATH } from '../../features/requisition-lists/requisition-list-path';
import { ListActions } from './list-actions';
import { ListEntries } from './list-entries';
import { toListView, type FoundList } from './list-view';
import { messages, useText } from './messages/source';
import { RequisitionListDocument } from './requisition-list.graphql.ts';
import styles from './requisition-list-page.module.css';
import { useChosenEntries } from './use-chosen-entries';
import { useListChanges } from './use-list-changes';

const AddPartForm = laterPart(() => import('./add-part-form').then((part) => part.AddPartForm), { height: '10rem', near: true });

const DeleteListDialog = laterDialog(() =>
  import('../../features/requisition-lists/delete-list-dialog').then((part) => part.DeleteListDialog),
);
const ListDialog = laterDialog(() => import('../../features/requisition-lists/list-dialog').then((part) => part.ListDialog));
const TransferDialog = laterDialog(() => import('./transfer-dialog').then((part) => part.TransferDialog));

const uidOf = ({ id }: PageParams) => id ?? '';
const addressOf = (uid: string) => defineListAddress(listPath(uid), {});

/** One list of the customer's own: its parts, into the cart, to other lists. */
function List({ view }: { view: FoundList }) {
  const host = useHost();
  const text = useText();
  const list = toListView(view, useCurrency());
  const address = addressOf(list.uid);
  const { page } = address.read(useLocation().search);
  const changes = useListChanges(list.uid);
  const cart = useCartLines();
  const chosen = useChosenEntries(list.entries);
  const [asked, setAsked] = useState<'rename' | 'delete' | 'copy' | 'move'>();
  const close = () => setAsked(undefined);
  return (
    <div className={styles.list}>
      {list.description !== '' && (
        <p dir="auto" className={styles.description}>
          {list.description}
        </p>
      )}
      <ListActions list={list} chosen={chosen.entries} cart={cart} onAsk={setAsked} />
      <CartProgress cart={cart} />
      {cart.outcome && <CartOutcome outcome={cart.outcome} />}
      <FormFailure failure={changes.failure} />
      {list.count === 0 && <EmptyState title={text('entries.empty')}>{text('entries.how')}</EmptyState>}
      {list.count > 0 && list.entries.length === 0 && (
        <EmptyState
          title={text('entries.no-page')}
          action={<ButtonLink to={listPath(list.uid)}>{text('entries.first-page')}</ButtonLink>}
        />
      )}
      {list.entries.length > 0 && (
        <>
          <ListEntries entries={list.entries} chosen={chosen} changes={changes} onAsk={setAsked} />
          <Pagination page={page} pages={list.pages} hrefFor={(to) => address.path({ page: to })} />
        </>
      )}
      <AddPartForm list={list.uid} />
      {asked === 'rename' && <ListDialog list={list} onClose={close} onDone={close} />}
      {asked === 'delete' && <DeleteListDialog list={list} onClose={close} onDone={() => host.navigation.replace(LISTS_PATH)} />}
      {(asked === 'copy' || asked === 'move') && (
        <TransferDialog kind={asked} from={list.uid} onTransfer={(to) => changes[asked](to, chosen.uids)} onClose={close} />
      )}
    </div>
  );
}

/** Somebody else's is not found, as one that does not exist. Open to everybody: a guest is asked to sign in. */
export default defineAccountPage(
  {
    title: 'entries.title',
    heading: ({ name }) => name,
    guest: 'entries.guest',
    query: RequisitionListDocument,
    variables: ({ params, search }) => {
      const uid = uidOf(params);
      return { uid, ...addressOf(uid).read(search) };
    },
    lead: AllLists,
    placeholder: '20rem',
    failed: 'entries.failed',
    missing: { title: 'entries.missing', action: AllListsButton },
    view: ({ customer }) => (customer?.requisition_lists ? (present(customer.requisition_lists.items)[0] ?? missing) : undefined),
    component: List,
  },
  messages,
);
