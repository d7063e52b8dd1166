import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost } from 'shared-contracts/testing';
import { localPersistence } from 'shared-platform';
import { renderInHost } from 'shared-platform/testing';
import { CompareButton } from './compare-button';
import { addToComparison, clearComparison, comparedSkus } from '../../service/compare-list';

beforeEach(() => clearComparison());

const show = () => renderInHost(CompareButton, { sku: '6206', describedBy: 'name' }, { host: createStubHost() });

test('adds, says that it is there, and takes out again', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(comparedSkus()).toEqual(['6206']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from comparison' }));
  expect(comparedSkus()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Compare' })).toBeInTheDocument();
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
  expect(screen.getByRole('button', { name: 'Remove from comparison' })).toBeInTheDocument();
});
