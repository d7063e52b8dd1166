import type { ToastOptions } from 'shared-contracts';
import { createToasts } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const info: ToastOptions = { type: 'info', message: 'Saved' };

test('is removed after 5 s, or after its own time-out', () => {
  const toasts = createToasts();
  toasts.add(info);
  toasts.add({ ...info, message: 'Short', timeout: 3000 });
  jest.advanceTimersByTime(2999);
  expect(toasts.list.get()).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(toasts.list.get().map(({ message }) => message)).toEqual(['Saved']);
  jest.advanceTimersByTime(1999);
  expect(toasts.list.get()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(toasts.list.get()).toEqual([]);
});

test.each([0, false] as const)('with the time-out %s it stays until it is dismissed', (timeout) => {
  const toasts = createToasts();
  const id = toasts.add({ ...info, timeout });
  jest.advanceTimersByTime(60 * 60 * 1000);
  expect(toasts.list.get()).toHaveLength(1);
  toasts.dismiss(id);
  expect(toasts.list.get()).toEqual([]);
});

test('its id comes from type, message, dismissable, action text and icon', () => {
  const toasts = createToasts();
  const id = toasts.add(info);
  expect(toasts.add({ ...info, timeout: 1000, onDismiss: () => undefined })).toBe(id);
  const others = [
    { ...info, type: 'error' as const },
    { ...info, message: 'Other' },
    { ...info, dismissable: false },
    { ...info, actionText: 'Undo' },
    { ...info, icon: 'cart' },
  ].map((options) => toasts.add(options));
  expect(new Set([id, ...others]).size).toBe(6);
});

test('one that is shown already is replaced: it keeps its place and time, is a duplicate, and its timer begins anew', () => {
  let now = 100;
  const toasts = createToasts(() => now);
  toasts.add(info);
  toasts.add({ ...info, message: 'Second' });
  jest.advanceTimersByTime(4000);
  now = 4100;
  toasts.add(info);
  expect(toasts.list.get()).toMatchObject([
    { message: 'Saved', timestamp: 100, isDuplicate: true },
    { message: 'Second', timestamp: 100, isDuplicate: false },
  ]);
  jest.advanceTimersByTime(1000);
  expect(toasts.list.get().map(({ message }) => message)).toEqual(['Saved']);
  jest.advanceTimersByTime(4000);
  expect(toasts.list.get()).toEqual([]);
});

test('dismissing cancels the timer', () => {
  const toasts = createToasts();
  toasts.dismiss(toasts.add(info));
  expect(jest.getTimerCount()).toBe(0);
});

test('one of a kind takes the place of the one before', () => {
  const toasts = createToasts();
  toasts.add({ type: 'error', message: 'Offline', kind: 'connection', timeout: 3000 });
  toasts.add(info);
  toasts.add({ ...info, message: 'Online', kind: 'connection', timeout: 3000 });
  expect(toasts.list.get()).toMatchObject([{ message: 'Online', isDuplicate: false }, { message: 'Saved' }]);
  jest.advanceTimersByTime(3000);
  expect(toasts.list.get().map(({ message }) => message)).toEqual(['Saved']);
  jest.advanceTimersByTime(2000);
  expect(jest.getTimerCount()).toBe(0);
});

test('while somebody holds them none goes away, also one that comes then; afterwards each has what was left, a second at least', () => {
  const toasts = createToasts();
  toasts.add(info);
  jest.advanceTimersByTime(4500);
  const [release, releaseToo] = [toasts.hold(), toasts.hold()];
  toasts.add({ ...info, message: 'Late' });
  jest.advanceTimersByTime(60_000);
  expect(toasts.list.get()).toHaveLength(2);
  release();
  release();
  jest.advanceTimersByTime(60_000);
  expect(toasts.list.get()).toHaveLength(2);
  releaseToo();
  jest.advanceTimersByTime(999);
  expect(toasts.list.get()).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(toasts.list.get().map(({ message }) => message)).toEqual(['Late']);
  jest.advanceTimersByTime(4000);
  expect(toasts.list.get()).toEqual([]);
});

test.each([
  [{ message: 'x' }, 'toast.type is required'],
  [{ type: 'info' }, 'toast.message is required'],
  [{ type: 'info', message: '' }, 'toast.message is required'],
  [{ type: 'info', message: 'x', dismissable: false, timeout: 0 }, 'Toast should be user-dismissable or have a timeout'],
  [{ type: 'info', message: 'x', dismissable: false, timeout: false }, 'Toast should be user-dismissable or have a timeout'],
])('%j is refused: %s', (options, message) => {
  const toasts = createToasts();
  expect(() => toasts.add(options as ToastOptions)).toThrow(new TypeError(message));
  expect(toasts.list.get()).toEqual([]);
});
