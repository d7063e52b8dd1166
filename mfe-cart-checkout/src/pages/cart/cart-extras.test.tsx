import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartRef } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { renderPage, type RenderOptions } from 'shared-platform/testing';
import { cartItem, cartState, money } from '../../testing/cart-fixtures';
import { DELIVERY, REGIONS_ANSWER, SHIPPING_CHOICES } from '../../testing/checkout-fixtures';
import { answer } from '../../testing/fake-platform';
import { platformProduct } from '../../testing/quick-order-fixtures';
import page from './cart-page';
import { idOf } from '../../testing/customer-id';

const CUSTOMER = {
  status: 'customer' as const,
  expiresAt: 0,
  isKept: true,
  customer: {
    id: idOf('noura@example.com'),
    email: 'noura@example.com',
    firstName: 'Noura',
    lastName: 'Ali',
    isSubscribed: false,
    isCompanyAccount: false,
  },
};

async function open(items: ReturnType<typeof cartItem>[], { host = createStubHost(), answers = {} }: RenderOptions = {}) {
  host.stateOf(cartRef).set(cartState(items));
  const { unmount } = renderPage(page, { host, answers });
  await act(async () => void (await Promise.all([import('./cart-extras'), import('./shared-cart')])));
  return { host, unmount, user: userEvent.setup() };
}

const guest = () => {
  const host = createStubHost();
  host.set.session.set({ status: 'guest' });
  return host;
};
const lineOf = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('a line', () => {
  test('says what is left, the price without VAT, and what a few more would save', async () => {
    const { host, user } = await open([
      cartItem('A', { quantity: 8, left: 40, priceWithoutTax: money(8.7), nextTier: { quantity: 10, percent: 5 } }),
      cartItem('B', { quantity: 1, left: 3, nextTier: { quantity: 10, percent: 5 } }),
      cartItem('C', { quantity: 1, nextTier: { quantity: 50, percent: 10 } }),
    ]);
    const line = lineOf(/Product A/);
    expect(line.getByText('In stock')).toBeInTheDocument();
    expect(line.getByText('SAR 8.70')).toBeInTheDocument();
    expect(lineOf(/Product B/).getByText('Only 3 left')).toBeInTheDocument();
    // Neither more than there is nor far away.
    expect(screen.getAllByRole('button', { name: /less each/ })).toHaveLength(1);
    await user.click(line.getByRole('button', { name: '2 more: 5% less each' }));
    expect(host.callsOf('cart.update')).toEqual([['uid-A', 10]]);
  });

  test('has "Update" only while a number was typed and not sent', async () => {
    const { user } = await open([cartItem('A', { quantity: 2 })]);
    const line = lineOf(/Product A/);
    expect(line.queryByRole('button', { name: 'Update' })).toBeNull();
    await user.type(line.getByRole('textbox', { name: 'Quantity' }), '5');
    expect(line.getByRole('button', { name: 'Update' })).toBeInTheDocument();
    await user.keyboard('{Backspace}2');
    expect(line.queryByRole('button', { name: 'Update' })).toBeNull();
  });

  test('says why a few more cannot be had', async () => {
    const host = createStubHost();
    host.give['cart.update'] = () => Promise.reject(new Error('The requested quantity is not available'));
    const { user } = await open([cartItem('A', { quantity: 8, nextTier: { quantity: 10, percent: 5 } })], { host });
    await user.click(screen.getByRole('button', { name: '2 more: 5% less each' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The requested quantity is not available. Your cart still has 8.');
  });

  test.each([
    ['Save for later', 'later'],
    ['Remove Product A', 'undo'],
  ])('"%s" takes what the cart holds, not a quantity that is refused meanwhile', async (name, where) => {
    const host = guest();
    let refuse: (reason: Error) => void = () => undefined;
    host.give['cart.update'] = (_uid, quantity) => {
      host.stateOf(cartRef).set(cartState([cartItem('A', { quantity })]));
      return new Promise((_resolve, reject) => {
        refuse = (reason) => {
          host.stateOf(cartRef).set(cartState([cartItem('A', { quantity: 12 })]));
          reject(reason);
        };
      });
    };
    const { user } = await open([cartItem('A', { quantity: 12 })], { host });
    const field = lineOf(/Product A/).getByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '500');
    // The press takes the focus from the field, which sends the number.
    await user.click(lineOf(/Product A/).getByRole('button', { name }));
    expect(host.callsOf('cart.update')).toEqual([['uid-A', 500]]);
    await act(async () => refuse(new Error('The requested quantity is not available')));
    await waitFor(() => expect(host.callsOf('cart.remove')).toEqual([['uid-A']]));
    act(() => host.stateOf(cartRef).set(cartState([])));
    if (where === 'later') expect(await screen.findByText('12 ×', { exact: false })).toBeInTheDocument();
    else {
      await user.click(screen.getByRole('button', { name: /^Undo/ }));
      expect(host.callsOf('cart.add')).toMatchObject([[[{ sku: 'A', quantity: 12 }]]]);
    }
  });

  test('a refused number stays with its reason, and is not sent again on leaving the field', async () => {
    const host = guest();
    host.give['cart.update'] = () => Promise.reject(new Error('The requested quantity is not available'));
    const { user } = await open([cartItem('A', { quantity: 12 })], { host });
    const field = lineOf(/Product A/).getByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '500{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Your cart still has 12/));
    await user.click(lineOf(/Product A/).getByRole('button', { name: 'Save for later' }));
    expect(host.callsOf('cart.update')).toHaveLength(1);
    expect(await screen.findByText('12 ×', { exact: false })).toBeInTheDocument();
  });

  test.each([
    ['a change', 'Quantity'],
    ['a removal', 'Remove Product A'],
  ])('%s that is refused after the page was left is said by the shell', async (_what, name) => {
    const host = guest();
    let refuse: (reason: Error) => void = () => undefined;
    host.give['cart.update'] = host.give['cart.remove'] = () => new Promise((_resolve, reject) => (refuse = reject));
    const { user, unmount } = await open([cartItem('A', { quantity: 12 })], { host });
    const line = lineOf(/Product A/);
    if (name === 'Quantity') await user.type(line.getByRole('textbox', { name }), '{Backspace}5{Enter}');
    else await user.click(line.getByRole('button', { name }));
    unmount();
    await act(async () => refuse(new Error('Not now')));
    expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'error', message: expect.stringMatching(/^Product A: Not now/) }]]);
  });

  test('a guest puts it aside, and back', async () => {
    const { host, user } = await open([cartItem('A', { quantity: 3 }), cartItem('B')], { host: guest() });
    expect(screen.queryByRole('button', { name: 'Move to wishlist' })).toBeNull();
    await user.click(lineOf(/Product A/).getByRole('button', { name: 'Save for later' }));
    expect(host.callsOf('cart.remove')).toEqual([['uid-A']]);
    act(() => host.stateOf(cartRef).set(cartState([cartItem('B')])));
    expect(screen.getByRole('button', { name: 'Remove Product B' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const saved = within(screen.getByRole('region', { name: 'Saved for later' }));
    expect(saved.getByText('3 ×', { exact: false })).toBeInTheDocument();
    await user.click(saved.getByRole('button', { name: 'Move to cart' }));
    expect(host.callsOf('cart.add')).toMatchObject([[[{ sku: 'A', quantity: 3 }]]]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
  });

  test('what cannot be taken out is not put aside', async () => {
    const host = guest();
    host.give['cart.remove'] = () => Promise.reject(new Error('Not now'));
    const { user } = await open([cartItem('A')], { host });
    await user.click(screen.getByRole('button', { name: 'Save for later' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
  });

  test('what cannot come back stays aside, with the reason', async () => {
    const { host, user } = await open([cartItem('A')], { host: guest() });
    await user.click(screen.getByRole('button', { name: 'Save for later' }));
    host.give['cart.add'] = () => Promise.resolve([{ index: 0, sku: 'A', message: 'This product is out of stock.' }]);
    await user.click(screen.getByRole('button', { name: 'Move to cart' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This product is out of stock.');
    await user.click(screen.getByRole('button', { name: 'Remove Product A from what is saved' }));
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
  });

  test('a customer moves it to the wish list; where that fails it stays', async () => {
    const host = createStubHost();
    host.set.session.set(CUSTOMER);
    const { user } = await open([cartItem('A', { quantity: 3 })], { host });
    await user.click(screen.getByRole('button', { name: 'Move to wishlist' }));
    expect(host.callsOf('wishlist.add')).toMatchObject([[{ sku: 'A', quantity: 3 }]]);
    await waitFor(() => expect(host.callsOf('cart.remove')).toEqual([['uid-A']]));
    host.give['wishlist.add'] = () => Promise.reject(new Error('The list is full.'));
    await user.click(screen.getByRole('button', { name: 'Move to wishlist' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is full.');
    expect(host.callsOf('cart.remove')).toHaveLength(1);
  });
});

describe('a part is added by its number', () => {
  test('from the keyboard, one after the other', async () => {
    const { host, user } = await open([cartItem('A')]);
    const form = within(screen.getByRole('form', { name: 'Add by part number' }));
    await user.click(form.getByRole('button', { name: 'Add' }));
    const field = form.getByRole('textbox', { name: 'SKU' });
    expect(field).toHaveAccessibleDescription('This field is required.');
    expect(field).toHaveFocus();
    await user.keyboard(' 6205-2RS {Enter}');
    expect(host.callsOf('cart.add')).toEqual([[[{ sku: '6205-2RS', name: '6205-2RS', quantity: 1 }]]]);
    expect(await form.findByText('6205-2RS was added.')).toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  test('Arabic digits are read', async () => {
    const { host, user } = await open([]);
    await user.type(screen.getByRole('textbox', { name: 'SKU' }), '٦٢٠٥-2RS{Enter}');
    expect(host.callsOf('cart.add')).toEqual([[[{ sku: '6205-2RS', name: '6205-2RS', quantity: 1 }]]]);
  });

  test('a number that is too long is said by its field, and nothing of it is cut', async () => {
    const { host, user } = await open([]);
    const field = screen.getByRole('textbox', { name: 'SKU' });
    await user.click(field);
    await user.paste('x'.repeat(65));
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('At most 64 characters.');
    expect(field).toHaveValue('x'.repeat(65));
    expect(host.callsOf('cart.add')).toEqual([]);
    await user.keyboard('{Backspace}{Enter}');
    expect(host.callsOf('cart.add')).toHaveLength(1);
  });

  test('an unknown one stays, with the reason', async () => {
    const host = createStubHost();
    host.give['cart.add'] = () => Promise.resolve([{ index: 0, sku: 'X', message: 'There is no product with the part number X.' }]);
    const { user } = await open([], { host });
    await user.type(screen.getByRole('textbox', { name: 'SKU' }), 'X{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'SKU' })).toHaveAccessibleDescription(/no product with the part number X/),
    );
    expect(screen.getByRole('textbox', { name: 'SKU' })).toHaveValue('X');
  });
});

test('what delivery costs, by region', async () => {
  const host = createStubHost();
  let isAway = true;
  const answers = {
    SaudiRegions: REGIONS_ANSWER,
    EstimateShipping: () => ({ estimateShippingMethods: isAway ? null : SHIPPING_CHOICES }),
  };
  const { user } = await open([cartItem('A')], { host, answers });
  await user.click(screen.getByRole('button', { name: 'Estimate delivery' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Region' }), 'Riyadh');
  await screen.findByText('The delivery cost could not be estimated.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`${DELIVERY.carrier_title} · ${DELIVERY.method_title}`)).toBeInTheDocument();
  expect(screen.getByText('SAR 17.25')).toBeInTheDocument();
  expect(screen.queryByText(/By weight/)).toBeNull();
  expect(host.callsOf('commerce.mutate').at(-1)?.[1]).toEqual({ cartId: 'c1', regionId: 1101 });
});

describe('sharing', () => {
  test('a link holds part numbers and quantities; without a clipboard it is shown', async () => {
    const { user } = await open([cartItem('6205-2RS', { quantity: 3 }), cartItem('B')]);
    await user.click(screen.getByRole('button', { name: 'Copy a link to this cart' }));
    expect(await navigator.clipboard.readText()).toMatch(/\/cart\?lines=6205-2RS%3A3%2CB%3A1$/);
    expect(screen.getByText(/nothing about you/)).toBeInTheDocument();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
    await user.click(screen.getByRole('button', { name: 'Copy a link to this cart' }));
    expect(await screen.findByRole('textbox', { name: 'Link to this cart' })).toHaveValue(
      'http://localhost/cart?lines=6205-2RS%3A3%2CB%3A1',
    );
  });

  const answering = (search: string) => {
    const host = createStubHost({}, { pathname: '/cart', search });
    host.answer = (operation) =>
      answer({
        products: {
          items: operation === 'QuickOrderProducts' ? [platformProduct('A'), platformProduct('B', { stock_status: 'OUT_OF_STOCK' })] : [],
        },
      });
    return host;
  };

  test('a shared cart is looked at first, and added when the shopper says so', async () => {
    const { host, user } = await open([], { host: answering('?lines=A:2,B:1,NOPE1:4') });
    const shared = within(screen.getByRole('region', { name: 'Somebody shared a cart with you' }));
    expect(await shared.findByText('SAR 20.00')).toBeInTheDocument();
    expect(shared.getByText('Out of stock')).toBeInTheDocument();
    expect(await shared.findByText('No such part number')).toBeInTheDocument();
    expect(host.callsOf('cart.add')).toEqual([]);
    await user.click(shared.getByRole('button', { name: 'Add 1 product to my cart' }));
    expect(host.callsOf('cart.add')).toEqual([[[{ sku: 'A', name: 'Product A', quantity: 2 }]]]);
    const rest = within(await screen.findByRole('region', { name: 'These could not be added' }));
    expect(rest.getAllByRole('listitem')).toHaveLength(2);
    await user.click(rest.getByRole('button', { name: 'Close' }));
    expect(host.callsOf('navigation.replace')).toEqual([['/cart']]);
  });

  test('the shopper’s own list is called so, with how many of its lines can be added', async () => {
    await open([], { host: answering('?lines=A:2,B:1,NOPE1:4,A:100000&from=list') });
    const own = within(screen.getByRole('region', { name: 'Your list' }));
    expect(await own.findByText('1 of 4 can be added.')).toBeInTheDocument();
    expect(screen.queryByText('Somebody shared a cart with you')).toBeNull();
  });

  test('of a long list those alone that cannot be added', async () => {
    const { user } = await open([], { host: answering('?lines=A:2,B:1,NOPE1:4,A:100000&from=list') });
    const own = within(screen.getByRole('region', { name: 'Your list' }));
    const only = await own.findByRole('button', { name: 'Show only the 3 that cannot be added' });
    expect(own.getAllByRole('listitem')).toHaveLength(4);
    await user.click(only);
    expect(own.getAllByRole('listitem')).toHaveLength(3);
    expect(own.queryByText('Product A')).toBeNull();
    expect(own.getByText('Product B')).toBeInTheDocument();
    // What the shopper adds is all that can be, whether it is in sight or not.
    expect(own.getByRole('button', { name: 'Add 1 product to my cart' })).toBeEnabled();
    await user.click(own.getByRole('button', { name: 'Show all lines' }));
    expect(own.getAllByRole('listitem')).toHaveLength(4);
  });

  test('where all can be added there is nothing to leave away', async () => {
    await open([], { host: answering('?lines=A:2') });
    expect(await screen.findByText('SAR 20.00')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Show only/ })).toBeNull();
  });

  test('of what is sold out nothing is offered to be added', async () => {
    const { user, host } = await open([], { host: answering('?lines=B:3') });
    const shared = within(screen.getByRole('region', { name: 'Somebody shared a cart with you' }));
    expect(await shared.findByText('None of these can be added.')).toBeInTheDocument();
    expect(shared.getByText('Out of stock')).toBeInTheDocument();
    expect(shared.queryByRole('button', { name: /^Add/ })).toBeNull();
    await user.click(shared.getByRole('button', { name: 'Close' }));
    expect(host.callsOf('navigation.replace')).toEqual([['/cart']]);
  });

  test('a quantity that no line takes is shown with the reason', async () => {
    await open([], { host: answering('?lines=6205-2RS:100000') });
    const shared = within(screen.getByRole('region', { name: 'Somebody shared a cart with you' }));
    expect(shared.getByText('100000 ×', { exact: false })).toBeInTheDocument();
    expect(shared.getByText('Enter 10,000 or less.')).toBeInTheDocument();
    expect(shared.getByText('None of these can be added.')).toBeInTheDocument();
  });

  test('can be left alone', async () => {
    const { host, user } = await open([], { host: answering('?lines=A:2') });
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(host.callsOf('cart.add')).toEqual([]);
    expect(host.callsOf('navigation.replace')).toEqual([['/cart']]);
  });
});

test('the bar on a phone leads on, and to the reason where there is no way on', async () => {
  const { host, user } = await open([cartItem('A')]);
  const bar = () => within(screen.getByRole('group', { name: 'Total and checkout' }));
  expect(bar().getByText('SAR 115.00')).toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Checkout' }));
  expect(host.callsOf('navigation.push')).toEqual([['/checkout']]);
  act(() => host.stateOf(cartRef).set(cartState([cartItem('A', { inStock: false })])));
  await user.click(bar().getByRole('button', { name: 'Checkout' }));
  expect(host.callsOf('navigation.push')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Order summary' })).toHaveFocus();
});
