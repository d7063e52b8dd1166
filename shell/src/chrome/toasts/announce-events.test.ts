import { createStubHost } from 'shared-contracts/testing';
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
