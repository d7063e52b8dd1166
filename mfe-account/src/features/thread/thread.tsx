import { useHost } from 'shared-platform';
import { formatDate, PartText } from 'shared-ui';
import { AttachedFiles } from '../attachments/attached-files';
import { present } from '../present/present';
import { useText } from './messages/source';
import styles from './thread.module.css';
import type { ThreadMessageFragment } from './thread.graphql.ts';

/** What a customer and the shop have written to each other, oldest first. */
export function Thread({ messages }: { messages: readonly (ThreadMessageFragment | null)[] }) {
  const text = useText();
  return (
    <ol className={styles.thread} aria-label={text('thread.name')}>
      {present(messages).map((message) => (
        <Message key={message.uid} message={message} />
      ))}
    </ol>
  );
}

function Message({ message }: { message: ThreadMessageFragment }) {
  const { intl } = useHost();
  const text = useText();
  const { author_name: author, is_customer: isOwn, text: words, created_at: time } = message;
  const files = present(message.attachments);
  return (
    <li className={styles.message} data-own={isOwn || undefined}>
      <p className={styles.muted}>
        {isOwn ? text('thread.you') : <bdi>{author}</bdi>} · <bdi>{formatDate(time, intl.locale)}</bdi>
      </p>
      <p dir="auto" className={styles.words}>
        <PartText>{words}</PartText>
      </p>
      {files.length > 0 && <AttachedFiles files={files} label={text('thread.attachments')} />}
    </li>
  );
}
