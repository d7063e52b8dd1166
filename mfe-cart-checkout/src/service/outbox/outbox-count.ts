import { definePersisted, NUMBER, type BrowserPersistence } from 'shared-platform';

/** How many changes wait, whoever they are meant for. A document looks whose they are then, and opens no database otherwise. */
export const outboxCount = definePersisted({ key: 'cartWaiting', schema: NUMBER, scope: 'browser' });

export function countOutbox(area: BrowserPersistence, count: number): void {
  if (count > 0) outboxCount.write(count, { area });
  else outboxCount.remove({ area });
}
