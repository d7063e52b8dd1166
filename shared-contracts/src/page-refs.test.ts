import { cartPage, orderPage, pathTo } from './page-refs';
import { createStubHost, takeBack } from './testing';

const hostWith = (isOwned: (to: string) => boolean) => {
  const host = createStubHost();
  host.links = { ...host.links, isOwned };
  return host;
};

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
  expect(pathTo(takeBack(createStubHost(), '2.0.0'), cartPage)).toBe('/cart');
});
