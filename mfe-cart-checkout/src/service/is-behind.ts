import type { AddToCartItem } from 'shared-contracts';
import type { CartContext } from './cart-context';

/**
 * Whether a change has to come behind what waits for the platform already: sent at once it would overtake it, and what waits could not be
 * told from it any more. What needs a decision holds back only the changes of its own line, whose newest takes its place.
 */
export async function isBehind(context: CartContext, { sku }: Pick<AddToCartItem, 'sku'>): Promise<boolean> {
  const { waiting } = context.model();
  if (!waiting.some((change) => change.status !== 'conflict' || change.sku === sku)) return false;
  // Another tab may have carried them out.
  await (await context.tools.outbox())?.look();
  return context.model().waiting.some((change) => change.status !== 'conflict' || change.sku === sku);
}
