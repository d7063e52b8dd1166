import { act, screen } from '@testing-library/react';
import { EMPTY_CART } from 'shared-contracts';
import { createStubHost } from 'shared-contracts/testing';
import { CHROME_ANSWERS, renderChrome } from '../../testing/render-chrome';
import { ReducedHeader } from './reduced-header';

test('leads back to the cart as long as something is in it: not once the order is placed', async () => {
  const host = createStubHost({}, { pathname: '/checkout' });
  host.set.cart.set({ ...EMPTY_CART, summary: { cartId: 'c', count: 2, at: 1 } });
  await renderChrome(ReducedHeader, {}, { host, answers: CHROME_ANSWERS });
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
  act(() => host.set.cart.set({ ...EMPTY_CART, summary: { cartId: 'd', count: 0, at: 2 } }));
  expect(screen.queryByRole('link', { name: 'Back to cart' })).toBeNull();
});
