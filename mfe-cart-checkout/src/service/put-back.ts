import { toPlatformChoice, type CartItem, type SessionState } from 'shared-contracts';
import { ownerOf } from 'shared-platform';
import { saveLine, toSavedLine } from './saved-lines';
import { assignFailures, sendLines } from './add-to-cart';
import type { CartContext, LostCart } from './cart-context';
import { messageOf, readCart, toDetails } from './read-cart';
import { toAddItem } from './to-add-item';

/**
 * Puts the lines of a cart that the platform has lost into the new one, and lists what could not be put back, with the reason. The lines of
 * a customer whom that signed out wait for their next sign-in, below the cart.
 */
export async function putBack(context: CartContext, cartId: string, { lines, session }: LostCart): Promise<void> {
  const { host } = context;
  if (lines.length === 0) return;
  const { text, toShoppersWords } = await context.tools.words();
  if (session.status === 'customer' && host.session.state.get().status !== 'customer') {
    if (keepFor(session, lines)) host.toasts.add({ type: 'warning', timeout: 0, message: text('service.kept-for-you') });
    return;
  }
  const items = lines.map((line) => toAddItem(line));
  try {
    const errors = await sendLines(context, cartId, items.map(toPlatformChoice));
    if (errors.length === 0) {
      host.toasts.add({ type: 'warning', message: text('service.put-back') });
      return;
    }
    const now = await readCart(context, cartId).then((cart) => toDetails(context, cart));
    const missing = assignFailures(items, errors, undefined, now);
    tellMissing(missing.map(({ index, message }) => `${items[index]?.name ?? ''}: ${toShoppersWords(message)}`));
  } catch (error) {
    tellMissing(items.map(({ name }) => `${name}: ${messageOf(error)}`));
  }

  function tellMissing(reasons: readonly string[]) {
    host.toasts.add({
      type: 'error',
      timeout: 0,
      message: text('service.not-put-back', { reasons: reasons.join(text('service.list-separator')) }),
    });
  }
}

function keepFor(session: SessionState, lines: readonly CartItem[]): boolean {
  const owner = ownerOf(session);
  if (owner === undefined) return false;
  for (const line of lines) saveLine(owner, toSavedLine(line));
  return true;
}
