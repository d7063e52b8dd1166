import { renderInHost } from 'shared-platform/testing';
import { pressCopyTwice } from 'shared-ui/copy/testing.ts';
import { Sku } from './sku';

test('a part number is copied, and what came of it is said', async () => {
  const { host } = renderInHost(Sku, { sku: '6205-2RS' });
  expect(await pressCopyTwice('Copy SKU')).toBe('6205-2RS');
  expect(host.callsOf('toasts.add')).toEqual([
    [{ type: 'success', message: '6205-2RS copied.' }],
    [{ type: 'error', message: 'The SKU could not be copied.' }],
  ]);
});
