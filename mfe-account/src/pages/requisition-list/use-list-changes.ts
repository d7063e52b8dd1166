import { useState } from 'react';
import { changeOrRefresh, type CommerceResult } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { usePlatformMessage } from 'shared-ui';
import { useText } from './messages/source';
import {
  CopyToRequisitionListDocument,
  MoveToRequisitionListDocument,
  RemoveFromRequisitionListDocument,
  SetRequisitionQuantityDocument,
} from './requisition-list.graphql.ts';

/** Changes of one list. What there is afterwards is read again, whether a change went well or not. */
export function useListChanges(list: string) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [state, setState] = useState<{ isBusy: boolean; failure?: string }>({ isBusy: false });
  const run = async (change: Promise<CommerceResult<unknown>>, done?: string): Promise<boolean> => {
    setState({ isBusy: true });
    const { error } = await change;
    setState({ isBusy: false, ...(error ? { failure: await say(error) } : {}) });
    if (!error && done !== undefined) host.toasts.add({ type: 'success', message: done });
    return !error;
  };
  const { commerce } = host;
  const once = { retry: false };
  return {
    ...state,
    setQuantity: (item: string, quantity: number) =>
      run(changeOrRefresh(commerce, SetRequisitionQuantityDocument, { list, item, quantity }, once), text('entries.saved')),
    remove: (items: readonly string[]) =>
      run(changeOrRefresh(commerce, RemoveFromRequisitionListDocument, { list, items: [...items] }, once), text('entries.removed')),
    copy: (to: string, items: readonly string[]) =>
      run(changeOrRefresh(commerce, CopyToRequisitionListDocument, { from: list, to, items: [...items] }, once), text('entries.copied')),
    move: (to: string, items: readonly string[]) =>
      run(changeOrRefresh(commerce, MoveToRequisitionListDocument, { from: list, to, items: [...items] }, once), text('entries.moved')),
  };
}
