import type { ReactNode } from 'react';
import { useHost } from 'shared-platform';
import { Button, FormFailure, sendWithFiles, TextAreaField, UploadField, useShopForm } from 'shared-ui';
import { useAttachments, type UploadOptions } from '../attachments/use-attachments';
import { useText } from './messages/source';
import styles from './thread.module.css';

const LONGEST_MESSAGE = 10_000;

interface ReplyFormProps {
  /** The name that the draft and its files are kept under. */
  keep: string;
  options: UploadOptions;
  use: 'ticket' | 'drawing';
  /** Sends one message more; gives what went wrong, and whether it was that the platform knows the files no longer. */
  onSend: (message: string, uploadIds: readonly string[]) => Promise<{ failure?: string; areFilesLost?: boolean }>;
  /** More buttons, beside the one that sends. */
  children?: ReactNode;
}

/** One message more, with files. */
export function ReplyForm({ keep, options, use, onSend, children }: ReplyFormProps) {
  const host = useHost();
  const text = useText();
  const { uploads, limits, words } = useAttachments(options, use, keep);
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { message: '', files: '' },
    keep,
    guard: true,
    async onSubmit({ message }) {
      const outcome = await sendWithFiles(uploads, {
        send: (ids) => onSend(message.trim(), ids),
        isLost: ({ areFilesLost = false }) => areFilesLost,
      });
      if (!outcome) return { errors: { files: words.failed } };
      if (outcome.failure !== undefined) return { failure: outcome.failure };
      host.toasts.add({ type: 'success', message: text('thread.sent') });
      uploads?.clear();
      form.setValue('message', '');
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <TextAreaField
        {...field('message', rules.required)}
        label={text('thread.message')}
        rows={4}
        maxLength={LONGEST_MESSAGE}
        dir="auto"
        required
      />
      <UploadField label={text('thread.attachments')} error={field('files').error} uploads={uploads} limits={limits} optional />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {text('thread.send')}
        </Button>
        {children}
      </div>
    </form>
  );
}
