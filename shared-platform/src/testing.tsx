import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { PageHead, PageParams, SlotName, SlotProps } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-contracts/testing';
import { createClient, type Exchange, type OperationResult } from 'urql';
import { filter, map, mergeMap, fromPromise, pipe } from 'wonka';
import { createText, type TextFunction } from './messages';
import { PageRoot, type DefinedPage } from './page';
import { RootProviders } from './parcel';

/** What the platform answers, by operation name: data, an error, or a function of the variables. */
export type Answers = Readonly<Record<string, unknown>>;

export interface RenderOptions {
  host?: StubHost;
  answers?: Answers;
  /** The remote's messages as written in its JSON file. */
  messages: WrittenMessages;
}

export type WrittenMessages = Readonly<Record<string, string | { defaultMessage: string }>>;

/** Texts from messages as written; in the shop the build compiles them. */
export function textOf(locale: string, messages: WrittenMessages): TextFunction {
  return createText(locale, messages);
}

export interface RenderedPage extends RenderResult {
  host: StubHost;
  /** What the page reported: `ready` and `head` calls, `not-found`. */
  reported: { heads: PageHead[]; notFound: number };
}

/** Renders a page as the shell would, on a stub host, with scripted answers. */
export function renderPage(page: DefinedPage, { params = {}, ...options }: RenderOptions & { params?: PageParams }): RenderedPage {
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
  options: RenderOptions,
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
  options: RenderOptions,
) {
  return renderInHost<SlotProps[N]>(Content, props, options);
}

/** A host in memory whose platform answers by script, and fails where the script says nothing. */
export function hostWithAnswers(answers: Answers = {}, host: StubHost = createStubHost()): StubHost {
  return prepareHost({ host, answers });
}

function prepareHost({ host = createStubHost(), answers = {} }: Pick<RenderOptions, 'host' | 'answers'>): StubHost {
  host.commerce.bindings ??= createClient({
    url: 'http://localhost/graphql',
    exchanges: [answerExchange(answers)],
    preferGetMethod: false,
  });
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

function resolve(answer: unknown, variables: unknown): unknown {
  return typeof answer === 'function' ? (answer as (variables: unknown) => unknown)(variables) : answer;
}

const answerExchange =
  (answers: Answers): Exchange =>
  () =>
  (operations) =>
    pipe(
      operations,
      filter((operation) => operation.kind !== 'teardown'),
      mergeMap((operation) => {
        const definition = operation.query.definitions[0];
        const name = definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
        return pipe(
          fromPromise(Promise.resolve(resolve(answers[name], operation.variables))),
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
