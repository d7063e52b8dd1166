/**
 * Asks the shop's service worker for pictures that will be shown next, those of a list's next page for instance. Resolves when they are
 * there. Rejects with "SW Not Registered" where there is no worker, and where the connection is slow: nobody needs to wait for either.
 */
export function prefetchImages(urls: readonly string[]): Promise<void> {
  const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!controller) return Promise.reject(new Error('SW Not Registered'));
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<{ status: 'done' | 'error'; message?: string }>) => {
      port1.close();
      if (data.status === 'done') resolve();
      else reject(new Error(data.message));
    };
    controller.postMessage({ type: 'PREFETCH_IMAGES', payload: { urls } }, [port2]);
  });
}
