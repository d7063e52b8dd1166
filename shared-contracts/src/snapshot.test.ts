import { createSnapshot } from './snapshot';

test('gives its value, and tells of another one only', () => {
  const value = { count: 1 };
  const snapshot = createSnapshot(value);
  const told = jest.fn();
  snapshot.subscribe(told);
  snapshot.set(value);
  expect(told).not.toHaveBeenCalled();
  snapshot.set({ count: 1 });
  expect(told).toHaveBeenCalledTimes(1);
  expect(snapshot.get()).toEqual({ count: 1 });
  expect(snapshot.get()).toBe(snapshot.get());
});

test('NaN is the same value as NaN', () => {
  const snapshot = createSnapshot(Number.NaN);
  const told = jest.fn();
  snapshot.subscribe(told);
  snapshot.set(Number.NaN);
  expect(told).not.toHaveBeenCalled();
});

test('a subscription ends, also while listeners are being told', () => {
  const snapshot = createSnapshot(0);
  const told: string[] = [];
  const end = snapshot.subscribe(() => {
    told.push('first');
    end();
  });
  snapshot.subscribe(() => told.push('second'));
  snapshot.set(1);
  snapshot.set(2);
  expect(told).toEqual(['first', 'second', 'second']);
});
