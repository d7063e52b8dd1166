import type { Host } from './host';
import { cartPage, orderPage, pathTo } from './page-refs';
import { createSnapshot } from './snapshot';

const menus: Host['links']['menus'] = createSnapshot({});
const hostWith = (isOwned: (to: string) => boolean): Pick<Host, 'links'> => ({ links: { menus, isOwned } });
/** As a shell before 2.1 gives it. */
const OLDER = { links: { menus } as Host['links'] };

test('a page has its path, with its parameters in it', () => {
  const asked = jest.fn(() => true);
  const host = hostWith(asked);
  expect([pathTo(host, cartPage), pathTo(host, orderPage, { number: '00 1/2' })]).toEqual(['/cart', '/order-history/00%201%2F2']);
  expect(asked.mock.calls).toEqual([['/cart'], ['/order-history/00%201%2F2']]);
});

test('one that no live release has, has none; a shell before 2.1 cannot say so', () => {
  expect(
    pathTo(
      hostWith(() => false),
      cartPage,
    ),
  ).toBeUndefined();
  expect(pathTo(OLDER, cartPage)).toBe('/cart');
});
