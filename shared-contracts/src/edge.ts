/** The contract between the edge and the shell's server entry. */
import type { ShopConfig } from './config';
import type { ServerPage } from './lifecycles';
import type { Registry } from './release';
import type { SessionCustomer } from './services/session';

export interface DocumentRequest {
  /** As requested: with a store prefix, if it has one. */
  pathname: string;
  /** With its "?", or empty. */
  search: string;
  /**
   * The view that this visitor has chosen earlier, where the address was typed or kept as a bookmark: a bare one leads to the same page
   * in that view. Undefined for everyone else.
   */
  chosenView?: string | undefined;
}

export interface DocumentAnswer {
  html: string;
  status: number;
  /** Address that the visitor is sent to, with status 301 or 302. */
  location?: string;
  view: string;
  /** Whether others may be given this answer as well: it is whole, no error, and was not made for one visitor. */
  isPublic: boolean;
  /** Who rendered the page: the server; the browser will; or nobody, since there is none. */
  rendering: 'server' | 'browser' | 'shell';
  /** Why the page was not rendered on the server, where it could have been. */
  reason?: string;
  /** The query parameters that its page reads, as its release declares them; undefined where nobody knows: such an answer is not kept. */
  query?: readonly string[];
  /** Whether the platform gave everything that was asked for it; undefined where nobody knows. */
  isWhole?: boolean;
  /** Of the document: `ar-SA`. */
  locale?: string;
  /** Hashes of the styles inside the document, for the Content-Security-Policy: `sha256-…`. */
  styleHashes?: readonly string[];
  /** Of the scripts inside it that run. */
  scriptHashes?: readonly string[];
  /** Names of the Trusted Types policies that it makes, beside those of every document. */
  policies?: readonly string[];
}

/** A release's stylesheet as it stands inside a document: its addresses are whole. */
export interface InlineStyle {
  text: string;
  /** Of that text: `sha256-` and base64. */
  hash: string;
}

export interface PlatformOperation {
  document: string;
  variables: Record<string, unknown>;
  storeCode?: string;
  /** Seconds that an earlier answer may be used for. */
  maxAgeS?: number;
}

/** Asks the platform, as a guest. Never rejects: what goes wrong is `error`. */
export type PlatformQuery = <Data = unknown>(
  operation: PlatformOperation,
) => Promise<{ data?: Data | undefined; error?: string | undefined }>;

/** What is asked in a customer's name. */
export interface CustomerOperation extends PlatformOperation {
  /** The customer's, as the platform has issued it. */
  token: string;
  /** Where the customer has the shop (`https://shop.example`): files are given addresses there. */
  origin: string;
}

/** Asks the platform in a customer's name; no answer is used twice. Never rejects. */
export type CustomerQuery = <Data = unknown>(
  operation: CustomerOperation,
) => Promise<{
  data?: Data | undefined;
  error?: string | undefined;
  /** The platform did not answer, or not with what a question is answered with: nothing follows from what is missing. */
  isFault?: boolean | undefined;
}>;

export interface DocumentsOptions {
  registry: Registry;
  config: ShopConfig;
  /** The shop's own origin, for the addresses that a document gives of itself. */
  origin: string;
  query: PlatformQuery;
  /** Missing in edges that know of no personal pages. */
  queryAsCustomer?: CustomerQuery;
  /** The page's server entry; undefined when its release has none for this module. Rejects where it cannot be run. */
  loadPage: (remote: string, module: string, request: DocumentRequest) => Promise<ServerPage | undefined>;
  /** A stylesheet of a live release; undefined where its file is missing, or is not the one that was published. */
  readStyle?: (release: string, file: string) => InlineStyle | undefined;
}

/** What a document asks for in the name of the customer whose page it is. */
export interface PersonalPageRequest extends DocumentRequest {
  /** The customer's, as the platform has issued it. */
  token: string;
  /** Where the customer has the shop (`https://shop.example`). */
  origin: string;
  /** The releases that the document was made of, as it names them. */
  releases: string;
  /** The currency that was chosen, if one was. */
  currency?: string | undefined;
}

/** A page that is one customer's, for a document that stands there without it. */
export interface PersonalPage {
  /** Whose page it is. */
  remote: string;
  /** Of the document. */
  title: string;
  markup: string;
  /** Answers that it was rendered with, by urql's operation key. */
  results: Readonly<Record<string, { data?: string }>>;
  /** Without the id, which depends on the browser. */
  customer: SessionCustomer;
}

export interface PersonalPageAnswer {
  /** Undefined where it cannot be had whole: the browser asks for what it needs, and says what is wrong. */
  page?: PersonalPage;
  /** Why not. */
  reason?: string;
}

export interface Documents {
  render(request: DocumentRequest): Promise<DocumentAnswer>;
  /** The page of a document that says that there is one. Missing in shells that know of no such pages. */
  renderPersonal?(request: PersonalPageRequest): Promise<PersonalPageAnswer>;
}

/** What the shell's server bundle exports. */
export interface ShellServerEntry {
  /** The modules that remotes' server entries take from the live shell: React, the facade, and what version that has. */
  provided: Readonly<Record<string, unknown>>;
  createDocuments(options: DocumentsOptions): Documents;
}

/** What the shell's release says of its build, beside what every release says. */
export interface ShellBuild {
  scripts: readonly string[];
  styles: readonly string[];
  /** Comes before everything else, beside the picture. */
  early?: string;
  /** Starts the shop where `early` did not come. */
  fallback?: string;
  /** Puts a customer's page in its place, in documents that have one. */
  personal?: string;
  fonts: readonly string[];
  messages: Readonly<Record<string, readonly string[]>>;
}
