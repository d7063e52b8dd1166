/** Settles as `promise` does, or rejects with what `toError` makes where it takes longer than `limitMs`. */
export function within<T>(limitMs: number, promise: Promise<T>, toError: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(toError()), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
