import type { CommerceError } from 'shared-contracts';
import { sendWithFiles, useAskFirst, type Uploads } from 'shared-ui';

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
  const askFirst = useAskFirst();
  return <Answer extends Answered>(uploads: Uploads | undefined, { send, isLost, find }: SendOnce<Answer>) =>
    sendWithFiles(uploads, {
      async send(ids) {
        const answer = await askFirst(
          () => send(ids),
          () => find(ids),
        );
        return (isLost(answer) && (await find(ids))) || answer;
      },
      isLost,
    });
}

/** Whether these files are the ones that were sent: the platform's addresses end with the ids. */
export function areSentFiles(files: readonly ({ url: string } | null)[] | null | undefined, ids: readonly string[]): boolean {
  const sent = new Set((files ?? []).map((file) => file?.url.split('/').pop()));
  return sent.size === ids.length && ids.every((id) => sent.has(id));
}
