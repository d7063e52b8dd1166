import { defineListAddress } from 'shared-ui';

export const RETURNS_PATH = '/return-management';
export const returnsAddress = defineListAddress(RETURNS_PATH, {});

/** The page of one return. `number`: as people read it. */
export function returnPath(number: string): string {
  return `/viewReturn/${encodeURIComponent(number)}`;
}

/** The form for a return out of an order. `number`: the order's, as people read it. */
export function createReturnPath(number: string): string {
  return `/createRmaPage?order=${encodeURIComponent(number)}`;
}

/** What pages of returns have in common whose address is open to everybody: a guest is asked to sign in. */
export const returnsForGuests = { section: RETURNS_PATH, guest: 'return.guest' } as const;
