import type { ShopConfig } from 'shared-contracts';

type LiveChatConfig = NonNullable<ShopConfig['liveChat']>;

/** Who asks: what the shop knows of a customer; of a guest nothing. */
export interface ChatVisitor {
  name?: string;
  email?: string;
}

/** What is said to the chat before its script is there, in the script's own form: it carries it out when it comes. */
interface ChatQueue {
  _q: unknown[];
  _h: ((...call: unknown[]) => void) | null;
  _v: string;
  call(...command: unknown[]): void;
}

const TIMEOUT_MS = 15_000;
const DEFAULT_GROUP = 0;

let loading: Promise<void> | undefined;
/** The chat of another release, or one that has been taken over by its script. */
const queueOf = (): ChatQueue | undefined => Reflect.get(window, 'LiveChatWidget') as ChatQueue | undefined;

/**
 * Loads the chat's script, once, and opens the chat. Rejects with "error when loading" where it does not come; it is asked for again by the
 * next call.
 */
export function openChat(config: LiveChatConfig, visitor: ChatVisitor): Promise<void> {
  loading ??= load(config, visitor).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading.then(() => queueOf()?.call('maximize'));
}

function load({ script: address, license, group = DEFAULT_GROUP }: LiveChatConfig, visitor: ChatVisitor): Promise<void> {
  Object.assign(window, { __lc: { license, group, visitor, asyncInit: true }, LiveChatWidget: createQueue() });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      Reflect.deleteProperty(window, 'LiveChatWidget');
      reject(new Error('error when loading'));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = fail;
    script.async = true;
    script.src = address;
    document.head.append(script);
  });
}

function createQueue(): ChatQueue {
  const queue: ChatQueue = {
    _q: [],
    _h: null,
    _v: '2.0',
    call(...command) {
      if (queue._h) queue._h('call', command);
      else queue._q.push(['call', command]);
    },
  };
  return queue;
}
