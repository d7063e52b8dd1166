import { acceptsContract } from './version';
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
}

/**
 * How a release describes itself: `release.json` in its folder. The registry collects these; the shell and the edge learn
 * everything about a remote from here, so that a new page, or a new remote, changes neither.
 */
export interface ReleaseDescription {
  name: string;
  version: string;
  /** Contract range it was built for, a caret: `^1.0.0`. */
  contract: string;
  /** The team that answers for it. */
  team: string;
  routes: readonly ReleaseRoute[];
  /** The platform's entity types that it shows, with the module for each. */
  entities: Partial<Record<EntityType, string>>;
  /** The slots that it fills (all but `page`), with the module for each. */
  slots: Partial<Record<Exclude<SlotName, 'page'>, string>>;
  /** Services that it provides, e.g. `{"cart": "./service"}`. */
  services: Readonly<Record<string, string>>;
  /** Exposed modules that the server entry renders. */
  serverRendered: readonly string[];
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

/** The problems of a description, as sentences; empty when it is valid. Takes anything (it is read from a file). */
export function validateRelease(value: unknown): string[] {
  const problems: string[] = [];
  if (!isRecord(value)) return ['The description is not an object.'];
  for (const key of ['name', 'version', 'contract', 'team']) {
    if (typeof value[key] !== 'string' || value[key] === '') problems.push(`"${key}" must be a text.`);
  }
  if (typeof value.name === 'string' && !/^[a-z][a-z0-9-]*$/.test(value.name))
    problems.push('"name" must be lower-case letters, digits and hyphens.');
  if (typeof value.contract === 'string' && !/^\^\d+\.\d+\.\d+$/.test(value.contract))
    problems.push('"contract" must be a caret range such as ^1.0.0.');
  const modules = isRecord(value.build) && isRecord(value.build.modules) ? value.build.modules : undefined;
  if (!modules) problems.push('"build.modules" is missing.');
  const known = (module: unknown) => typeof module === 'string' && (!modules || Object.hasOwn(modules, module));
  if (!Array.isArray(value.routes)) problems.push('"routes" must be a list.');
  else {
    const seen = new Set<string>();
    for (const route of value.routes) {
      if (isRecord(route) && typeof route.path === 'string') {
        if (seen.has(shape(route.path))) problems.push(`Route ${route.path} is there twice.`);
        seen.add(shape(route.path));
      }
      if (!isRecord(route) || typeof route.path !== 'string' || !route.path.startsWith('/'))
        problems.push('Every route needs a "path" that begins with "/".');
      else if (!known(route.module)) problems.push(`Route ${route.path} names the module ${String(route.module)}, which is not exposed.`);
    }
  }
  for (const group of ['entities', 'slots', 'services'] as const) {
    const entries = value[group];
    if (!isRecord(entries)) problems.push(`"${group}" must be an object.`);
    else
      for (const [key, module] of Object.entries(entries))
        if (!known(module)) problems.push(`${group}.${key} names a module that is not exposed.`);
  }
  if (!Array.isArray(value.serverRendered)) problems.push('"serverRendered" must be a list.');
  else
    for (const module of value.serverRendered)
      if (!known(module)) problems.push(`serverRendered names the module ${String(module)}, which is not exposed.`);
  if (!isRecord(value.build) || typeof value.build.entry !== 'string') problems.push('"build.entry" must be a path.');
  return problems;
}

/** Why `candidate` cannot go live beside the others in `registry`; empty when it can. */
export function findConflicts(registry: Registry, candidate: ReleaseDescription): string[] {
  const problems: string[] = [];
  if (!acceptsContract(candidate.contract))
    problems.push(`${candidate.name} ${candidate.version} is built for contract ${candidate.contract}, which the shop does not serve.`);
  for (const [name, { description }] of Object.entries(registry.releases)) {
    if (name === candidate.name) continue;
    const paths = new Set(description.routes.map((route) => shape(route.path)));
    for (const route of candidate.routes) if (paths.has(shape(route.path))) problems.push(`${route.path} belongs to ${name} already.`);
    for (const group of ['entities', 'slots', 'services'] as const) {
      for (const key of Object.keys(candidate[group]))
        if (Object.hasOwn(description[group], key)) problems.push(`${group}.${key} belongs to ${name} already.`);
    }
  }
  return problems;
}

function shape(path: string): string {
  return path.toLowerCase().replace(/\{[^}]+\}/g, '{}');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
