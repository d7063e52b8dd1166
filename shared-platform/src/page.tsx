import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ExposedPage, Host, PageContext, PageHead, PageOperations, PageParams, ParcelProps } from 'shared-contracts';
import { useHost, useSnapshot } from './host-context';
import { useText, type MessageSource, type TextFunction } from './messages';
import { ask, ProvisionalProvider, useOperationResults, type ResultsOf } from './operation-results';
import { parcel } from './parcel';

export interface PageProps<Operations extends PageOperations = PageOperations, Params extends PageParams = PageParams> {
  params: Params;
  results: ResultsOf<Operations>;
}

/**
 * Everything that a page is, in one place: what it needs, how it is called, what it shows. `Params` are what its route's pattern
 * catches, or the contract's `EntityParams` of the platform's entity that it shows.
 */
export interface PageDefinition<
  Operations extends PageOperations = PageOperations,
  Params extends PageParams = PageParams,
  Id extends string = string,
> {
  /** The data that the page needs: drives the server, navigation and prefetch. */
  operations?(context: PageContext<Params>): Operations;
  /** Title and what else goes into the document's head. Called with what has been answered. */
  head(input: { results: ResultsOf<Operations>; context: PageContext<Params>; text: TextFunction<Id> }): PageHead;
  /** The head that the page can begin with before its data are there; undefined: it has nothing to show before. */
  begins?(context: PageContext<Params>, host: Host): PageHead | undefined;
  /** True when the answers say that there is no such thing. */
  isMissing?(results: ResultsOf<Operations>): boolean;
  component: ComponentType<PageProps<Operations, Params>>;
}

export interface DefinedPage extends ExposedPage {
  definition: PageDefinition<never>;
  messages: MessageSource;
}

/** A document older than this has its prices and stock read again. */
const FRESH_DOCUMENT_S = 60;

/** Makes an exposed page: lifecycles for the browser, and what the server entry renders. */
export function definePage<
  Operations extends PageOperations = Record<never, never>,
  Params extends PageParams = PageParams,
  Id extends string = string,
>(given: PageDefinition<Operations, Params, NoInfer<Id>>, messages: MessageSource<Id>): DefinedPage {
  // The shell gives each page the parameters of its own route or entity.
  const definition = given as unknown as PageDefinition<Operations>;
  const Content = (props: ParcelProps<'page'>) => <PageRoot definition={definition} params={props.slot.params} parcelProps={props} />;
  return {
    ...parcel<'page'>(Content, messages),
    ...(definition.operations ? { operations: definition.operations } : {}),
    ...(definition.begins ? { begins: definition.begins } : {}),
    definition: definition as unknown as PageDefinition<never>,
  };
}

interface PageRootProps<Operations extends PageOperations> {
  definition: PageDefinition<Operations>;
  params: PageParams;
  /** Missing on the server, where nobody is told anything. */
  parcelProps?: ParcelProps<'page'>;
}

export function PageRoot<Operations extends PageOperations>({ definition, params, parcelProps }: PageRootProps<Operations>) {
  const host = useHost();
  const text = useText();
  const { location } = useSnapshot(host.navigation.state);
  const context = toPageContext(host, params, location.search);
  const operations = definition.operations?.(context) ?? ({} as Operations);
  const results = useOperationResults(operations);
  const isMissing = definition.isMissing?.(results) ?? false;
  const isShown = Object.entries(operations).every(([name, operation]) => !operation.required || !results[name]?.fetching);
  const whole = isShown && !isMissing ? definition.head({ results, context, text }) : undefined;
  const head = isShown ? whole : definition.begins?.(context, host);
  useReport(parcelProps, head, isMissing);
  useFreshData(parcelProps, operations);
  useOwnIdentity(host);
  const Page = definition.component;
  const isProvisional = Object.values<{ isProvisional: boolean }>(results).some((result) => result.isProvisional);
  return (
    <ProvisionalProvider value={isProvisional}>
      <Page params={params} results={results} />
    </ProvisionalProvider>
  );
}

export function toPageContext(host: Host, params: PageParams, search: string): PageContext {
  const { current } = host.storeView.state.get();
  const { categorySuffix, productSuffix } = current;
  return { params, search, language: host.intl.language, categorySuffix, productSuffix, hasExtensions: host.hasExtensions };
}

/** Tells the shell, once, that the page is shown; then of changes of the head. */
function useReport(props: ParcelProps<'page'> | undefined, head: PageHead | undefined, isMissing: boolean) {
  const reported = useRef(false);
  const headKey = head && JSON.stringify(head);
  useEffect(() => {
    const report = props?.slot.report;
    if (!report) return;
    if (isMissing) report.notFound();
    else if (head && reported.current) report.head(head);
    else if (head) {
      reported.current = true;
      report.ready(head);
    }
    // `headKey` stands for `head`, which is made anew in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [headKey, isMissing]);
}

/**
 * A document is hydrated as the guest's that it is. A member's page changes to the member's client in the same step, before the slot is
 * told that it is there: React by itself may show the guest's amounts once more in between.
 */
function useOwnIdentity({ commerce: { bindings } }: Host) {
  const [, again] = useState(false);
  useLayoutEffect(() => {
    // Once, and on purpose within this step: it takes the change of client along.
    // oxlint-disable-next-line react/set-state-in-effect
    if (bindings.get() !== bindings.initial()) again(true);
  }, [bindings]);
}

/** The prices of an old document are read again once it is hydrated; a customer's are read anyhow, with the customer's client. */
function useFreshData(props: ParcelProps<'page'> | undefined, operations: PageOperations) {
  const host = useHost();
  const age = props?.slot.documentAge;
  const isStale = age !== undefined && age > FRESH_DOCUMENT_S;
  useEffect(() => {
    if (!isStale) return;
    const bindings = host.commerce.bindings.get();
    for (const each of Object.values(operations)) if (each.audience === 'anyone') void ask(bindings, each, 'network-only').toPromise();
    // Once for a document, whatever the operations are by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isStale]);
}
