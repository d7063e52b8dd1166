import { operation, type Operation, type PageContext, type PageOperations, type PageParams } from 'shared-contracts';
import { definePage, type DefinedPage, type MessageSource, type OperationResult, type PageResults, type ResultsOf } from 'shared-platform';
import { AccountPage, titleOf, type AccountPageFacts, type AnyAccountPage } from './account-page';
import type { Missing } from './page-state';

/** A page that asks one question. */
export interface QueryPage<Data, Variables extends object, View, Params extends PageParams, Id extends string> extends AccountPageFacts<
  View,
  Params,
  Id
> {
  query: Operation<Data, Variables>;
  variables?(context: PageContext<Params>): Variables;
  /** What the page shows of the answer: undefined where that is not in it, `missing` where there is no such thing. */
  view(data: Data, context: PageContext<Params>): View | Missing | undefined;
  /** True when the answer says that the address leads nowhere. */
  isMissing?(answer: OperationResult<Data>): boolean;
}

/** The answers to a page's questions. One that it asks only of some platforms is optional, and so is its answer. */
type AnswersTo<Operations extends PageOperations> = { [Key in keyof Operations]: ResultsOf<Required<Operations>>[Key] };

/** A page that asks several questions, or none. */
export interface OperationsPage<
  Operations extends PageOperations,
  View,
  Params extends PageParams,
  Id extends string,
> extends AccountPageFacts<View, Params, Id> {
  operations?(context: PageContext<Params>): Operations;
  /** As of `QueryPage`. Without one, there is nothing to wait for. */
  view(results: AnswersTo<Operations>, context: PageContext<Params>): View | Missing | undefined;
}

/** Makes a page of the account area: its component is drawn once what it shows is there, and knows of no other state. */
export function defineAccountPage<Data, Variables extends object, View, Params extends PageParams = PageParams, Id extends string = string>(
  given: QueryPage<Data, Variables, View, Params, NoInfer<Id>>,
  messages: MessageSource<Id>,
): DefinedPage;
export function defineAccountPage<
  Operations extends PageOperations,
  View,
  Params extends PageParams = PageParams,
  Id extends string = string,
>(given: OperationsPage<Operations, View, Params, NoInfer<Id>>, messages: MessageSource<Id>): DefinedPage;
export function defineAccountPage(
  given: QueryPage<unknown, object, unknown, PageParams, string> | OperationsPage<PageOperations, unknown, PageParams, string>,
  messages: MessageSource,
): DefinedPage {
  const page: AnyAccountPage & PageEnd = 'query' in given ? { ...given, ...ofQuery(given) } : given;
  const { operations, isMissing } = page;
  return definePage(
    {
      ...(operations ? { operations } : {}),
      ...(isMissing ? { isMissing } : {}),
      head: ({ results, context, text }) => ({ title: titleOf(page, page.view(results, context), context, text), robots: 'noindex' }),
      component: (props) => <AccountPage page={page} {...props} />,
    },
    messages,
  );
}

interface PageEnd {
  isMissing?: ((results: PageResults) => boolean) | undefined;
}

/** A platform that fails answers null beside what failed: that is no answer, and nothing that there is none of. */
function hasAnswered({ data, error }: OperationResult): boolean {
  if (data === undefined) return false;
  const roots = Object.entries((data ?? {}) as Record<string, unknown>).filter(([name]) => name !== '__typename');
  return error === undefined || roots.some(([, value]) => value !== null);
}

/** One question, as several are asked. */
function ofQuery({ query, variables, view, isMissing }: QueryPage<unknown, object, unknown, PageParams, string>) {
  const none: OperationResult = { data: undefined, error: undefined, fetching: true, isProvisional: false };
  return {
    operations: (context: PageContext): PageOperations => ({ answer: operation(query, variables?.(context) ?? {}, { required: false }) }),
    view: ({ answer = none }: PageResults, context: PageContext) => (hasAnswered(answer) ? view(answer.data, context) : undefined),
    isMissing: isMissing && (({ answer = none }: PageResults) => isMissing(answer)),
  };
}
