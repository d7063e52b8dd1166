import { createContext, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { operation, type CommerceBindings, type Operation, type PageOperation, type PageOperations } from 'shared-contracts';
import type { Client, OperationResult as ClientResult } from 'urql';
import { useHost, useSnapshot } from './host-context';

/** The answer to one question. */
export interface OperationResult<Data = unknown> {
  data: Data | undefined;
  error: { message: string } | undefined;
  fetching: boolean;
  /** A guest's answer, shown to a customer until theirs has come: everything in it but prices and stock. */
  isProvisional: boolean;
}

export type PageResults = Readonly<Record<string, OperationResult>>;

export type ResultsOf<Operations extends PageOperations> = {
  [Key in keyof Operations]: Operations[Key] extends PageOperation<infer Data> ? OperationResult<Data> : OperationResult;
};

/** The client that asks for whoever is there. Another one after somebody has signed in or out. */
export function clientOf({ client }: CommerceBindings): Client {
  // The shell gives the client of the contract's urql (shared-contracts, commerce.ts).
  return client as Client;
}

/**
 * The answers to a page's operations: at once from what the server or the cache has, then from the network, and again whenever they
 * change. The same on the server, where everything is there at once. When somebody signs in or out everything is asked again, and
 * nothing of what the other one saw stays; what is for customers waits for one.
 */
export function useOperationResults<Operations extends PageOperations>(operations: Operations): ResultsOf<Operations> {
  const bindings = useSnapshot(useHost().commerce.bindings);
  const key = JSON.stringify(Object.entries(operations).map(([name, { document, variables }]) => [name, String(document), variables]));
  // The operations are compared by value (`key`): a page names them anew in every render.
  const store = useMemo(() => createResultsStore(bindings, operations), [bindings, key]);
  const results = useSyncExternalStore(store.subscribe, store.get, store.get);
  // The store has one result for each operation, of its document's type.
  return results as ResultsOf<Operations>;
}

const PAUSED: OperationResult<never> = { data: undefined, error: undefined, fetching: false, isProvisional: false };

export interface OperationOptions {
  /** True: nothing is requested, and there is no answer. Called as it was before 2.1: remotes run on shells of both. */
  isPaused?: boolean;
  /** True: while the answer to other variables is on its way, the last one stays. For lists, which would flicker. */
  keepLast?: boolean;
}

/** The answer to one question, for a part of a page or of the chrome; with the same rules as a page's. `reload` asks the network. */
export function useOperation<Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
  { isPaused = false, keepLast = false }: OperationOptions = {},
): OperationResult<Data> & { reload: () => void } {
  const bindings = useSnapshot(useHost().commerce.bindings);
  const asked = operation(document, variables);
  const results: PageResults = useOperationResults<PageOperations>(isPaused ? {} : { answer: asked });
  // Of the document's type, as every result.
  const answer = (results.answer ?? PAUSED) as OperationResult<Data>;
  const [last, setLast] = useState<{ bindings: CommerceBindings; answer: OperationResult<Data> }>();
  if (keepLast && answer.data && answer !== last?.answer) setLast({ bindings, answer });
  // The last answer is shown only to the identity that it was given to.
  const shown = keepLast && answer.fetching && last?.bindings === bindings ? { ...last.answer, fetching: true } : answer;
  const key = JSON.stringify(variables);
  const reload = useCallback(
    () => void ask(bindings, asked, 'network-only').toPromise(),
    // As above: `key` stands for the variables.
    [bindings, document, key],
  );
  return { ...shown, reload };
}

/** Asks one question of whoever is there. */
export function ask(bindings: CommerceBindings, { document, variables, audience }: PageOperation, requestPolicy?: 'network-only') {
  return clientOf(bindings).query(String(document), variables, { audience, ...(requestPolicy ? { requestPolicy } : {}) });
}

/** What is known of an answer without asking. */
export function readKnown(bindings: CommerceBindings, { document, variables, audience }: PageOperation): OperationResult | undefined {
  if (audience === 'customer' && !bindings.isCustomer) return undefined;
  const known = clientOf(bindings).readQuery(String(document), variables, { audience });
  return known ? toResult(known) : undefined;
}

const WAITING: OperationResult = { data: undefined, error: undefined, fetching: true, isProvisional: false };

function createResultsStore(bindings: CommerceBindings, operations: PageOperations) {
  const listeners = new Set<() => void>();
  const wanted = Object.entries(operations);
  let results: Record<string, OperationResult> = Object.fromEntries(
    wanted.map(([name, asked]) => [name, readKnown(bindings, asked) ?? WAITING]),
  );

  const receive = (name: string, answer: ClientResult) => {
    const last = results[name];
    // What is known stays where there is no network to ask again.
    if (last?.data !== undefined && !last.isProvisional && answer.error?.networkError && !answer.error.response) return;
    const next = toResult(answer);
    // Where the customer's own answer cannot be had, what everybody may see stays, without prices.
    const shown = next.error && !next.data && last?.isProvisional ? { ...last, error: next.error, fetching: false } : next;
    if (last && isSame(last, shown)) return;
    results = { ...results, [name]: shown };
    for (const listener of [...listeners]) listener();
  };

  let subscriptions: (() => void)[] = [];
  const start = () => {
    subscriptions = wanted
      .filter(([, { audience }]) => audience !== 'customer' || bindings.isCustomer)
      .map(([name, asked]) => ask(bindings, asked).subscribe((result) => receive(name, result)).unsubscribe);
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

function isSame(one: OperationResult, other: OperationResult): boolean {
  return (
    one.data === other.data &&
    one.error?.message === other.error?.message &&
    one.fetching === other.fetching &&
    one.isProvisional === other.isProvisional
  );
}

function toResult(result: ClientResult): OperationResult {
  const { data, error, stale, extensions } = result;
  return {
    data: data ?? undefined,
    error: error ? { message: error.graphQLErrors.map(({ message }) => message).join(', ') || error.message } : undefined,
    fetching: stale === true && !data,
    isProvisional: extensions?.provisional === true,
  };
}

/** Whether what is around shows a guest's answer to a customer: prices and stock wait for the customer's own. */
const ProvisionalContext = createContext(false);
export const ProvisionalProvider = ProvisionalContext.Provider;

export function useIsProvisional(): boolean {
  return useContext(ProvisionalContext);
}

/**
 * Whether the server's markup has been taken over: for what must not be in it. False on the server and in the render that hydrates;
 * what is mounted in the browser alone has no such markup, and reads true from its first render on.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
