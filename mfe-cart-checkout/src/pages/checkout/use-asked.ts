import { useMemo, useState } from 'react';
import type { Operation } from 'shared-contracts';
import { useHost, type OperationResult } from 'shared-platform';

/** What the page asked the platform for, and how to ask again: after a failure, or where it may have become something else. */
export type Asked<Known> = { again: () => void } & ({ status: 'loading' } | { status: 'failed' } | { status: 'ready'; known: Known });

/** `read` gives what an answer says; undefined where it says nothing of use. What is known stays when another asking fails. */
export function useAsked<Data, Known>(
  result: OperationResult<Data>,
  document: Operation<Data, Record<string, never>>,
  read: (data: Data | undefined) => Known | undefined,
): Asked<Known> {
  const host = useHost();
  const [{ data, given, isBusy }, setState] = useState({ data: result.data, given: result.data, isBusy: false });
  // A failed asking takes the page's own answer away, too.
  if (given !== result.data) setState((before) => ({ ...before, data: result.data ?? before.data, given: result.data }));
  const known = useMemo(() => read(data), [read, data]);
  const again = () => {
    setState((before) => ({ ...before, isBusy: true }));
    void host.commerce
      .query(document, {}, { policy: 'network-only' })
      .then((answer) => setState((before) => ({ ...before, data: answer.data ?? before.data, isBusy: false })));
  };
  if (known !== undefined) return { status: 'ready', known, again };
  return { status: result.fetching || isBusy ? 'loading' : 'failed', again };
}
