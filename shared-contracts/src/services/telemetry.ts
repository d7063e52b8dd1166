import type { ServiceShape } from '../service-shape';

export interface TelemetrySource {
  /** Name of the release, e.g. `mfe-catalog`. */
  remote: string;
  version: string;
  /** Which mounted root. */
  root: string;
}

export interface TelemetryService {
  recordError(error: unknown, source?: TelemetrySource): void;
  /** `value` in milliseconds. */
  recordMeasure(name: string, value: number, source?: TelemetrySource): void;
}

export const TELEMETRY_SHAPE: ServiceShape<TelemetryService> = {
  snapshots: {},
  commands: { recordError: 'nothing', recordMeasure: 'nothing' },
};
