import { GUEST } from 'shared-platform';
import { loadSaved } from './saved-lines';
import { failure, NETWORK_FAILURE, platformCart, platformLine, platformProduct, startService } from '../testing/fake-platform';

interface Carts {
  [cartId: string]: Record<string, number>;
}

/** Two carts on a platform that merges them, taking at most `limits` of each product. */
function startMerge(
  carts: Carts,
  {
    limits = {},
    refuse = false,
    caps = true,
    lost = false,
  }: { limits?: Record<string, number>; refuse?: boolean; caps?: boolean; lost?: boolean } = {},
) {
  const shop = startService(
    {
      CartCount: () => ({
        cart: { id: 'guest', total_quantity: Object.values(carts.guest ?? {}).reduce((sum, quantity) => sum + quantity, 0) },
      }),
      CreateEmptyCart: () => ({ createEmptyCart: 'mine' }),
      CartDetails: ({ cartId }) => {
        const lines = carts[String(cartId)];
        return lines
          ? {
              cart: platformCart(
                String(cartId),
                Object.entries(lines).map(([sku, quantity]) => toLine(sku, quantity, limits[sku])),
              ),
            }
          : failure('Could not find a cart');
      },
      MergeCarts: ({ source, destination }) => {
        if (refuse) return failure('Something is wrong');
        const target = carts[String(destination)] ?? {};
        for (const [sku, quantity] of Object.entries(carts[String(source)] ?? {}))
          target[sku] = caps
            ? Math.min((target[sku] ?? 0) + quantity, limits[sku] ?? Number.POSITIVE_INFINITY)
            : (target[sku] ?? 0) + quantity;
        delete carts[String(source)];
        if (lost) return NETWORK_FAILURE;
        return { mergeCarts: { id: destination, total_quantity: 1 } };
      },
      UpdateCartItem: ({ cartId, uid, quantity }) => {
        const target = carts[String(cartId)] ?? {};
        target[String(uid).replace('uid-', '')] = Number(quantity);
        return { updateCartItems: { cart: { id: cartId, total_quantity: 1 }, errors: [] } };
      },
      AddProductsToCart: ({ cartId, cartItems }) => {
        const target = carts[String(cartId)] ?? {};
        for (const { sku, quantity } of cartItems as { sku: string; quantity: number }[]) target[sku] = (target[sku] ?? 0) + quantity;
        return { addProductsToCart: { cart: { id: cartId, total_quantity: 1 }, user_errors: [] } };
      },
    },
    { stored: 'guest' },
  );
  /** As the session does it: the guest's cart is let go, then there is a token, then the cart becomes the customer's. */
  const signIn = async ({ isRead = true } = {}) => {
    if (isRead) await shop.service.refresh().catch(() => undefined);
    await shop.service.leaveSession();
    shop.host.set.session.set({ status: 'customer', expiresAt: 1, isKept: true, customer: undefined });
    await shop.service.enterSession();
  };
  return { ...shop, carts, signIn };
}

const toLine = (sku: string, quantity: number, left: number | undefined) =>
  platformLine(sku, quantity, {
    product: platformProduct(sku, { only_x_left_in_stock: left ?? null }),
    errors: left !== undefined && quantity > left ? [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }] : null,
  });

describe('merging a guest’s cart into the customer’s', () => {
  test('adds its lines and says nothing when all came through', async () => {
    const shop = startMerge({ guest: { A: 2, B: 1 }, mine: { A: 1 } });
    await shop.signIn();
    expect(shop.sent.find(({ operation }) => operation === 'MergeCarts')?.variables).toEqual({ source: 'guest', destination: 'mine' });
    expect(shop.service.state.get().details?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['A', 3],
      ['B', 1],
    ]);
    expect(shop.messages()).toEqual([]);
  });

  test('adds its lines also where the code that watches over it does not come', async () => {
    jest.doMock('./merge-carts', () => {
      throw new Error('Loading chunk merge-carts failed.');
    });
    const shop = startMerge({ guest: { A: 2 }, mine: { A: 1, B: 1 } });
    await shop.signIn();
    jest.dontMock('./merge-carts');
    expect(shop.carts).toEqual({ mine: { A: 3, B: 1 } });
    expect(shop.service.state.get().details?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['A', 3],
      ['B', 1],
    ]);
  });

  test('is done once, also where two say at once that somebody is there', async () => {
    const shop = startMerge({ guest: { A: 2 }, mine: { A: 1 } });
    await shop.service.refresh();
    await shop.service.leaveSession();
    shop.host.set.session.set({ status: 'customer', expiresAt: 1, isKept: true, customer: undefined });
    await Promise.all([shop.service.enterSession(), shop.service.enterSession()]);
    expect(shop.operations().filter((name) => name === 'MergeCarts')).toHaveLength(1);
    expect(shop.carts).toEqual({ mine: { A: 3 } });
  });

  test('an empty cart is not merged', async () => {
    const shop = startMerge({ guest: {}, mine: { A: 1 } });
    await shop.signIn();
    expect(shop.operations()).not.toContain('MergeCarts');
  });

  test('beside an empty cart the customer’s own is read: who signs in on the cart page sees it', async () => {
    const { service, signIn } = startMerge({ guest: {}, mine: { A: 2 } });
    await signIn();
    expect(service.state.get()).toMatchObject({ summary: { cartId: 'mine', count: 2 }, details: { id: 'mine', items: [{ sku: 'A' }] } });
  });

  test('a quantity that the platform reduced is told', async () => {
    const shop = startMerge({ guest: { A: 3, B: 1 }, mine: { A: 2 } }, { limits: { A: 3 } });
    await shop.signIn();
    expect(shop.messages()).toEqual([
      'Your carts were put together. There is not enough stock for everything, so the quantity of these was reduced: Product A.',
    ]);
  });

  test('complaint 8: a quantity over the stock is reduced to what is left, and told', async () => {
    const shop = startMerge({ guest: { A: 3 }, mine: { A: 2 } }, { limits: { A: 3 }, caps: false });
    await shop.signIn();
    expect(shop.carts.mine).toEqual({ A: 3 });
    expect(shop.messages()[0]).toContain('Product A');
  });

  test('where the platform refuses the merge, the lines are added instead', async () => {
    const shop = startMerge({ guest: { A: 2 }, mine: {} }, { refuse: true });
    await shop.signIn();
    expect(shop.service.state.get().details?.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([['A', 2]]);
    expect(shop.messages()).toEqual([]);
  });

  test('where the answer is lost and the lines have come, they are not added again', async () => {
    const shop = startMerge({ guest: { A: 2, B: 1 }, mine: { A: 1 } }, { lost: true });
    await shop.signIn();
    expect(shop.carts.mine).toEqual({ A: 3, B: 1 });
    expect(shop.operations()).not.toContain('AddProductsToCart');
    expect(shop.messages()).toEqual([]);
  });

  test('lines of which nobody can say that they came are offered below the cart', async () => {
    const shop = startMerge({ guest: { A: 2 } }, { refuse: true });
    await shop.signIn();
    expect(loadSaved(GUEST).map(({ sku, quantity }) => [sku, quantity])).toEqual([['A', 2]]);
    expect(shop.messages()).toEqual([expect.stringContaining('You find them below it')]);
  });

  test('a cart that cannot be merged at all is told; signing in goes on', async () => {
    const shop = startMerge({ mine: { A: 1 } }, { refuse: true });
    await expect(shop.signIn({ isRead: false })).resolves.toBeUndefined();
    expect(shop.messages()).toEqual([
      'The products that you chose before signing in could not be moved to your cart. Please add them again.',
    ]);
  });
});
