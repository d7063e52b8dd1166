import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-testing';
import { localPersistence } from 'shared-platform';
import { renderInHost } from 'shared-platform/testing';
import { CompareAction, CompareLink } from './compare-action';
import { CompareButton } from './compare-button';
import { addToComparison, clearComparison, comparedSkus } from '../../service/compare-list';

beforeEach(() => clearComparison());

const props = { sku: '6206', describedBy: 'name' };
const show = () => renderInHost(CompareButton, props, { host: createStubHost() });
const compare = (pressed: boolean) => screen.getByRole('button', { name: 'Compare', pressed });

test.each([
  ['of a list', CompareButton],
  ['of a page', CompareAction],
])('the button %s adds, says that it is there, and takes out again', async (_where, Shown) => {
  renderInHost(Shown, props, { host: createStubHost() });
  await userEvent.click(compare(false));
  expect(comparedSkus()).toEqual(['6206']);
  await userEvent.click(compare(true));
  expect(comparedSkus()).toEqual([]);
  expect(compare(false)).toBeInTheDocument();
});

test('the way of a page is there once this product and another are compared', () => {
  renderInHost(CompareLink, { sku: '6206' }, { host: createStubHost() });
  act(() => void addToComparison('6205'));
  expect(screen.queryByRole('link')).toBeNull();
  act(() => void addToComparison('6206'));
  expect(screen.getByRole('link', { name: 'Compare 2 products' })).toHaveAttribute('href', '/compare?sku=6205%2C6206');
});

test('leads to the comparison once there are two', async () => {
  addToComparison('6205');
  show();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.getByRole('link', { name: 'Compare 2 products' })).toHaveAttribute('href', '/compare?sku=6205%2C6206');
});

test('a fifth product is refused, with the way to the four', async () => {
  for (const sku of ['A', 'B', 'C', 'D']) addToComparison(sku);
  const { host } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(comparedSkus()).toEqual(['A', 'B', 'C', 'D']);
  await waitFor(() => expect(host.callsOf('toasts.add')).toHaveLength(1));
  expect(host.callsOf('toasts.add')).toEqual([
    [
      expect.objectContaining({
        type: 'info',
        message: 'You can compare up to 4 products. Remove one first.',
        actionText: 'Show comparison',
      }),
    ],
  ]);
});

test('follows another tab', () => {
  show();
  localPersistence.set('compareList', ['6206']);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('compareList') })));
  expect(compare(true)).toBeInTheDocument();
});
