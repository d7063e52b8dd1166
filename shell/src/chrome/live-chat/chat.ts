import { createSnapshot, type SessionState, type Snapshot } from 'shared-contracts';
import { addChat, callChat, isTakenOver, removeChat, visitorOf, type ChatVisitor, type LiveChatConfig } from './chat-widget';

export type ChatState = 'idle' | 'loading' | 'loaded' | 'failed';

export interface Chat {
  state: Snapshot<ChatState>;
  /**
   * Loads the chat's script, once, and opens the chat when it says that it is ready; one that is there is opened again. Where that takes
   * more than 15 seconds it is given up: `onError` is told "error when loading", and the next call tries again. From then on the chat is
   * told who is there.
   */
  open(config: LiveChatConfig, session: Snapshot<SessionState>, onError: (error: Error) => void): void;
  /** Takes the chat out of the page, where there is one. */
  close(): void;
}

/** A script that was asked for, and what it was told of who is there. */
interface Loading {
  element: HTMLScriptElement;
  hasCome: boolean;
  told: ChatVisitor;
}

const TIMEOUT_MS = 15_000;

export function createChat(): Chat {
  const state = createSnapshot<ChatState>('idle');
  let loading: Loading | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endSession = () => {};

  const forget = () => {
    clearTimeout(timer);
    endSession();
    removeChat(loading?.element);
    loading = undefined;
  };

  const close = () => {
    if (state.get() === 'loaded') callChat('destroy');
    forget();
    state.set('idle');
  };

  const begin = (session: Snapshot<SessionState>) => {
    clearTimeout(timer);
    callChat('maximize');
    state.set('loaded');
    // Somebody signed out: what they wrote is not for who comes next.
    const tell = () => loading && tellVisitor(loading, session.get()) === 'left' && close();
    endSession = session.subscribe(tell);
    tell();
  };

  return {
    state,
    close,
    open(config, session, onError) {
      if (state.get() === 'loaded') return callChat('maximize');
      if (state.get() === 'loading') return;
      state.set('loading');
      const fail = () => {
        state.set('failed');
        onError(new Error('error when loading'));
      };
      timer = setTimeout(() => {
        // What came and took nothing over is not the chat. What has not come yet runs whenever it does: it is waited for by the next call.
        if (loading?.hasCome && !isTakenOver()) forget();
        fail();
      }, TIMEOUT_MS);
      loading ??= load(config, session.get(), {
        onReady: (ready) => loading === ready && begin(session),
        onError(failed) {
          if (loading !== failed) return;
          forget();
          fail();
        },
      });
    },
  };
}

function load(
  config: LiveChatConfig,
  session: SessionState,
  { onReady, onError }: { onReady: (ready: Loading) => void; onError: (failed: Loading) => void },
): Loading {
  const told = visitorOf(session);
  const element = addChat(config, told, {
    onReady: () => onReady(loading),
    onCome: () => (loading.hasCome = true),
    onError: () => onError(loading),
  });
  const loading: Loading = { element, hasCome: false, told };
  return loading;
}

/** Tells the chat who is there, where that is somebody else than it knows. */
function tellVisitor(loading: Loading, current: SessionState): 'here' | 'left' {
  const { told } = loading;
  const visitor = visitorOf(current);
  if (told.name === visitor.name && told.email === visitor.email) return 'here';
  // A customer's data come a moment after their session.
  if (current.status === 'customer' && !current.customer) return 'here';
  loading.told = visitor;
  callChat('set_customer_name', visitor.name ?? '');
  callChat('set_customer_email', visitor.email ?? '');
  return visitor.email === undefined ? 'left' : 'here';
}

/** The document's one chat. */
export const chat = createChat();
