import { useRef } from 'react';
import { change, type CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, FormFailure, type KnownSentence, lateFaultOf, TextField, unlessGone, usePlatformMessage, useShopForm } from 'shared-ui';
import {
  AddToRequisitionListDocument,
  CreateRequisitionListDocument,
  DeleteRequisitionListDocument,
} from '../../features/requisition-lists/lists.graphql.ts';
import { listPath, LONGEST_NAME, type SharedList } from '../../features/requisition-lists/requisition-list-path';
import { useText } from './messages/source';
import styles from './shared-list-page.module.css';

/** What the platform says of a part that the list names. */
const SENTENCES: readonly KnownSentence<'shared-list.unknown'>[] = [[/product with SKU "([^"]+)"/, 'shared-list.unknown', 'sku']];

const ONCE = { retry: false };

/** Saves a copy of the list under a name. Nothing is saved before it is asked for. */
export function CopyForm({ list }: { list: SharedList }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  const discard = useDiscarding();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { name: list.name },
    keep: 'shared-list',
    guard: true,
    async onSubmit(values, { arrived }) {
      const name = values.name.trim();
      // What an earlier try has left has the name, and nobody knows what came to be on it.
      const held = await discard();
      if (held) return { failure: await say(held) };
      const made = await change(host.commerce, CreateRequisitionListDocument, { input: { name } }, ONCE);
      if (made.error)
        return (await lateFaultOf(made.error)) === 'list-name-taken'
          ? { errors: { name: text('list.taken') } }
          : { failure: await say(made.error) };
      const uid = made.data?.createRequisitionList?.requisition_list?.uid ?? '';
      const { error } = await change(host.commerce, AddToRequisitionListDocument, { uid, items: toItems(list) }, ONCE);
      if (error) {
        // The platform takes all of them or none: a list without anything on it is of no use.
        const isLeft = await discard(uid);
        const reason = await say(error);
        return { failure: isLeft ? text('shared-list.left', { name, reason }) : reason };
      }
      host.toasts.add({ type: 'success', message: text('shared-list.saved') });
      if (arrived()) host.navigation.replace(listPath(uid));
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <TextField {...field('name', rules.required, rules.maxLength(LONGEST_NAME))} label={text('list.name')} dir="auto" required />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text('shared-list.save')}
        </Button>
      </div>
    </form>
  );
}

/** Deletes a list that was made and not filled, or what an earlier deletion did not reach; gives why that could not be. */
function useDiscarding() {
  const { commerce } = useHost();
  const left = useRef<string>(undefined);
  return async (uid = left.current): Promise<CommerceError | undefined> => {
    if (uid === undefined) return undefined;
    const { error } = await change(commerce, DeleteRequisitionListDocument, { uid }, ONCE);
    // That it is not there any more is what was wanted: the answer to an earlier deletion may have been lost.
    const refusal = await unlessGone(error);
    left.current = refusal ? uid : undefined;
    return refusal;
  };
}

function toItems({ lines }: SharedList) {
  return lines.map(({ sku, quantity, options }) => ({
    sku,
    quantity,
    ...(options.length > 0 ? { selected_options: [...options] } : {}),
  }));
}
