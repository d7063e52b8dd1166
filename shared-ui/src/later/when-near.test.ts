import { whenNear } from './when-near';

const original = window.IntersectionObserver;
const observe = jest.fn();
const disconnect = jest.fn();
let margin: string | undefined;
let tell: (...isIntersecting: boolean[]) => void;

beforeEach(() => {
  jest.clearAllMocks();
  window.IntersectionObserver = class implements Partial<IntersectionObserver> {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
      tell = (...told) =>
        callback(
          told.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
          this as unknown as IntersectionObserver,
        );
    }
    observe = observe;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  window.IntersectionObserver = original;
});

test('runs the action once, when the place has come near', () => {
  const place = document.createElement('div');
  const action = jest.fn();
  whenNear(place, action);
  expect(observe).toHaveBeenCalledWith(place);
  expect(margin).toBe('400px');
  tell(false);
  expect(action).not.toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
  tell(false, true);
  expect(action).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('looks no longer once nobody wants it any more', () => {
  const end = whenNear(document.createElement('div'), jest.fn(), '600px');
  expect(margin).toBe('600px');
  end();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('without a place there is nothing to look at', () => {
  whenNear(null, jest.fn());
  expect(observe).not.toHaveBeenCalled();
});
