import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button, FormFailure, TextAreaField } from 'shared-ui';
import { AttachmentsField } from '../attachments/attachments-field';
import { useText } from './messages/source';
import type { Reply } from './reply';
import styles from './thread.module.css';
import { UnsentReply } from './unsent-reply';
import { useReply } from './use-reply';

const LONGEST_MESSAGE = 10_000;

interface ReplyFormProps extends Reply {
  /** More buttons, beside the one that sends. */
  children?: ReactNode;
}

/** One message more, with files. */
export function ReplyForm(props: ReplyFormProps) {
  const { files, closed, words, children } = props;
  const text = useText();
  const { form, attachments, field, formProps, rules, failure, isBusy, discard } = useReply(props);
  const message = form.watch('message');
  const isUnsent = message.trim() !== '' || attachments.hasFiles;
  const area = { label: text('thread.message'), rows: 4, dir: 'auto' } as const;
  const end = useFocusAtEnd(closed !== undefined, isUnsent);
  if (closed !== undefined && !isUnsent)
    return (
      <div ref={end} tabIndex={-1}>
        {closed}
      </div>
    );
  return (
    <form {...formProps} className={styles.form}>
      {closed === undefined ? (
        <>
          <FormFailure failure={failure} />
          <TextAreaField {...field('message', rules.required, rules.maxLength(LONGEST_MESSAGE))} {...area} readOnly={isBusy} required />
          <AttachmentsField
            label={text('thread.attachments')}
            error={field('files').error}
            attachments={attachments}
            isFailed={files.isFailed}
            isSending={isBusy}
          />
          <div className={styles.buttons}>
            <Button type="submit" busy={isBusy}>
              {text('thread.send')}
            </Button>
            {children}
          </div>
        </>
      ) : (
        <UnsentReply sentence={words.closedMeanwhile} message={message} uploads={attachments.uploads} onDiscard={discard}>
          <TextAreaField {...field('message')} {...area} readOnly />
        </UnsentReply>
      )}
      {closed}
    </form>
  );
}

/** What was not sent has been discarded, and the button with it: the focus goes to what stands in its place. */
function useFocusAtEnd(isClosed: boolean, isUnsent: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (isClosed && !isUnsent && wasShown.current) end.current?.focus();
    wasShown.current = isClosed && isUnsent;
  }, [isClosed, isUnsent]);
  return end;
}
