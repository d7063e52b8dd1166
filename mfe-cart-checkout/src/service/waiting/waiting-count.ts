import { definePersisted, NUMBER, type BrowserPersistence } from 'shared-platform';

/** How many changes wait, whoever they are meant for. A document looks whose they are then, and opens no database otherwise. */
export const waitingCount = definePersisted({ key: 'cartWaiting', schema: NUMBER, scope: 'browser' });

export function countWaiting(area: BrowserPersistence, count: number): void {
  if (count > 0) waitingCount.write(count, { area });
  else waitingCount.remove({ area });
}
