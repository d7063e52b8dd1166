import { useEffect, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import type { QuickOrderProduct } from '../../features/quick-order/quick-order-rows';
import { contains, suggest } from '../../features/quick-order/suggest';

/** After the last key, before the platform is asked. */
const DELAY_MS = 150;

export interface Suggestions {
  shown: readonly QuickOrderProduct[];
  /** Place of the one that the arrows have marked. */
  marked: number | undefined;
  /** Something was typed, and the field was neither left nor its list closed since: it is not to be judged yet. */
  isTyping: boolean;
  /** Asks for what fits a text, a moment later; until the answer comes, what fits it already stays. */
  ask: (typed: string) => void;
  mark: (step: 1 | -1) => void;
  close: () => void;
}

/** What is suggested for one field. An answer to an earlier text is dropped. */
export function useSuggestions(onTyping: (isTyping: boolean) => void): Suggestions {
  const host = useHost();
  const [shown, setShown] = useState<readonly QuickOrderProduct[]>([]);
  const [marked, setMarked] = useState<number>();
  const [isTyping, setTyping] = useState(false);
  const type = (is: boolean) => {
    setTyping(is);
    onTyping(is);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  const end = () => {
    clearTimeout(timer.current);
    asked.current += 1;
  };
  useEffect(() => end, []);
  return {
    shown,
    marked,
    isTyping,
    ask(typed) {
      end();
      type(true);
      const mine = asked.current;
      setMarked(undefined);
      setShown(shown.filter((product) => typed !== '' && contains(product, typed)));
      timer.current = setTimeout(() => {
        void suggest(host, typed).then((found) => {
          if (mine === asked.current) setShown(found);
        });
      }, DELAY_MS);
    },
    mark(step) {
      const count = shown.length;
      setMarked(marked === undefined ? (step > 0 ? 0 : count - 1) : (marked + step + count) % count);
    },
    close() {
      end();
      type(false);
      setMarked(undefined);
      setShown([]);
    },
  };
}
