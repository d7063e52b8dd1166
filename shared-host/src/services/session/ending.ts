import type { EventBus } from 'shared-contracts';
import { definePersisted, FLAG } from 'shared-platform';
import type { Identity } from './identity';
import { leaveTab } from './later';
import { storedToken } from './stored-token';

/** For the tab's next document, which has to say that the session has ended. */
const justEnded = definePersisted({ key: 'session_ended', schema: FLAG, scope: 'tab' });
/** What was said for a shorter time than this nobody has read: a document that is loaded again says it again. */
export const READ_MS = 1000;

/** Ends the document's identity where nobody has asked for it: its time is over, or the browser's storage names somebody else. */
export function createEnding(identity: Identity, events: EventBus, restart: () => void) {
  /** Whether somebody signs in or out here. */
  let isChanging = false;
  /** Whether this document starts again, as somebody else's. */
  let isOver = false;

  /** Whoever the storage names now is somebody else: this document is over. */
  const follow = () => {
    const signed = identity.signed();
    const stored = storedToken()?.token;
    if (isChanging || identity.state.get().status === 'unknown' || stored === signed?.token) return;
    isChanging = true;
    isOver = true;
    const left = leaveTab();
    if (signed) {
      // Nothing more is asked in the name of the one who has gone; a guest's questions hurt nobody.
      identity.end();
      events.emit('session:signed-out', { reason: 'other-tab' });
    }
    if (left) void left.then(restart);
    else restart();
  };

  return {
    follow,
    isOver: () => isOver,
    isChanging: () => isChanging,
    expire() {
      // Another tab has signed in anew.
      const stored = storedToken();
      if (stored && stored.token !== identity.signed()?.token) return follow();
      identity.end();
      events.emit('session:signed-out', { reason: 'expired' });
      justEnded.write(true);
      restart();
    },
    /** What other tabs do ends nothing while somebody signs in or out here. */
    async change<T>(action: () => Promise<T>): Promise<T> {
      isChanging = true;
      try {
        return await action();
      } finally {
        isChanging = false;
      }
    },
    /** What ended the session started the document again, which took along whatever said so. Told once, by a document that stays. */
    hasJustEnded() {
      const ended = justEnded.read() === true;
      if (ended) setTimeout(() => justEnded.remove(), READ_MS);
      return ended;
    },
    forget: () => justEnded.remove(),
  };
}
