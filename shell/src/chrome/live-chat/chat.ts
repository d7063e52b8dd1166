import { createSnapshot, type SessionState, type ShopConfig, type Snapshot } from 'shared-contracts';

type LiveChatConfig = NonNullable<ShopConfig['liveChat']>;
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

/**
 * What is said to the chat, in the form of LiveChat's "Chat Widget JS API" 2.0. Before its script is there it waits in `_q`; the script
 * carries that out, and puts itself into `_h`.
 */
interface ChatQueue {
  _q: unknown[];
  _h: ((name: string, given: unknown[]) => void) | null;
  _v: string;
  call(...command: unknown[]): void;
  once(...listener: unknown[]): void;
}

/** A script that was asked for, and what it was told of who is there. */
interface Loading {
  element: HTMLScriptElement;
  hasCome: boolean;
  told: ChatVisitor;
}

/** Of a customer what the shop knows, of a guest nothing. */
interface ChatVisitor {
  name?: string;
  email?: string;
}

const TIMEOUT_MS = 15_000;
const DEFAULT_GROUP = 0;

export function createChat(): Chat {
  const state = createSnapshot<ChatState>('idle');
  let loading: Loading | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endSession = () => {};

  const forget = () => {
    clearTimeout(timer);
    endSession();
    loading?.element.remove();
    loading = undefined;
    // One that is still on its way finds nothing to begin with.
    for (const name of ['LiveChatWidget', '__lc']) Reflect.deleteProperty(window, name);
  };

  const close = () => {
    if (state.get() === 'loaded') call('destroy');
    forget();
    state.set('idle');
  };

  const tell = (current: SessionState) => {
    const told = loading?.told ?? {};
    const visitor = visitorOf(current);
    if (!loading || (told.name === visitor.name && told.email === visitor.email)) return;
    // A customer's data come a moment after their session.
    if (current.status === 'customer' && !current.customer) return;
    loading.told = visitor;
    call('set_customer_name', visitor.name ?? '');
    call('set_customer_email', visitor.email ?? '');
    // Somebody signed out: what they wrote is not for who comes next.
    if (visitor.email === undefined) close();
  };

  const load = ({ script, license, group = DEFAULT_GROUP }: LiveChatConfig, session: Snapshot<SessionState>, fail: () => void): Loading => {
    const element = document.createElement('script');
    const begun: Loading = { element, hasCome: false, told: visitorOf(session.get()) };
    const queue = createQueue();
    const ifCurrent = (action: () => void) => () => loading === begun && action();
    Object.assign(window, { __lc: { license, group, visitor: begun.told, asyncInit: true }, LiveChatWidget: queue });
    queue.once(
      'ready',
      ifCurrent(() => {
        clearTimeout(timer);
        call('maximize');
        state.set('loaded');
        endSession = session.subscribe(() => tell(session.get()));
        tell(session.get());
      }),
    );
    element.onload = () => (begun.hasCome = true);
    element.onerror = ifCurrent(() => {
      forget();
      fail();
    });
    element.async = true;
    element.src = script;
    document.head.append(element);
    return begun;
  };

  return {
    state,
    close,
    open(config, session, onError) {
      if (state.get() === 'loaded') return call('maximize');
      if (state.get() === 'loading') return;
      state.set('loading');
      const fail = () => {
        state.set('failed');
        onError(new Error('error when loading'));
      };
      timer = setTimeout(() => {
        // What came and took nothing over is not the chat. What has not come yet runs whenever it does: it is waited for by the next call.
        if (loading?.hasCome && !queueOf()?._h) forget();
        fail();
      }, TIMEOUT_MS);
      loading ??= load(config, session, fail);
    },
  };
}

/** The document's one chat. */
export const chat = createChat();

const queueOf = () => Reflect.get(window, 'LiveChatWidget') as ChatQueue | undefined;
const call = (...command: unknown[]) => queueOf()?.call(...command);

function visitorOf(session: SessionState): ChatVisitor {
  if (session.status !== 'customer' || !session.customer) return {};
  const { firstName, lastName, email } = session.customer;
  return { name: `${firstName} ${lastName}`, email };
}

function createQueue(): ChatQueue {
  const say = (name: string, given: unknown[]) => {
    if (queue._h) queue._h(name, given);
    else queue._q.push([name, given]);
  };
  const queue: ChatQueue = {
    _q: [],
    _h: null,
    _v: '2.0',
    call: (...command) => say('call', command),
    once: (...listener) => say('once', listener),
  };
  return queue;
}
