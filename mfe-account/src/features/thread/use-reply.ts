import { useRef } from 'react';
import type { CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { areFilesLost, mayHaveArrived, usePlatformMessage, useShopForm } from 'shared-ui';
import { isAboutFiles, refusalOf } from '../attachments/refusal';
import { useAttachments } from '../attachments/use-attachments';
import { areSentFiles, useSendOnce } from '../attachments/use-send-once';
import { present } from '../present/present';
import { useText } from './messages/source';
import type { Reply, ReplyAnswer, ThreadMessages } from './reply';

/** Where the platform's mutations name files of a message. */
const FILES = 'upload_ids';
const NO_ANSWER: CommerceError = { message: 'No answer.', isNetworkError: true, status: undefined, errors: [] };
const isThread = (read: ThreadMessages | CommerceError): read is ThreadMessages => Array.isArray(read);

/** The form of a message, and how it is sent. */
export function useReply({ keep, files, use, messages, onSend, onRead, words }: Reply) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const attachments = useAttachments(files.options, use, keep);
  const { uploads } = attachments;
  const sendOnce = useSendOnce();
  /** What was there before a message was sent, until it is known what became of that. */
  const before = useRef<ReadonlySet<string>>(undefined);

  const find = async (message: string, ids: readonly string[]): Promise<ReplyAnswer | undefined> => {
    const now = await onRead();
    if (!now || !isThread(now)) return { error: now ?? NO_ANSWER, isTaken: false };
    const isThere = present(now).some(
      ({ uid, is_customer: isOwn, text: written, attachments: attached }) =>
        // Without files a message says nothing of the try that it came with: only one that was not there before is this one.
        isOwn && written.trim() === message && areSentFiles(attached, ids) && (ids.length > 0 || !before.current?.has(uid)),
    );
    if (!isThere) return undefined;
    host.commerce.invalidate(['customer']);
    return { error: undefined, isTaken: true };
  };

  const shopForm = useShopForm({
    defaultValues: { message: '', files: '' },
    keep,
    guard: true,
    hasUnsent: attachments.hasFiles,
    async onSubmit(values) {
      const message = values.message.trim();
      /** Whether the platform has said what became of what was sent. */
      let isKnown = false;
      before.current ??= new Set(present(messages).map(({ uid }) => uid));
      const answer = await sendOnce(uploads, {
        async send(ids) {
          const sent = await onSend(message, ids);
          isKnown = !sent.error || !mayHaveArrived(sent.error);
          return sent;
        },
        isLost: ({ refusals }) => areFilesLost(refusals, FILES),
        async find(ids) {
          const found = await find(message, ids);
          isKnown ||= found !== undefined && !found.error;
          return found;
        },
      });
      if (!answer) return { errors: { files: attachments.words.failed } };
      const { error, isTaken, refusals } = answer;
      if (isKnown) before.current = undefined;
      if (error) return { failure: await say(error) };
      if (!isTaken) {
        const refusal = refusalOf(refusals, FILES);
        if (isAboutFiles(refusal)) return { errors: { files: attachments.words.refused(refusal) } };
        return { failure: refusal === 'closed' ? words.closed : text('thread.refused') };
      }
      host.toasts.add({ type: 'success', message: text('thread.sent') });
      uploads?.clear();
      shopForm.form.setValue('message', '');
      return undefined;
    },
  });
  return {
    ...shopForm,
    attachments,
    /** What was written is no longer needed, nor are its files. */
    discard() {
      for (const { key } of uploads?.items.get() ?? []) uploads?.remove(key);
      shopForm.form.reset();
    },
  };
}
