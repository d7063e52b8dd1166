import type { Snapshot } from '../snapshot';
import type { ServiceShape } from '../service-shape';

export interface ConnectivityState {
  isOnline: boolean;
  /** True after the connection was lost once. */
  hasBeenOffline: boolean;
}

export interface ConnectivityService {
  state: Snapshot<ConnectivityState>;
}

export const CONNECTIVITY_SHAPE: ServiceShape<ConnectivityService> = {
  snapshots: { state: () => ({ isOnline: true, hasBeenOffline: false }) },
  commands: {},
};
