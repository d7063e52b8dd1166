import { screen, within } from '@testing-library/react';
import { at, customerAt, open, press, sentIn } from '../../testing/account-fixtures';
import subscriptionPage from './product-subscription-page';

const PATH = '/product-subscription';
function alert(more: object = {}) {
  return {
    __typename: 'ProductStockAlert',
    uid: 'a1',
    added_at: '2026-03-01 08:00:00',
    status: 'WAITING',
    product: {
      __typename: 'SimpleProduct',
      uid: 'p1',
      sku: '6206',
      name: 'Bearing 6206',
      url_key: 'bearing-6206',
      url_suffix: '.html',
      stock_status: 'OUT_OF_STOCK',
      thumbnail: null,
    },
    configurable_product: null,
    ...more,
  };
}
const alerts = (items: readonly object[], { count = items.length, pages = 1 } = {}) => ({
  customer: {
    __typename: 'Customer',
    product_alerts: {
      __typename: 'ProductStockAlerts',
      items,
      total_count: count,
      page_info: { __typename: 'SearchResultPageInfo', total_pages: pages },
    },
  },
});
const show = (answer: unknown, more: Record<string, unknown> = {}, search = '') =>
  open(subscriptionPage, { host: customerAt(PATH, search), answers: { ProductSubscriptions: answer, ...more } });

test('a guest is asked to sign in, and comes back', () => {
  open(subscriptionPage, { host: at(PATH) });
  expect(screen.getByText('Sign in to see what you are waiting for.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?from=%2Fproduct-subscription');
});

test('shows each product with its part number, state and day, and pages', async () => {
  show(alerts([alert(), alert({ uid: 'a2', status: 'SENT', product: null })], { count: 22, pages: 2 }));
  const link = await screen.findByRole('link', { name: 'Bearing 6206' });
  expect(link).toHaveAttribute('href', '/bearing-6206.html');
  const row = within(link.closest('li') ?? document.body);
  expect(row.getByText('Out of stock')).toBeInTheDocument();
  expect(row.getByText('Mar 1, 2026')).toBeInTheDocument();
  expect(screen.getByText('A product that is no longer sold')).toBeInTheDocument();
  expect(screen.getByText('Email sent')).toBeInTheDocument();
  for (const word of ['Out of stock', 'Email sent']) expect(screen.getByText(word).parentElement?.querySelector('svg')).toBeInTheDocument();
  expect(screen.getByText('22 products')).toBeInTheDocument();
  expect(document.querySelector('a[href="/product-subscription?page=2"]')).not.toBeNull();
});

test('a variant leads to the product that it is bought on', async () => {
  const product = { ...alert().product, sku: 'SPA-800', name: 'Wedge belt SPA 800', url_key: 'wedge-belt-spa-800' };
  const configurable_product = { __typename: 'ConfigurableProduct', uid: 'c', url_key: 'wedge-belt-spa', url_suffix: '.html' };
  show(alerts([alert({ product, configurable_product })]));
  expect(await screen.findByRole('link', { name: 'Wedge belt SPA 800' })).toHaveAttribute('href', '/wedge-belt-spa.html');
});

test('an alert ends by its button, and comes back by “Undo”', async () => {
  const ended = { unsubscribeProductAlertStock: { success: true, message: null } };
  const { user, host } = show(alerts([alert()]), {
    EndProductSubscription: ended,
    RenewProductSubscription: { subscribeProductAlertStock: { success: true, message: null } },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Bearing 6206' }));
  expect(sentIn(host)).toEqual([{ sku: '6206' }]);
  // Its repeat would find nothing to end.
  expect(host.callsOf('commerce.mutate')[0]?.[2]).toEqual({ retry: false });
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
  const [[toast]] = host.callsOf('toasts.add') as [[{ message: string; onAction: () => void }]];
  expect(toast.message).toBe('You will not be told of Bearing 6206 any more.');
  toast.onAction();
  expect(host.callsOf('commerce.mutate')).toHaveLength(2);
});

test('a refusal is said', async () => {
  const { user, host } = show(alerts([alert()]), {
    EndProductSubscription: { unsubscribeProductAlertStock: { success: false, message: 'x' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Bearing 6206' }));
  expect(host.callsOf('toasts.add')).toEqual([[{ type: 'error', message: 'The subscription could not be removed.' }]]);
});

test('where there are none it is said how one begins', async () => {
  show(alerts([]));
  expect(await screen.findByText('You are not waiting for a product.')).toBeInTheDocument();
});

test('a page beyond the last leads back', async () => {
  show(alerts([], { count: 3 }), {}, '?page=9');
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', PATH);
});

test('that cannot be loaded says so, and can be tried again', async () => {
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('Your subscriptions could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('of 300 alerts a page at a time is shown, and the last one is reached', async () => {
  const many = Array.from({ length: 20 }, (_each, index) => alert({ uid: `a${index}` }));
  show(alerts(many, { count: 300, pages: 15 }), {}, '?page=15');
  expect(await screen.findAllByText('6206')).toHaveLength(20);
  expect(document.querySelector('a[href="/product-subscription?page=14"]')).not.toBeNull();
  expect(document.querySelector('a[href="/product-subscription?page=16"]')).toBeNull();
});
