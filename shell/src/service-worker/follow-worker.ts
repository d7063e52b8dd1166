import type { Host } from 'shared-contracts';
import { whenIdle } from 'shared-ui';
import type { ShellText } from '../messages/source';
import type { WorkerMessage } from './worker-messages';

const UPDATE_CHECK_MS = 3600 * 1000;

/**
 * How long a new worker may need to take over. Chromium lets it wait (up to 5 minutes) while the one in charge still answers a request, and
 * at times where that one was only started again.
 */
const TAKEOVER_MS = 4000;

type Followed = Pick<Host, 'config' | 'navigation' | 'toasts'>;

/**
 * Registers the shop's service worker, or takes it away where the configuration says so. A failure is only logged. Tells the worker which
 * pages are visited, and the shopper that there is a new version of the shop.
 */
export async function followWorker(host: Followed, text: ShellText, reload = () => location.reload()): Promise<void> {
  try {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    if (!host.config.serviceWorker) {
      for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
      return;
    }
    const isFirstVisit = !serviceWorker.controller;
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register('/sw.js', { scope: '/' });
    // Where something in between (a test, an extension) keeps workers away, there is none to follow.
    if (!registration) return;
    offerUpdates(registration, host, text, reload);
    checkForUpdates(registration);
    await serviceWorker.ready;
    keepVisitedPages(registration, host, isFirstVisit);
  } catch (error) {
    console.warn('The service worker could not be registered.', error);
  }
}

/** A new worker waits until the shopper takes it, or until no tab has the shop open. */
function offerUpdates(registration: ServiceWorkerRegistration, { toasts }: Followed, text: ShellText, reload: () => void): void {
  const { serviceWorker } = navigator;
  const offer = (worker: ServiceWorker) => {
    // The first one replaces none.
    if (!serviceWorker.controller) return;
    toasts.add({
      type: 'info',
      kind: 'update',
      message: text('toast.update'),
      timeout: 0,
      actionText: text('toast.update.action'),
      onAction() {
        // It was taken in another tab.
        if (worker.state !== 'installed') {
          reload();
          return;
        }
        // Whoever is in charge then: the next document comes from the network first, and its load lets the new worker take over.
        const late = setTimeout(reload, TAKEOVER_MS);
        const onTakeover = () => {
          clearTimeout(late);
          reload();
        };
        serviceWorker.addEventListener('controllerchange', onTakeover, { once: true });
        tell(worker, { type: 'SKIP_WAITING' });
      },
    });
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
}

/** The browser looks with each new document; a tab that stays open for days looks when somebody comes back to it. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < UPDATE_CHECK_MS) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  });
}

function keepVisitedPages(registration: ServiceWorkerRegistration, { navigation }: Followed, isFirstVisit: boolean): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  let last: string | undefined;
  const keep = (files: readonly string[]) => {
    const { isPageLoading } = navigation.state.get();
    const { pathname, search } = location;
    if (isPageLoading || pathname + search === last || !navigator.onLine || !registration.active) return;
    last = pathname + search;
    tell(registration.active, { type: 'KEEP_PAGE', payload: { path: last, files } });
  };
  // What was loaded before there was a worker.
  whenIdle(() => keep(isFirstVisit ? performance.getEntriesByType('resource').map(({ name }) => name) : []));
  navigation.state.subscribe(() => whenIdle(() => keep([])));
}

function tell(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message);
}
