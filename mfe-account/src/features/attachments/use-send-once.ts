import { useRef } from 'react';
import type { CommerceError } from 'shared-contracts';
import { sendWithFiles, type Uploads } from 'shared-ui';

interface Answered {
  error: CommerceError | undefined;
}

export interface SendOnce<Answer extends Answered> {
  send: (ids: readonly string[]) => Promise<Answer>;
  /** The platform knows the files no longer. */
  isLost: (answer: Answer) => boolean;
  /** Asks the platform for what an earlier try has made; nothing where it has made nothing, an error where nobody knows. */
  find: (ids: readonly string[]) => Promise<Answer | undefined>;
}

/**
 * Sends what names files, as `sendWithFiles`, and no second time what has arrived though its answer was lost: after a try without an answer
 * the next one asks for it first. Files that an earlier try has attached look as if they had expired, also after a reload.
 */
export function useSendOnce() {
  const isUnanswered = useRef(false);
  return <Answer extends Answered>(uploads: Uploads | undefined, { send, isLost, find }: SendOnce<Answer>) =>
    sendWithFiles(uploads, {
      async send(ids) {
        const earlier = isUnanswered.current ? await find(ids) : undefined;
        // Nobody knows yet what became of that try.
        if (earlier?.error) return earlier;
        const answer = earlier ?? (await send(ids));
        isUnanswered.current = answer.error !== undefined && mayHaveArrived(answer.error);
        return (isLost(answer) && (await find(ids))) || answer;
      },
      isLost,
    });
}

/** No answer, or one of a server between the shop and the platform. */
export function mayHaveArrived({ isNetworkError, status = 0 }: CommerceError): boolean {
  return isNetworkError || status >= 500;
}

/** Whether these files are the ones that were sent: the platform's addresses end with the ids. */
export function areSentFiles(files: readonly ({ url: string } | null)[] | null | undefined, ids: readonly string[]): boolean {
  const sent = new Set((files ?? []).map((file) => file?.url.split('/').pop()));
  return sent.size === ids.length && ids.every((id) => sent.has(id));
}
