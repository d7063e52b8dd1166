import { useState } from 'react';
import { useHost } from 'shared-platform';

/** Copying to the clipboard, and what came of it. */
export interface Copying {
  /** Of the last try; undefined before the first and during each: what is said again is announced again. */
  outcome: 'copied' | 'not-copied' | undefined;
  /** Puts a text on the clipboard; gives whether it is there. Never rejects: a page may have no clipboard, or may not write to it. */
  copy: (text: string) => Promise<boolean>;
}

/** What a toast says of either outcome. */
export interface CopyToasts {
  copied: string;
  notCopied: string;
}

/** For what is copied at a press. Says what came of it by toasts, if given their texts; else the component says it, by `outcome`. */
export function useCopy(toasts?: CopyToasts): Copying {
  const host = useHost();
  const [outcome, setOutcome] = useState<Copying['outcome']>();
  const copy = async (text: string) => {
    setOutcome(undefined);
    const isCopied = await write(text);
    setOutcome(isCopied ? 'copied' : 'not-copied');
    if (toasts) host.toasts.add(isCopied ? { type: 'success', message: toasts.copied } : { type: 'error', message: toasts.notCopied });
    return isCopied;
  };
  return { outcome, copy };
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
