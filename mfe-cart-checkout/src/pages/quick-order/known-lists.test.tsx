import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, failed } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { platformProduct } from '../../testing/quick-order-fixtures';
import page from './quick-order-page';
import { idOf } from '../../testing/customer-id';

const line = (sku: string, quantity: number) => ({
  __typename: 'SimpleRequisitionListItem',
  quantity,
  product: { __typename: 'SimpleProduct', sku },
});
const belt = {
  __typename: 'ConfigurableRequisitionListItem',
  quantity: 2,
  product: {
    __typename: 'ConfigurableProduct',
    sku: 'BELT',
    variants: [
      { attributes: [{ uid: 'a' }], product: { sku: 'BELT-1000' } },
      { attributes: [{ uid: 'b' }], product: { sku: 'BELT-1250' } },
    ],
  },
  configurable_options: [{ configurable_product_option_value_uid: 'b' }],
};

const answers = {
  QuickOrderProducts: ({ skus }: { skus: string[] }) => ({ products: { items: skus.map((sku) => platformProduct(sku)) } }),
  QuickOrderLists: {
    customer: {
      requisition_lists: {
        items: [
          { uid: 'L1', name: 'Line 2', items_count: 3 },
          { uid: 'L2', name: 'Empty', items_count: 0 },
        ],
      },
    },
  },
  QuickOrderListItems: ({ page: at }: { page: number }) => ({
    customer: {
      requisition_lists: { items: [{ uid: 'L1', items: { total_pages: 2, items: at === 1 ? [line('A-1', 4), belt] : [line('B-2', 1)] } }] },
    },
  }),
  QuickOrderOrders: {
    customer: {
      orders: {
        items: [
          {
            number: '000000012',
            order_date: '2026-11-03 09:00:00',
            items: [
              { product_sku: 'UCP205', quantity_ordered: 6 },
              { product_sku: 'A-1', quantity_ordered: 1 },
            ],
          },
        ],
      },
    },
  },
};

function open(given: object = {}) {
  const host = createStubHost();
  host.set.session.set({
    status: 'customer',
    expiresAt: Infinity,
    isKept: true,
    customer: {
      id: idOf('noura@example.com'),
      email: 'noura@example.com',
      firstName: 'Noura',
      lastName: 'Ali',
      isSubscribed: false,
      isCompanyAccount: false,
    },
  });
  renderPage(page, { host, answers: { ...answers, ...given } });
  return userEvent.setup();
}

const rowValues = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('combobox', { name: 'SKU' }), within(row).getByRole('textbox', { name: 'Quantity' })].map(
        (field) => (field as HTMLInputElement).value,
      ),
    );
const fold = () => screen.getByRole('button', { name: 'From a saved list or an order' });

test('a saved list puts all its parts into the rows, of a product with options the variant', async () => {
  const user = open();
  await user.click(fold());
  expect(fold()).toHaveAttribute('aria-expanded', 'true');
  const lists = await screen.findByRole('region', { name: 'Saved lists' });
  expect(
    within(lists)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Line 2 3 parts']);
  await user.click(within(lists).getByRole('button'));
  await screen.findByText('3 rows were read.');
  expect(rowValues()).toEqual([
    ['A-1', '4'],
    ['BELT-1250', '2'],
    ['B-2', '1'],
  ]);
});

test('an order joins what is there already', async () => {
  const user = open();
  await user.type(screen.getByRole('combobox', { name: 'SKU' }), 'A-1');
  await user.click(fold());
  const order = await screen.findByRole('button', { name: /Order .*000000012.*2 parts/ });
  await user.click(order);
  await screen.findByText(/2 rows were read\. 1 row had/);
  expect(rowValues()).toEqual([
    ['A-1', '2'],
    ['UCP205', '6'],
  ]);
});

test('a platform without requisition lists has orders; one that has neither says so', async () => {
  const user = open({ QuickOrderLists: () => failed('Cannot query field "requisition_lists"') });
  await user.click(fold());
  expect(await screen.findByRole('region', { name: 'Last orders' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Saved lists' })).not.toBeInTheDocument();
});

test('of many lists the first ones are shown, and all at a press', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ uid: `L${index}`, name: `List ${index}`, items_count: 1 }));
  const user = open({ QuickOrderLists: { customer: { requisition_lists: { items } } } });
  await user.click(fold());
  const lists = await screen.findByRole('region', { name: 'Saved lists' });
  expect(within(lists).getAllByRole('listitem')).toHaveLength(6);
  await user.click(within(lists).getByRole('button', { name: 'Show all 30' }));
  expect(within(lists).getAllByRole('listitem')).toHaveLength(30);
  expect(within(lists).getByRole('button', { name: /^List 6 / })).toHaveFocus();
});

test('nothing kept, nothing ordered', async () => {
  const user = open({
    QuickOrderLists: { customer: { requisition_lists: { items: [] } } },
    QuickOrderOrders: { customer: { orders: { items: [] } } },
  });
  await user.click(fold());
  expect(await screen.findByText('You have no saved lists and no orders yet.')).toBeInTheDocument();
});

test('without an answer it says so, and asks again', async () => {
  let isDown = true;
  const user = open({
    QuickOrderOrders: () => (isDown ? new Error('Down') : answers.QuickOrderOrders),
    QuickOrderListItems: () => new Error('Down'),
  });
  await user.click(fold());
  expect(await screen.findByText('Your lists could not be shown.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: /Line 2/ }));
  expect(await screen.findByText('We could not reach the shop. Try again.')).toBeInTheDocument();
});
