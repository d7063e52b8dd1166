import type { MessageSource } from 'shared-platform';
import { createBrowserEnvironment } from './browser-environment';
import { createCartFinder } from './cart-identity';
import type { CartEvent, CartModel } from './cart-model';
import type { CartTools, CartWords, OutboxContext, WaitingChanges } from './cart-context';
import type { CartText, CartTextId } from './messages/source';
import { placeOf } from './cart-place';
import { messagesOf } from './platform-answers';
import { waitingCount } from './waiting/waiting-count';
import type { ToolContext } from 'shared-platform/service';

/** Their list comes with the code that says them. */
const source = () => import(/* webpackChunkName: "cart-words" */ './messages/source');
export const messages: MessageSource<CartTextId> = {
  en: async () => (await source()).messages.en(),
  ar: async () => (await source()).messages.ar(),
};

/** What the cart uses beside the host. `given`: what a test has put in the place of some. */
export function createCartTools(context: ToolContext<CartModel, CartEvent, CartTextId, CartTools>, given: Partial<CartTools>): CartTools {
  let waiting: Promise<WaitingChanges | undefined> | undefined;
  const { browser = createBrowserEnvironment() } = given;
  const place = () => placeOf(context.host, browser);
  const tools: CartTools = {
    browser,
    place,
    words: () => loadWords(context.text),
    isWaiting: () => waitingCount.read({ area: browser.local }) !== undefined,
    loadWaiting: importWaiting,
    waiting() {
      waiting ??= tools.loadWaiting({ ...context, tools }).catch((error: unknown) => {
        waiting = undefined;
        // Without a connection there is no code to be had: nothing is wrong with it.
        if (context.host.connectivity.state.get().isOnline) context.host.telemetry.recordError(error);
        return undefined;
      });
      return waiting;
    },
    finder: createCartFinder(context, browser, place),
    ...given,
  };
  return tools;
}

async function importWaiting(context: OutboxContext): Promise<WaitingChanges> {
  const [{ createWaitingChanges }, { createWaitingStore }] = await Promise.all([
    import(/* webpackChunkName: "waiting" */ './waiting/waiting'),
    import(/* webpackChunkName: "waiting" */ './waiting/waiting-store'),
  ]);
  return createWaitingChanges(context, createWaitingStore());
}

/** Where the code does not come a message shows its id, or the platform's own words, rather than nothing; it is asked for again then. */
async function loadWords(loadText: () => Promise<CartText>): Promise<CartWords> {
  const [said, text] = await Promise.all([import(/* webpackChunkName: "cart-words" */ './words').catch(() => undefined), loadText()]);
  return said?.createWords(text) ?? { text, toShoppersWords: (message) => message, sayFailure: (error) => messagesOf(error).join(', ') };
}
