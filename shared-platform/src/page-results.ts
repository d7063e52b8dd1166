import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PageOperations } from 'shared-contracts';
import { type Client, type OperationResult, useClient } from 'urql';

/** The answer to one of a page's operations. */
export interface PageResult<Data = unknown> {
  data: Data | undefined;
  error: { message: string } | undefined;
  fetching: boolean;
}

export type PageResults = Readonly<Record<string, PageResult>>;

/** What an operation answers, from its document's type. */
export type DataOf<Document> = Document extends { __apiType?: (variables: never) => infer Data } ? Data : unknown;
export type ResultsOf<Operations extends PageOperations> = { [Key in keyof Operations]: PageResult<DataOf<Operations[Key]['document']>> };

/**
 * The answers to a page's operations: at once from what the server or the cache has, then from the network, and again whenever
 * they change. The same on the server, where everything is there at once.
 */
export function usePageResults<Operations extends PageOperations>(operations: Operations): ResultsOf<Operations> {
  const client = useClient();
  const key = JSON.stringify(Object.entries(operations).map(([name, { document, variables }]) => [name, String(document), variables]));
  // The operations are compared by value (`key`): a page names them anew in every render.
  const store = useMemo(() => createResultsStore(client, operations), [client, key]);
  const results = useSyncExternalStore(store.subscribe, store.get, store.get);
  return results as ResultsOf<Operations>;
}

function createResultsStore(client: Client, operations: PageOperations) {
  const listeners = new Set<() => void>();
  let results: Record<string, PageResult> = {};
  for (const [name, { document, variables }] of Object.entries(operations)) {
    const cached = client.readQuery(String(document), variables);
    results[name] = cached ? toPageResult(cached) : { data: undefined, error: undefined, fetching: true };
  }

  let subscriptions: (() => void)[] = [];
  const start = () => {
    subscriptions = Object.entries(operations).map(([name, { document, variables }]) => {
      const { unsubscribe } = client.query(String(document), variables).subscribe((result) => {
        const next = toPageResult(result);
        const last = results[name];
        if (last && last.data === next.data && last.error?.message === next.error?.message && last.fetching === next.fetching) return;
        results = { ...results, [name]: next };
        for (const listener of [...listeners]) listener();
      });
      return unsubscribe;
    });
  };

  return {
    get: () => results,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const end of subscriptions) end();
        subscriptions = [];
      };
    },
  };
}

function toPageResult(result: OperationResult): PageResult {
  return {
    data: result.data ?? undefined,
    error: result.error
      ? { message: result.error.graphQLErrors.map(({ message }) => message).join(', ') || result.error.message }
      : undefined,
    fetching: result.stale === true && !result.data,
  };
}

/** True after the first render in the browser: for what must not be in the server's markup. */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
