/** Messages that pages send to the worker. */
export interface PrefetchImages {
  type: 'PREFETCH_IMAGES';
  payload: { urls: readonly string[] };
}

/** Registers the shop's service worker, or takes it away where the configuration says so. A failure is only logged. */
export async function followServiceWorker(isWanted: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (isWanted) await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    else for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  } catch (error) {
    console.warn('The service worker could not be registered.', error);
  }
}

/**
 * Sends a message to the service worker and gives its answer. Rejects with "SW Not Registered" where there is none.
 * @public the specification names message and refusal; whoever has pictures to fetch ahead calls it
 */
export function sendToServiceWorker<T>(message: PrefetchImages): Promise<T> {
  const { controller } = navigator.serviceWorker;
  if (!controller) return Promise.reject(new Error('SW Not Registered'));
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<T>) => {
      port1.close();
      resolve(data);
    };
    controller.postMessage(message, [port2]);
  });
}
