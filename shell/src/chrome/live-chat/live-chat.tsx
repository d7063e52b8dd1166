import { useId, useState } from 'react';
import { useHost, useSnapshot } from 'shared-platform';
import { Button, useLateText } from 'shared-ui';
import styles from './live-chat.module.css';
import { openChat, type ChatVisitor } from './load-chat';
import { chatMessages } from './messages/source';

/** A chat with the shop: the press on its button, which says whose it is and what they learn, is what loads it. */
export default function LiveChat() {
  const { config, session, telemetry } = useHost();
  const text = useLateText(chatMessages);
  const note = useId();
  const state = useSnapshot(session.state);
  const [chat, setChat] = useState<'idle' | 'loading' | 'loaded' | 'failed'>('idle');
  const { liveChat } = config;
  if (!text || !liveChat) return null;
  const isCustomer = state.status === 'customer';
  const visitor: ChatVisitor =
    isCustomer && state.customer ? { name: `${state.customer.firstName} ${state.customer.lastName}`, email: state.customer.email } : {};
  const open = () => {
    setChat('loading');
    openChat(liveChat, visitor).then(
      () => setChat('loaded'),
      (error: unknown) => {
        telemetry.recordError(error, { remote: 'shell', version: '', root: 'chrome' });
        setChat('failed');
      },
    );
  };
  return (
    <div className={styles.chat}>
      <Button variant="secondary" busy={chat === 'loading'} onClick={open} aria-describedby={note}>
        {text('chat.start')}
      </Button>
      {chat === 'failed' ? (
        <p id={note} role="alert">
          {text('chat.failed')}
        </p>
      ) : (
        <p id={note} role="status">
          {chat === 'loaded' ? text('chat.loaded') : text(isCustomer ? 'chat.note-customer' : 'chat.note', { provider: liveChat.provider })}
        </p>
      )}
    </div>
  );
}
