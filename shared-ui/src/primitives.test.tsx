import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { ProvisionalProvider } from 'shared-platform';
import { renderInHost } from 'shared-platform/testing';
import { Button, ButtonLink } from './button/button';
import { IconButton } from './button/icon-button';
import { Dialog } from './dialog/dialog';
import { ErrorState } from './feedback/error-state';
import { Notice } from './feedback/notice';
import { Breadcrumbs } from './navigation/breadcrumbs';
import { pageWindow } from './navigation/page-window';
import { Pagination } from './navigation/pagination';
import { PriceByVat, withoutVat } from './price/by-vat';
import { Price } from './price/price';

test('a busy button keeps its name and answers no press', async () => {
  const press = jest.fn();
  renderInHost(
    () => (
      <Button busy onClick={press}>
        Add to Cart
      </Button>
    ),
    {},
  );
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('an icon button is found by its name, and by no label', () => {
  renderInHost(() => <IconButton icon="search" label="Search" />, {});
  expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Search')).toBeNull();
});

test('a price is isolated left to right, with the currency’s code', () => {
  renderInHost(() => <Price money={{ value: 1234.5, currency: 'SAR' }} />, {}, { host: createStubHost({}, { language: 'ar' }) });
  const price = screen.getByText('SAR 1,234.50');
  expect(price.tagName).toBe('BDI');
  expect(price).toHaveAttribute('dir', 'ltr');
});

test('an amount that a guest was told keeps its place, unseen, until the customer’s own has come', () => {
  const of = (isProvisional: boolean) => () => (
    <ProvisionalProvider value={isProvisional}>
      <Price money={{ value: 1, currency: 'SAR' }} />
    </ProvisionalProvider>
  );
  renderInHost(of(true), {});
  expect(screen.getByText('SAR 1.00')).toHaveClass('provisional');
  renderInHost(of(false), {});
  expect(screen.getAllByText('SAR 1.00').at(-1)).not.toHaveClass('provisional');
});

test('notices: errors interrupt, news do not', () => {
  renderInHost(
    () => (
      <>
        <Notice type="error">Bad</Notice>
        <Notice type="success">Good</Notice>
      </>
    ),
    {},
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Bad');
  expect(screen.getByRole('status')).toHaveTextContent('Good');
});

test('the error view, as specified and overridden', async () => {
  const { unmount } = renderInHost(ErrorState, {});
  expect(screen.getByRole('heading', { name: 'Oops!' })).toBeInTheDocument();
  expect(screen.getByText('Looks like something went wrong. Sorry about that.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  unmount();
  const again = jest.fn();
  renderInHost(ErrorState, { header: 'Sorry', message: 'No answer', buttonText: 'Try again', onAction: again });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalled();
});

test('breadcrumbs: the last is the page', () => {
  renderInHost(
    () => <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Bearings', to: '/bearings.html' }, { label: '6205-2RS' }]} />,
    {},
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bearings' })).toHaveAttribute('href', '/bearings.html');
  expect(screen.getByText('6205-2RS')).toHaveAttribute('aria-current', 'page');
});

test('breadcrumbs: what separates two stands behind the first of them, so that no line begins with it', () => {
  renderInHost(() => <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Bearings' }, { label: '6205-2RS' }]} />, {});
  const ends = screen.getAllByRole('listitem').map(({ firstElementChild, lastElementChild }) => [firstElementChild, lastElementChild]);
  expect(ends.map((pair) => pair.map((element) => element?.tagName))).toEqual([
    ['A', 'svg'],
    ['SPAN', 'svg'],
    ['SPAN', 'SPAN'],
  ]);
});

test('pagination: real links, the current one marked', () => {
  renderInHost(() => <Pagination page={5} pages={24} hrefFor={(page) => `/bearings.html?page=${page}`} />, {});
  expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/bearings.html?page=6');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/bearings.html?page=4');
  expect(screen.getByRole('link', { name: 'Page 24' })).toBeInTheDocument();
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('page %i of %i shows %p', (page, pages, window) => expect(pageWindow(page, pages)).toEqual(window));

test('a dialog is named, is registered with the overlays, and closes', async () => {
  const close = jest.fn();
  const { host, unmount } = renderInHost(
    () => (
      <Dialog title="Filters" onClose={close}>
        <p>Content</p>
      </Dialog>
    ),
    {},
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  expect(host.callsOf('overlays.open')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
});

test('a form whose fields cannot take the focus yet gets it as soon as they can, unless somebody has moved it', async () => {
  const { container, unmount } = renderInHost(
    () => (
      <Dialog title="Sign In" onClose={() => undefined}>
        <div hidden>
          <input aria-label="Email" />
        </div>
        <button>Other</button>
      </Dialog>
    ),
    {},
  );
  const field = container.querySelector('input')!;
  // A browser gives it to nothing that is hidden; jsdom does.
  const focus = field.focus.bind(field);
  let isHidden = true;
  field.focus = () => isHidden || focus();
  field.parentElement?.setAttribute('hidden', 'until-found');
  // Observers are told once this is over.
  await Promise.resolve();
  isHidden = false;
  field.parentElement?.removeAttribute('hidden');
  await waitFor(() => expect(field).toHaveFocus());
  screen.getByRole('button', { name: 'Other' }).focus();
  field.parentElement?.setAttribute('hidden', '');
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
  unmount();
});

test('a button link leads somewhere', () => {
  renderInHost(() => <ButtonLink to="/cart">Cart</ButtonLink>, {});
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
});

test('a price stands there with VAT and without: which one is seen is the mark’s on the document', () => {
  const { container } = renderInHost(() => <PriceByVat money={{ value: 11.5, currency: 'SAR' }} />, {});
  expect(container.querySelector('.with')).toHaveTextContent('SAR 11.50');
  expect(container.querySelector('.without')).toHaveTextContent('SAR 10.00');
});

test.each([
  [11.5, 10],
  [0.01, 0.01],
  [1.24, 1.08],
  [1234.5, 1073.48],
])('%d with VAT is %d without', (value, net) => expect(withoutVat({ value, currency: 'SAR' })).toEqual({ value: net, currency: 'SAR' }));
