import { useEffect } from 'react';
import type { CartItem } from 'shared-contracts';
import { ownerOf, useHost, usePersisted, useSnapshot } from 'shared-platform';
import { forgetLine, loadSaved, savedForLater, savedOf, saveLine, toSavedLine, type SavedLine } from '../../service/saved-lines';

export interface SavedForLater {
  lines: readonly SavedLine[];
  /** False while nobody knows whose list it would be. */
  isReady: boolean;
  save(item: CartItem): void;
  forget(line: SavedLine): void;
}

/** What was put aside in this browser by whoever is there; follows other tabs. */
export function useSavedForLater(): SavedForLater {
  const owner = ownerOf(useSnapshot(useHost().session.state));
  const kept = usePersisted(savedForLater);
  useEffect(() => {
    if (owner !== undefined) loadSaved(owner);
  }, [owner, kept]);
  return {
    lines: owner === undefined || !kept ? [] : savedOf(owner),
    isReady: owner !== undefined,
    save(item) {
      if (owner !== undefined) saveLine(owner, toSavedLine(item));
    },
    forget(line) {
      if (owner !== undefined) forgetLine(owner, line);
    },
  };
}
