import { useCallback, useEffect, useState } from 'react';
import type { CartDetails, CartState } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { cartOf } from '../../service/own-cart';

export type CartReading =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | {
      status: 'ready';
      details: CartDetails;
      state: CartState;
      /** Reading it again failed: what is shown may be old. */ staleMessage: string | undefined;
      retry: () => void;
    };

/** The cart with its lines, read from the network once the page or panel is shown. */
export function useCart(): CartReading {
  const host = useHost();
  const state = useSnapshot(cartOf(host).state);
  const [failure, setFailure] = useState<string>();
  const read = useCallback(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- reading begins here; a failure of an earlier reading ends with it
    setFailure(undefined);
    cartOf(host)
      .refresh()
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  }, [host]);
  useEffect(read, [read]);

  if (state.details)
    return { status: 'ready', details: state.details, state, staleMessage: state.busy.loading ? undefined : state.errors.get, retry: read };
  return failure === undefined ? { status: 'loading' } : { status: 'failed', message: failure, retry: read };
}
