import { act, screen } from '@testing-library/react';
import type { ToastOptions } from 'shared-contracts';
import { createStubHost } from 'shared-contracts/testing';
import { bottomBar } from 'shared-ui';
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

test.each([
  ['above a bar that a page has at the end of the screen', { top: 700, bottom: 768, height: 68 }, '68px'],
  ['at the end where the bar is in its own place', { top: 300, bottom: 368, height: 68 }, ''],
  ['at the end where the bar is not shown', { top: 0, bottom: 0, height: 0 }, ''],
])('stand %s', async (_where, box, end) => {
  const bar = document.body.appendChild(document.createElement('div'));
  Object.entries(bottomBar).forEach(([name, value]) => bar.setAttribute(name, value));
  bar.getBoundingClientRect = () => box as DOMRect;
  const { show } = await open();
  show({ type: 'success', message: 'Added' });
  const region = screen.getByRole('region', { name: 'Messages (F8)' });
  expect(region.style.insetBlockEnd).toBe(end);
  bar.getBoundingClientRect = () => ({ top: 200, bottom: 268, height: 68 }) as DOMRect;
  window.dispatchEvent(new Event('scroll'));
  expect(region.style.insetBlockEnd).toBe('');
  bar.remove();
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
