import type { Snapshot } from '../snapshot';

export interface ConnectivityState {
  isOnline: boolean;
  /** True after the connection was lost once. */
  hasBeenOffline: boolean;
}

export interface ConnectivityService {
  state: Snapshot<ConnectivityState>;
}
