import type { TelemetrySource } from './services/telemetry';

/**
 * Facts that one part of the shop tells the others. Payloads are plain data. The list is open: receivers ignore events and
 * members that they do not know, and adding one is a minor version.
 */
export interface ShopEvents {
  'session:signed-in': { customerName: string };
  'session:signed-out': { reason: 'user' | 'expired' | 'invalid-cart' | 'other-tab' };
  'cart:item-added': { sku: string; name: string; quantity: number };
  'cart:item-removed': { uid: string; name: string };
  'cart:updated': { cartId: string | undefined; count: number };
  /** The cart was lost (ordered elsewhere, expired) and another one took its place. */
  'cart:replaced': { reason: 'invalid' | 'other-tab' | 'signed-in' };
  'cart:ordered': { reference: string };
  'store-view:changed': { code: string };
  'currency:changed': { code: string };
  'navigation:navigated': { path: string };
  'connectivity:went-offline': Record<string, never>;
  'connectivity:came-online': Record<string, never>;
  /** An error was recorded: something failed, and was handled where it failed. `id` is what a shopper can quote. */
  'error:recorded': { id: string; error: unknown; source: TelemetrySource | undefined };
  /** An error that nobody handled: the shopper is told its id. */
  'error:unexpected': { id: string };
}

export type ShopEventName = keyof ShopEvents;

export interface EventBus {
  emit<N extends ShopEventName>(name: N, payload: ShopEvents[N]): void;
  /** Returns what ends the subscription. A listener that throws is reported and does not keep the others from being called. */
  on<N extends ShopEventName>(name: N, listener: (payload: ShopEvents[N]) => void): () => void;
}

/** Makes an event bus. `report` is told of listeners that throw. */
export function createEventBus(report: (error: unknown) => void = () => {}): EventBus {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  return {
    emit(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(payload as never);
        } catch (error) {
          report(error);
        }
      }
    },
    on(name, listener) {
      const group = listeners.get(name) ?? new Set();
      listeners.set(name, group);
      group.add(listener);
      return () => group.delete(listener);
    },
  };
}
