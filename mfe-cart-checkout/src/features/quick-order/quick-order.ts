import type { Host, SessionState, Snapshot } from 'shared-contracts';
import { addReadyRows } from './add-ready-rows';
import { debounced } from './debounced';
import { createEditing, type RowEditing } from './edit-rows';
import { createLooking } from './look-up-rows';
import { createQuickOrderList } from './quick-order-list';
import { createQuickOrderMemory } from './quick-order-memory';
import { isBlank, type JudgedRow } from './quick-order-rows';
import { canHappen, type QuickOrderState } from './quick-order-state';

const SAVE_DELAY_MS = 300;

export interface QuickOrder extends RowEditing {
  state: Snapshot<QuickOrderState>;
  judge(): readonly JudgedRow[];
  /** Takes up what this customer left in this tab. Empty: it cannot be told whose is kept. Returns what ends it. */
  begin(customerId: string): () => void;
  /** Asks again for what could not be asked. */
  askAgain(): void;
  addAll(): Promise<void>;
  /** Ends adding after the batch that is on its way. */
  cancel(): void;
}

/** The list of a quick order: rows, what is known of their products, and the way into the cart. */
export function createQuickOrder(host: Host, memory = createQuickOrderMemory()): QuickOrder {
  let owner: string | undefined;
  let isCancelled = false;
  const list = createQuickOrderList();
  const { state, dispatch } = list;
  // Whoever signed out leaves nothing behind.
  const save = () => owner !== undefined && customerIdOf(host.session.state.get()) === owner && memory.save(owner, state.get().rows);
  const saveSoon = debounced(save, SAVE_DELAY_MS);
  const looking = createLooking(host, list);
  const follow = () => {
    saveSoon.start();
    looking.soon();
  };

  return {
    state,
    judge: list.judge,
    begin(customerId) {
      const isSame = owner === undefined || owner === customerId;
      const kept = owner === customerId ? [] : memory.load(customerId);
      owner = customerId;
      dispatch({ type: 'take-up', kept, isSame });
      follow();
      window.addEventListener('pagehide', save);
      const endOnline = host.events.on('connectivity:came-online', () => looking.again());
      return () => {
        window.removeEventListener('pagehide', save);
        endOnline();
        saveSoon.end();
        looking.end();
        isCancelled = true;
        save();
      };
    },
    ...createEditing(list, follow),
    askAgain: looking.again,
    async addAll() {
      const { rows, outcome } = state.get();
      // The second half of a double click must not take away what the first one brought about.
      if (!canHappen(state.get(), 'submit') || (outcome?.kind === 'added' && rows.every(isBlank))) return;
      isCancelled = false;
      // From here on nobody types, and a second press adds nothing twice.
      dispatch({ type: 'submit' });
      await looking.settled();
      await addReadyRows(host, list, { save, isCancelled: () => isCancelled });
    },
    cancel: () => void (isCancelled = true),
  };
}

/** Empty where the shell has none; undefined while nobody has been read. */
export function customerIdOf(session: SessionState): string | undefined {
  return session.status === 'customer' ? session.customer && (session.customer.id ?? '') : undefined;
}
