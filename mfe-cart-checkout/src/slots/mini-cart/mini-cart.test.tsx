import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-contracts/testing';
import { renderSlot } from 'shared-platform/testing';
import { cartItem, cartState } from '../../testing/cart-in-hand';
import { MiniCart } from './mini-cart';

function open(host: StubHost = createStubHost()) {
  const onClose = jest.fn();
  renderSlot<'mini-cart'>(MiniCart, { onClose }, { host });
  return { host, onClose, user: userEvent.setup() };
}

function hostWith(...items: ReturnType<typeof cartItem>[]): StubHost {
  const host = createStubHost();
  host.set.cart.set(cartState(items));
  return host;
}

test('reads the cart when it opens', () => {
  const { host } = open();
  expect(host.callsOf('cart.refresh')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
});

test('shows lines, the subtotal, and the two ways on', async () => {
  const { host, user, onClose } = open(hostWith(cartItem('6205-2RS', { quantity: 2, options: [{ label: 'Length', value: '1250 mm' }] })));
  const line = within(screen.getByRole('listitem'));
  expect(line.getByRole('link', { name: 'Product 6205-2RS' })).toBeInTheDocument();
  expect(line.getByText('6205-2RS', { ignore: 'a *' })).toBeInTheDocument();
  expect(line.getByText('1250 mm')).toBeInTheDocument();
  expect(line.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(line.getByText('SAR 20.00')).toBeInTheDocument();
  expect(screen.getByText('SAR 115.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(host.callsOf('navigation.push')).toEqual([['/checkout']]);
  expect(onClose).toHaveBeenCalled();
});

test('a line can be removed', async () => {
  const { host, user } = open(hostWith(cartItem('A')));
  await user.click(screen.getByRole('button', { name: 'Remove Product A' }));
  expect(host.callsOf('cart.remove')).toEqual([['uid-A']]);
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
