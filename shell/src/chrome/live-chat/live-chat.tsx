import { useEffect, useId, useRef, useState } from 'react';
import { consentState, writeConsent } from 'shared-host/services/consent';
import { useHost, useSnapshot } from 'shared-platform';
import { Button, useLateText } from 'shared-ui';
import type { ShopConfig } from 'shared-contracts';
import { chat as theChat, type Chat, type ChatState } from './chat';
import styles from './live-chat.module.css';
import { chatMessages } from './messages/source';

interface LiveChatProps {
  chat?: Chat;
}

/**
 * A chat with the shop: the press on its button, which says whose it is and what they learn, is what loads it. Where the configuration
 * asks for consent, the press asks, and agreeing loads it; who takes that back loses the chat.
 */
export default function LiveChat({ chat = theChat }: LiveChatProps) {
  const { liveChat } = useHost().config;
  return liveChat ? <Offer chat={chat} liveChat={liveChat} /> : null;
}

const NEVER_ASKED = { get: () => 'granted', initial: () => 'granted', subscribe: () => () => undefined } as const;

function Offer({ chat, liveChat }: Required<LiveChatProps> & { liveChat: NonNullable<ShopConfig['liveChat']> }) {
  const { session, telemetry } = useHost();
  const text = useLateText(chatMessages);
  const note = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isCustomer = useSnapshot(session.state).status === 'customer';
  const state = useSnapshot(chat.state);
  const { consentKey, provider } = liveChat;
  const consent = useSnapshot(consentKey === undefined ? NEVER_ASKED : consentState(consentKey));
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (consent !== 'granted') chat.close();
  }, [chat, consent]);
  if (!text) return null;
  const open = () =>
    chat.open(liveChat, session.state, (error) => telemetry.recordError(error, { remote: 'shell', version: '', root: 'chrome' }));
  const answer = (given: 'granted' | 'denied') => () => {
    if (consentKey !== undefined) writeConsent(consentKey, given);
    setAsking(false);
    // What was pressed goes.
    button.current?.focus();
    if (given === 'granted') open();
  };
  return (
    <div className={styles.chat}>
      <Button
        ref={button}
        variant="secondary"
        busy={state === 'loading'}
        onClick={consent === 'granted' ? open : () => setAsking(true)}
        aria-describedby={note}
      >
        {text('chat.start')}
      </Button>
      <p id={note} role={state === 'failed' ? 'alert' : 'status'}>
        {text(noteOf(state, { isAsking, isCustomer }), { provider })}
      </p>
      {isAsking && (
        <p className={styles.answers}>
          <Button variant="secondary" size="s" onClick={answer('granted')}>
            {text('chat.agree')}
          </Button>
          <Button variant="secondary" size="s" onClick={answer('denied')}>
            {text('chat.refuse')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What is said below the button: whose chat it is, what they learn, and what came of the press. */
function noteOf(state: ChatState, { isAsking, isCustomer }: { isAsking: boolean; isCustomer: boolean }) {
  if (state === 'failed') return 'chat.failed';
  if (state === 'loaded') return 'chat.loaded';
  if (isAsking) return isCustomer ? 'chat.ask-customer' : 'chat.ask';
  return isCustomer ? 'chat.note-customer' : 'chat.note';
}
