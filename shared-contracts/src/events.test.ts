import { createEventBus, type EventBus } from './events';

test('an event reaches its listeners with its payload, and no others', () => {
  const bus = createEventBus();
  const added = jest.fn();
  const removed = jest.fn();
  bus.on('cart:item-added', added);
  bus.on('cart:item-removed', removed);
  bus.emit('cart:item-added', { sku: '6205-2RS', name: 'Bearing', quantity: 2 });
  expect(added).toHaveBeenCalledWith({ sku: '6205-2RS', name: 'Bearing', quantity: 2 });
  expect(removed).not.toHaveBeenCalled();
});

test('a listener that throws is reported, and the others are called', () => {
  const report = jest.fn();
  const bus = createEventBus(report);
  const second = jest.fn();
  const planned = new Error('planned');
  bus.on('navigation:navigated', () => {
    throw planned;
  });
  bus.on('navigation:navigated', second);
  bus.emit('navigation:navigated', { path: '/' });
  expect(report).toHaveBeenCalledWith(planned);
  expect(second).toHaveBeenCalledTimes(1);
});

test('a subscription ends, also while the event is under way', () => {
  const bus = createEventBus();
  const second = jest.fn();
  const end = bus.on('currency:changed', () => end());
  bus.on('currency:changed', second);
  bus.emit('currency:changed', { code: 'USD' });
  bus.emit('currency:changed', { code: 'SAR' });
  expect(second).toHaveBeenCalledTimes(2);
});

test('unknown events are ignored: the list is open', () => {
  const bus: Pick<EventBus, 'emit'> = createEventBus();
  expect(() => bus.emit('something:new' as never, {} as never)).not.toThrow();
});
