import { type ComponentType, useEffect, useRef } from 'react';
import type { ExposedPage, Host, PageContext, PageHead, PageOperations, PageParams, ParcelProps } from 'shared-contracts';
import { useClient } from 'urql';
import { useHost, useSnapshot } from './host-context';
import { useText, type MessageSource, type TextFunction } from './messages';
import { usePageResults, type ResultsOf } from './page-results';
import { parcel } from './parcel';

export interface PageProps<Operations extends PageOperations = PageOperations> {
  params: PageParams;
  results: ResultsOf<Operations>;
}

/** Everything that a page is, in one place: what it needs, how it is called, what it shows. */
export interface PageDefinition<Operations extends PageOperations = PageOperations> {
  /** The data that the page needs: drives the server, navigation and prefetch. */
  operations?(context: PageContext): Operations;
  /** Title and what else goes into the document's head. Called with what has been answered. */
  head(input: { results: ResultsOf<Operations>; context: PageContext; text: TextFunction }): PageHead;
  /** True when the answers say that there is no such thing. */
  isMissing?(results: ResultsOf<Operations>): boolean;
  component: ComponentType<PageProps<Operations>>;
}

export interface DefinedPage extends ExposedPage {
  definition: PageDefinition<never>;
  messages: MessageSource;
}

/** A document older than this has its prices and stock read again. */
const FRESH_DOCUMENT_S = 60;

/** Makes an exposed page: lifecycles for the browser, and what the server entry renders. */
export function definePage<Operations extends PageOperations = Record<never, never>>(
  definition: PageDefinition<Operations>,
  messages: MessageSource,
): DefinedPage {
  const Content = (props: ParcelProps<'page'>) => <PageRoot definition={definition} params={props.slot.params} parcelProps={props} />;
  return {
    ...parcel<'page'>(Content, messages),
    ...(definition.operations ? { operations: definition.operations } : {}),
    definition: definition as unknown as PageDefinition<never>,
    messages,
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
  const results = usePageResults(operations);
  const isMissing = definition.isMissing?.(results) ?? false;
  const isShown = Object.entries(operations).every(([name, operation]) => !operation.required || !results[name]?.fetching);
  const head = isShown && !isMissing ? definition.head({ results, context, text }) : undefined;
  useReport(parcelProps, head, isMissing);
  useFreshData(parcelProps, operations);
  const Page = definition.component;
  return <Page params={params} results={results} />;
}

export function toPageContext(host: Host, params: PageParams, search: string): PageContext {
  const { current } = host.storeView.state.get();
  return { params, search, language: host.intl.language, categorySuffix: current.categorySuffix, productSuffix: current.productSuffix };
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
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [headKey, isMissing]);
}

/** Nothing personal is rendered on the server: a customer's prices, and those of an old document, are read again once it is hydrated. */
function useFreshData(props: ParcelProps<'page'> | undefined, operations: PageOperations) {
  const host = useHost();
  const client = useClient();
  const age = props?.slot.documentAge;
  const { status } = useSnapshot(host.session.state);
  const isStale = age !== undefined && (status === 'customer' || age > FRESH_DOCUMENT_S);
  useEffect(() => {
    if (!isStale) return;
    for (const { document, variables } of Object.values(operations))
      void client.query(String(document), variables, { requestPolicy: 'network-only' }).toPromise();
    // Once for a document, whatever the operations are by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isStale]);
}
