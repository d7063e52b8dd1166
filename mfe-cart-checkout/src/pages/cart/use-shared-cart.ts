import { type RefObject, useEffect, useState } from 'react';
import { useHost } from 'shared-platform';
import { lookUp } from '../../features/quick-order/look-up';
import { keyOf, type LookedUp, type QuickOrderProduct } from '../../features/quick-order/quick-order-rows';
import type { SharedLine, SharedLines } from '../../features/shared-cart/shared-cart';
import { cartOf } from '../../service/own-cart';

interface SharedRow {
  line: SharedLine;
  /** Undefined as long as the platform has not said. */
  product: LookedUp | undefined;
}
type ReadyLine = SharedLine & { product: QuickOrderProduct };

/** A shared cart as it is looked at, until it is added or left. */
export interface SharedCartState {
  /** All lines, those that cannot be read included. */
  count: number;
  /** Those to look at. */
  shown: readonly SharedRow[];
  isAsking: boolean;
  /** How many can be added, as long as the platform has not said otherwise. */
  addable: number;
  failing: number;
  hasFailed: boolean;
  /** Some of it has been added; why the others were not, by part number. */
  isAdded: boolean;
  refused: ReadonlyMap<string, string>;
  /** Some can be added and some cannot: these can be looked at alone. */
  isMixed: boolean;
  isFailingOnly: boolean;
  setFailingOnly: (isFailingOnly: boolean) => void;
  isBusy: boolean;
  failure: string | undefined;
  add: () => Promise<void>;
  again: () => void;
  leave: () => void;
}

/** `title`: gets the focus when not everything could be added. */
export function useSharedCart({ lines, unusable }: SharedLines, title: RefObject<HTMLElement | null>): SharedCartState {
  const host = useHost();
  const { found, again } = useLookedUp(lines);
  const [isFailingOnly, setFailingOnly] = useState(false);
  const rows = lines.map((line) => ({ line, product: found.get(keyOf(line.sku)) }));
  const ready = rows.flatMap(({ line, product }) => (isAvailable(product) ? [{ ...line, product }] : []));
  const isAsking = rows.some(({ product }) => product === undefined);
  const addable = rows.filter(({ product }) => product === undefined).length + ready.length;
  const count = rows.length + unusable.length;
  const failing = count - addable;

  const leave = () => host.navigation.replace('/cart');
  const { refused, ...adding } = useAdding(ready, { title, onAdded: ready.length === count ? leave : undefined });
  const isAdded = refused.size > 0;
  const isMixed = !isAdded && !isAsking && addable > 0 && failing > 0;
  const isAddable = (product: LookedUp | undefined) => product === undefined || isAvailable(product);
  return {
    count,
    shown: rows.filter(({ line, product }) => refused.get(line.sku) !== '' && !(isMixed && isFailingOnly && isAddable(product))),
    isAsking,
    addable,
    failing,
    hasFailed: rows.some(({ product }) => product === 'failed'),
    isAdded,
    refused,
    isMixed,
    isFailingOnly,
    setFailingOnly,
    ...adding,
    again,
    leave,
  };
}

/** `onAdded`: when all of them have been added; without it what has not stays in sight. */
function useAdding(
  ready: readonly ReadyLine[],
  { title, onAdded }: { title: RefObject<HTMLElement | null>; onAdded?: (() => void) | undefined },
) {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const add = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const failures = await cartOf(host).add(ready.map(toAddItem));
      // What did not come stays in sight, with the reason; the rest is in the cart below.
      if (failures.length === 0 && onAdded) return onAdded();
      setRefused(
        new Map([
          ...ready.map(({ sku }) => [sku, ''] as const),
          ...failures.map(({ index, message }) => [ready[index]?.sku ?? '', message] as const),
        ]),
      );
      title.current?.focus();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, refused, add };
}

function toAddItem({ quantity, product: { sku, name, parentSku, imageUrl } }: ReadyLine) {
  return {
    sku,
    name,
    quantity,
    ...(parentSku === undefined ? {} : { parentSku }),
    ...(imageUrl === undefined ? {} : { imageUrl }),
  };
}

function useLookedUp(lines: readonly SharedLine[]) {
  const host = useHost();
  const [found, setFound] = useState<ReadonlyMap<string, LookedUp>>(new Map());
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify(lines.map(({ sku }) => sku));
  useEffect(() => {
    let isShown = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the question begins here
    setFound(new Map());
    const skus: string[] = JSON.parse(key);
    void lookUp(host, skus, (some) => isShown && setFound((others) => new Map([...others, ...some])));
    return () => void (isShown = false);
  }, [host, key, turn]);
  return { found, again: () => setTurn(turn + 1) };
}

export function isProduct(found: LookedUp | undefined): found is QuickOrderProduct {
  return typeof found === 'object';
}

/** It can be put into a cart as it is. */
export function isAvailable(found: LookedUp | undefined): found is QuickOrderProduct {
  return isProduct(found) && found.inStock && !found.hasOptions;
}
