import type { Host } from 'shared-contracts';

const HARD_RELOAD_DELAY_MS = 500;

/**
 * "Reloads the page" after a click: the personal data are read again from the network, without loading the document again.
 * `hardReloads` in the configuration gives the literal behaviour.
 */
export function softReload(host: Host, { keepsOverlays }: { keepsOverlays: boolean }): void {
  if (host.config.hardReloads) {
    setTimeout(() => location.reload(), HARD_RELOAD_DELAY_MS);
    return;
  }
  if (!keepsOverlays) host.overlays.close();
  if (host.session.state.get().status === 'customer') host.session.reload().catch((error: unknown) => host.telemetry.recordError(error));
}
