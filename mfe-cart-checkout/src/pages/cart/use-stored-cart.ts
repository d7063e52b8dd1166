import { useMemo } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import type { CartReading } from '../../features/cart/use-cart';
import { STORAGES } from '../../service/browser-environment';
import { findStoredLines } from '../../service/find-stored-lines';
import { cartOf } from '../../service/own-cart';

/** `isKept`: what the cart held when it was last read, until the platform says what it holds now. */
export type ShownCart = Exclude<CartReading, { status: 'ready' }> | (Extract<CartReading, { status: 'ready' }> & { isKept: boolean });

export function useStoredCart(cart: CartReading): ShownCart {
  const host = useHost();
  const state = useSnapshot(cartOf(host).state);
  const { status } = useSnapshot(host.session.state);
  const { cartId } = state.summary;
  const kept = useMemo(
    () => findStoredLines(host, STORAGES),
    // Another cart, or somebody else.
    // oxlint-disable-next-line react/exhaustive-deps
    [host, status, cartId],
  );
  if (cart.status === 'ready') return { ...cart, isKept: false };
  if (!kept) return cart;
  const [staleMessage, retry] = cart.status === 'failed' ? [cart.message, cart.retry] : [undefined, () => {}];
  return { status: 'ready', details: kept, state, staleMessage, retry, isKept: true };
}
