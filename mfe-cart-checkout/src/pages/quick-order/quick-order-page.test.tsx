import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, type StubHost } from 'shared-testing';
import { renderPage } from 'shared-platform/testing';
import { platformProduct } from '../../testing/quick-order-fixtures';
import page from './quick-order-page';
import { idOf } from '../../testing/customer-id';

const CATALOGUE: Readonly<Record<string, object>> = {
  'A-1': platformProduct('A-1'),
  'B-2': platformProduct('B-2'),
  SOLD: platformProduct('SOLD', { stock_status: 'OUT_OF_STOCK' }),
  FEW: platformProduct('FEW', { only_x_left_in_stock: 3 }),
  BELT: platformProduct('BELT', { __typename: 'ConfigurableProduct' }),
};

const answers = {
  QuickOrderProducts: ({ skus }: { skus: string[] }) => ({
    products: { items: skus.flatMap((sku) => CATALOGUE[sku] ?? []) },
  }),
  QuickOrderSuggestions: ({ search }: { search: string }) => ({
    products: {
      items: [
        ...Object.values(CATALOGUE).filter((item) => 'sku' in item && String(item.sku).includes(search.toUpperCase())),
        ...(search.startsWith('belt') ? [{ ...CATALOGUE.BELT, variants: [{ product: platformProduct('BELT-1250') }] }] : []),
      ],
    },
  }),
  QuickOrderVariants: ({ sku }: { sku: string }) => ({
    products: { items: sku === 'belt-1250' ? [{ ...CATALOGUE.BELT, variants: [{ product: platformProduct('BELT-1250') }] }] : [] },
  }),
};

afterEach(() => jest.useRealTimers());

const customer = (email = 'noura@example.com') => ({
  status: 'customer' as const,
  expiresAt: Infinity,
  isKept: true,
  customer: { id: idOf(email), email, firstName: 'Noura', lastName: 'Ali', isSubscribed: false, isCompanyAccount: false },
});

function open(host: StubHost = createStubHost()) {
  host.set.session.set(customer());
  const view = renderPage(page, { host, answers });
  return { ...view, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('row').slice(1);
const rowAt = (index: number) => {
  const row = within(rows()[index]!);
  return { ...row, sku: row.getByRole('combobox', { name: 'SKU' }), quantity: row.getByRole('textbox', { name: 'Quantity' }) };
};

function csv(text: string, name = 'list.csv'): File {
  const file = new File([text], name, { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).slice().buffer) });
}

const upload = (user: ReturnType<typeof userEvent.setup>, text: string) => user.upload(screen.getByLabelText('Upload a file'), csv(text));
const addAll = () => screen.getByRole('button', { name: 'Add all to cart' });

test('has its title, a row, and is kept out of search engines', () => {
  const { reported } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Quick Order' })).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  expect(reported.heads).toEqual([{ title: 'Quick Order', robots: 'noindex' }]);
});

test('looks up what is typed once for all rows, and shows product, price, stock and total', async () => {
  // However long the typing takes, it is no pause.
  jest.useFakeTimers();
  const { host, user } = open();
  await user.type(rowAt(0).sku, 'a-1{Enter}');
  expect(rowAt(0).quantity).toHaveFocus();
  await user.keyboard('3{Enter}');
  expect(rowAt(1).sku).toHaveFocus();
  await user.keyboard('few');
  expect(await screen.findByRole('link', { name: 'Product FEW' })).toBeInTheDocument();
  const first = rowAt(0);
  expect(first.getByRole('link', { name: 'Product A-1' })).toHaveAttribute('href', '/a-1.html');
  expect(first.getByText('SAR 10.00')).toBeInTheDocument();
  expect(first.getByText('SAR 30.00')).toBeInTheDocument();
  expect(first.sku).toHaveAccessibleDescription(/Row 1.*In stock/);
  expect(screen.getByText('3 pieces left')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('SAR 40.00')).toBeInTheDocument();
  expect(host.callsOf('commerce.query').length).toBeLessThanOrEqual(2);
});

describe('suggestions as one types', () => {
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  test('the arrows mark one, Enter takes it and goes on to the quantity', async () => {
    const { user } = open();
    await user.type(rowAt(0).sku, '1');
    expect(options()).toEqual([]);
    await user.type(rowAt(0).sku, '{Backspace}-2');
    expect(await screen.findByRole('listbox', { name: 'Suggested parts' })).toBeInTheDocument();
    expect(options()).toEqual(['B-2 SAR 10.00 Product B-2 In stock']);
    expect(screen.getByText('1 part suggested')).toHaveAttribute('role', 'status');
    expect(rowAt(0).sku).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    expect(rowAt(0).sku).toHaveFocus();
    expect(document.getElementById(rowAt(0).sku.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('B-2');
    await user.keyboard('{Enter}');
    expect(rowAt(0).sku).toHaveValue('B-2');
    expect(rowAt(0).quantity).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Product B-2' })).toBeInTheDocument();
  });

  test('a press takes one; a product with options is there by its variants', async () => {
    const { user } = open();
    await user.type(rowAt(0).sku, 'belt');
    await user.click(await screen.findByRole('option', { name: /BELT-1250/ }));
    expect(rowAt(0).sku).toHaveValue('BELT-1250');
    expect(rowAt(0).quantity).toHaveFocus();
  });

  test('what is still being chosen is not called unknown; Escape closes the list, and leaving the field does', async () => {
    const { user } = open();
    await user.type(rowAt(0).sku, 'OL');
    await screen.findByRole('option', { name: /SOLD.*Out of stock/ });
    await waitFor(() => expect(screen.queryByText('Looking up …')).not.toBeInTheDocument());
    expect(screen.queryByText('We know no product with this part number.')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(rowAt(0).sku).toHaveValue('OL');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByText('We know no product with this part number.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('a number is judged once its field is left, not while it is typed', async () => {
    const { user } = open();
    await user.type(rowAt(0).sku, 'NO-SUC');
    await waitFor(() => expect(screen.queryByText('Looking up …')).not.toBeInTheDocument());
    expect(screen.queryByText('We know no product with this part number.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /to check/ })).not.toBeInTheDocument();
    expect(rowAt(0).sku).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(await screen.findByText('We know no product with this part number.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '1 row to check' })).toBeInTheDocument();
  });

  test('without a connection, and where the platform does not answer, there are none', async () => {
    const host = createStubHost();
    const { user } = open(host);
    act(() => host.set.connectivity.set({ isOnline: false, hasBeenOffline: true }));
    await user.type(rowAt(0).sku, 'A-1');
    expect(await screen.findByRole('link', { name: 'Product A-1' })).toBeInTheDocument();
    expect(options()).toEqual([]);
  });
});

test('marks what cannot be ordered as it is', async () => {
  const { user } = open();
  await upload(user, 'sku,qty\nNO-SUCH,1\nSOLD,1\nFEW,4\nBELT,1\nA-1,"1,5"\nB-2,ten\nB-2,2\nb-2,١\n');
  expect(await screen.findByText('We know no product with this part number.')).toBeInTheDocument();
  expect(rowAt(0).sku).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText('This product is out of stock.')).toBeInTheDocument();
  expect(rowAt(2).quantity).toHaveAccessibleDescription(/Only 3 pieces left/);
  expect(rowAt(3).getByText(/Choose options on the product/)).toBeInTheDocument();
  expect(rowAt(4).quantity).toHaveAccessibleDescription(/Enter a whole number/);
  expect(rowAt(5).quantity).toHaveAccessibleDescription(/Enter the quantity in digits/);
  expect(rowAt(6).quantity).toHaveValue('3');
  expect(rowAt(6).getByText('Merged from 2 rows of the list')).toBeInTheDocument();
  expect(screen.getByText(/8 rows were read\. 1 row had the part number/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '6 rows to check' }));
  expect(rows()).toHaveLength(6);
});

test('a table of the clipboard fills rows; one cell is text', async () => {
  const { user } = open();
  await user.click(rowAt(0).sku);
  await user.paste('A-1\t2\r\nB-2\t3\r\n');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rowAt(1).sku).toHaveValue('B-2');
  expect(rowAt(1).quantity).toHaveValue('3');
  await user.clear(rowAt(1).sku);
  await user.click(rowAt(1).sku);
  await user.paste('A-1');
  expect(rowAt(1).sku).toHaveValue('A-1');
  expect(await screen.findByText('Same product as row 1; they are added together.')).toBeInTheDocument();
});

test.each([
  ['nothing', '', 'There are no rows in this list.'],
  ['a workbook', 'PK\u0003\u0004', 'This workbook cannot be read.'],
  ['a program', 'MZ\u0000\u0001', 'This file is neither a workbook (.xlsx) nor a list in text form'],
  ['too many rows', 'A,1\n'.repeat(10_001), 'The list has more than 10,000 rows.'],
])('refuses %s, and keeps what is there', async (_name, text, reason) => {
  const { user } = open();
  await user.type(rowAt(0).sku, 'A-1');
  await upload(user, text);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(rowAt(0).sku).toHaveValue('A-1');
});

describe('adding', () => {
  test('added rows leave; one that is refused stays with the reason', async () => {
    const host = createStubHost();
    host.give['cart.add'] = () => [{ index: 1, sku: 'B-2', message: 'Not for sale.' }];
    const { user } = open(host);
    await upload(user, 'A-1,2\nB-2,3\nNO-SUCH,1');
    await screen.findByText('We know no product with this part number.');
    await user.click(addAll());
    expect(await screen.findByText(/1 row was added to your cart\. 2 rows are still here/)).toBeInTheDocument();
    expect(host.callsOf('cart.add')).toEqual([
      [
        [
          { sku: 'A-1', name: 'Product A-1', quantity: 2 },
          { sku: 'B-2', name: 'Product B-2', quantity: 3 },
        ],
        { isSaidByPage: true },
      ],
    ]);
    expect(rows()).toHaveLength(2);
    expect(rowAt(0).sku).toHaveValue('B-2');
    expect(rowAt(0).getByText('Not for sale.')).toBeInTheDocument();
    await user.type(rowAt(0).quantity, '1');
    expect(screen.queryByText('Not for sale.')).not.toBeInTheDocument();
  });

  test('waits for what is being looked up, in batches, one line for a product', async () => {
    const host = createStubHost();
    const { user } = open(host);
    await user.type(rowAt(0).sku, 'A-1');
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    expect(rowAt(1).sku).toHaveFocus();
    await user.keyboard('a-1');
    await user.dblClick(addAll());
    expect(await screen.findByText('2 rows were added to your cart.')).toBeInTheDocument();
    expect(host.callsOf('cart.add')).toEqual([[[{ sku: 'A-1', name: 'Product A-1', quantity: 2 }], { isSaidByPage: true }]]);
    expect(rows()).toHaveLength(1);
    expect(rowAt(0).sku).toHaveValue('');
  });

  test('a variant is added with the product that it belongs to', async () => {
    const { host, user } = open();
    await user.type(rowAt(0).sku, 'belt-1250');
    expect(await screen.findByRole('link', { name: 'Product BELT-1250' })).toHaveAttribute('href', '/belt.html');
    await user.click(addAll());
    await screen.findByText('1 row was added to your cart.');
    expect(host.callsOf('cart.add')).toEqual([
      [[{ sku: 'BELT-1250', name: 'Product BELT-1250', quantity: 1, parentSku: 'BELT' }], { isSaidByPage: true }],
    ]);
  });

  test('without an answer it stops, and says that the rows may be in the cart', async () => {
    const host = createStubHost();
    host.give['cart.add'] = () => Promise.reject(new Error('We could not reach the shop.'));
    const { user } = open(host);
    await upload(user, 'A-1,2');
    await screen.findByText('In stock');
    await user.click(addAll());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Adding stopped.*We could not reach the shop\./);
    expect(rowAt(0).getByText(/Look into your cart before you add it again/)).toBeInTheDocument();
    expect(rowAt(0).sku).toHaveValue('A-1');
  });

  test('with nothing ready it says so', async () => {
    const { host, user } = open();
    expect(addAll()).toHaveAttribute('aria-disabled', 'true');
    expect(addAll()).toHaveAccessibleDescription(/No row is ready/);
    await user.click(addAll());
    expect(await screen.findByRole('alert')).toHaveTextContent('No row can be added yet.');
    expect(host.callsOf('cart.add')).toEqual([]);
  });
});

describe('nothing typed is lost', () => {
  test('a removed row, and a cleared list, can be put back', async () => {
    const { user } = open();
    await upload(user, 'A-1,2\nB-2,3');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove A-1' }));
    expect(rowAt(0).sku).toHaveFocus();
    expect(rowAt(0).sku).toHaveValue('B-2');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rowAt(0).sku).toHaveValue('A-1');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(rows()).toHaveLength(1);
    expect(rowAt(0).sku).toHaveFocus();
    await user.keyboard('X');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(rows().map((_, index) => (rowAt(index).sku as HTMLInputElement).value)).toEqual(['A-1', 'B-2', 'X']);
  });

  test('the list is there after a reload, for the same customer only', async () => {
    const first = open();
    await first.user.type(rowAt(0).sku, 'A-1');
    await first.user.clear(rowAt(0).quantity);
    await first.user.type(rowAt(0).quantity, '1,5');
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    const second = open();
    expect(rowAt(0).sku).toHaveValue('A-1');
    expect(rowAt(0).quantity).toHaveValue('1,5');
    second.unmount();
    const host = createStubHost();
    host.set.session.set(customer('somebody@example.com'));
    renderPage(page, { host, answers });
    expect(rowAt(0).sku).toHaveValue('');
  });

  test('nothing is kept once its owner has signed out', async () => {
    const { host, user, unmount } = open();
    await user.type(rowAt(0).sku, 'A-1');
    sessionStorage.clear();
    act(() => host.set.session.set({ status: 'guest' }));
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  test('junk in the storage is no list', () => {
    sessionStorage.setItem(
      'M2_VENIA_BROWSER_PERSISTENCE__quick_order',
      JSON.stringify({
        value: '[1,null,{"sku":2},{"sku":"A-1","quantity":"2","failure":7}]',
        timeStored: 1,
        owner: idOf('noura@example.com'),
      }),
    );
    open();
    expect(rows()).toHaveLength(1);
    expect(rowAt(0).sku).toHaveValue('A-1');
  });
});

test('a platform that does not answer is said, and asked again', async () => {
  const host = createStubHost();
  host.set.session.set(customer());
  let isDown = true;
  renderPage(page, {
    host,
    answers: {
      ...answers,
      QuickOrderProducts: (given: { skus: string[] }) => (isDown ? new Error('Down') : answers.QuickOrderProducts(given)),
    },
  });
  const user = userEvent.setup();
  await user.type(rowAt(0).sku, 'A-1');
  expect(await screen.findByText('This part number could not be looked up.')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('In stock')).toBeInTheDocument();
});

test('a long list is shown page by page, and can be counted', async () => {
  const { user, container } = open();
  // By selector: names of so many fields take seconds to compute.
  const shown = () => [...container.querySelectorAll('tbody tr')];
  await upload(user, Array.from({ length: 60 }, (_, index) => `P-${index},1`).join('\n'));
  await waitFor(() => expect(shown()).toHaveLength(25));
  expect(container.querySelector('table')).toHaveAttribute('aria-rowcount', '61');
  fireEvent.click(screen.getByText('Next rows'));
  expect(screen.getByText('Rows 26–50 of 60')).toBeInTheDocument();
  expect(shown()[0]).toHaveAttribute('aria-rowindex', '27');
  fireEvent.click(screen.getByText('Previous rows'));
  fireEvent.click(screen.getByText('Add row'));
  await waitFor(() => expect(shown()).toHaveLength(11));
  await waitFor(() => expect(shown()[10]?.querySelector('input')).toHaveFocus());
});
