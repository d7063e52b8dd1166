import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartRef } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { renderSlot } from 'shared-platform/testing';
import { cartItem, cartState, money } from '../../testing/cart-fixtures';
import { MiniCart } from './mini-cart';

function open(host: StubHost = createStubHost()) {
  const onClose = jest.fn();
  renderSlot<'mini-cart'>(MiniCart, { onClose }, { host });
  return { host, onClose, user: userEvent.setup() };
}

function hostWith(...items: ReturnType<typeof cartItem>[]): StubHost {
  const host = createStubHost();
  host.stateOf(cartRef).set(cartState(items));
  return host;
}

test('reads the cart when it opens', () => {
  const { host } = open();
  expect(host.callsOf('cart.refresh')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
});

test('shows lines with the price of one piece, the total in the words of the cart, and the two ways on', async () => {
  const { host, user, onClose } = open(hostWith(cartItem('6205-2RS', { quantity: 2, options: [{ label: 'Length', value: '1250 mm' }] })));
  expect(screen.getByText('2 items')).toBeInTheDocument();
  const line = within(screen.getByRole('listitem'));
  expect(line.getByRole('link', { name: 'Product 6205-2RS' })).toBeInTheDocument();
  expect(line.getByText('6205-2RS', { ignore: 'a *' })).toBeInTheDocument();
  expect(line.getByText('1250 mm')).toBeInTheDocument();
  expect(line.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(line.getByText('SAR 20.00')).toBeInTheDocument();
  expect(line.getByText('SAR 10.00')).toBeInTheDocument();
  expect(terms()).toEqual(['Total excl. VAT: SAR 100.00', 'Grand Total incl. VAT: SAR 115.00']);
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(host.callsOf('navigation.push')).toEqual([['/checkout']]);
  expect(onClose).toHaveBeenCalled();
});

test('what lies between the lines and the total is named as in the cart', () => {
  const host = createStubHost();
  const totals = { subtotalExcludingTax: money(100), taxes: [], shipping: undefined, grandTotal: money(103.5) };
  host.stateOf(cartRef).set(
    cartState([cartItem('A', { rowTotal: money(115) })], {
      totals: { ...totals, discounts: [{ label: 'Welcome', amount: money(11.5) }] },
    }),
  );
  open(host);
  expect(terms()).toEqual(['Subtotal: SAR 115.00', 'Welcome: −SAR 11.50', 'Grand Total incl. VAT: SAR 103.50']);
});

const terms = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('removing a line', () => {
  const remove = async (host: StubHost, ...left: ReturnType<typeof cartItem>[]) => {
    const view = open(host);
    await view.user.click(screen.getByRole('button', { name: 'Remove Product A' }));
    act(() => host.stateOf(cartRef).set(cartState(left)));
    return view;
  };

  test('leaves the way back in its place, and the focus goes on to the next line', async () => {
    const host = hostWith(cartItem('A', { quantity: 3 }), cartItem('B'));
    const { user } = await remove(host, cartItem('B'));
    expect(host.callsOf('cart.remove')).toEqual([['uid-A']]);
    expect(screen.getByRole('button', { name: 'Remove Product B' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Product A was removed from your cart.');
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Product A was removed from your cart.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(host.callsOf('cart.add')).toMatchObject([[[{ sku: 'A', quantity: 3, name: 'Product A' }]]]);
    act(() => host.stateOf(cartRef).set(cartState([cartItem('B'), cartItem('A', { quantity: 3 })])));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Product A' })).toHaveFocus();
  });

  test('the last one: the focus goes to the way on, and it can still be put back', async () => {
    await remove(hostWith(cartItem('A')));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  test('what cannot be put back says why', async () => {
    const host = hostWith(cartItem('A'), cartItem('B'));
    host.give['cart.add'] = () => Promise.resolve([{ index: 0, sku: 'A', message: 'This product is out of stock.' }]);
    const { user } = await remove(host, cartItem('B'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This product is out of stock.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  });

  test('a failure is told in the line, which is there again', async () => {
    const host = hostWith(cartItem('A'));
    host.give['cart.remove'] = () => Promise.reject(new Error('Not now'));
    await remove(host, cartItem('A'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

test('a quantity can be changed', async () => {
  const { host, user } = open(hostWith(cartItem('A')));
  await user.clear(screen.getByRole('textbox', { name: 'Quantity' }));
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '4{Enter}');
  await waitFor(() => expect(host.callsOf('cart.update')).toEqual([['uid-A', 4]]));
});

test('an empty cart says so', () => {
  open(hostWith());
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
});

test('a cart that cannot be read says why, and can be read again', async () => {
  const host = createStubHost();
  let tries = 0;
  host.give['cart.refresh'] = () => (++tries === 1 ? Promise.reject(new Error('No connection')) : Promise.resolve());
  const { user } = open(host);
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(2);
});
