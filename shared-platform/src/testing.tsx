import { act, render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { PageHead, PageParams, SlotName, SlotProps } from 'shared-contracts';
import { allWrittenMessages, createStubHost, type StubHost, type WrittenCatalogue } from 'shared-testing';
import { createClient, type Client, type Exchange, type Operation, type OperationResult } from 'urql';
import { filter, map, mergeMap, fromPromise, pipe, tap } from 'wonka';
import { createText, type TextFunction } from './messages';
import { PageRoot, type DefinedPage } from './page';
import { RootProviders } from './parcel';

/** What the platform answers, by operation name: data, an error, or a function of the variables. */
export type Answers = Readonly<Record<string, unknown>>;

export interface RenderOptions {
  host?: StubHost;
  answers?: Answers;
  /** Messages as written. Default: all of the package's, and shared-ui's, in the host's language. */
  messages?: WrittenCatalogue;
}

/**
 * Texts from messages as written; in the shop the build compiles them. Default: all of the package's. One that is missing, or lacks a
 * value, throws: readers are shown its id, tests are not.
 */
export function textOf(
  locale: string,
  messages: WrittenCatalogue = allWrittenMessages(locale.startsWith('ar') ? 'ar' : 'en'),
): TextFunction {
  return createText(locale, messages, (id, error) => {
    throw id in messages ? error : new Error(`There is no message ${id}.`);
  });
}

export interface RenderedPage extends RenderResult {
  host: StubHost;
  /** What the page reported: `ready` and `head` calls, `not-found`. */
  reported: { heads: PageHead[]; notFound: number };
}

/** Renders a page as the shell would, on a stub host, with scripted answers. */
export function renderPage(page: DefinedPage, { params = {}, ...options }: RenderOptions & { params?: PageParams } = {}): RenderedPage {
  const host = prepareHost(options);
  const reported: RenderedPage['reported'] = { heads: [], notFound: 0 };
  const report = {
    ready: (head: PageHead) => void reported.heads.push(head),
    head: (head: PageHead) => void reported.heads.push(head),
    notFound: () => void (reported.notFound += 1),
  };
  const parcelProps = {
    name: 'test',
    domElement: document.body,
    host,
    slot: { params, documentAge: undefined, report },
    hydrate: false,
    identifierPrefix: 't',
    onError: () => {},
    onRecoverableError: () => {},
  };
  const view = render(
    <RootProviders host={host} text={textOf(host.intl.locale, options.messages)}>
      <PageRoot definition={page.definition} params={params} parcelProps={parcelProps} />
    </RootProviders>,
  );
  return { ...view, host, reported };
}

/** Renders what fills a slot, or any component that reads the host. */
export function renderInHost<P extends object>(
  Content: ComponentType<P>,
  props: P,
  options: RenderOptions = {},
): RenderResult & { host: StubHost } {
  const host = prepareHost(options);
  const view = render(
    <RootProviders host={host} text={textOf(host.intl.locale, options.messages)}>
      <Content {...props} />
    </RootProviders>,
  );
  return { ...view, host };
}

/** As `renderInHost`, typed by the slot's name. */
export function renderSlot<N extends Exclude<SlotName, 'page'>>(
  Content: ComponentType<SlotProps[N]>,
  props: SlotProps[N],
  options: RenderOptions = {},
) {
  return renderInHost<SlotProps[N]>(Content, props, options);
}

/** A host in memory whose platform answers by script, and fails where the script says nothing. */
export function hostWithAnswers(answers: Answers = {}, host: StubHost = createStubHost()): StubHost {
  return prepareHost({ host, answers });
}

function prepareHost({ host = createStubHost(), answers = {} }: Pick<RenderOptions, 'host' | 'answers'>): StubHost {
  if (!host.commerce.bindings.get().client) bindClients(host, answers);
  const answer = host.answer;
  host.answer = (operation, variables) => {
    if (!(operation in answers)) return answer(operation, variables);
    const given = resolve(answers[operation], variables);
    return given instanceof Error
      ? {
          data: undefined,
          error: {
            message: given.message,
            isNetworkError: false,
            status: 200,
            errors: [{ message: given.message, category: undefined, path: undefined }],
          },
        }
      : { data: given, error: undefined };
  };
  return host;
}

/** As the shop does it: another client for whoever is there; what is invalidated is asked again. */
function bindClients(host: StubHost, answers: Answers): void {
  const setSession = host.set.session.set;
  const recordInvalidation = host.commerce.invalidate;
  const active = new Map<number, Operation>();
  let client: Client;
  const bind = () => {
    active.clear();
    client = createClient({ url: 'http://localhost/graphql', exchanges: [answerExchange(answers, active)], preferGetMethod: false });
    host.set.bindings.set({ client, isCustomer: host.session.state.get().status === 'customer' });
  };
  let status = host.session.state.get().status;
  host.set.session.set = (session) => {
    setSession(session);
    if (session.status === status) return;
    status = session.status;
    bind();
  };
  host.commerce.invalidate = (names) => {
    recordInvalidation(names);
    for (const operation of [...active.values()]) client.reexecuteOperation(operation);
  };
  bind();
}

function resolve(answer: unknown, variables: unknown): unknown {
  return typeof answer === 'function' ? (answer as (variables: unknown) => unknown)(variables) : answer;
}

const answerExchange = (answers: Answers, active: Map<number, Operation>): Exchange => {
  // A hook reads the cache before it asks: a query that ends in the moment in which it begins. The network would see one request.
  const begun = new Map<number, Promise<unknown>>();
  const read = new Map<number, Promise<unknown>>();
  const answerOnce = ({ kind, key, variables }: Operation, name: string): Promise<unknown> => {
    const answer = read.get(key) ?? Promise.resolve(resolve(answers[name], variables));
    read.delete(key);
    if (kind === 'query') begun.set(key, answer);
    queueMicrotask(() => begun.delete(key));
    return answer;
  };
  const end = ({ key }: Operation) => {
    active.delete(key);
    const answer = begun.get(key);
    if (answer) read.set(key, answer);
  };
  return () => (operations) =>
    pipe(
      operations,
      tap((operation) => {
        if (operation.kind === 'query') active.set(operation.key, operation);
        else end(operation);
      }),
      filter((operation) => operation.kind !== 'teardown'),
      mergeMap((operation) => {
        const definition = operation.query.definitions[0];
        const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
        return pipe(
          fromPromise(answerOnce(operation, name)),
          map(
            (answer): OperationResult =>
              ({
                operation,
                data: answer instanceof Error ? undefined : answer,
                error:
                  answer instanceof Error
                    ? (Object.assign(answer, { graphQLErrors: [{ message: answer.message }] }) as unknown as NonNullable<
                        OperationResult['error']
                      >)
                    : undefined,
                stale: false,
                hasNext: false,
              }) as OperationResult,
          ),
        );
      }),
    );
};

/** Submits a form whatever its fields hold, and waits until it has looked through them, which it does in promises. */
export function submitForm(form: Element): Promise<void> {
  return act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
}
