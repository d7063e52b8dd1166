import type { Host } from 'shared-contracts';
import { definePersisted, TEXT } from 'shared-platform';

/** The view that was switched to: the document that comes next begins where this one has been left. */
export const switched = definePersisted({ key: 'store_view_switched', schema: TEXT, scope: 'tab', isPublic: true });

/** Shows another store view. The keyboard goes on at the switcher of the document that comes then (header-moves.ts). */
export function switchTo(host: Pick<Host, 'storeView'>, code: string): void {
  switched.write(code);
  void host.storeView.switchView(code);
}
