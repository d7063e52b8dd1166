import type { Host } from './host';
import type { PageHead, PageParams, SlotName, SlotProps } from './slots';
import type { Audience, Operation } from './services/commerce';

/** What the shell hands to a lifecycle. Plain single-spa props, plus ours. */
export interface ParcelProps<N extends SlotName = SlotName> {
  /** Unique for every mount. */
  name: string;
  domElement: HTMLElement;
  host: Host;
  slot: SlotProps[N];
  /** The element holds markup from the server: hydrate it. */
  hydrate: boolean;
  /** Keeps the ids of several React roots on one page apart; the same on the server. */
  identifierPrefix: string;
  /** Told of an error that reached the root; the shell then shows the slot's failure view. */
  onError: (error: unknown) => void;
  /** Told of a hydration mismatch. */
  onRecoverableError: (error: unknown) => void;
}

/** single-spa's lifecycles of a parcel. */
export interface Lifecycles<N extends SlotName = SlotName> {
  bootstrap(props: ParcelProps<N>): Promise<unknown>;
  mount(props: ParcelProps<N>): Promise<unknown>;
  update?(props: ParcelProps<N>): Promise<unknown>;
  unmount(props: ParcelProps<N>): Promise<unknown>;
  /** Loads what the first mount needs besides its data, once it is likely to be shown. What fails is loaded again by the mount. */
  preload?(host: Host): Promise<unknown>;
}

/** What a page needs to know to name its data: parameters, query string, the store view's currency and suffixes. */
export interface PageContext<Params extends PageParams = PageParams> {
  params: Params;
  search: string;
  language: 'en' | 'ar';
  categorySuffix: string;
  productSuffix: string;
  /** Whether the platform has our extension. Missing where an older shell asks. */
  hasExtensions?: boolean;
}

/** One of a page's questions, with its variables. Made by `operation`, which checks them. */
export interface PageOperation<Data = unknown> {
  document: Operation<Data, never>;
  variables: Readonly<Record<string, unknown>>;
  /** The page cannot be shown without it. The others may come later. */
  required: boolean;
  audience: Audience;
}

/** Names one of a page's questions: the variables are those of the document. Required unless it is said not to be. */
export function operation<Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
  { required = true }: { required?: boolean } = {},
): PageOperation<Data> {
  // A document without an audience is taken for personal: nothing is shown to others by mistake.
  return { document, variables: Object.fromEntries(Object.entries(variables)), required, audience: document.audience ?? 'customer' };
}

export type PageOperations = Readonly<Record<string, PageOperation>>;

/** What one exposed module of a remote holds. `operations` is there for pages with data. */
export interface ExposedPage extends Lifecycles<'page'> {
  operations?(context: PageContext): PageOperations;
  /** The head that it can begin with before its operations are answered; undefined: it is mounted when what it requires is there. */
  begins?(context: PageContext, host: Host): PageHead | undefined;
}

/** What the server entry of a release holds: for each page that is rendered on the server, by exposed name. */
export interface ServerEntry {
  pages: Readonly<Record<string, ServerPage>>;
}

export interface ServerPage {
  operations(context: PageContext): PageOperations;
  /** Renders to markup without executable scripts. `bindings` is an urql client that answers from the given data. */
  render(input: ServerRenderInput): Promise<ServerRenderResult>;
}

export interface ServerRenderInput {
  host: Host;
  context: PageContext;
  identifierPrefix: string;
}

export interface ServerRenderResult {
  markup: string;
  head: PageHead;
  /** 404 when the data say that the page does not exist. */
  status: 200 | 404;
}
