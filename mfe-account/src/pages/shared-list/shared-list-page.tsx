import { change, operation } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import {
  Button,
  defineAccountPage,
  lateFaultOf,
  FormFailure,
  type KnownSentence,
  PartNumber,
  PartText,
  Quantity,
  TextField,
  usePlatformMessage,
  useShopForm,
} from 'shared-ui';
import { present } from '../../features/present/present';
import { AllListsButton } from '../../features/requisition-lists/list-links';
import {
  AddToRequisitionListDocument,
  CreateRequisitionListDocument,
  DeleteRequisitionListDocument,
} from '../../features/requisition-lists/lists.graphql.ts';
import {
  listPath,
  LISTS_PATH,
  LONGEST_NAME,
  readSharedList,
  type SharedList,
} from '../../features/requisition-lists/requisition-list-path';
import { messages, useText } from './messages/source';
import { SharedListProductsDocument } from './shared-list.graphql.ts';
import styles from './shared-list-page.module.css';

/** What the platform says of a part that the list names. */
const SENTENCES: readonly KnownSentence<'shared-list.unknown'>[] = [[/product with SKU "([^"]+)"/, 'shared-list.unknown', 'sku']];

interface SharedListView {
  list: SharedList;
  /** Of products, by SKU; empty until they are read. */
  names: ReadonlyMap<string, string>;
}

/** A list that somebody passes on: the address has it, and a customer saves a copy. Nothing is saved before it is asked for. */
function SharedListContent({ view: { list, names } }: { view: SharedListView }) {
  const text = useText();
  return (
    <>
      <ul className={styles.lines} aria-label={text('shared-list.lines')}>
        {list.lines.map(({ sku, quantity }, index) => (
          <li key={index} className={styles.line}>
            <Quantity count={quantity} />
            <span>
              <PartNumber sku={sku} />{' '}
              <bdi>
                <PartText>{names.get(sku) ?? ''}</PartText>
              </bdi>
            </span>
          </li>
        ))}
      </ul>
      <CopyForm key={useLocation().search} list={list} />
    </>
  );
}

function CopyForm({ list }: { list: SharedList }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { name: list.name },
    async onSubmit({ name }) {
      const once = { retry: false };
      const made = await change(host.commerce, CreateRequisitionListDocument, { input: { name: name.trim() } }, once);
      if (made.error)
        return (await lateFaultOf(made.error)) === 'list-name-taken'
          ? { errors: { name: text('list.taken') } }
          : { failure: await say(made.error) };
      const uid = made.data?.createRequisitionList?.requisition_list?.uid ?? '';
      const items = list.lines.map(({ sku, quantity, options }) => ({
        sku,
        quantity,
        ...(options.length > 0 ? { selected_options: [...options] } : {}),
      }));
      const { error } = await change(host.commerce, AddToRequisitionListDocument, { uid, items }, once);
      if (error) {
        // The platform takes all of them or none: a list without anything on it is of no use.
        await change(host.commerce, DeleteRequisitionListDocument, { uid }, once);
        return { failure: await say(error) };
      }
      host.toasts.add({ type: 'success', message: text('shared-list.saved') });
      host.navigation.replace(listPath(uid));
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <TextField {...field('name', rules.required)} label={text('list.name')} maxLength={LONGEST_NAME} dir="auto" required />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('shared-list.save')}
        </Button>
      </div>
    </form>
  );
}

/** Open to everybody: a guest is asked to sign in. */
export default defineAccountPage(
  {
    title: 'shared-list.title',
    section: LISTS_PATH,
    guest: 'shared-list.guest',
    operations: ({ search }) => {
      const skus = [...new Set(readSharedList(search).lines.map(({ sku }) => sku))];
      return { products: operation(SharedListProductsDocument, { skus, pageSize: Math.max(skus.length, 1) }, { required: false }) };
    },
    view: ({ products }, { search }) => ({
      list: readSharedList(search),
      names: new Map(present(products.data?.products?.items).map(({ sku, name }) => [sku ?? '', name ?? ''])),
    }),
    empty: ({ list }) => (list.lines.length === 0 ? { title: 'shared-list.empty', action: AllListsButton } : undefined),
    component: SharedListContent,
  },
  messages,
);
