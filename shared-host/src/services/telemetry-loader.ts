import type { ShopConfig } from 'shared-contracts';
import type { TelemetryRecord } from './telemetry-sender';

/** The sender's code is asked for by the first record. Without an address, or where the code cannot be had, nothing is sent. */
export function sendWhenLoaded(telemetry: ShopConfig['telemetry']): ((record: TelemetryRecord) => void) | undefined {
  if (!telemetry) return undefined;
  let sender: Promise<(record: TelemetryRecord) => void> | undefined;
  return (record) => {
    sender ??= import('./telemetry-sender').then(({ createTelemetrySender }) => createTelemetrySender(telemetry));
    void sender.then(
      (send) => send(record),
      () => (sender = undefined),
    );
  };
}
