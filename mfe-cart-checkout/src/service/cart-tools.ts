import type { MessageSource } from 'shared-platform';
import { createBrowserEnvironment } from './browser-environment';
import { createCartFinder } from './cart-identity';
import type { CartEvent, CartModel } from './cart-model';
import type { CartTools, CartWords, OutboxContext, Outbox } from './cart-context';
import type { CartText, CartTextId } from './messages/source';
import { placeOf } from './cart-place';
import { messagesOf } from './platform-answers';
import { outboxCount } from './outbox/outbox-count';
import type { ToolContext } from 'shared-platform/service';

/** Their list comes with the code that says them. */
const source = () => import(/* webpackChunkName: "cart-words" */ './messages/source');
export const messages: MessageSource<CartTextId> = {
  en: async () => (await source()).messages.en(),
  ar: async () => (await source()).messages.ar(),
};

/** What the cart uses beside the host. `given`: what a test has put in the place of some. */
export function createCartTools(context: ToolContext<CartModel, CartEvent, CartTextId, CartTools>, given: Partial<CartTools>): CartTools {
  let outbox: Promise<Outbox | undefined> | undefined;
  const { browser = createBrowserEnvironment() } = given;
  const place = () => placeOf(context.host, browser);
  const tools: CartTools = {
    browser,
    place,
    words: () => loadWords(context.text),
    isOutboxFilled: () => outboxCount.read({ area: browser.local }) !== undefined,
    loadOutbox: importOutbox,
    outbox() {
      outbox ??= tools.loadOutbox({ ...context, tools }).catch((error: unknown) => {
        outbox = undefined;
        // Without a connection there is no code to be had: nothing is wrong with it.
        if (context.host.connectivity.state.get().isOnline) context.host.telemetry.recordError(error);
        return undefined;
      });
      return outbox;
    },
    finder: createCartFinder(context, browser, place),
    ...given,
  };
  return tools;
}

async function importOutbox(context: OutboxContext): Promise<Outbox> {
  const [{ createOutbox }, { createOutboxStore }] = await Promise.all([
    import(/* webpackChunkName: "outbox" */ './outbox/outbox'),
    import(/* webpackChunkName: "outbox" */ './outbox/outbox-store'),
  ]);
  return createOutbox(context, createOutboxStore());
}

/** Where the code does not come a message shows its id, or the platform's own words, rather than nothing; it is asked for again then. */
async function loadWords(loadText: () => Promise<CartText>): Promise<CartWords> {
  const [said, text] = await Promise.all([import(/* webpackChunkName: "cart-words" */ './words').catch(() => undefined), loadText()]);
  return said?.createWords(text) ?? { text, toShoppersWords: (message) => message, sayFailure: (error) => messagesOf(error).join(', ') };
}

/** Sends the changes that wait, whichever tab has stored them. Where none wait, the outbox's code is not loaded. */
export async function replayOutbox({ isOutboxFilled, outbox }: Pick<CartTools, 'isOutboxFilled' | 'outbox'>): Promise<void> {
  if (isOutboxFilled()) await (await outbox())?.replay();
}
