import type { Snapshot } from '../snapshot';
import type { ServiceShape } from '../service-shape';

export type ToastType = 'info' | 'warning' | 'error' | 'success';

export interface ToastOptions {
  type: ToastType;
  message: string;
  icon?: string;
  /** Of toasts of one kind only the newest is shown, in the place of the one before: "You are online." after "You are offline." */
  kind?: string;
  /** Milliseconds; default 5000. 0 or false: stays until dismissed. */
  timeout?: number | false;
  /** Default true. */
  dismissable?: boolean;
  actionText?: string;
  onAction?: (remove: () => void) => void;
  onDismiss?: (remove: () => void) => void;
}

export interface Toast extends ToastOptions {
  /** Derived from type, message, dismissable, actionText and icon. */
  id: number;
  timestamp: number;
  isDuplicate: boolean;
}

export interface ToastService {
  list: Snapshot<readonly Toast[]>;
  /**
   * Shows a toast and returns its id. One with an id that is shown already replaces it and keeps its place. Throws TypeError on a toast
   * without type or message, or that could never go away.
   */
  add(toast: ToastOptions): number;
  dismiss(id: number): void;
  /** Keeps what is shown from going away by itself until what this returns is called: somebody reads, or is about to press something. */
  hold(): () => void;
}

export const TOASTS_SHAPE: ServiceShape<ToastService> = {
  snapshots: { list: () => [] },
  commands: { add: 'answer', dismiss: 'nothing', hold: 'ending' },
};
