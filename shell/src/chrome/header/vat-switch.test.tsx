import { act, fireEvent, screen } from '@testing-library/react';
import { localPersistence } from 'shared-platform';
import { renderChrome } from '../../testing/render-chrome';
import { followVatChoice } from './header-moves';
import { VatSwitch } from './vat-switch';

const root = document.documentElement;
const KEY = 'prices_without_vat';
const withVat = () => screen.getByRole('button', { name: 'incl. VAT' });
const without = () => screen.getByRole('button', { name: 'excl. VAT' });

beforeEach(() => {
  root.removeAttribute('data-net');
});

test('prices hold VAT until somebody wants them without; the choice is kept, and can be taken back', async () => {
  const { user } = await renderChrome(VatSwitch, {});
  expect(screen.getByRole('group', { name: 'Prices' })).toBeInTheDocument();
  expect(withVat()).toHaveAttribute('aria-pressed', 'true');
  await user.click(without());
  expect(without()).toHaveAttribute('aria-pressed', 'true');
  expect(withVat()).toHaveAttribute('aria-pressed', 'false');
  expect(root).toHaveAttribute('data-net');
  expect(localPersistence.get(KEY)).toBe(true);
  await user.click(withVat());
  expect(withVat()).toHaveAttribute('aria-pressed', 'true');
  expect(root).not.toHaveAttribute('data-net');
  expect(localPersistence.get(KEY)).toBeUndefined();
});

test('begins with what the document says', async () => {
  root.setAttribute('data-net', '');
  const { user } = await renderChrome(VatSwitch, {});
  expect(without()).toHaveAttribute('aria-pressed', 'true');
  await user.click(withVat());
  expect(withVat()).toHaveAttribute('aria-pressed', 'true');
});

test('follows another tab, and what was chosen while this page was put away', async () => {
  followVatChoice();
  await renderChrome(VatSwitch, {});
  localPersistence.set(KEY, true);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key('cartId') })));
  expect(root).not.toHaveAttribute('data-net');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: localPersistence.key(KEY) })));
  expect(without()).toHaveAttribute('aria-pressed', 'true');
  localPersistence.remove(KEY);
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  fireEvent(window, shown);
  expect(withVat()).toHaveAttribute('aria-pressed', 'true');
  expect(root).not.toHaveAttribute('data-net');
});

test('a forbidden storage: the choice holds on this page', async () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { user } = await renderChrome(VatSwitch, {});
  await user.click(without());
  expect(without()).toHaveAttribute('aria-pressed', 'true');
  expect(root).toHaveAttribute('data-net');
  forbidden.mockRestore();
});
