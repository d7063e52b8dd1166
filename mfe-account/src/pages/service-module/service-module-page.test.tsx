import { screen, within } from '@testing-library/react';
import { customerAt, open, press } from '../../testing/account-fixtures';
import { drawingRequest, drawingRequests } from '../../testing/request-fixtures';
import serviceModulePage from './service-module-page';

const show = (answer: unknown, search = '') =>
  open(serviceModulePage, { host: customerAt('/service-module', search), answers: { DrawingRequests: answer } });

test('shows each request with its number, part, state and last change, and pages', async () => {
  show(
    drawingRequests([drawingRequest(), drawingRequest({ uid: 'x', number: 'DRW-000009', title: 'Shaft', sku: null })], {
      count: 12,
      pages: 2,
    }),
  );
  const link = await screen.findByRole('link', { name: 'Bush for UCP205' });
  expect(link).toHaveAttribute('href', '/service-module/DRW-000012');
  const card = within(link.closest('li') ?? document.body);
  for (const text of ['Being examined', 'DRW-000012', 'Mar 3, 2026', 'UCP205']) expect(card.getAllByText(text)).not.toHaveLength(0);
  expect(screen.getByText('12 requests')).toBeInTheDocument();
  expect(document.querySelector('a[href="/service-module?page=2"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'New request' })).toHaveAttribute('href', '/createRequest');
});

test('a state is asked for by the address', async () => {
  const { user, host } = show(drawingRequests([drawingRequest()]), '?status=IN_REVIEW');
  await screen.findByRole('link', { name: 'Bush for UCP205' });
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect(filter).toHaveValue('IN_REVIEW');
  await user.selectOptions(filter, 'Withdrawn');
  expect(host.callsOf('navigation.push')).toEqual([['/service-module?status=CANCELED']]);
});

test.each([
  ['', 0, 'You have no requests.'],
  ['?status=QUOTED', 0, 'No request has this status.'],
  ['?page=9', 3, 'There are no requests on this page.'],
])('%s without entries', async (search, count, sentence) => {
  show(drawingRequests([], { count }), search);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('that cannot be loaded says so, and can be tried again', async () => {
  const { user, host } = show(new Error('down'));
  expect(await screen.findByText('Your requests could not be loaded.')).toBeInTheDocument();
  await user.click(press('Try again'));
  expect(host.callsOf('commerce.invalidate')).toEqual([[['customer']]]);
});

test('of 300 a page at a time is shown, and the last one is reached', async () => {
  const many = Array.from({ length: 20 }, (_each, index) =>
    drawingRequest({ uid: `u${index}`, number: `DRW-${index}`, title: `Shaft ${index}` }),
  );
  show(drawingRequests(many, { count: 300, pages: 15 }), '?page=15');
  expect(await screen.findByText('300 requests')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Shaft / })).toHaveLength(20);
  expect(document.querySelector('a[href="/service-module?page=14"]')).not.toBeNull();
  expect(document.querySelector('a[href="/service-module?page=16"]')).toBeNull();
});
