/** What is held in a test's window: listeners, timers, elements. */
export interface Held {
  listeners: number;
  intervals: number;
  timeouts: number;
  elements: number;
}

export interface LeakWatch {
  /** What has been begun since the watch began and has not ended. */
  held(): Held;
  /** Waits until nothing is held any more, at most `withinMs`; gives what is left. */
  settle(withinMs?: number): Promise<Held>;
  /** Ends the watch: the window's own functions are back. */
  end(): void;
}

const STEP_MS = 5;

/** Watches what code leaves behind: listeners on window and document, running timers, elements in the body. */
export function watchForLeaks(): LeakWatch {
  // First of all: jsdom adds listeners of its own with the first selector.
  const elementsBefore = document.body.querySelectorAll('*').length;
  const restores: (() => void)[] = [];
  const listeners = new Set<string>();
  for (const [name, target] of [
    ['window', window],
    ['document', document],
    ['body', document.body],
    ['html', document.documentElement],
  ] as const)
    restores.push(watchListeners(name, target, listeners));
  const timers = watchTimers();
  const held = (): Held => ({
    listeners: listeners.size,
    intervals: timers.intervals.size,
    timeouts: timers.timeouts.size,
    elements: document.body.querySelectorAll('*').length - elementsBefore,
  });
  return {
    held,
    async settle(withinMs = 2000) {
      for (let waited = 0; waited < withinMs && Object.values(held()).some((count) => count !== 0); waited += STEP_MS)
        await timers.wait(STEP_MS);
      return held();
    },
    end() {
      timers.restore();
      for (const restore of restores) restore();
    },
  };
}

let listenerIds = new WeakMap<object, number>();
let listenerCount = 0;

function watchListeners(targetName: string, target: EventTarget, held: Set<string>): () => void {
  const { addEventListener, removeEventListener } = target;
  const key = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions) => {
    if (!listenerIds.has(listener)) listenerIds.set(listener, (listenerCount += 1));
    return `${targetName} ${type} ${listenerIds.get(listener)} ${typeof options === 'object' ? options.capture === true : options === true}`;
  };
  target.addEventListener = function add(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    if (listener) {
      const name = key(type, listener, options);
      held.add(name);
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => held.delete(name), { once: true });
    }
    addEventListener.call(target, type, listener, options);
  };
  target.removeEventListener = function remove(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    if (listener) held.delete(key(type, listener, options));
    removeEventListener.call(target, type, listener, options);
  };
  return () => {
    target.addEventListener = addEventListener;
    target.removeEventListener = removeEventListener;
    listenerIds = new WeakMap();
  };
}

function watchTimers() {
  const { setTimeout: startTimeout, setInterval: startInterval, clearTimeout: endTimeout, clearInterval: endInterval } = globalThis;
  const timeouts = new Set<unknown>();
  const intervals = new Set<unknown>();
  Object.assign(globalThis, {
    setTimeout(handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const id = startTimeout(() => {
        timeouts.delete(id);
        handler(...args);
      }, ms);
      timeouts.add(id);
      return id;
    },
    setInterval(handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const id = startInterval(handler, ms, ...args);
      intervals.add(id);
      return id;
    },
    clearTimeout(id: Parameters<typeof endTimeout>[0]) {
      timeouts.delete(id);
      endTimeout(id);
    },
    clearInterval(id: Parameters<typeof endInterval>[0]) {
      intervals.delete(id);
      endInterval(id);
    },
  });
  return {
    timeouts,
    intervals,
    /** Waits, unseen by the watch. */
    wait: (ms: number) => new Promise<void>((resolve) => void startTimeout(resolve, ms)),
    restore: () =>
      void Object.assign(globalThis, {
        setTimeout: startTimeout,
        setInterval: startInterval,
        clearTimeout: endTimeout,
        clearInterval: endInterval,
      }),
  };
}

/** Whether a React root still owns an element. React marks the element of a root with a property, and empties it when the root ends. */
export function hasReactRoot(element: Element): boolean {
  return Object.entries(element).some(([name, value]) => name.startsWith('__reactContainer$') && value !== null && value !== undefined);
}
