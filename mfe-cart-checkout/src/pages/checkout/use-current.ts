import { useEffect, useState } from 'react';
import type { CommerceResult, Operation } from 'shared-contracts';
import { useHost } from 'shared-platform';

/**
 * A customer's answer as it is now, past the cache: another device, or the company's administrator, may have changed it. Undefined until it
 * has come. Read once for as long as it is wanted: an address book must not change below the one who chooses from it.
 */
export function useCurrent<Data>(
  document: Operation<Data, Record<string, never>>,
  when: boolean,
): { answer: CommerceResult<Data> | undefined; again: () => void } {
  const { commerce } = useHost();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<CommerceResult<Data>>();
  useEffect(() => {
    if (!when) return undefined;
    let isWanted = true;
    // eslint-disable-next-line no-restricted-syntax -- useOperation shows what is cached first, and goes on to follow it
    void commerce.query(document, {}, { policy: 'network-only' }).then((given) => isWanted && setAnswer(given));
    return () => {
      isWanted = false;
      // Another customer must not see it.
      setAnswer(undefined);
    };
  }, [commerce, document, when, tries]);
  return { answer, again: () => setTries(tries + 1) };
}
