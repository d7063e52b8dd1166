import { whenIdle } from './when-idle';

const idle = window as { requestIdleCallback?: unknown; cancelIdleCallback?: unknown };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete idle.requestIdleCallback;
  delete idle.cancelIdleCallback;
});

test('where the browser says when it is idle, then', () => {
  const cancel = jest.fn();
  let begin: () => void = () => {};
  Object.assign(idle, { requestIdleCallback: (action: () => void) => ((begin = action), 7), cancelIdleCallback: cancel });
  const action = jest.fn();
  const end = whenIdle(action);
  expect(action).not.toHaveBeenCalled();
  begin();
  expect(action).toHaveBeenCalledTimes(1);
  end();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('where it does not, a while later; not at all where nobody wants it any more', () => {
  // Other tests run in browsers of the one kind or the other.
  delete idle.requestIdleCallback;
  const action = jest.fn();
  whenIdle(action);
  const other = jest.fn();
  whenIdle(other)();
  jest.advanceTimersByTime(1500);
  expect(action).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});
