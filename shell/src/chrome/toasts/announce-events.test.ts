import type { ToastOptions } from 'shared-contracts';
import { createStubHost } from 'shared-testing';
import { announceEvents } from './announce-events';

function open() {
  const host = createStubHost();
  announceEvents(host, (id, values) => `<${id}>${values?.id ?? ''}`);
  return { events: host.events, toasts: () => host.callsOf('toasts.add') };
}

test('the connection lost and back is said for 3 s each', () => {
  const { events, toasts } = open();
  events.emit('connectivity:went-offline', {});
  events.emit('connectivity:came-online', {});
  expect(toasts()).toEqual([
    [{ type: 'error', message: '<toast.offline>', kind: 'connectivity', timeout: 3000 }],
    [{ type: 'info', message: '<toast.online>', kind: 'connectivity', timeout: 3000 }],
  ]);
});

test('an error that nobody expected is said for 15 s, with its id', () => {
  const { events, toasts } = open();
  events.emit('error:unexpected', { id: 'TypeError12Q' });
  expect(toasts()).toEqual([[{ type: 'error', message: '<toast.unexpected>\n<toast.debug>TypeError12Q', timeout: 15_000 }]]);
});

test('a session that has ended is said, with the way back; who signs out knows', () => {
  const host = createStubHost({}, { pathname: '/order-history', search: '?page=2' });
  announceEvents(host, (id) => `<${id}>`);
  host.events.emit('session:signed-out', { reason: 'user' });
  host.events.emit('session:signed-out', { reason: 'expired' });
  expect(host.callsOf('toasts.add')).toEqual([
    [expect.objectContaining({ type: 'info', message: '<toast.session-ended>', actionText: '<header.sign-in>', timeout: 15_000 })],
  ]);
  const remove = jest.fn();
  const [[toast]] = host.callsOf('toasts.add') as unknown as [[ToastOptions]];
  toast.onAction?.(remove);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(host.callsOf('navigation.push')).toEqual([[`/sign-in?from=${encodeURIComponent('/order-history?page=2')}`]]);
});
