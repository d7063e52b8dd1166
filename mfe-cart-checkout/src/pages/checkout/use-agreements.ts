import { useEffect, useRef, useState } from 'react';
import { toAgreements, unmarked, type Agreement } from '../../features/checkout-process/agreements';
import type { CheckoutStorage } from '../../features/checkout-process/checkout-storage';
import { CheckoutAgreementsDocument } from '../../features/checkout-process/checkout.graphql.ts';
import { useAsked, type Asked } from './use-asked';

export type AskedAgreements = Asked<readonly Agreement[]>;

export function useAskedAgreements(): AskedAgreements {
  return useAsked(CheckoutAgreementsDocument, toAgreements);
}

/** The buyer's marks. They are kept like what is typed, until the order. */
export function useMarks(storage: CheckoutStorage, agreements: readonly Agreement[]) {
  const [marked, setMarked] = useState(() => toIds(storage.loadDraft('agreements')?.marked));
  const [tries, setTries] = useState(0);
  const first = useRef<HTMLInputElement>(null);
  const missing = unmarked(agreements, marked).map(({ id }) => id);
  useEffect(() => {
    if (tries > 0) first.current?.focus();
  }, [tries]);
  return {
    marked,
    first,
    missed: tries > 0 ? missing : [],
    mark(id: number, isMarked: boolean) {
      const next = isMarked ? [...marked, id] : marked.filter((other) => other !== id);
      setMarked(next);
      storage.saveDraft('agreements', { marked: next });
    },
    /** What an order is sent with; undefined where a mark is missing, which is said by it. */
    read(): readonly number[] | undefined {
      if (missing.length === 0) return agreements.map(({ id }) => id);
      setTries(tries + 1);
      return undefined;
    },
  };
}

/** From the storage, which anything may have written to. */
function toIds(stored: unknown): readonly number[] {
  return Array.isArray(stored) ? stored.filter((id): id is number => typeof id === 'number') : [];
}
