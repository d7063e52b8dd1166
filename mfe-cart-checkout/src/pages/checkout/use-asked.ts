import { useMemo, useState } from 'react';
import type { Operation } from 'shared-contracts';
import { useOperation } from 'shared-platform';

/** What the page asked the platform for, and how to ask again: after a failure, or where it may have become something else. */
export type Asked<Known> = { again: () => void } & ({ status: 'loading' } | { status: 'failed' } | { status: 'ready'; known: Known });

/** `read` gives what an answer says; undefined where it says nothing of use. What is known stays when another asking fails. */
export function useAsked<Data, Known>(
  document: Operation<Data, Record<string, never>>,
  read: (data: Data | undefined) => Known | undefined,
): Asked<Known> {
  const { data, fetching, reload: again } = useOperation(document, {});
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const known = useMemo(() => read(last), [read, last]);
  if (known !== undefined) return { status: 'ready', known, again };
  return { status: fetching ? 'loading' : 'failed', again };
}
