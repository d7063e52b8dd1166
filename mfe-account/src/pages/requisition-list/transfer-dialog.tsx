import { useHost, useOperation } from 'shared-platform';
import { lateFaultOf, usePlatformMessage } from 'shared-ui';
import { ChooseListDialog } from '../../features/choose-list/choose-list-dialog';
import { present } from '../../features/present/present';
import { CreateRequisitionListDocument } from '../../features/requisition-lists/lists.graphql.ts';
import { LONGEST_NAME } from '../../features/requisition-lists/requisition-list-path';
import { useText } from './messages/source';
import { OtherRequisitionListsDocument } from './requisition-list.graphql.ts';

interface TransferDialogProps {
  kind: 'copy' | 'move';
  /** The list that they stand on. */
  from: string;
  onTransfer: (to: string) => Promise<boolean>;
  onClose: () => void;
}

/** Which list entries go to: one that is there, or a new one. */
export function TransferDialog({ kind, from, onTransfer, onClose }: TransferDialogProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { data, fetching, reload } = useOperation(OtherRequisitionListsDocument, {});
  const lists = data?.customer?.requisition_lists?.items;
  const others = present(lists).flatMap(({ uid, name }) => (uid === from ? [] : [{ id: uid, name }]));

  const create = async (name: string) => {
    // eslint-disable-next-line shop/changes -- The copy or the move asks again: an answer that is on its way then would be from before it.
    const { data: made, error: refused } = await host.commerce.mutate(CreateRequisitionListDocument, { input: { name } }, { retry: false });
    const id = made?.createRequisitionList?.requisition_list?.uid;
    if (id !== undefined && !refused) return { id };
    if ((await lateFaultOf(refused)) === 'list-name-taken') return { complaint: text('list.taken') };
    return { failure: refused ? await say(refused) : text('entries.not-done') };
  };

  return (
    <ChooseListDialog
      title={text(kind === 'copy' ? 'entries.copy' : 'entries.move')}
      lists={lists ? others : undefined}
      onRetry={fetching ? undefined : reload}
      longestName={LONGEST_NAME}
      keep={from}
      create={create}
      onChoose={async ({ id }) => ((await onTransfer(id)) ? undefined : text('entries.not-done'))}
      onClose={onClose}
    />
  );
}
