import { useState } from 'react';
import type { EntryView } from './list-view';

/** Which of the entries on the page are chosen. */
export function useChosenEntries(entries: readonly EntryView[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = entries.filter(({ uid }) => chosen.has(uid));
  return {
    entries: picked,
    uids: picked.map(({ uid }) => uid),
    has: ({ uid }: EntryView) => chosen.has(uid),
    choose(some: readonly EntryView[], isChosen: boolean) {
      const next = new Set(chosen);
      for (const { uid } of some)
        if (isChosen) next.add(uid);
        else next.delete(uid);
      setChosen(next);
    },
  };
}
