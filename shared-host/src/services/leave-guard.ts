import { createSnapshot, type BlockOptions, type Snapshot } from 'shared-contracts';

/** Whether to leave what was typed: waits for the shopper's answer. */
export interface LeaveQuestion {
  answer(mayLeave: boolean): void;
  /** For a shell that has no dialog at hand. */
  askByBrowser(): boolean;
}

export interface LeaveGuard {
  /** The question to show, if there is one. */
  question: Snapshot<LeaveQuestion | undefined>;
  block(mayLeave: () => boolean, options?: BlockOptions): () => void;
  /** Whether the page stays, for now or at all. `leave` goes on once the shopper has said so; asked again, the later one does. */
  mustStay(leave: () => void): boolean;
  /** The page is left: nothing is to be asked any more. */
  forget(): void;
}

/** Holds what has to be asked before the page is left. */
export function createLeaveGuard(): LeaveGuard {
  const blockers = new Set<{ mayLeave: () => boolean; isUnsaved: boolean }>();
  const question = createSnapshot<LeaveQuestion | undefined>(undefined);
  return {
    question,
    block(mayLeave, { unsaved = false } = {}) {
      const blocker = { mayLeave, isUnsaved: unsaved };
      blockers.add(blocker);
      return () => blockers.delete(blocker);
    },
    mustStay(leave) {
      const asked = [...blockers];
      if (asked.some(({ mayLeave, isUnsaved }) => !isUnsaved && !mayLeave())) return true;
      if (!asked.some(({ isUnsaved }) => isUnsaved)) return false;
      question.set({
        answer(mayLeave) {
          question.set(undefined);
          if (!mayLeave) return;
          // Their page stands until the next one is there: whatever is gone to before is not asked about again.
          for (const blocker of asked) blockers.delete(blocker);
          leave();
        },
        askByBrowser: () => asked.every(({ mayLeave }) => mayLeave()),
      });
      return true;
    },
    forget: () => question.set(undefined),
  };
}
