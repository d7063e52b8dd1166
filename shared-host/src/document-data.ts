import type { Registry, ShopConfig, StoreView } from 'shared-contracts';

/** What the document carries for the browser, as inert JSON: everything that the first page needs, pinned for the document's lifetime. */
export interface DocumentData {
  /**
   * What every live release owns, so that the way to every page is known; the files only of the one whose page this is. Another build
   * of another release does not change the document: its files are asked for when they are needed.
   */
  registry: Pick<Registry, 'releases'>;
  config: ShopConfig;
  views: readonly StoreView[];
  view: string;
  currencies: readonly string[];
  rootCategoryUid: string;
  hasExtensions: boolean;
  /** Address that begins a conversation on WhatsApp; undefined where the platform offers none. */
  whatsapp?: string;
  target: DocumentTarget;
  /** Where the document's page is in other views, by store code; undefined where it is at the same path. */
  paths?: Readonly<Record<string, string>>;
  /** Answers to the document's operations, by urql's operation key. */
  results: Record<string, { data?: string; error?: { graphQLErrors: { message: string }[] } }>;
}

/** Where the document's address leads. */
export type DocumentTarget =
  | { kind: 'page'; remote: string; module: string; params: Record<string, string>; isServerRendered: boolean }
  | { kind: 'not-found' }
  | { kind: 'error' }
  /** The server did not look; the browser does. */
  | { kind: 'unresolved' };

export const DOCUMENT_DATA_ID = 'document-data';
export const SHELL_ROOT_ID = 'shell';
/** Where the page is put. */
export const PAGE_SLOT_ID = 'page-slot';
/** Prefix of React's ids, by root: the same on the server and in the browser. */
export const SHELL_ID_PREFIX = 's-';
export const FIRST_PAGE_ID_PREFIX = 'p-';
