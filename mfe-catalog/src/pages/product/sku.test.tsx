import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from 'shared-platform/testing';
import { Sku } from './sku';

test('a part number is copied, and what came of it is said', async () => {
  const user = userEvent.setup();
  const { host } = renderInHost(Sku, { sku: '6205-2RS' });
  await user.click(screen.getByRole('button', { name: 'Copy SKU' }));
  expect(await navigator.clipboard.readText()).toBe('6205-2RS');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: 'Copy SKU' }));
  expect(host.callsOf('toasts.add')).toEqual([
    [{ type: 'success', message: '6205-2RS copied.' }],
    [{ type: 'error', message: 'The SKU could not be copied.' }],
  ]);
});
