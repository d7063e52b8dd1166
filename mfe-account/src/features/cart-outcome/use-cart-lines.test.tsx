import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allWrittenMessages, createStubHost, type StubHost } from 'shared-testing';
import { createText, RootProviders } from 'shared-platform';
import { signedIn } from '../../testing/account-fixtures';
import type { WantedLine } from './add-in-batches';
import { CartOutcome, CartProgress } from './cart-outcome';
import { useCartLines } from './use-cart-lines';

type Wanted = Parameters<ReturnType<typeof useCartLines>['add']>[0];

const line = (sku: string, more: Partial<WantedLine> = {}): WantedLine => ({ id: sku, sku, name: `Part ${sku}`, quantity: 1, ...more });
const many = (count: number) => Array.from({ length: count }, (_none, index) => line(`S${index}`));

function Lines({ wanted }: { wanted: Wanted }) {
  const cart = useCartLines();
  return (
    <>
      <button onClick={() => void cart.add(wanted)}>Add</button>
      <CartProgress cart={cart} />
      {cart.outcome && <CartOutcome outcome={cart.outcome} />}
    </>
  );
}

function show(wanted: Wanted, host: StubHost = createStubHost()) {
  signedIn(host);
  const text = createText('en-US', allWrittenMessages('en'));
  const view = render(
    <RootProviders host={host} text={text}>
      <Lines wanted={wanted} />
    </RootProviders>,
  );
  return { host, ...view, press: () => userEvent.click(screen.getByRole('button', { name: 'Add' })) };
}
const sizes = (host: StubHost) => host.callsOf('cart.add').map(([items]) => (items as unknown[]).length);
const toasts = (host: StubHost) => host.callsOf('toasts.add').map(([toast]) => toast);

test('300 lines go into the cart 50 a call, and it is said how far they have come', async () => {
  const host = createStubHost();
  const answers: (() => void)[] = [];
  host.give['cart.add'] = () => new Promise((resolve) => answers.push(() => resolve([])));
  const { press } = show(many(300), host);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('');
  await act(async () => answers[0]?.());
  expect(screen.getByRole('status')).toHaveTextContent('50 of 300 are sent to the cart.');
  for (let call = 1; call < 6; call += 1) await act(async () => answers[call]?.());
  expect(sizes(host)).toEqual([50, 50, 50, 50, 50, 50]);
  expect(screen.getByRole('heading', { name: 'Everything is in your cart.' })).toHaveFocus();
  expect(screen.getByText('300 parts are in your cart.')).toBeInTheDocument();
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('of many, those that are not in the cart are listed, each with its reason', async () => {
  const host = createStubHost();
  host.give['cart.add'] = ([{ sku }]: [{ sku: string }]) => (sku === 'S50' ? [{ index: 3, sku: 'S53', message: 'Only 3 left.' }] : []);
  const { press } = show(many(120), host);
  await press();
  const only = await screen.findByRole('listitem');
  expect(only).toHaveTextContent('Part S53');
  expect(only).toHaveTextContent('Only 3 left.');
  expect(screen.getByText('119 parts are in your cart.')).toBeInTheDocument();
});

test('a line that cannot be had is not sent, and says why', async () => {
  const { host, press } = show([line('A', { refusal: 'Out of stock' }), line('B')]);
  await press();
  expect(host.callsOf('cart.add')).toEqual([[[{ sku: 'B', name: 'Part B', quantity: 1 }], { isSaidByPage: true }]]);
  const [refused, added] = await screen.findAllByRole('listitem');
  expect(refused).toHaveTextContent('Out of stock');
  expect(added).toHaveTextContent('in your cart');
  expect(screen.getByRole('heading', { name: 'Some items could not be added to your cart.' })).toBeInTheDocument();
});

test('where a later call fails, what is in the cart is said, and of the others why they are not', async () => {
  const host = createStubHost();
  host.give['cart.add'] = ([{ sku }]: [{ sku: string }]) => (sku === 'S50' ? Promise.reject(new Error('')) : []);
  const { press } = show(many(120), host);
  await press();
  expect(await screen.findByText('50 parts are in your cart.')).toBeInTheDocument();
  expect(screen.getAllByText('Not added: the cart could not be reached.')).toHaveLength(70);
  expect(sizes(host)).toEqual([50, 50]);
});

test('where the first call fails nothing is in the cart; nor where the lines cannot be read', async () => {
  const host = createStubHost();
  host.give['cart.add'] = () => Promise.reject(new Error('Unable to create cart'));
  const first = show(many(2), host);
  await first.press();
  expect(await screen.findByText('Unable to create cart')).toBeInTheDocument();
  first.unmount();
  const second = show(() => Promise.reject(new Error('The list could not be read.')));
  await second.press();
  expect(await screen.findByText('The list could not be read.')).toBeInTheDocument();
  expect(second.host.callsOf('cart.add')).toEqual([]);
});

test('nothing goes into the cart of whoever signs in meanwhile', async () => {
  const host = createStubHost();
  let answer = () => {};
  host.give['cart.add'] = () => new Promise((resolve) => (answer = () => resolve([])));
  const { press } = show(many(60), host);
  await press();
  signedIn(host, { id: 'somebody-else' });
  await act(async () => answer());
  expect(sizes(host)).toEqual([50]);
  expect(screen.getAllByText('Not added: somebody has signed in or out since.')).toHaveLength(10);
});

test('whoever has left the page is told by a toast', async () => {
  const host = createStubHost();
  let answer = () => {};
  host.give['cart.add'] = () => new Promise((resolve) => (answer = () => resolve([])));
  const { press, unmount } = show(many(2), host);
  await press();
  unmount();
  await act(async () => answer());
  expect(toasts(host)).toEqual([{ type: 'info', message: 'Everything is in your cart.' }]);
});

test('code that does not come is said in the shopper’s words', async () => {
  jest.doMock('./add-in-batches', () => {
    throw new Error('Loading chunk add-in-batches failed. (error: https://shop.example/1.js)');
  });
  const { press, host } = show(many(2));
  await press();
  expect(await screen.findByText('The cart cannot be reached right now. Nothing was added.')).toBeInTheDocument();
  expect(screen.queryByText(/chunk/)).toBeNull();
  expect(host.callsOf('cart.add')).toEqual([]);
  jest.dontMock('./add-in-batches');
});
