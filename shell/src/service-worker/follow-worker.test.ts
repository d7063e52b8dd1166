import { act, waitFor } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import type { ShellText } from '../messages/source';
import { followWorker } from './follow-worker';

const text: ShellText = (id) => id;

function withWorkers({ controller = {}, waiting }: { controller?: object | null; waiting?: object } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ?? null,
    installing: null as (EventTarget & { state: string; postMessage: jest.Mock }) | null,
    active: { postMessage: jest.fn() },
    update: jest.fn(async () => undefined),
    unregister: jest.fn(async () => true),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: jest.fn(async (): Promise<typeof registration | undefined> => registration),
    getRegistrations: async () => [registration],
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { registration, serviceWorker };
}

const hostWith = (serviceWorker: boolean) => createStubHost({}, { config: { serviceWorker } });
const toasts = (host: ReturnType<typeof createStubHost>) =>
  host.callsOf('toasts.add').map(([toast]) => toast as { message: string; onAction: () => void });

beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (action: () => void) => {
      action();
      return 0;
    },
  });
  performance.getEntriesByType = () => [{ name: 'https://shop.example/media/a.png' }] as PerformanceEntry[] & PerformanceEntryList;
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the configuration may take the worker away', async () => {
  const { registration, serviceWorker } = withWorkers();
  await followWorker(hostWith(false), text);
  expect(registration.unregister).toHaveBeenCalled();
  expect(serviceWorker.register).not.toHaveBeenCalled();
});

test('bad input 16: a browser without workers, and one that gives none, is no failure; a refusal is only logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await followWorker(hostWith(true), text);
  const { serviceWorker } = withWorkers();
  serviceWorker.register.mockResolvedValueOnce(undefined);
  await followWorker(hostWith(true), text);
  expect(warn).not.toHaveBeenCalled();
  serviceWorker.register.mockRejectedValueOnce(new Error('forbidden'));
  await followWorker(hostWith(true), text);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('tells which pages are visited, and on the first visit what was loaded before there was a worker', async () => {
  const { registration } = withWorkers({ controller: null });
  const host = hostWith(true);
  await followWorker(host, text);
  const { postMessage } = registration.active;
  expect(postMessage).toHaveBeenLastCalledWith({
    type: 'KEEP_PAGE',
    payload: { path: '/', files: ['https://shop.example/media/a.png'] },
  });
  window.history.pushState(null, '', '/seals.html?page=2');
  act(() => host.set.navigation.set({ ...host.set.navigation.get(), isPageLoading: true }));
  expect(postMessage).toHaveBeenCalledTimes(1);
  act(() => host.set.navigation.set({ ...host.set.navigation.get(), isPageLoading: false }));
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'KEEP_PAGE', payload: { path: '/seals.html?page=2', files: [] } });
  act(() => host.set.navigation.set({ ...host.set.navigation.get() }));
  expect(postMessage).toHaveBeenCalledTimes(2);
  window.history.pushState(null, '', '/');
});

describe('a new version', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  async function offerNewVersion(state: ServiceWorkerState) {
    const waiting = { state, postMessage: jest.fn() };
    const { serviceWorker } = withWorkers({ waiting });
    const host = hostWith(true);
    const reload = jest.fn();
    await followWorker(host, text, reload);
    const [toast] = toasts(host);
    expect(toast?.message).toBe('toast.update');
    return { serviceWorker, waiting, reload, press: () => toast?.onAction() };
  }

  async function takeNewVersion() {
    const { serviceWorker, waiting, reload, press } = await offerNewVersion('installed');
    press();
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    return { serviceWorker, reload };
  }

  test('is offered, and loaded once when its worker has taken over', async () => {
    const { serviceWorker, reload } = await takeNewVersion();
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
    jest.runOnlyPendingTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is loaded where its worker does not take over in time', async () => {
    const { reload } = await takeNewVersion();
    jest.advanceTimersByTime(3900);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each<ServiceWorkerState>(['activating', 'activated', 'redundant'])(
    'is loaded at once where another tab has taken it (%s)',
    async (state) => {
      const { waiting, reload, press } = await offerNewVersion(state);
      press();
      expect(reload).toHaveBeenCalledTimes(1);
      expect(waiting.postMessage).not.toHaveBeenCalled();
    },
  );
});

test('one that comes later is offered, too; the first one replaces none', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installed', postMessage: jest.fn() });
  for (const [controller, times] of [
    [{}, 1],
    [null, 0],
  ] as const) {
    const { registration } = withWorkers({ controller });
    const host = hostWith(true);
    await followWorker(host, text);
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
    await waitFor(() => expect(toasts(host)).toHaveLength(times));
  }
});
