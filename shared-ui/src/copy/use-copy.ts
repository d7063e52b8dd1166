import { useState } from 'react';

/** Copying to the clipboard, and what came of it. What is said of that, and where, is the component's own. */
export interface Copying {
  /** Of the last try; undefined before the first and during each: what is said again is announced again. */
  outcome: 'copied' | 'not-copied' | undefined;
  /** Puts a text on the clipboard; gives whether it is there. Never rejects: a page may have no clipboard, or may not write to it. */
  copy: (text: string) => Promise<boolean>;
}

/** For what is copied at a press. */
export function useCopy(): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>();
  const copy = async (text: string) => {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setOutcome('not-copied');
      return false;
    }
    setOutcome('copied');
    return true;
  };
  return { outcome, copy };
}
