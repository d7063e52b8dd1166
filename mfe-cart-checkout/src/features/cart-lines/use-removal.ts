import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CartItem, Host } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { cartOf } from '../../service/own-cart';
import { toAddItem } from '../../service/to-add-item';
import { useText } from '../../messages/source';
import { type LineEntry, type RemovedLine, useRemovedLines, withRemoved } from './use-removed-lines';

/** Marks the button, by the line's key, among which the focus goes on when a line disappears or comes back. */
export const REMOVE_BUTTON = 'data-remove-line';

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
  const { removed, take, change, correct } = useRemovedLines();
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  const focus = useFocus(items, list, fallback);
  const entries = withRemoved(items, removed);

  const takeOut = async (item: CartItem, what: string, isOffered: boolean): Promise<boolean> => {
    const index = entries.findIndex((entry) => entry.item?.uid === item.uid);
    const key = entries[index]?.key ?? item.uid;
    focus.afterRemoval(items.findIndex(({ uid }) => uid === item.uid));
    setFailures(({ [item.uid]: _earlier, ...others }) => others);
    take({ key, item, index, isReturning: false, failure: undefined }, isOffered);
    setSaid(what);
    try {
      await cartOf(host).remove(item.uid);
      return true;
    } catch (error) {
      focus.forget();
      change(key, undefined);
      setSaid('');
      if (list.current) setFailures((others) => ({ ...others, [item.uid]: messageOf(error) }));
      else sayElsewhere(host, item, messageOf(error));
      return false;
    }
  };
  return {
    entries,
    failures,
    said,
    remove(item, held) {
      void takeOut(item, text('lines.removed', { name: item.name }), true);
      void held.then((quantity) => correct(item.uid, quantity));
    },
    moveOut: (item, what) => takeOut(item, what, false),
    undo({ key, item, isReturning }) {
      if (isReturning) return;
      change(key, { isReturning: true, failure: undefined });
      const refuse = (failure: string) => (list.current ? change(key, { isReturning: false, failure }) : sayElsewhere(host, item, failure));
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

/** The list is not shown any more: the shell says it. */
function sayElsewhere(host: Host, { name }: CartItem, failure: string): void {
  host.toasts.add({ type: 'error', message: `${name}: ${failure}` });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
