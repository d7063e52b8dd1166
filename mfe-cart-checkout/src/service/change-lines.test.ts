import { NETWORK_FAILURE, failure, platformCart, platformLine, platformVariantLine, settled, startService } from '../testing/fake-platform';

const ok = { updateCartItems: { cart: { id: 'c1', total_quantity: 1 }, errors: [] } };
const removed = { removeItemFromCart: { cart: { id: 'c1', total_quantity: 0 } } };
const added = { addProductsToCart: { cart: { id: 'c1', total_quantity: 1 }, user_errors: [] } };

/** A platform that keeps quantities, as far as these tests need it. */
async function startWith(lines: Record<string, number>, script: Parameters<typeof startService>[0] = {}) {
  const shop = startService(
    {
      CartDetails: () => ({
        cart: platformCart(
          'c1',
          Object.entries(lines).map(([sku, quantity]) => platformLine(sku, quantity)),
        ),
      }),
      UpdateCartItem: ({ uid, quantity }) => {
        lines[String(uid).replace('uid-', '')] = Number(quantity);
        return ok;
      },
      RemoveCartItem: ({ uid }) => {
        delete lines[String(uid).replace('uid-', '')];
        return removed;
      },
      ...script,
    },
    { stored: 'c1' },
  );
  await shop.service.refresh();
  shop.sent.length = 0;
  return shop;
}

const quantities = ({ service }: { service: { state: { get(): { details: { items: readonly { quantity: number }[] } | undefined } } } }) =>
  service.state.get().details?.items.map(({ quantity }) => quantity);

describe('quantity', () => {
  test('shows at once, is sent, and the cart is read again', async () => {
    const shop = await startWith({ A: 1 });
    const changing = shop.service.update('uid-A', 4);
    expect(quantities(shop)).toEqual([4]);
    await changing;
    expect(shop.sent).toMatchObject([
      { operation: 'UpdateCartItem', variables: { cartId: 'c1', uid: 'uid-A', quantity: 4 } },
      { operation: 'CartDetails' },
    ]);
    expect(shop.service.state.get().busy.changing).toBeUndefined();
  });

  test('complaint 9: several quick changes of one line are sent as one', async () => {
    const shop = await startWith({ A: 1, B: 1 });
    await Promise.all([
      shop.service.update('uid-B', 2),
      shop.service.update('uid-A', 2),
      shop.service.update('uid-A', 3),
      shop.service.update('uid-A', 4),
    ]);
    expect(shop.sent.map(({ operation, variables }) => [operation, variables.uid, variables.quantity])).toEqual([
      ['UpdateCartItem', 'uid-B', 2],
      ['UpdateCartItem', 'uid-A', 4],
      ['CartDetails', undefined, undefined],
    ]);
    expect(quantities(shop)).toEqual([4, 2]);
  });

  test('a change back to what the platform has is not sent', async () => {
    const shop = await startWith({ A: 1 });
    await Promise.all([shop.service.update('uid-A', 2), shop.service.update('uid-A', 1)]);
    expect(shop.operations()).toEqual([]);
    expect(quantities(shop)).toEqual([1]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 8, 10, 12])('a wish that comes %s turns after the line is due is sent, too', async (turns) => {
    const lines = { A: 1, B: 1 };
    const shop = await startWith(lines);
    const other = shop.service.update('uid-B', 2);
    void shop.service.update('uid-A', 3);
    await other;
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    await shop.service.update('uid-A', 4);
    expect([lines.A, quantities(shop)]).toEqual([4, [4, 2]]);
  });

  test('a change back that comes while the first is on its way is sent, and what the platform has shows', async () => {
    const lines = { A: 1 };
    let arrive = () => {};
    const shop = await startWith(lines, {
      UpdateCartItem: async ({ quantity }) => {
        if (quantity === 4) await new Promise<void>((resolve) => (arrive = resolve));
        lines.A = Number(quantity);
        return ok;
      },
    });
    const first = shop.service.update('uid-A', 4);
    await settled();
    const back = shop.service.update('uid-A', 1);
    arrive();
    await Promise.all([first, back]);
    expect([lines.A, quantities(shop)]).toEqual([1, [1]]);
    expect(shop.operations()).toEqual(['UpdateCartItem', 'UpdateCartItem', 'CartDetails']);
  });

  test.each([
    ['thrown', failure('The requested qty is not available')],
    [
      'beside the cart',
      {
        updateCartItems: {
          cart: { id: 'c1', total_quantity: 1 },
          errors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }],
        },
      },
    ],
  ])('more than in stock (%s): the reason is told and the old quantity shows again', async (_name, given) => {
    const shop = await startWith({ A: 1 }, { UpdateCartItem: () => given });
    await expect(shop.service.update('uid-A', 500)).rejects.toThrow('The requested quantity is not available.');
    expect(quantities(shop)).toEqual([1]);
    expect(shop.service.state.get().errors.update).toBe('The requested quantity is not available.');
  });

  test.each([0, -1, Number.NaN])('%p removes', async (quantity) => {
    const shop = await startWith({ A: 1 });
    await shop.service.update('uid-A', quantity);
    expect(shop.operations()).toEqual(['RemoveCartItem', 'CartDetails']);
  });
});

describe('a configurable product', () => {
  const start = async (script: Parameters<typeof startService>[0]) => {
    const shop = startService(
      { CartDetails: () => ({ cart: platformCart('c1', [platformVariantLine('P', 'V', 2)]) }), RemoveCartItem: () => removed, ...script },
      { stored: 'c1' },
    );
    await shop.service.refresh();
    shop.sent.length = 0;
    return shop;
  };

  test('is removed and added again with the new quantity', async () => {
    const shop = await start({ AddProductsToCart: () => added });
    await shop.service.update('uid-V', 5);
    expect(shop.operations()).toEqual(['RemoveCartItem', 'AddProductsToCart', 'CartDetails']);
    expect(shop.sent[1]?.variables.cartItems).toEqual([{ sku: 'P', quantity: 5, selected_options: ['value-V'] }]);
  });

  test('complaint 3: is put back when the new quantity is refused, and the reason is told', async () => {
    const shop = await start({
      AddProductsToCart: ({ cartItems }) => ({
        addProductsToCart: {
          cart: { id: 'c1', total_quantity: 1 },
          user_errors:
            (cartItems as { quantity: number }[])[0]?.quantity === 2
              ? []
              : [{ code: 'INSUFFICIENT_STOCK', message: 'Only 3 of 5 available' }],
        },
      }),
    });
    await expect(shop.service.update('uid-V', 5)).rejects.toThrow('Only 3 of 5 are available.');
    expect(
      shop.sent
        .filter(({ operation }) => operation === 'AddProductsToCart')
        .map(({ variables }) => (variables.cartItems as { quantity: number }[])[0]?.quantity),
    ).toEqual([5, 2]);
    expect(quantities(shop)).toEqual([2]);
    expect(shop.service.state.get().errors.update).toBe('Only 3 of 5 are available.');
  });

  test('whose new quantity may have arrived is not put back beside it', async () => {
    const shop = await start({ AddProductsToCart: () => NETWORK_FAILURE });
    await expect(shop.service.update('uid-V', 5)).rejects.toThrow('We could not reach the shop.');
    expect(shop.operations().filter((name) => name === 'AddProductsToCart')).toHaveLength(1);
  });
});

describe('removing', () => {
  test('takes the line out at once; whoever took it out shows that', async () => {
    const shop = await startWith({ A: 1, B: 2 });
    const told = jest.fn();
    shop.host.events.on('cart:item-removed', told);
    const removing = shop.service.remove('uid-A');
    expect(shop.service.state.get().details?.items.map(({ sku }) => sku)).toEqual(['B']);
    await removing;
    expect(shop.operations()).toEqual(['RemoveCartItem', 'CartDetails']);
    expect(told).toHaveBeenCalledWith({ uid: 'uid-A', name: 'Product A' });
    expect(shop.messages()).toEqual([]);
  });

  test('a line that another tab has removed is no failure', async () => {
    const lines: Record<string, number> = { A: 1 };
    const shop = await startWith(lines, { RemoveCartItem: () => failure("Cart doesn't contain the uid-A item.") });
    delete lines.A;
    await shop.service.remove('uid-A');
    expect(shop.service.state.get()).toMatchObject({ errors: {}, details: { items: [] } });
  });

  test.each([
    ['before this one knows', false],
    ['and this one knows', true],
  ])('a product that another tab has removed, and that was added again %s, is out of the cart all the same', async (_when, isKnown) => {
    let lines = [platformLine('A', 1)];
    const shop = await startWith(
      {},
      {
        CartDetails: () => ({ cart: platformCart('c1', lines) }),
        RemoveCartItem: ({ uid }) => {
          if (!lines.some((line) => line.uid === uid)) return failure(`Cart doesn't contain the ${String(uid)} item.`);
          lines = [];
          return removed;
        },
      },
    );
    lines = [platformLine('A', 1, { uid: 'uid-later' })];
    const known = isKnown ? shop.service.refresh() : undefined;
    await Promise.all([known, shop.service.remove('uid-A')]);
    expect(lines).toEqual([]);
    expect(shop.service.state.get()).toMatchObject({ errors: {}, details: { items: [] } });
  });

  test('a failure brings the line back and says why', async () => {
    const shop = await startWith({ A: 1 }, { RemoveCartItem: () => failure('Not now') });
    await expect(shop.service.remove('uid-A')).rejects.toThrow('Not now');
    expect(quantities(shop)).toEqual([1]);
    expect(shop.service.state.get().errors.remove).toBe('Not now');
  });

  test('a change that waits is overtaken by the removal', async () => {
    const shop = await startWith({ A: 1, B: 1 });
    await Promise.all([shop.service.update('uid-B', 2), shop.service.update('uid-A', 2), shop.service.remove('uid-A')]);
    expect(shop.operations()).toEqual(['UpdateCartItem', 'RemoveCartItem', 'CartDetails']);
  });
});

describe('coupons', () => {
  test('a code is applied and the totals are read again', async () => {
    const shop = await startWith({ A: 1 }, { ApplyCoupon: () => ({ applyCouponToCart: { cart: { id: 'c1' } } }) });
    await shop.service.applyCoupon(' WELCOME10 ');
    expect(shop.sent).toMatchObject([{ operation: 'ApplyCoupon', variables: { code: 'WELCOME10' } }, { operation: 'CartDetails' }]);
  });

  test('a wrong one is told in the platform’s words', async () => {
    const shop = await startWith({ A: 1 }, { ApplyCoupon: () => failure("The coupon code isn't valid. Verify the code and try again.") });
    await expect(shop.service.applyCoupon('NO')).rejects.toThrow("The coupon code isn't valid. Verify the code and try again.");
    expect(shop.service.state.get().errors.coupon).toContain('Verify the code');
  });

  test('a refusal of what has been done already, by a request whose answer was lost, is none', async () => {
    const shop = await startWith(
      { A: 1 },
      {
        ApplyCoupon: () => failure('A coupon is already applied to the cart.'),
        CartDetails: () => ({ cart: platformCart('c1', [platformLine('A', 1)], { applied_coupons: [{ code: 'WELCOME10' }] }) }),
      },
    );
    await expect(shop.service.applyCoupon('welcome10')).resolves.toBeUndefined();
    expect(shop.service.state.get()).toMatchObject({ details: { coupons: ['WELCOME10'] }, errors: {} });
  });

  test('one can be taken off', async () => {
    const shop = await startWith({ A: 1 }, { RemoveCoupon: () => ({ removeCouponFromCart: { cart: { id: 'c1' } } }) });
    await shop.service.removeCoupon('WELCOME10');
    expect(shop.operations()).toEqual(['RemoveCoupon', 'CartDetails']);
  });
});
