import { act, screen } from '@testing-library/react';
import type { ToastOptions } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { bottomBar } from 'shared-ui';
import { createOverlays } from 'shared-host/services/overlays';
import { createToasts } from 'shared-host/services/toasts';
import { renderChrome } from '../../testing/render-chrome';
import Toasts from './toasts';

async function open() {
  const host = createStubHost();
  host.toasts = createToasts();
  host.overlays = createOverlays();
  const view = await renderChrome(Toasts, {}, { host });
  return { ...view, show: (options: ToastOptions) => act(() => void host.toasts.add(options)) };
}

/** Something that is pressed next, 400 px wide unless it says otherwise. */
function bar(top: number, bottom: number, { left = 0, right = 400, inert = false } = {}): HTMLElement {
  const element = document.createElement('div');
  element.toggleAttribute('inert', inert);
  Object.entries(bottomBar).forEach(([name, value]) => element.setAttribute(name, value));
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top);
  return element;
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

test.each([
  ['above what they would lie over, and above what is over that', [bar(600, 640), bar(660, 700)], '168px'],
  ['at the end where that is beside them', [bar(660, 700, { left: 500, right: 700 })], ''],
  ['at the end where that is behind a dialog', [bar(660, 700, { inert: true })], ''],
  ['at the end where there is no room above', [bar(80, 760)], ''],
])('stand %s', async (_where, bars, end) => {
  document.body.append(...bars);
  const { show } = await open();
  const region = screen.getByRole('region', { name: 'Messages (F8)' });
  region.getBoundingClientRect = () => new DOMRect(0, 660, 400, 108);
  show({ type: 'success', message: 'Added' });
  screen.getByText('Added').closest('[data-toast]')!.getBoundingClientRect = () => new DOMRect(12, 672, 376, 84);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(region.style.insetBlockEnd).toBe(end);
  bars.forEach((each) => each.remove());
});

test('stand in the dialog in front, where alone they can be pressed, and come back from it', async () => {
  const { host, show, unmount } = await open();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  let close = () => {};
  act(() => void (close = host.overlays.open('mini-cart', { element: dialog, onClose: () => undefined })));
  show({ type: 'success', message: 'Added' });
  expect(dialog).toContainElement(screen.getByText('Added'));
  act(() => close());
  dialog.remove();
  show({ type: 'success', message: 'Saved' });
  expect(screen.getByText('Added')).toBeInTheDocument();
  unmount();
  expect(document.querySelector('[data-above-overlays]')).toBeNull();
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
