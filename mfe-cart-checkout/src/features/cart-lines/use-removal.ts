import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { cartOf } from '../../service/own-cart';
import { toAddItem } from '../../service/to-add-item';
import { useText } from '../../messages/source';
import { lineKeys } from './line-key';

/** Marks the button, by the line's key, among which the focus goes on when a line disappears or comes back. */
export const REMOVE_BUTTON = 'data-remove-line';

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

export interface Removal {
  /** Lines, and between them what was taken out. */
  entries: readonly LineEntry[];
  /** Why a line could not be taken out, by `uid`. */
  failures: Readonly<Record<string, string>>;
  /** For screen readers: what has just gone or come back. */
  said: string;
  /** `held`: what the cart holds of it, once that is known; what is shown may be refused yet. It is what is put back. */
  remove(item: CartItem, held: Promise<number>): void;
  /** Takes a line out that goes somewhere else: `said` tells where. False: it could not be taken out, and is there again. */
  moveOut(item: CartItem, said: string): Promise<boolean>;
  undo(line: RemovedLine): void;
}

/**
 * Taking lines out and putting them back. A line goes at once, with the button that had the focus: it goes on to the next line's, or, when
 * none is left, to `fallback`. Both are looked for inside `list`, which stays when the last line goes.
 */
export function useRemoval(items: readonly CartItem[], list: RefObject<HTMLElement | null>, fallback: () => HTMLElement | null): Removal {
  const host = useHost();
  const text = useText();
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  const focus = useFocus(items, list, fallback);
  const entries = withRemoved(items, removed);

  const change = (key: string, next: Partial<RemovedLine> | undefined) =>
    setRemoved((lines) =>
      lines.flatMap((line) => {
        if (line.key !== key) return [line];
        return next ? [{ ...line, ...next }] : [];
      }),
    );
  /** The list is not shown any more: the shell says it. */
  const sayElsewhere = ({ name }: CartItem, failure: string) => host.toasts.add({ type: 'error', message: `${name}: ${failure}` });
  const take = async (item: CartItem, what: string, isOffered: boolean): Promise<boolean> => {
    const index = entries.findIndex((entry) => entry.item?.uid === item.uid);
    const key = entries[index]?.key ?? item.uid;
    focus.afterRemoval(items.findIndex(({ uid }) => uid === item.uid));
    setFailures(({ [item.uid]: _earlier, ...others }) => others);
    setRemoved((lines) => {
      const others = lines.filter((line) => line.key !== key);
      return isOffered ? [...others, { key, item, index, isReturning: false, failure: undefined }].slice(-MAX_REMOVED) : others;
    });
    setSaid(what);
    try {
      await cartOf(host).remove(item.uid);
      return true;
    } catch (error) {
      focus.forget();
      change(key, undefined);
      setSaid('');
      if (list.current) setFailures((others) => ({ ...others, [item.uid]: messageOf(error) }));
      else sayElsewhere(item, messageOf(error));
      return false;
    }
  };
  return {
    entries,
    failures,
    said,
    remove(item, held) {
      void take(item, text('lines.removed', { name: item.name }), true);
      void held.then((quantity) =>
        setRemoved((lines) => lines.map((line) => (line.item.uid === item.uid ? { ...line, item: { ...line.item, quantity } } : line))),
      );
    },
    moveOut: (item, what) => take(item, what, false),
    undo({ key, item, isReturning }) {
      if (isReturning) return;
      change(key, { isReturning: true, failure: undefined });
      const refuse = (failure: string) => (list.current ? change(key, { isReturning: false, failure }) : sayElsewhere(item, failure));
      focus.onReturn(key);
      cartOf(host)
        .add([toAddItem(item)])
        .then(
          ([refused]) => {
            if (refused) return refuse(refused.message);
            change(key, undefined);
            setSaid(text('lines.returned', { name: item.name }));
          },
          (error: unknown) => refuse(messageOf(error)),
        );
    },
  };
}

/** Where the focus goes when the button that had it is gone. */
function useFocus(items: readonly CartItem[], list: RefObject<HTMLElement | null>, fallback: () => HTMLElement | null) {
  const removedAt = useRef<number>(undefined);
  const returning = useRef<string>(undefined);
  useLayoutEffect(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(`[${REMOVE_BUTTON}]`) ?? [])];
    const index = removedAt.current;
    if (index !== undefined) {
      removedAt.current = undefined;
      (buttons[Math.min(index, buttons.length - 1)] ?? fallback())?.focus();
    }
    const back =
      returning.current === undefined ? undefined : buttons.find((button) => button.getAttribute(REMOVE_BUTTON) === returning.current);
    if (!back) return;
    returning.current = undefined;
    // Only where it was lost with "Undo": whoever has gone on meanwhile is not called back.
    if (document.activeElement === null || document.activeElement === document.body) back.focus();
    // The number of lines is what changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [items.length]);
  return {
    afterRemoval: (index: number) => void (removedAt.current = index),
    onReturn: (key: string) => void (returning.current = key),
    forget: () => void (removedAt.current = undefined),
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
