import { createSnapshot, type Toast, type ToastOptions, type ToastService } from 'shared-contracts';

const DEFAULT_TIMEOUT_MS = 5000;

/** Toasts: one with an id that is shown already replaces it, keeps its time, and is marked as a duplicate. */
export function createToasts(now: () => number = Date.now): ToastService {
  const list = createSnapshot<readonly Toast[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const dismiss = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
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
      const toast: Toast = { ...options, id, timestamp: earlier?.timestamp ?? now(), isDuplicate: earlier !== undefined };
      clearTimeout(timers.get(id));
      timers.delete(id);
      list.set(earlier ? list.get().map((other) => (other.id === id ? toast : other)) : [...list.get(), toast]);
      if (timeout)
        timers.set(
          id,
          setTimeout(() => dismiss(id), timeout),
        );
      return id;
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
