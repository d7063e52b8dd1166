import { MessageChannel } from 'node:worker_threads';
import { prefetchImages } from './prefetch-images';

function withWorker(controller: { postMessage: (message: unknown, ports: MessagePort[]) => void } | null) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
}

beforeAll(() => void Object.assign(window, { MessageChannel }));
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('is refused where there is no worker', async () => {
  await expect(prefetchImages(['/media/a.png'])).rejects.toThrow('SW Not Registered');
  withWorker(null);
  await expect(prefetchImages(['/media/a.png'])).rejects.toThrow('SW Not Registered');
});

test('sends the addresses, and resolves with the worker’s answer', async () => {
  const sent: unknown[] = [];
  withWorker({
    postMessage(message, [port]) {
      sent.push(message);
      port?.postMessage({ status: 'done' });
    },
  });
  await expect(prefetchImages(['/media/a.png'])).resolves.toBeUndefined();
  expect(sent).toEqual([{ type: 'PREFETCH_IMAGES', payload: { urls: ['/media/a.png'] } }]);
});

test('is refused with the worker’s reason', async () => {
  withWorker({ postMessage: (_message, [port]) => port?.postMessage({ status: 'error', message: 'Slow connection detected' }) });
  await expect(prefetchImages([])).rejects.toThrow('Slow connection detected');
});
