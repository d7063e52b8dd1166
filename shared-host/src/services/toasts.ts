import { createSnapshot, type Toast, type ToastOptions, type ToastService } from 'shared-contracts';

const DEFAULT_TIMEOUT_MS = 5000;
/** Nothing vanishes the moment somebody looks away. */
const AFTER_HOLD_MS = 1000;

interface Clock {
  /** Milliseconds that are left. */
  left: number;
  /** Undefined while it is held. */
  timer: ReturnType<typeof setTimeout> | undefined;
  since: number;
}

/**
 * Toasts: one with an id that is shown already replaces it, keeps its time, and is marked as a duplicate; one of a kind that is shown
 * already takes its place.
 */
export function createToasts(now: () => number = Date.now): ToastService {
  const list = createSnapshot<readonly Toast[]>([]);
  const clocks = new Map<number, Clock>();
  let holders = 0;

  const stop = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
  };
  const run = (id: number, left: number) =>
    clocks.set(id, { left, since: now(), timer: holders > 0 ? undefined : setTimeout(() => dismiss(id), left) });
  const dismiss = (id: number) => {
    stop(id);
    list.set(list.get().filter((toast) => toast.id !== id));
  };

  return {
    list,
    dismiss,
    add(options) {
      check(options);
      const timeout = options.timeout ?? DEFAULT_TIMEOUT_MS;
      const id = toastId(options);
      const earlier = list.get().find((toast) => toast.id === id);
      const replaced = earlier ?? list.get().find(({ kind }) => kind !== undefined && kind === options.kind);
      const toast: Toast = { ...options, id, timestamp: earlier?.timestamp ?? now(), isDuplicate: earlier !== undefined };
      if (replaced) stop(replaced.id);
      list.set(replaced ? list.get().map((other) => (other === replaced ? toast : other)) : [...list.get(), toast]);
      if (timeout) run(id, timeout);
      return id;
    },
    hold() {
      holders += 1;
      if (holders === 1)
        for (const clock of clocks.values()) {
          clearTimeout(clock.timer);
          clock.timer = undefined;
          clock.left -= now() - clock.since;
        }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders === 0) for (const [id, { left }] of clocks) run(id, Math.max(left, AFTER_HOLD_MS));
      };
    },
  };
}

function check({ type, message, dismissable = true, timeout = DEFAULT_TIMEOUT_MS }: ToastOptions): void {
  if (!type) throw new TypeError('toast.type is required');
  if (!message) throw new TypeError('toast.message is required');
  if (!dismissable && !timeout) throw new TypeError('Toast should be user-dismissable or have a timeout');
}

/** A 32-bit hash of what makes two toasts the same. */
function toastId({ type, message, dismissable = true, actionText = '', icon }: ToastOptions): number {
  let hash = 0;
  for (const character of [type, message, dismissable, actionText, icon].join())
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash;
}
