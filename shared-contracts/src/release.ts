import type { ReleaseService } from './service-ref';
import type { LinkDescription } from './services/links';
import type { SlotName } from './slots';

export type EntityType = 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE';

/** A route that a remote owns. */
export interface ReleaseRoute {
  /** Exact path with `{name}` parameters for one segment each: `/viewReturn/{id}`. Matched without regard to case. */
  path: string;
  /** Exposed module that shows it, e.g. `./cart`. */
  module: string;
  /** Signed-in only: a guest is sent to /sign-in. */
  protected?: boolean;
  /** Needs our extension schema: unknown to the shop where the platform lacks it. */
  needsExtensions?: boolean;
  /** What is around the page: `reduced` for a page that is to be finished (checkout). */
  chrome?: 'reduced';
  /** Provided services that the page lives on: their code comes with the page's, and they begin before it is shown. */
  services?: readonly string[];
  /**
   * The route's addresses that are for search engines to know. Default: the path; of one with parameters, none. Few can be named
   * (`/tools/{tool}`); `[]` for a page that says `noindex`.
   */
  listed?: readonly string[];
}

/**
 * How a release describes itself: `release.json` in its folder. The registry collects these; the shell and the edge learn
 * everything about a remote from here, so that a new page, or a new remote, changes neither.
 */
export interface ReleaseDescription {
  name: string;
  version: string;
  /** Contract range it was built for, a caret: `^2.0.0`. */
  contract: string;
  /** The shell's: the version of the contract that it serves. */
  serves?: string;
  /** The team that answers for it. */
  team: string;
  routes: readonly ReleaseRoute[];
  /** The platform's entity types that it shows, with the module for each. */
  entities: Partial<Record<EntityType, string>>;
  /** The slots that it fills (all but `page`), with the module for each. */
  slots: Partial<Record<Exclude<SlotName, 'page'>, string>>;
  /** Services that it provides, by name, with all that the shell needs to know of them. */
  services: Readonly<Record<string, ReleaseService>>;
  /** What it adds to the menus: links to routes of its own. */
  links: readonly LinkDescription[];
  /** Exposed modules that the server entry renders. */
  serverRendered: readonly string[];
  /** Those of them that the server renders only for whoever is signed in, beside those of protected routes. */
  personal?: readonly string[];
  /**
   * The query parameters that the documents of a page depend on, by exposed module: `{"./search": ["query", "page", "f.*"]}`, where `*`
   * ends a name that is only begun. The server renders a page without the others; the browser keeps its address.
   */
  query?: Readonly<Record<string, readonly string[]>>;
  build: ReleaseBuild;
}

/** What the build adds. Paths are relative to the release's folder. */
export interface ReleaseBuild {
  /** The federation container. */
  entry: string;
  /** Files of each exposed module: what to hint, and which styles must be there before it is mounted. */
  modules: Readonly<Record<string, ModuleFiles>>;
  /** The server bundle and its SHA-256 (base64), without which the edge does not run it. */
  server?: { file: string; integrity: string };
  /** Version of React that the server entry was built for. */
  react: string;
  /** Of a shell the version of the facade that it gives; of a remote the oldest that it can be given. */
  platform: string;
  /** SHA-384 integrity of every script and style, by path. */
  integrity: Readonly<Record<string, string>>;
}

export interface ModuleFiles {
  js: readonly string[];
  css: readonly string[];
  /** Script of the compiled messages by language. */
  messages: Readonly<Record<string, readonly string[]>>;
}

/** The registry: which releases are live. One atomic file; a change of it is a deploy or a rollback. */
export interface Registry {
  /** Of the file. A reader refuses one that it does not know. */
  format?: number;
  /** Grows with every change. */
  generation: number;
  releases: Readonly<Record<string, RegisteredRelease>>;
}

export interface RegisteredRelease {
  version: string;
  /** URL path of the release's folder, with a trailing slash: `/releases/mfe-catalog/1.0.0-3f2a/`. */
  base: string;
  description: ReleaseDescription;
}
