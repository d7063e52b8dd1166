import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentlyViewedRef } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { hostWithAnswers, renderPage } from 'shared-platform/testing';
import { follow } from '../../features/product-summary/followed-product';
import { toProductSummary } from '../../features/product-summary/product-summary';
import { bearing, belt, labelsAnswer, price, productAnswer } from '../../testing/sample-products';
import page from './product-page';

const params = { urlKey: 'deep-groove-ball-bearing-6205-2rs', path: '/deep-groove-ball-bearing-6205-2rs.html' };

function show(product: Parameters<typeof productAnswer>[0] = bearing, { host = createStubHost() } = {}) {
  return renderPage(page, { host, params, answers: { ProductPage: productAnswer(product), AttributeLabels: labelsAnswer } });
}

test('shows name, SKU, price with and without VAT, stock, specifications', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Deep groove ball bearing 6205-2RS' })).toBeInTheDocument();
  for (const number of screen.getAllByText('6205-2RS')) expect(number).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('SAR 24.15')).toBeInTheDocument();
  expect(screen.getByText('SAR 21.00')).toBeInTheDocument();
  expect(screen.getByText('In stock')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Specifications' });
  expect(within(table).getByRole('row', { name: 'Bore diameter d 25 mm' })).toBeInTheDocument();
  expect(within(table).getByRole('rowheader', { name: 'Bore diameter' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Dynamic load rating C 14 kN' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Some code x' })).toBeInTheDocument();
  expect(within(table).queryByRole('rowheader', { name: 'Standard' })).toBeNull();
});

test('breadcrumbs lead through the deepest category of the menu', async () => {
  show();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Bearings', '/bearings.html'],
    ['Ball Bearings', '/bearings/ball-bearings.html'],
    ['Sealed Bearings', '/bearings/ball-bearings/deep-groove/sealed.html'],
  ]);
});

test('tier prices, smallest quantity first', async () => {
  show();
  const rows = within(await screen.findByRole('table', { name: 'Quantity prices' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['10+SAR 22.94SAR 19.955%', '50+SAR 21.74SAR 18.9010%']);
});

test('the price of the wanted quantity is marked, and what it comes to is said', async () => {
  show();
  const field = await screen.findByRole('textbox', { name: 'Quantity' });
  const marked = () =>
    within(screen.getByRole('table', { name: 'Quantity prices' }))
      .getAllByRole('row')
      .filter((row) => row.hasAttribute('aria-current'))
      .map((row) => row.textContent);
  expect(marked()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '١٢');
  expect(marked()).toEqual(['10+SAR 22.94SAR 19.955%']);
  // With VAT or without, as it is read.
  expect(screen.getByText('SAR 275.28').closest('bdi:has(bdi)')).toHaveTextContent('12 × SAR 22.94SAR 19.95 = SAR 275.28SAR 239.37');
  await userEvent.clear(field);
  await userEvent.type(field, 'many');
  expect(screen.queryByText('SAR 275.28')).toBeNull();
});

test('lengths are shown in inches on demand; what is no length stays', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'inch' }));
  const table = within(screen.getByRole('table', { name: 'Specifications' }));
  expect(table.getByRole('row', { name: 'Bore diameter d 0.9843 inch' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Dynamic load rating C 14 kN' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'mm' }));
  expect(table.getByRole('row', { name: 'Bore diameter d 25 mm' })).toBeInTheDocument();
});

test('how many there are, and the manufacturer’s other products', async () => {
  show({ ...bearing, quantity: 1240 });
  expect(await screen.findByText('1,240 in stock')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Norvik' })).toHaveAttribute('href', '/search.html?f.manufacturer=83001');
});

test('adds the quantity to the cart', async () => {
  const { host } = show();
  const field = await screen.findByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(field);
  await userEvent.type(field, '١٢{Enter}');
  expect(host.callsOf('cart.add')).toEqual([
    [
      [
        {
          sku: '6205-2RS',
          name: 'Deep groove ball bearing 6205-2RS',
          imageUrl: bearing.small_image?.url,
          price: { value: 24.15, currency: 'SAR' },
          quantity: 12,
        },
      ],
    ],
  ]);
});

test.each([
  ['0', 'Enter 1 or more.'],
  ['-1', 'Enter 1 or more.'],
  ['1.5', 'Enter a whole number.'],
  ['1000000000', 'Enter 10,000 or less.'],
  ['ten', 'Enter the quantity in digits.'],
])('refuses the quantity %s by the field and keeps it', async (typed, message) => {
  const { host } = show();
  const field = await screen.findByRole('textbox', { name: 'Quantity' });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue(typed);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(host.callsOf('cart.add')).toHaveLength(0);
});

test('says what the platform says when it refuses, and when the cart does not answer', async () => {
  const host = createStubHost();
  host.give['cart.add'] = async () => [{ index: 0, sku: '6205-2RS', message: 'The requested qty is not available' }];
  show(bearing, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('The requested qty is not available')).toBeInTheDocument();
  host.give['cart.add'] = async () => Promise.reject(new Error('The cart does not answer.'));
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('The cart does not answer.')).toBeInTheDocument();
});

test('a product with variants: choose first, then the variant’s price and SKU', async () => {
  const { host } = show(belt);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  const option = screen.getByRole('combobox', { name: 'Belt length' });
  expect(option).toHaveFocus();
  expect(option).toHaveAccessibleDescription('Please choose: Belt length.');
  await userEvent.selectOptions(option, '800 mm');
  expect(screen.getAllByText('SPA-800').length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(host.callsOf('cart.add')[0]).toEqual([
    [expect.objectContaining({ sku: 'SPA-800', parentSku: 'SPA-BELT', selectedOptions: ['l800'], quantity: 1 })],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Choose SPA-2800' }));
  expect(option).toHaveValue('l2800');
  expect(screen.getByRole('button', { name: 'Chosen SPA-2800' }).closest('tr')).toHaveAttribute('aria-current', 'true');
  // The picture follows, and what is sold out can be waited for.
  expect(screen.getAllByRole('img').some((picture) => picture.getAttribute('src')?.includes('SPA-2800'))).toBe(true);
  expect(screen.getByRole('button', { name: 'Notify me' })).toBeInTheDocument();
});

test('special price: the regular one is struck out', async () => {
  show({ ...bearing, price_range: price(80, 100) });
  expect((await screen.findByText('SAR 100.00')).closest('s')).not.toBeNull();
  expect(screen.getByText('−20%')).toBeInTheDocument();
});

test('few left, out of stock', async () => {
  const { unmount } = show({ ...bearing, only_x_left_in_stock: 3 });
  expect(await screen.findByText('Only 3 left')).toBeInTheDocument();
  unmount();
  const plain = show({ ...bearing, stock_status: 'OUT_OF_STOCK' }, { host: createStubHost({}, { hasExtensions: false }) });
  expect(await screen.findByText('Out of stock')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  plain.unmount();
  show({ ...bearing, stock_status: 'OUT_OF_STOCK' });
  expect(await screen.findByRole('button', { name: 'Notify me' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Quantity' })).toBeNull();
});

test('notify me: a guest says where to; a customer needs one press', async () => {
  const asked: unknown[] = [];
  const answers = {
    ProductPage: productAnswer({ ...bearing, stock_status: 'OUT_OF_STOCK' }),
    AttributeLabels: labelsAnswer,
    SubscribeStockAlert: (variables: unknown) => (
      asked.push(variables),
      { subscribeProductAlertStock: { __typename: 'ProductAlertSubscriptionResult', success: true, message: '' } }
    ),
  };
  const guest = renderPage(page, { host: createStubHost(), params, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Notify me' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notify me' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'nobody');
  await userEvent.click(dialog.getByRole('button', { name: 'Notify me by email' }));
  expect(asked).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), '@example.com{Enter}');
  await waitFor(() => expect(asked).toEqual([{ input: { sku: '6205-2RS', email: 'nobody@example.com' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The list of a customer's alerts has one more.
  expect(guest.host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  expect(guest.host.callsOf('toasts.add')).toEqual([
    [{ type: 'success', message: 'We will write to you when Deep groove ball bearing 6205-2RS is back in stock.' }],
  ]);
});

test('a sold-out variant is what is waited for, and comes in on its own day', async () => {
  const asked: unknown[] = [];
  const days = { __typename: 'SimpleProduct', lead_time_days: 0 };
  const variants = [
    { ...days, uid: '1', sku: 'SPA-800', next_stock_date: null },
    { ...days, uid: '2', sku: 'SPA-2800', next_stock_date: '2026-12-09' },
  ].map((product) => ({ __typename: 'ConfigurableVariant', product }));
  const answers = {
    ProductPage: productAnswer(belt),
    AttributeLabels: labelsAnswer,
    ProductDispatch: {
      storeConfig: {
        __typename: 'StoreConfig',
        dispatch_cutoff: null,
        dispatch_time_zone: null,
        dispatch_weekend: null,
        dispatch_holidays: null,
      },
      products: {
        __typename: 'Products',
        items: [{ ...days, __typename: 'ConfigurableProduct', uid: 'p', sku: 'SPA-BELT', next_stock_date: null, variants }],
      },
    },
    SubscribeStockAlert: (variables: unknown) => (
      asked.push(variables),
      { subscribeProductAlertStock: { __typename: 'ProductAlertSubscriptionResult', success: true, message: '' } }
    ),
  };
  renderPage(page, { host: createStubHost(), params, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose SPA-2800' }));
  expect(await screen.findByText(/Dec 9/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notify me' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'nobody@example.com{Enter}');
  await waitFor(() => expect(asked).toEqual([{ input: { sku: 'SPA-2800', email: 'nobody@example.com' } }]));
});

test('tells the shell title and canonical path once it is shown', async () => {
  const { reported } = show();
  await screen.findByRole('heading', { level: 1 });
  const head = reported.heads[0];
  expect(head).toMatchObject({
    title: 'Deep groove ball bearing 6205-2RS',
    canonicalPath: '/deep-groove-ball-bearing-6205-2rs.html',
    type: 'product',
    description: 'Bore 25 mm, to ISO 15.',
  });
  expect(head?.preloadImage?.href).toContain('width=640&height=800');
});

test('no such product: the shell is told', async () => {
  const { reported } = renderPage(page, {
    params,
    answers: { ProductPage: productAnswer(undefined), AttributeLabels: labelsAnswer },
  });
  await waitFor(() => expect(reported.notFound).toBe(1));
  expect(reported.heads).toHaveLength(0);
});

test('no answer: says so, and tries again from the network', async () => {
  const { host } = renderPage(page, {
    params,
    answers: { ProductPage: new Error('Internal server error'), AttributeLabels: labelsAnswer },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(host.callsOf('navigation.replace')).toEqual([['/', { fresh: true }]]);
});

test('Arabic: words are Arabic, prices and the SKU stay as they are', async () => {
  show({ ...bearing, only_x_left_in_stock: 3, name: 'محمل كريات عميق الأخدود' }, { host: createStubHost({}, { language: 'ar' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'محمل كريات عميق الأخدود' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'أضف إلى السلة' })).toBeInTheDocument();
  expect(screen.getByText('بقيت 3 قطع فقط')).toBeInTheDocument();
  expect(screen.getByText('SAR 24.15')).toHaveAttribute('dir', 'ltr');
});

describe('what was viewed last', () => {
  const ADDED = {
    sku: '6205-2RS',
    name: 'Deep groove ball bearing 6205-2RS',
    path: '/deep-groove-ball-bearing-6205-2rs.html',
    imageUrl: bearing.small_image?.url,
  };
  const idle = () => act(() => jest.advanceTimersByTimeAsync(4000));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('has the product once it is shown, and whoever has it told fails silently', async () => {
    const host = createStubHost();
    host.give['recentlyViewed.add'] = () => Promise.reject(new Error('no'));
    show(bearing, { host });
    await idle();
    expect(host.callsOf('recentlyViewed.add')).toEqual([[ADDED]]);
    expect(host.callsOf('toasts.add')).toEqual([]);
  });

  test('has no product that was left at once, and none that does not exist', async () => {
    const { host, unmount } = show();
    await act(() => jest.advanceTimersByTimeAsync(10));
    unmount();
    const missing = renderPage(page, { params, answers: { ProductPage: productAnswer(undefined), AttributeLabels: labelsAnswer } });
    await idle();
    expect([...host.callsOf('recentlyViewed.add'), ...missing.host.callsOf('recentlyViewed.add')]).toEqual([]);
  });

  test('nobody has to keep it', async () => {
    show(bearing, { host: createStubHost({}, { without: [recentlyViewedRef] }) });
    await idle();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('a product that lacks something', () => {
  test('bad input 7: without a picture a frame stands in its place', async () => {
    show({ ...bearing, small_image: null, media_gallery: [] });
    expect(await screen.findByRole('img', { name: /Deep groove ball bearing 6205-2RS: .*picture/i })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  });

  test('bad input 9: without a price nothing says "NaN", "null" or "undefined", and the part can still be read about', async () => {
    const { container } = show({
      ...bearing,
      price_range: {
        ...bearing.price_range,
        minimum_price: {
          ...bearing.price_range.minimum_price,
          final_price: { __typename: 'Money', value: null, currency: null },
          regular_price: { __typename: 'Money', value: null, currency: null },
        },
      },
      price_tiers: [],
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/NaN|null|undefined/);
    expect(screen.getByRole('table', { name: 'Specifications' })).toBeInTheDocument();
  });

  test('bad input 10: without dimensions there is no table, no choice of units and no drawing', async () => {
    show({ ...bearing, custom_attributesV2: null });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Specifications' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Unit of length' })).toBeNull();
  });

  test.each([
    ['en', 'Deep groove ball bearing with a very long name '.repeat(5).slice(0, 200).trim()],
    ['ar', 'محمل كريات عميق الأخدود باسم طويل جداً '.repeat(6).slice(0, 200).trim()],
  ] as const)('bad input 11: a name of 200 characters is whole, as heading and in the path (%s)', async (language, name) => {
    show({ ...bearing, name }, { host: createStubHost({}, { language }) });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.getAllByText(name).length).toBeGreaterThan(1);
  });
});

describe('a product whose link was followed in a list', () => {
  const unanswered = new Promise(() => {});

  /** The page as it begins, until `answer` is called. */
  function begin({ product = bearing, thumbnail }: { product?: Parameters<typeof toProductSummary>[0]; thumbnail?: string } = {}) {
    let answer = (_data: unknown) => {};
    const answers = { ProductPage: new Promise((resolve) => (answer = resolve)), AttributeLabels: labelsAnswer };
    const host = hostWithAnswers(answers);
    follow(host, toProductSummary(product), thumbnail);
    return { ...renderPage(page, { host, params, answers }), answer: (data: unknown) => act(async () => answer(data)) };
  }

  test('is there at once: name, number, price, stock, picture, and the button that adds it', async () => {
    const { host, reported, answer } = begin({ thumbnail: 'http://localhost/media/small.png' });
    expect(screen.getByRole('heading', { level: 1, name: 'Deep groove ball bearing 6205-2RS' })).toBeInTheDocument();
    expect(screen.getByText('SAR 24.15')).toBeInTheDocument();
    expect(screen.getByText('In stock')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: bearing.name ?? '' })).toHaveStyle({
      backgroundImage: 'url("http://localhost/media/small.png")',
    });
    expect(reported.heads).toEqual([expect.objectContaining({ title: 'Deep groove ball bearing 6205-2RS' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(host.callsOf('cart.add')).toEqual([[[expect.objectContaining({ sku: '6205-2RS', quantity: 1 })]]]);
    expect(screen.queryByRole('table', { name: 'Specifications' })).toBeNull();
    await answer(productAnswer(bearing));
    expect(await screen.findByRole('table', { name: 'Specifications' })).toBeInTheDocument();
    expect(reported.heads.at(-1)).toMatchObject({ description: 'Bore 25 mm, to ISO 15.' });
  });

  test('keeps the quantity that is typed before the rest has come', async () => {
    const { answer } = begin();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await answer(productAnswer(bearing));
    expect(await screen.findByRole('table', { name: 'Specifications' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('12');
  });

  test('one with variants waits for them, and says what is to be chosen', async () => {
    const { answer } = begin({ product: { ...belt, url_key: params.urlKey } });
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await answer(productAnswer(belt));
    expect(await screen.findByRole('combobox', { name: 'Belt length' })).toHaveAccessibleDescription('Please choose: Belt length.');
  });

  test('one that does not exist any more is the shell’s to tell', async () => {
    const { reported, answer } = begin();
    await answer(productAnswer(undefined));
    await waitFor(() => expect(reported.notFound).toBe(1));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  test('what another visitor was shown is not used', () => {
    const host = hostWithAnswers({ ProductPage: unanswered, AttributeLabels: labelsAnswer });
    follow(host, toProductSummary(bearing));
    host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: undefined });
    renderPage(page, { host, params });
    expect(screen.queryByText('SAR 24.15')).toBeNull();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

test('a refusal that comes after the page was left is said by the shell', async () => {
  const host = createStubHost();
  let answer: (failures: { index: number; sku: string; message: string }[]) => void = () => undefined;
  host.give['cart.add'] = () => new Promise((resolve) => (answer = resolve));
  const { unmount } = show(bearing, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  unmount();
  await act(async () => answer([{ index: 0, sku: '6205-2RS', message: 'The requested qty is not available' }]));
  expect(host.callsOf('toasts.add')).toEqual([
    [{ type: 'error', message: 'Deep groove ball bearing 6205-2RS: The requested qty is not available' }],
  ]);
});
