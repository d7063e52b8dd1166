import { createSnapshot, type ConnectivityService, type ConnectivityState, type EventBus } from 'shared-contracts';

/** Online or not. `start` listens; the toasts of the specification are the chrome's. */
export function createConnectivity(events: EventBus): ConnectivityService & { start(): void } {
  const state = createSnapshot<ConnectivityState>({ isOnline: true, hasBeenOffline: false });
  const update = () => {
    const { isOnline, hasBeenOffline } = state.get();
    const next = navigator.onLine;
    if (next === isOnline) return;
    state.set({ isOnline: next, hasBeenOffline: hasBeenOffline || !next });
    events.emit(next ? 'connectivity:came-online' : 'connectivity:went-offline', {});
  };
  return {
    state,
    start() {
      window.addEventListener('online', update);
      window.addEventListener('offline', update);
      update();
    },
  };
}
