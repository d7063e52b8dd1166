import { act, screen } from '@testing-library/react';
import type { ToastOptions } from 'shared-contracts';
import { createStubHost } from 'shared-contracts/testing';
import { createToasts } from 'shared-host/services/toasts';
import { renderChrome } from '../../testing/render-chrome';
import Toasts from './toasts';

async function open() {
  const host = createStubHost();
  host.toasts = createToasts();
  const view = await renderChrome(Toasts, {}, { host });
  return { ...view, show: (options: ToastOptions) => act(() => void host.toasts.add(options)) };
}

test('errors are alerts, the others are statuses', async () => {
  const { show } = await open();
  show({ type: 'error', message: 'It failed' });
  show({ type: 'success', message: 'Saved' });
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeInTheDocument();
});

test('are dismissed, by their own rule where they have one', async () => {
  const { show, user } = await open();
  show({ type: 'info', message: 'First' });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  const onDismiss = jest.fn((remove: () => void) => remove());
  show({ type: 'info', message: 'Second', onDismiss });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('have an action where they offer one, and no button where they may not be dismissed', async () => {
  const { show, user } = await open();
  const onAction = jest.fn();
  show({ type: 'warning', message: 'Removed', dismissable: false, actionText: 'Undo', onAction });
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
});

test('are read out without the names of their buttons', async () => {
  const { show } = await open();
  show({ type: 'success', message: 'Added', actionText: 'View cart', onAction: () => undefined });
  expect(screen.getByRole('status')).toHaveTextContent(/^Added$/);
});

test('stay while the pointer is on one of them', async () => {
  const { host, show, user } = await open();
  const hold = jest.spyOn(host.toasts, 'hold');
  show({ type: 'info', message: 'Saved' });
  await user.hover(screen.getByText('Saved'));
  expect(hold).toHaveBeenCalledTimes(1);
  await user.unhover(screen.getByText('Saved'));
  show({ type: 'info', message: 'Second' });
  expect(hold).toHaveBeenCalledTimes(1);
});

test('F8 leads to the newest one, and back to where one was, also when it has been dismissed', async () => {
  const { host, show, user } = await open();
  const hold = jest.spyOn(host.toasts, 'hold');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await user.keyboard('{F8}');
  expect(field).toHaveFocus();
  show({ type: 'info', message: 'First' });
  show({ type: 'success', message: 'Second', actionText: 'View cart', onAction: (remove) => remove() });
  await user.keyboard('{F8}');
  expect(screen.getByRole('button', { name: 'View cart' })).toHaveFocus();
  expect(hold).toHaveBeenCalledTimes(1);
  await user.keyboard('{F8}');
  expect(field).toHaveFocus();
  await user.keyboard('{F8}{Enter}');
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  field.remove();
});

test('lets go of everything', async () => {
  const { host, unmount } = await open();
  unmount();
  expect(host.held()).toBe(0);
});
