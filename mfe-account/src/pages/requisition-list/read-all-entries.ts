import type { Host } from 'shared-contracts';
import { present } from '../../features/present/present';
import { toListView, type EntryView, type ListView } from './list-view';
import { RequisitionListDocument } from './requisition-list.graphql.ts';

/** The entries of every page. Undefined where one of the pages could not be read: a part of a list is not passed off as the list. */
export async function readAllEntries(host: Host, { uid, pages }: ListView): Promise<readonly EntryView[] | undefined> {
  // By uid: what another tab adds or removes meanwhile moves entries from page to page.
  const entries = new Map<string, EntryView>();
  let last = pages;
  for (let page = 1; page <= last; page += 1) {
    const { data } = await host.commerce.query(RequisitionListDocument, { uid, page });
    const [found] = present(data?.customer?.requisition_lists?.items);
    if (!found) return undefined;
    const list = toListView(found, host.storeView.state.get().currency);
    for (const entry of list.entries) entries.set(entry.uid, entry);
    last = list.pages;
  }
  return [...entries.values()];
}
