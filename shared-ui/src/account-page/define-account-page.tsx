import type { ComponentType } from 'react';
import { operation, type Operation, type PageContext, type PageOperations, type PageParams } from 'shared-contracts';
import {
  definePage,
  useHost,
  useLocation,
  useText,
  type DefinedPage,
  type MessageSource,
  type OperationResult,
  type PageProps,
  type PageResults,
  type ResultsOf,
  type TextFunction,
  type TextValues,
} from 'shared-platform';
import { toPageContext } from 'shared-platform';
import { AccountPage, type StateText } from './account-page';
import { missing, type Missing, type PageAccess } from './page-state';

/** A message by its id, or with the values that it is written with. */
export type Words<Id extends string> = Id | readonly [id: Id, values: TextValues];

/** What is said where there is nothing to show. */
export interface StateWords<Id extends string> {
  title: Words<Id>;
  text?: Words<Id>;
  /** What to do about it. */
  action?: ComponentType;
}

export interface AccountPageContentProps<View, Params extends PageParams = PageParams> {
  view: View;
  params: Params;
}

interface Described<View, Params extends PageParams, Id extends string> {
  /** Heading and document title. `view` is undefined until it is there. */
  title: Id | ((view: View | undefined, context: PageContext<Params>) => Words<Id>);
  /** The heading, where what is shown has a name of its own. */
  heading?(view: View): string;
  /** The path of the link that the page belongs to, where the page's own address does not begin with it. */
  section?: string;
  /** What a guest reads: what signing in is for. */
  guest?: Id;
  /** Who may see it; default: every customer. */
  access?: PageAccess;
  /** Stands above the content, whatever its state. */
  lead?: ComponentType<{ view: View | undefined; params: Params }>;
  /** Height of the grey area until the content is there. Default `16rem`. */
  placeholder?: string;
  /** What could not be loaded. Default: that something could not be. */
  failed?: Id;
  /** Of a `view` that gives `missing`. */
  missing?: StateWords<Id>;
  /** What is said in the place of a view that holds nothing. */
  empty?(view: View, context: PageContext<Params>): StateWords<Id> | undefined;
  component: ComponentType<AccountPageContentProps<View, Params>>;
}

/** A page that asks one question. */
export interface QueryPage<Data, Variables extends object, View, Params extends PageParams, Id extends string> extends Described<
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
export interface OperationsPage<Operations extends PageOperations, View, Params extends PageParams, Id extends string> extends Described<
  View,
  Params,
  Id
> {
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
  const { operations, view, isMissing } = 'query' in given ? ofQuery(given) : { isMissing: undefined, ...given };
  const shownOf = (seen: unknown) => (seen === missing ? undefined : seen);
  const titleOf = (shown: unknown, context: PageContext, text: TextFunction) =>
    say(text, typeof given.title === 'function' ? given.title(shown, context) : given.title);
  const { heading, lead: Lead, component: Component } = given;

  function Page({ params, results, retry }: PageProps) {
    const host = useHost();
    const text = useText();
    const context = toPageContext(host, params, useLocation().search);
    const seen = view(results, context);
    const shown = shownOf(seen);
    const toText = (words: StateWords<string> | undefined): StateText | undefined =>
      words && { title: say(text, words.title), text: words.text && say(text, words.text), action: words.action };
    return (
      <AccountPage
        title={shown !== undefined && heading ? heading(shown) : titleOf(shown, context, text)}
        section={given.section}
        access={given.access}
        guest={given.guest && text(given.guest)}
        results={results}
        view={seen}
        lead={Lead && <Lead view={shown} params={params} />}
        placeholder={given.placeholder ?? '16rem'}
        failed={given.failed && text(given.failed)}
        missing={toText(given.missing)}
        empty={(at) => toText(given.empty?.(at, context))}
        onRetry={retry}
      >
        {(at) => <Component view={at} params={params} />}
      </AccountPage>
    );
  }
  return definePage(
    {
      ...(operations ? { operations } : {}),
      ...(isMissing ? { isMissing } : {}),
      head: ({ results, context, text }) => ({ title: titleOf(shownOf(view(results, context)), context, text), robots: 'noindex' }),
      component: Page,
    },
    messages,
  );
}

/** One question, as several are asked. */
function ofQuery({ query, variables, view, isMissing }: QueryPage<unknown, object, unknown, PageParams, string>) {
  const none: OperationResult = { data: undefined, error: undefined, fetching: true, isProvisional: false };
  return {
    operations: (context: PageContext): PageOperations => ({ answer: operation(query, variables?.(context) ?? {}, { required: false }) }),
    view: ({ answer = none }: PageResults, context: PageContext) => (answer.data === undefined ? undefined : view(answer.data, context)),
    isMissing: isMissing && (({ answer = none }: PageResults) => isMissing(answer)),
  };
}

function say(text: TextFunction, words: Words<string>): string {
  return typeof words === 'string' ? text(words) : text(...words);
}
