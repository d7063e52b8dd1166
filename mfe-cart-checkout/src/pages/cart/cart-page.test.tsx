import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartRef } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { localPersistence, sessionPersistence } from 'shared-platform';
import { renderPage } from 'shared-platform/testing';
import { storeSummary } from '../../service/cart-storage';
import { placeOf } from '../../service/cart-place';
import { storeCartLines } from '../../service/store-cart-lines';
import { cartDetails, cartItem, cartState, money } from '../../testing/cart-fixtures';
import { dispatchAnswer } from '../../testing/dispatch-fixtures';
import page from './cart-page';

async function open(host: StubHost = createStubHost(), answers: Record<string, unknown> = {}) {
  const view = renderPage(page, { host, answers });
  // With the parts that come after the rest.
  await act(async () => void (await import('./cart-extras')));
  return { ...view, user: userEvent.setup() };
}

function hostWith(...args: Parameters<typeof cartState>): StubHost {
  const host = createStubHost();
  host.stateOf(cartRef).set(cartState(...args));
  return host;
}

const fieldOf = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('textbox', { name: 'Quantity' });

describe('the cart page', () => {
  test('has its title, reads the cart, and is kept out of search engines', async () => {
    const { host, reported } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
    expect(host.callsOf('cart.refresh')).toHaveLength(1);
    expect(reported.heads).toEqual([{ title: 'Shopping Cart', robots: 'noindex' }]);
  });

  test('shows lines with name, part number, options, price, quantity and total', async () => {
    await open(
      hostWith([cartItem('6205-2RS', { quantity: 3 }), cartItem('SPA-1250', { options: [{ label: 'Length', value: '1250 mm' }] })]),
    );
    const row = within(screen.getByRole('row', { name: /6205-2RS/ }));
    expect(row.getByRole('link', { name: 'Product 6205-2RS' })).toHaveAttribute('href', '/6205-2rs.html');
    expect(row.getByText('SAR 10.00')).toBeInTheDocument();
    expect(row.getByText('SAR 30.00')).toBeInTheDocument();
    expect(row.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    expect(row.queryByRole('button', { name: 'Update' })).toBeNull();
    expect(row.getByText('In stock')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Remove Product 6205-2RS' })).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /SPA-1250/ })).getByText('1250 mm')).toBeInTheDocument();
    expect(screen.getAllByText('4 items')).toHaveLength(2);
  });

  test('totals: lines, discount, shipping; without VAT, VAT, and what is to be paid', async () => {
    await open(
      hostWith([cartItem('A', { rowTotal: money(115) })], {
        totals: {
          subtotalExcludingTax: money(100),
          discounts: [{ label: '10 % off', amount: money(11.5) }],
          taxes: [{ label: 'VAT', amount: money(15.5) }],
          shipping: money(15),
          grandTotal: money(118.5),
        },
      }),
    );
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    for (const amount of ['SAR 115.00', '−SAR 11.50', 'SAR 15.00', 'SAR 103.00', 'SAR 15.50', 'SAR 118.50'])
      expect(summary.getByText(amount)).toBeInTheDocument();
  });

  test('an empty cart says so and leads on', async () => {
    await open(hostWith([]));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
  });

  test('whose session has ended is told so instead, with the way to sign in and back', async () => {
    const host = hostWith([]);
    host.set.session.set({ status: 'guest', hasEnded: true });
    await open(host);
    expect(screen.getByRole('heading', { name: 'You have been signed out' })).toBeInTheDocument();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in?from=%2F');
  });

  test('a cart that cannot be read says why, and can be read again', async () => {
    const host = createStubHost();
    let tries = 0;
    host.give['cart.refresh'] = () => (++tries === 1 ? Promise.reject(new Error('We could not reach the shop.')) : Promise.resolve());
    const { user } = await open(host);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(2);
  });

  test('speaks Arabic', async () => {
    const host = createStubHost({}, { language: 'ar' });
    host.stateOf(cartRef).set(cartState([cartItem('A', { quantity: 3 })]));
    await open(host);
    expect(screen.getByRole('heading', { level: 1, name: 'سلة التسوق' })).toBeInTheDocument();
    expect(screen.getAllByText('3 قطع')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'إتمام الطلب' })).toBeInTheDocument();
  });
});

describe('until the platform has answered', () => {
  /** A browser in which this cart was shown before. */
  function returning(): StubHost {
    const host = createStubHost();
    localPersistence.set('cartId', 'c1');
    storeSummary({ area: localPersistence, owner: 'guest' }, { cartId: 'c1', count: 2, at: 1 });
    storeCartLines(
      host,
      placeOf(host, { local: localPersistence, session: sessionPersistence }),
      'c1',
      cartDetails([cartItem('A', { quantity: 2 })]),
    );
    host.stateOf(cartRef).set({ ...host.stateOf(cartRef).get(), summary: { cartId: 'c1', count: 2, at: 1 } });
    return host;
  }
  const lines = () => screen.getByRole('table', { name: 'Products in your cart' });
  test('the lines of the last visit stand there, said to be checked, and cannot be changed', async () => {
    const { host } = await open(returning());
    expect(screen.getByText('Checking prices…')).toHaveRole('status');
    expect(within(lines()).getByRole('link', { name: 'Product A' })).toBeInTheDocument();
    expect(lines().closest('[inert]')).toHaveAttribute('aria-busy', 'true');
    act(() => host.stateOf(cartRef).set(cartState([cartItem('A', { quantity: 3 })])));
    expect(lines().closest('[inert]')).toBeNull();
    expect(screen.queryByText('Checking prices…')).toBeNull();
    expect(fieldOf(/Product A/)).toHaveValue('3');
  });

  test('where it does not answer they stay, and are said to be old', async () => {
    const host = returning();
    host.give['cart.refresh'] = () => Promise.reject(new Error('We could not reach the shop.'));
    await open(host);
    expect(await screen.findByText('The cart shown may be out of date')).toBeInTheDocument();
    expect(screen.getByText('We could not reach the shop.')).toBeInTheDocument();
    expect(lines().closest('[inert]')).not.toBeNull();
  });

  test('a cart that is given up takes them along', async () => {
    const { host } = await open(returning());
    localPersistence.remove('cartId');
    act(() => host.stateOf(cartRef).set({ ...host.stateOf(cartRef).get(), summary: { cartId: undefined, count: 0, at: 2 } }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
  });
});

describe('quantity', () => {
  test.each([
    ['Update', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Update' }))],
    ['Enter', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
    ['leaving the field', async (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('heading', { level: 1 }))],
  ])('applies once with %s', async (_name, apply) => {
    const { host, user } = await open(hostWith([cartItem('A', { quantity: 2 })]));
    await user.clear(fieldOf(/Product A/));
    await user.type(fieldOf(/Product A/), '7');
    await apply(user);
    await waitFor(() => expect(host.callsOf('cart.update')).toEqual([['uid-A', 7]]));
  });

  test('plus applies at once', async () => {
    const { host, user } = await open(hostWith([cartItem('A', { quantity: 2 })]));
    await user.click(within(screen.getByRole('row', { name: /Product A/ })).getByRole('button', { name: 'Increase quantity' }));
    expect(host.callsOf('cart.update')).toEqual([['uid-A', 3]]);
  });

  test.each([
    ['-1', 'Enter 1 or more.'],
    ['1.5', 'Enter a whole number.'],
    ['1000000000', 'Enter 10,000 or less.'],
    ['many', 'Enter the quantity in digits.'],
  ])('“%s” is refused by the field and stays', async (typed, message) => {
    const { host, user } = await open(hostWith([cartItem('A', { quantity: 2 })]));
    await user.clear(fieldOf(/Product A/));
    await user.type(fieldOf(/Product A/), `${typed}{Enter}`);
    expect(fieldOf(/Product A/)).toHaveValue(typed);
    expect(fieldOf(/Product A/)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(fieldOf(/Product A/)).toBeInvalid();
    expect(host.callsOf('cart.update')).toEqual([]);
  });

  test('0 removes the line', async () => {
    const { host, user } = await open(hostWith([cartItem('A', { quantity: 2 })]));
    await user.clear(fieldOf(/Product A/));
    await user.type(fieldOf(/Product A/), '0{Enter}');
    expect(host.callsOf('cart.remove')).toEqual([['uid-A']]);
  });

  test('more than in stock: the reason stands by the field, what was typed stays, and can be sent again', async () => {
    const host = hostWith([cartItem('A', { quantity: 2 })]);
    let tries = 0;
    host.give['cart.update'] = () => Promise.reject(new Error(`The requested qty is not available${++tries > 1 ? ' still' : ''}`));
    const { user } = await open(host);
    await user.clear(fieldOf(/Product A/));
    await user.type(fieldOf(/Product A/), '500{Enter}');
    await waitFor(() =>
      expect(fieldOf(/Product A/)).toHaveAccessibleDescription(
        expect.stringContaining('The requested qty is not available. Your cart still has 2.'),
      ),
    );
    expect(fieldOf(/Product A/)).toHaveValue('500');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(tries).toBe(2));
  });
});

describe('removing', () => {
  test('goes through the service, and the focus goes on to the next line', async () => {
    const { host, user } = await open(hostWith([cartItem('A'), cartItem('B')]));
    await user.click(screen.getByRole('button', { name: 'Remove Product A' }));
    expect(host.callsOf('cart.remove')).toEqual([['uid-A']]);
    act(() => host.stateOf(cartRef).set(cartState([cartItem('B')])));
    expect(screen.getByRole('button', { name: 'Remove Product B' })).toHaveFocus();
  });

  test('a failure is told in the line', async () => {
    const host = hostWith([cartItem('A')]);
    host.give['cart.remove'] = () => Promise.reject(new Error('Not now'));
    const { user } = await open(host);
    await user.click(screen.getByRole('button', { name: 'Remove Product A' }));
    expect(await within(screen.getByRole('row', { name: /Product A/ })).findByRole('alert')).toHaveTextContent('Not now');
  });
});

describe('a line that cannot be delivered', () => {
  const blocked = () => hostWith([cartItem('A', { inStock: false }), cartItem('B', { errors: ['The requested qty is not available'] })]);

  test('says so, and can be removed', async () => {
    await open(blocked());
    expect(screen.getByText('This product is out of stock. Remove it to order the rest.')).toBeInTheDocument();
    expect(screen.getByText('The requested qty is not available')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Product A' })).toBeEnabled();
  });

  test('keeps the checkout closed, with the reason', async () => {
    const { host, user } = await open(blocked());
    const proceed = screen.getByRole('button', { name: 'Proceed to Checkout' });
    expect(proceed).toHaveAttribute('aria-disabled', 'true');
    expect(proceed).toHaveAccessibleDescription(/cannot be ordered/);
    await user.click(proceed);
    expect(host.callsOf('navigation.push')).toEqual([]);
  });
});

describe('dispatch', () => {
  test('each line says when it leaves, or comes in again', async () => {
    await open(hostWith([cartItem('A'), cartItem('B', { inStock: false }), cartItem('C-1', { parentSku: 'C' })]), {
      LineDispatch: dispatchAnswer({ A: 0, B: 0, C: 200 }, '2026-12-03'),
    });
    const line = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(await line(/Product A/).findByText(/^(Same-day dispatch until 14:00|Dispatched on \w{3}, \w{3} \d+)$/)).toBeInTheDocument();
    expect(line(/Product B/).getByText('Next in stock on Thu, Dec 3')).toBeInTheDocument();
    expect(line(/Product C-1/).queryByText(/ispatch/)).toBeNull();
  });

  test('a platform that does not know has no row for it', async () => {
    const host = createStubHost({}, { hasExtensions: false });
    host.stateOf(cartRef).set(cartState([cartItem('A')]));
    const asked: unknown[] = [];
    await open(host, { LineDispatch: (variables: unknown) => (asked.push(variables), dispatchAnswer({ A: 0 })) });
    expect(screen.queryByText(/ispatch/)).toBeNull();
    expect(host.callsOf('commerce.query')).toEqual([]);
    expect(asked).toEqual([]);
  });
});

test('“Proceed to Checkout” leads to the checkout', async () => {
  const { host, user } = await open(hostWith([cartItem('A')]));
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(host.callsOf('navigation.push')).toEqual([['/checkout']]);
});

describe('coupons', () => {
  const unfold = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Have a coupon code?' }));

  test('a code is applied', async () => {
    const { host, user } = await open(hostWith([cartItem('A')]));
    await unfold(user);
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'WELCOME10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(host.callsOf('cart.applyCoupon')).toEqual([['WELCOME10']]);
  });

  test('a wrong one is told by the field and stays', async () => {
    const host = hostWith([cartItem('A')]);
    host.give['cart.applyCoupon'] = () => Promise.reject(new Error("The coupon code isn't valid."));
    const { user } = await open(host);
    await unfold(user);
    const field = screen.getByRole('textbox', { name: 'Coupon code' });
    await user.type(field, 'NOPE{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription("The coupon code isn't valid."));
    expect(field).toHaveValue('NOPE');
  });

  test('an empty field is told', async () => {
    const { user } = await open(hostWith([cartItem('A')]));
    await unfold(user);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription('This field is required.');
  });

  test('an applied one can be taken off', async () => {
    const { host, user } = await open(hostWith([cartItem('A')], { coupons: ['WELCOME10'] }));
    await user.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }));
    expect(host.callsOf('cart.removeCoupon')).toEqual([['WELCOME10']]);
  });
});
