import type { SessionState, ShopConfig } from 'shared-contracts';

export type LiveChatConfig = NonNullable<ShopConfig['liveChat']>;

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

/** Of a customer what the shop knows, of a guest nothing. */
export interface ChatVisitor {
  name?: string;
  email?: string;
}

interface ScriptListeners {
  /** The chat says that it is there. */
  onReady: () => void;
  /** The script has run, whatever it is. */
  onCome: () => void;
  onError: () => void;
}

const DEFAULT_GROUP = 0;

const queueOf = () => Reflect.get(window, 'LiveChatWidget') as ChatQueue | undefined;

/** Says something to the chat, where there is one. */
export const callChat = (...command: unknown[]) => queueOf()?.call(...command);

/** Whether a script has taken over what was said. */
export const isTakenOver = () => Boolean(queueOf()?._h);

/** Asks for the chat's script. What is said to the chat from now on waits for it. */
export function addChat(
  { script, license, group = DEFAULT_GROUP }: LiveChatConfig,
  visitor: ChatVisitor,
  { onReady, onCome, onError }: ScriptListeners,
): HTMLScriptElement {
  const element = document.createElement('script');
  const queue = createQueue();
  Object.assign(window, { __lc: { license, group, visitor, asyncInit: true }, LiveChatWidget: queue });
  queue.once('ready', onReady);
  element.onload = onCome;
  element.onerror = onError;
  element.async = true;
  element.src = script;
  document.head.append(element);
  return element;
}

export function removeChat(element: HTMLScriptElement | undefined): void {
  element?.remove();
  // One that is still on its way finds nothing to begin with.
  for (const name of ['LiveChatWidget', '__lc']) Reflect.deleteProperty(window, name);
}

export function visitorOf(session: SessionState): ChatVisitor {
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
