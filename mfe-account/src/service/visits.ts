import { SIGNED_OUT } from 'shared-contracts';
import type { WishlistText } from './messages/source';
import { WishlistFailure } from './wishlist-failure';

/** Gives an answer on, unless whoever asked has gone: then it rejects with `signed-out`. */
export type Still = <T>(answer: Promise<T>) => Promise<T>;

/** Whose lists they are: what was begun in one customer's name never ends in another's. */
export interface Visits {
  /** Somebody else is there now, or nobody: what waits is not carried out any more. */
  begin(isCustomer: boolean): void;
  isCustomer(): boolean;
  /** Another one for everybody who comes or goes. */
  current(): unknown;
  /**
   * Runs `task` once everything before it has ended, well or badly. Rejects with `signed-out` where no customer is there, or not the same
   * one any more.
   */
  run<T>(task: (still: Still) => Promise<T>): Promise<T>;
}

interface Visit {
  isCustomer: boolean;
  last: Promise<unknown>;
}

export function createVisits(text: () => Promise<WishlistText>): Visits {
  let visit: Visit = { isCustomer: false, last: Promise.resolve() };
  const insist = async (mine: Visit) => {
    if (visit !== mine || !mine.isCustomer) throw new WishlistFailure(SIGNED_OUT, (await text())('wishlist.sign-in'));
  };
  const stillOf =
    (mine: Visit): Still =>
    async (answer) => {
      const [settled] = await Promise.allSettled([answer]);
      await insist(mine);
      if (settled.status === 'rejected') throw settled.reason;
      return settled.value;
    };
  return {
    begin: (isCustomer) => void (visit = { isCustomer, last: Promise.resolve() }),
    isCustomer: () => visit.isCustomer,
    current: () => visit,
    run(task) {
      const mine = visit;
      const turn = mine.last.then(() => insist(mine)).then(() => task(stillOf(mine)));
      mine.last = turn.catch(() => undefined);
      return turn;
    },
  };
}
