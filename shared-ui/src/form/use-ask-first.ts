import { useRef } from 'react';
import type { CommerceError } from 'shared-contracts';

interface Answered {
  error: CommerceError | undefined;
}

/**
 * Sends what must not be done twice, or is refused when it is: after a try without an answer (`mayHaveArrived`) the next one asks first
 * (`find`) what became of it. `find` gives nothing where the earlier try has done nothing, an error where nobody knows.
 */
export function useAskFirst() {
  const isUnanswered = useRef(false);
  return async <Answer extends Answered>(
    send: () => Promise<Answer>,
    find: () => Promise<NoInfer<Answer> | undefined>,
  ): Promise<Answer> => {
    const earlier = isUnanswered.current ? await find() : undefined;
    // Nobody knows yet what became of that try.
    if (earlier?.error) return earlier;
    const answer = earlier ?? (await send());
    isUnanswered.current = answer.error !== undefined && mayHaveArrived(answer.error);
    return answer;
  };
}

/** No answer, or one of a server between the shop and the platform. */
export function mayHaveArrived({ isNetworkError, status = 0 }: CommerceError): boolean {
  return isNetworkError || status >= 500;
}
