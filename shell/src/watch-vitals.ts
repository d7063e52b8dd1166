import type { TelemetryService, TelemetrySource } from 'shared-contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Records what visitors feel of the page that they opened (web.dev/vitals), in milliseconds (the layout shift in its own unit), with the
 * release that owns the page.
 */
export function watchVitals(telemetry: TelemetryService, owner: () => TelemetrySource): void {
  const source = owner();
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(({ name, value }) => telemetry.recordMeasure(name, value, source));
}
