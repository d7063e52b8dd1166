import { type ToastOptions } from 'shared-contracts';
import { cartDetails, cartItem } from '../testing/cart-fixtures';
import { failure, platformCart, platformLine, startService } from '../testing/fake-platform';
import { assignFailures } from './add-to-cart';

const item = (sku: string, quantity = 1) => ({ sku, quantity, name: `Product ${sku}` });
const added = (...messages: string[]) => ({
  addProductsToCart: { cart: { id: 'c1', total_quantity: 1 }, user_errors: messages.map((message) => ({ code: 'UNDEFINED', message })) },
});
const holding = (...skus: string[]) => ({
  cart: platformCart(
    'c1',
    skus.map((sku) => platformLine(sku, 1)),
  ),
});

describe('adding', () => {
  test('sends, reads the details again, says so and tells others', async () => {
    const { service, operations, sent, host, messages } = startService(
      { AddProductsToCart: () => added(), CartDetails: () => holding('A') },
      { stored: 'c1' },
    );
    const heard: unknown[] = [];
    host.events.on('cart:item-added', (payload) => heard.push(payload));
    await expect(service.add([item('A', 2)])).resolves.toEqual([]);
    expect(operations().slice(-2)).toEqual(['AddProductsToCart', 'CartDetails']);
    expect(sent.at(-2)?.variables).toEqual({ cartId: 'c1', cartItems: [{ sku: 'A', quantity: 2 }] });
    expect(heard).toEqual([{ sku: 'A', name: 'Product A', quantity: 2 }]);
    expect(messages()).toEqual(['Product A was added to your cart.']);
    expect(service.state.get()).toMatchObject({ busy: { adding: false }, errors: {}, summary: { count: 1 } });
  });

  test('the message says it in Arabic, with the right plural', async () => {
    const { service, messages } = startService(
      { AddProductsToCart: () => added(), CartDetails: () => holding('A', 'B', 'C') },
      { stored: 'c1', language: 'ar' },
    );
    await service.add([item('A'), item('B'), item('C')]);
    expect(messages()).toEqual(['أُضيفت 3 منتجات إلى سلة التسوق.']);
  });

  test('what is added in a row is one message, as long as it is shown; a variant is named by its part number', async () => {
    const { service, host } = startService({ AddProductsToCart: () => added(), CartDetails: () => holding('A') }, { stored: 'c1' });
    host.toasts.add = (toast) => {
      host.set.toasts.set([{ ...toast, id: 1, timestamp: 0, isDuplicate: false }]);
      return 1;
    };
    const kinds = () => host.toasts.list.get().map(({ kind, message }) => [kind, message]);
    await service.add([{ ...item('SPA-1250'), name: 'Wedge belt', parentSku: 'SPA-BELT' }]);
    expect(kinds()).toEqual([['cart-added', 'Wedge belt SPA-1250 was added to your cart.']]);
    await service.add([item('B'), item('C')]);
    await service.add([item('B')]);
    expect(kinds()).toEqual([['cart-added', '3 products were added to your cart.']]);
    host.set.toasts.set([]);
    await service.add([item('B')]);
    expect(kinds()).toEqual([['cart-added', 'Product B was added to your cart.']]);
  });

  test.each([
    ['/cart', undefined],
    ['/wedge-belt-spa.html', 'View cart'],
  ])('on %s the message leads to %s', async (path, action) => {
    const { service, host } = startService({ AddProductsToCart: () => added(), CartDetails: () => holding('A') }, { stored: 'c1' });
    const { location } = host.navigation.state.get();
    host.set.navigation.set({ ...host.navigation.state.get(), location: { ...location, pathname: path } });
    await service.add([item('A')]);
    expect(host.callsOf('toasts.add')).toMatchObject([[{ message: 'Product A was added to your cart.' }]]);
    expect(host.callsOf('toasts.add').map(([toast]) => (toast as ToastOptions).actionText)).toEqual([action]);
  });

  test('keeps the picture of what was added', async () => {
    const { service, browser } = startService({ AddProductsToCart: () => added(), CartDetails: () => holding('A') }, { stored: 'c1' });
    await service.add([{ ...item('A'), imageUrl: '/a.png' }]);
    expect(browser.local.get('imagesBySku')).toEqual({ A: { url: '/a.png', label: 'Product A', position: 1 } });
  });

  test('a refused line is told with the platform’s reason; no success is claimed', async () => {
    const { service, messages } = startService(
      { AddProductsToCart: () => added('The requested qty is not available'), CartDetails: () => holding() },
      { stored: 'c1' },
    );
    await expect(service.add([item('A', 99)])).resolves.toEqual([
      { index: 0, sku: 'A', message: 'The requested quantity is not available.' },
    ]);
    expect(service.state.get().errors.add).toBe('The requested quantity is not available.');
    expect(messages()).toEqual([]);
  });

  test('the good lines stay when others are refused', async () => {
    const { service, messages } = startService(
      {
        AddProductsToCart: () => added('Could not find a product with SKU "X"', 'This product is out of stock.'),
        CartDetails: () => holding('A'),
      },
      { stored: 'c1' },
    );
    const failures = await service.add([item('A'), item('X'), item('B')]);
    expect(failures.map(({ index, message }) => [index, message])).toEqual([
      [1, 'There is no product with the part number X.'],
      [2, 'This product is out of stock.'],
    ]);
    expect(messages()).toEqual(['Product A was added to your cart.']);
  });

  test('where the page says what was added no toast does; others learn it all the same', async () => {
    const { service, host, messages } = startService(
      { AddProductsToCart: () => added(), CartDetails: () => holding('A') },
      { stored: 'c1' },
    );
    const heard: unknown[] = [];
    host.events.on('cart:item-added', (payload) => heard.push(payload));
    await service.add([item('A')], { isSaidByPage: true });
    expect(messages()).toEqual([]);
    expect(heard).toEqual([{ sku: 'A', name: 'Product A', quantity: 1 }]);
  });

  test('an error of the whole call rejects and is kept for the page', async () => {
    const { service } = startService({ AddProductsToCart: () => failure('Requested store is not found') }, { stored: 'c1' });
    await expect(service.add([item('A')])).rejects.toThrow('Requested store is not found');
    expect(service.state.get()).toMatchObject({ errors: { add: 'Requested store is not found' }, busy: { adding: false } });
  });

  test('changes go one at a time, in order, and only the last reads the cart', async () => {
    const { service, operations } = startService(
      { AddProductsToCart: () => added(), CartDetails: () => holding('A', 'B'), CartCount: () => ({ cart: null }) },
      { stored: 'c1' },
    );
    await Promise.all([service.add([item('A')]), service.add([item('B')])]);
    expect(operations()).toEqual(['AddProductsToCart', 'AddProductsToCart', 'CartDetails']);
  });
});

test('a SKU that is part of another is not mistaken for it', () => {
  expect(
    assignFailures([item('6205'), item('6205-2RS')], [{ message: 'Could not find a product with SKU "6205-2RS"' }], undefined, undefined),
  ).toMatchObject([{ index: 1 }]);
});

test('of two variants that are named by their product, the one that did not come is the refused one', () => {
  const variant = (value: string) => ({ ...item('SPA'), selectedOptions: [value] });
  const after = cartDetails([cartItem('SPA-800', { parentSku: 'SPA', selectedOptions: ['800'] })]);
  for (const message of ['The requested qty is not available', 'Could not add the product with SKU SPA to the shopping cart'])
    expect(assignFailures([variant('800'), variant('1250')], [{ message }], cartDetails([]), after)).toMatchObject([{ index: 1 }]);
});
