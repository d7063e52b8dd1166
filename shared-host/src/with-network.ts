import type { Host } from 'shared-contracts';
import { within } from './within';

/** A request may fail before the browser says that it is offline. */
const OFFLINE_NOTICE_MS = 1000;

/**
 * Does what nobody waits for, and needs the network. Where that went away meanwhile, a failure is none: it is done once more for each time
 * that the network comes back. Rejects with what fails while there is one.
 */
export async function withNetwork<T>(host: Pick<Host, 'connectivity' | 'events'>, attempt: () => Promise<T>): Promise<T> {
  const network = watchNetwork(host);
  try {
    return await attempt();
  } catch (error) {
    if (!(await network.wasLost())) throw error;
    await network.back();
  } finally {
    network.end();
  }
  return withNetwork(host, attempt);
}

function watchNetwork({ connectivity, events }: Pick<Host, 'connectivity' | 'events'>) {
  const isOnline = () => connectivity.state.get().isOnline;
  const ends: (() => void)[] = [];
  const next = (event: 'connectivity:went-offline' | 'connectivity:came-online') =>
    new Promise<void>((resolve) => void ends.push(events.on(event, () => resolve())));
  let isLost = !isOnline();
  const lost = next('connectivity:went-offline').then(() => void (isLost = true));
  return {
    /** Whether it has been away meanwhile, or is just about to. */
    async wasLost(): Promise<boolean> {
      if (!isLost) await within(OFFLINE_NOTICE_MS, lost, () => new Error('online')).catch(() => undefined);
      return isLost;
    },
    back: () => (isOnline() ? Promise.resolve() : next('connectivity:came-online')),
    end: () => ends.forEach((end) => end()),
  };
}
