import { useState } from 'react';
import type { CommerceResult } from 'shared-contracts';
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
    host.commerce.invalidate(['customer']);
    setState({ isBusy: false, ...(error ? { failure: say(error) } : {}) });
    if (!error && done !== undefined) host.toasts.add({ type: 'success', message: done });
    return !error;
  };
  const { commerce } = host;
  const once = { retry: false };
  return {
    ...state,
    setQuantity: (item: string, quantity: number) =>
      run(commerce.mutate(SetRequisitionQuantityDocument, { list, item, quantity }, once), text('entries.saved')),
    remove: (items: readonly string[]) =>
      run(commerce.mutate(RemoveFromRequisitionListDocument, { list, items: [...items] }, once), text('entries.removed')),
    copy: (to: string, items: readonly string[]) =>
      run(commerce.mutate(CopyToRequisitionListDocument, { from: list, to, items: [...items] }, once), text('entries.copied')),
    move: (to: string, items: readonly string[]) =>
      run(commerce.mutate(MoveToRequisitionListDocument, { from: list, to, items: [...items] }, once), text('entries.moved')),
  };
}
