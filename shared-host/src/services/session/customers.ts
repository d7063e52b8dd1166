/* What a session needs where a customer is, comes or goes: code that a guest does not load. */
import type { CommerceService } from 'shared-contracts';
import { RevokeTokenDocument } from './session.graphql.ts';

export { customerIdOf } from './customer-id';
export { identify, readCustomer } from './read-customer';
export { createShopperMemory } from './shopper-memory';

/** Ends the token at the platform. One that cannot be reached keeps nobody signed in here: whatever it answers is fine. */
export async function revokeToken(commerce: CommerceService): Promise<void> {
  await commerce.mutate(RevokeTokenDocument, {}, { retry: false, skipQueue: true }).catch(() => undefined);
}
