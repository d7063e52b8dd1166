import type { ReactNode } from 'react';
import { Button, Icon, Notice, useCopy, type Uploads } from 'shared-ui';
import { useItems } from '../attachments/use-attachments';
import { useText } from './messages/source';
import styles from './thread.module.css';

interface UnsentReplyProps {
  /** Why it cannot be sent any more. */
  sentence: string;
  message: string;
  uploads: Uploads | undefined;
  onDiscard: () => void;
  /** The field that shows the message. */
  children: ReactNode;
}

/** What was written to something that was closed before it was sent: nothing of it is lost, until it is no longer needed. */
export function UnsentReply({ sentence, message, uploads, onDiscard, children }: UnsentReplyProps) {
  const text = useText();
  const items = useItems(uploads);
  const { outcome, copy } = useCopy();
  return (
    <>
      <Notice type="warning">{sentence}</Notice>
      {children}
      {items.length > 0 && (
        <div className={styles.muted}>
          {text('thread.unsent-files')}
          <ul className={styles.unsentFiles} aria-label={text('thread.unsent-files')}>
            {items.map(({ key, name }) => (
              <li key={key}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => void copy(message)}>
          <Icon name="copy" /> {text('thread.copy')}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {text('thread.discard')}
        </Button>
        <p role="status" className={styles.muted}>
          {outcome && text(`thread.${outcome}`)}
        </p>
      </div>
    </>
  );
}
