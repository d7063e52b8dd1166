import { sessionPersistence } from 'shared-platform';
import { lastCustomerId } from './last-customer-id';
import type { ShopperMemory } from './shopper-memory';
import { TOKEN_KEY } from './stored-token';

/** What only customers need: a guest's page does without. */
export const customers = () => import('./customers');

export async function memory(): Promise<ShopperMemory> {
  const { createShopperMemory } = await customers();
  return createShopperMemory({ untouched: [TOKEN_KEY] });
}

/** What this tab keeps goes where its customer has signed out in another tab, or another one has come there; undefined where none did. */
export function leaveTab(): Promise<void> | undefined {
  const mine = lastCustomerId.read({ area: sessionPersistence });
  if (mine === undefined || mine === lastCustomerId.read()) return undefined;
  // Code that cannot be had is asked for again when the next document starts.
  return memory()
    .then(({ forgetTab }) => forgetTab())
    .catch(() => undefined);
}
