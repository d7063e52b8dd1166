import type { CommerceResult, Host } from 'shared-contracts';

export function isGuest(host: Host): boolean {
  return host.session.state.get().status !== 'customer';
}

/** The REST path of the shopper's cart. */
export function cartPath(host: Host, cartId: string): string {
  return isGuest(host) ? `/guest-carts/${encodeURIComponent(cartId)}` : '/carts/mine';
}

/** What the platform has answered. Throws what it says instead. */
export function dataOf<D>({ data, error }: CommerceResult<D>): D {
  if (data === undefined || error) throw error ?? new Error('The platform gave no answer.');
  return data;
}
