/* Carts that are full before the shopper comes. */
import type { Page } from '@playwright/test';
import type { Customer } from './customer';
import { platformAt, type Platform } from './platform';
import { NAMESPACE } from './storage';

export interface CartLine {
  sku: string;
  quantity: number;
  /** SKU of the configurable product, where `sku` is one of its variants. */
  parentSku?: string;
}

/** A guest's cart that holds these lines. Gives its id. */
export async function createCart(platform: string, lines: readonly CartLine[]): Promise<string> {
  const { ask } = platformAt(platform);
  const { createEmptyCart: cartId } = await ask<{ createEmptyCart: string }>('mutation{createEmptyCart}');
  await ask(`mutation{addProductsToCart(cartId:"${cartId}",cartItems:[${inputOf(lines)}]){cart{id}}}`);
  return cartId;
}

/** Gives the browser a guest's cart that holds these lines. To be called before a page is opened. Gives its id. */
export async function fillCart(page: Page, platform: string, lines: readonly CartLine[]): Promise<string> {
  const cartId = await createCart(platform, lines);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await page.addInitScript(
    ([namespace, id, number]) => {
      // Once: what the shop keeps afterwards counts. In the page alone: a frame that is locked in has no storage.
      if (window !== top || sessionStorage.getItem('cart-filled')) return;
      sessionStorage.setItem('cart-filled', '1');
      const keep = (name: string, value: unknown) =>
        localStorage.setItem(namespace + name, JSON.stringify({ value: JSON.stringify(value), timeStored: Date.now() }));
      keep('cartId', id);
      keep('cartOwner', 'guest');
      keep('cartSummary', { cartId: id, count: number, at: Date.now(), owner: 'guest' });
    },
    [NAMESPACE, cartId, count] as const,
  );
  return cartId;
}

/** Puts these lines into a customer's cart. Gives its id. */
export async function fillCartOf(platform: Platform, customer: Customer, lines: readonly CartLine[]): Promise<string> {
  const { token } = customer;
  const { customerCart } = await platform.ask<{ customerCart: { id: string } }>('{customerCart{id}}', { token });
  await platform.ask(`mutation{addProductsToCart(cartId:"${customerCart.id}",cartItems:[${inputOf(lines)}]){cart{id}}}`, { token });
  return customerCart.id;
}

const inputOf = (lines: readonly CartLine[]): string =>
  lines
    .map(
      ({ sku, quantity, parentSku }) => `{sku:"${sku}",quantity:${quantity}${parentSku === undefined ? '' : `,parent_sku:"${parentSku}"`}}`,
    )
    .join();
