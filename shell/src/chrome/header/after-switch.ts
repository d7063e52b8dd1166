import type { Host } from 'shared-contracts';
import { sessionPersistence } from 'shared-platform';

/** Session key: the document that comes next begins where this one has been left. */
export const SWITCHED = 'store_view_switched';

/** Shows another store view. The keyboard goes on at the switcher of the document that comes then (header-moves.ts). */
export function switchTo(host: Pick<Host, 'storeView'>, code: string): void {
  sessionPersistence.set(SWITCHED, code, undefined, 'everybody');
  void host.storeView.switchView(code);
}
