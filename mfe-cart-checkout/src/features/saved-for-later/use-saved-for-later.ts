import { useEffect, useEffectEvent, useState } from 'react';
import type { CartItem, SessionState } from 'shared-contracts';
import { localPersistence, useHost, useSnapshot } from 'shared-platform';
import { ownerOf } from '../../service/owner-of';
import { forgetLine, loadSaved, SAVED_FOR_LATER, saveLine, toSavedLine, type SavedLine } from '../../service/saved-lines';

export interface SavedForLater {
  lines: readonly SavedLine[];
  /** False while nobody knows whose list it would be. */
  isReady: boolean;
  save(item: CartItem): void;
  forget(line: SavedLine): void;
}

/** What was put aside in this browser by whoever is there; follows other tabs. */
export function useSavedForLater(): SavedForLater {
  const host = useHost();
  const owner = useOwner(useSnapshot(host.session.state));
  // What is stored is read again with each change, here or in another tab.
  const [, setChange] = useState(0);
  const again = () => setChange((change) => change + 1);
  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key === null || key === localPersistence.key(SAVED_FOR_LATER)) again();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);
  return {
    lines: owner === undefined ? [] : loadSaved(owner),
    isReady: owner !== undefined,
    save(item) {
      if (owner !== undefined) saveLine(owner, toSavedLine(item));
      again();
    },
    forget(line) {
      if (owner !== undefined) forgetLine(owner, line);
      again();
    },
  };
}

/** Undefined while nobody knows; never of somebody who was here before. */
function useOwner(session: SessionState): string | undefined {
  const who = session.status === 'customer' ? session.customer?.email : session.status;
  const [known, setKnown] = useState<{ who: string | undefined; owner: string | undefined }>();
  const find = useEffectEvent(() => ownerOf(session));
  useEffect(() => {
    let isGone = false;
    void find().then((owner) => isGone || setKnown({ who, owner }));
    return () => {
      isGone = true;
    };
  }, [who]);
  return known?.who === who ? known?.owner : undefined;
}
