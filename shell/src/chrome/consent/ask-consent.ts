import type { Host } from 'shared-contracts';
import { readConsent } from 'shared-host/services/consent';
import { questionsOf } from './questions';
import { showConsent } from './show-consent';

/** Asks whether errors and measures may be sent, where nobody has answered in this browser. The chat asks when somebody wants it. */
export async function askConsent(host: Host): Promise<void> {
  const open = questionsOf(host.config).filter(({ id, key }) => id === 'telemetry' && readConsent(key) === 'undecided');
  if (open.length === 0) return;
  await showConsent(host, open);
}
