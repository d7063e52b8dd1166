import { useState } from 'react';
import type { PageParams } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import {
  Actions,
  Button,
  ButtonLink,
  CheckboxField,
  defineAccountPage,
  defineListAddress,
  EmptyState,
  FormFailure,
  missing,
  Pagination,
  useCurrency,
} from 'shared-ui';
import { CartOutcome } from '../../features/cart-outcome/cart-outcome';
import { useCartLines } from '../../features/cart-outcome/use-cart-lines';
import { present } from '../../features/place/present';
import { DeleteListDialog } from '../../features/requisition-lists/delete-list-dialog';
import { ListDialog } from '../../features/requisition-lists/list-dialog';
import { AllLists, AllListsButton } from '../../features/requisition-lists/list-links';
import { listPath, LISTS_PATH } from '../../features/requisition-lists/requisition-list-path';
import { AddPartForm } from './add-part-form';
import { ListEntry } from './list-entry';
import { toListView, toWanted, type EntryView, type FoundList } from './list-view';
import { messages, useText } from './messages/source';
import { RequisitionListDocument } from './requisition-list.graphql.ts';
import styles from './requisition-list-page.module.css';
import { ShareList } from './share-list';
import { TransferDialog } from './transfer-dialog';
import { useListChanges } from './use-list-changes';

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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'rename' | 'delete' | 'copy' | 'move'>();
  const close = () => setOpen(undefined);
  const entries = list.entries.filter(({ uid }) => chosen.has(uid));
  const wanted = entries.length > 0 ? entries : list.entries;
  const uids = entries.map(({ uid }) => uid);
  const choose = (picked: readonly EntryView[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { uid } of picked)
      if (isChosen) next.add(uid);
      else next.delete(uid);
    setChosen(next);
  };
  return (
    <div className={styles.list}>
      {list.description !== '' && (
        <p dir="auto" className={styles.description}>
          {list.description}
        </p>
      )}
      <Actions className={styles.actions}>
        {host.supports('cart') && list.entries.length > 0 && (
          <Button busy={cart.isBusy} onClick={() => void cart.add(wanted.map(toWanted))}>
            {text(entries.length > 0 ? 'entries.cart-chosen' : 'entries.cart-all', { count: wanted.length })}
          </Button>
        )}
        {list.entries.length > 0 && <ShareList list={list} />}
        <Button variant="quiet" onClick={() => setOpen('rename')}>
          {text('entries.rename')}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('delete')}>
          {text('entries.delete')}
        </Button>
      </Actions>
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
          <div className={styles.chooser}>
            <CheckboxField
              label={text('entries.choose-all')}
              checked={entries.length === list.entries.length}
              onChange={({ target }) => choose(list.entries, target.checked)}
            />
            {entries.length > 0 && (
              <Actions className={styles.actions}>
                <Button variant="secondary" size="s" onClick={() => setOpen('copy')}>
                  {text('entries.copy')}
                </Button>
                <Button variant="secondary" size="s" onClick={() => setOpen('move')}>
                  {text('entries.move')}
                </Button>
                <Button variant="secondary" size="s" busy={changes.isBusy} onClick={() => void changes.remove(uids)}>
                  {text('entries.remove')}
                </Button>
              </Actions>
            )}
          </div>
          <ul className={styles.entries} aria-label={text('entries.name')}>
            {list.entries.map((entry) => (
              <ListEntry
                // What the platform says now is what stands in the field.
                key={`${entry.uid} ${entry.quantity}`}
                entry={entry}
                isChosen={chosen.has(entry.uid)}
                onChoose={(isChosen) => choose([entry], isChosen)}
                onQuantity={(quantity) => void changes.setQuantity(entry.uid, quantity)}
              />
            ))}
          </ul>
          <Pagination page={page} pages={list.pages} hrefFor={(to) => address.path({ page: to })} />
        </>
      )}
      <AddPartForm list={list.uid} />
      {open === 'rename' && <ListDialog list={list} onClose={close} onDone={close} />}
      {open === 'delete' && <DeleteListDialog list={list} onClose={close} onDone={() => host.navigation.replace(LISTS_PATH)} />}
      {(open === 'copy' || open === 'move') && (
        <TransferDialog kind={open} from={list.uid} onTransfer={(to) => changes[open](to, uids)} onClose={close} />
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
