/** Messages that pages send to the worker. It answers on the message's port, if there is one: `{status: 'done' | 'error', message?}`. */
export type WorkerMessage =
  /** Pictures of the shop that will be shown next. */
  | { type: 'PREFETCH_IMAGES'; payload?: { urls?: unknown } }
  /** The page that is shown, and files that it has loaded without the worker. */
  | { type: 'KEEP_PAGE'; payload?: { path?: unknown; files?: unknown } }
  /** The shopper wants the new worker. */
  | { type: 'SKIP_WAITING' };
