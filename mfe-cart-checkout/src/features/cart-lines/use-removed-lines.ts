import { useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { lineKeys } from './line-key';

/** So many can be put back: the newest. */
const MAX_REMOVED = 3;

/** A line that was taken out and can be put back from where it stood. */
export interface RemovedLine {
  key: string;
  item: CartItem;
  /** Place in the list, removed ones counted. */
  index: number;
  isReturning: boolean;
  /** Why it could not be put back. */
  failure: string | undefined;
}

export type LineEntry = { key: string; item: CartItem; removed?: undefined } | { key: string; item?: undefined; removed: RemovedLine };

/** The lines that were taken out, the newest last. */
export function useRemovedLines() {
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  return {
    removed,
    /** `isOffered`: it can be put back. */
    take(line: RemovedLine, isOffered: boolean) {
      setRemoved((lines) => {
        const others = lines.filter(({ key }) => key !== line.key);
        return isOffered ? [...others, line].slice(-MAX_REMOVED) : others;
      });
    },
    /** Without a change it is not offered any more. */
    change(key: string, next: Partial<RemovedLine> | undefined) {
      setRemoved((lines) =>
        lines.flatMap((line) => {
          if (line.key !== key) return [line];
          return next ? [{ ...line, ...next }] : [];
        }),
      );
    },
    /** What the cart held of it is known only now. */
    correct(uid: string, quantity: number) {
      setRemoved((lines) => lines.map((line) => (line.item.uid === uid ? { ...line, item: { ...line.item, quantity } } : line)));
    },
  };
}

/** A line that is there again, put back here or added elsewhere, is not offered once more. */
export function withRemoved(items: readonly CartItem[], removed: readonly RemovedLine[]): LineEntry[] {
  const keys = lineKeys(items);
  const entries: LineEntry[] = items.map((item, index) => ({ key: keys[index] ?? item.uid, item }));
  const gone = removed.filter(({ key }) => !keys.includes(key)).sort((a, b) => a.index - b.index);
  for (const line of gone) entries.splice(Math.min(line.index, entries.length), 0, { key: line.key, removed: line });
  return entries;
}
