import type { Host, TelemetrySource } from 'shared-contracts';
import { watchVitals } from './watch-vitals';

/** Measures, and asks whether that may be sent, where the configuration wants visitors to be asked. */
export async function startTelemetry(host: Host, owner: () => TelemetrySource): Promise<void> {
  watchVitals(host.telemetry, owner);
  if (host.config.telemetry?.consentKey === undefined) return;
  const { askConsent } = await import(/* webpackChunkName: "consent" */ './chrome/consent/ask-consent');
  await askConsent(host);
}
