import { useEffect, useRef, useState } from 'react';
import { UNAVAILABLE } from 'shared-contracts';
import { useHost } from 'shared-platform';
import type { CartResult, WantedLine } from './add-in-batches';
import { useText } from './messages/source';

interface CartLinesState {
  isBusy: boolean;
  /** Of lines that take several calls. */
  progress?: { done: number; total: number } | undefined;
  outcome?: CartResult;
}

/** Puts lines into the cart; what cannot be had does not keep the others away. */
export function useCartLines() {
  const host = useHost();
  const text = useText();
  const [state, setState] = useState<CartLinesState>({ isBusy: false });
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  // What the cart throws is for the shopper to read, but that its code did not come.
  const reasonOf = (error: unknown) =>
    error instanceof Error && error.message !== '' && error.name !== UNAVAILABLE ? error.message : undefined;

  /** @param wanted - the lines, or what reads them; what it throws is said. */
  const add = async (wanted: readonly WantedLine[] | (() => Promise<readonly WantedLine[]>)) => {
    setState({ isBusy: true });
    try {
      const lines = typeof wanted === 'function' ? await wanted() : wanted;
      // What its loader says is for nobody to read.
      const part = await import(/* webpackChunkName: "add-in-batches" */ './add-in-batches').catch(() => undefined);
      if (!part) throw new Error(text('outcome.failed'));
      const outcome = await part.addInBatches(host, lines, {
        onProgress: (done, total) => setState({ isBusy: true, progress: { done, total } }),
        reasonOf: (error) => reasonOf(error) ?? text('outcome.not-reached'),
        ofAnother: text('outcome.other-account'),
      });
      setState({ isBusy: false, outcome: { lines: outcome } });
      // Whoever has left the page does not see the outcome.
      if (!isShown.current) host.toasts.add({ type: 'info', message: text(`outcome.${successOf(outcome)}`) });
    } catch (error) {
      const failure = reasonOf(error) ?? text('outcome.failed');
      setState({ isBusy: false, outcome: { failure } });
      if (!isShown.current) host.toasts.add({ type: 'error', message: failure });
    }
  };
  return { add, ...state };
}

/** How much of it is in the cart. */
export function successOf(lines: readonly { failure: string | undefined }[]): 'all' | 'some' | 'none' {
  const failed = lines.filter(({ failure }) => failure !== undefined).length;
  if (failed === 0) return 'all';
  return failed === lines.length ? 'none' : 'some';
}
