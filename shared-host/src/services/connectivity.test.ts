import { createEventBus } from 'shared-contracts';
import { createConnectivity } from './connectivity';

const go = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

test('knows when the connection is lost and comes back, and says each once', () => {
  const events = createEventBus();
  const facts: string[] = [];
  events.on('connectivity:went-offline', () => facts.push('offline'));
  events.on('connectivity:came-online', () => facts.push('online'));
  const connectivity = createConnectivity(events);
  connectivity.start();
  expect(connectivity.state.get()).toEqual({ isOnline: true, hasBeenOffline: false });
  go(false);
  window.dispatchEvent(new Event('offline'));
  expect(connectivity.state.get()).toEqual({ isOnline: false, hasBeenOffline: true });
  go(true);
  expect(connectivity.state.get()).toEqual({ isOnline: true, hasBeenOffline: true });
  expect(facts).toEqual(['offline', 'online']);
});

test('a shop that starts offline knows it', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const connectivity = createConnectivity(createEventBus());
  connectivity.start();
  expect(connectivity.state.get()).toEqual({ isOnline: false, hasBeenOffline: true });
});
