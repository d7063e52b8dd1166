import { cartRef, type Host, wishlistRef } from 'shared-contracts';

const HARD_RELOAD_DELAY_MS = 500;

/**
 * "Reloads the page" after a click: what is shown is read again from the network, a guest's page as well as a customer's, without loading
 * the document again; what is open stays open. `hardReloads` in the configuration gives the literal behaviour.
 */
export function softReload({ commerce, config, service, session, telemetry }: Host, reload = () => location.reload()): void {
  if (config.hardReloads) {
    setTimeout(reload, HARD_RELOAD_DELAY_MS);
    return;
  }
  commerce.invalidate();
  // Services keep what they show themselves, and say there what fails; one that has not begun reads it when it does.
  const cart = service(cartRef);
  const wishlist = service(wishlistRef);
  if (cart?.state.get().details) cart.refresh().catch(() => undefined);
  if (session.state.get().status !== 'customer') return;
  session.reload().catch((error: unknown) => telemetry.recordError(error));
  if (wishlist?.state.get().status === 'ready') wishlist.refresh().catch(() => undefined);
}
