import type { EntityType, Registry, ReleaseRoute } from './release';
import type { PageParams } from './slots';

/** Where a path leads: who shows it and with what. */
export interface RouteMatch {
  remote: string;
  module: string;
  params: PageParams;
  isProtected: boolean;
  needsExtensions: boolean;
  /** The platform's type of what the page shows; undefined for a route of a remote's own. */
  entity?: EntityType | undefined;
  /** What the route asks to have around it. */
  chrome?: 'reduced' | undefined;
  /** Provided services that the page lives on. */
  services?: readonly string[] | undefined;
}

/**
 * What an address says of the view: the codes of all views, the default one first, are what a path may begin with. An address without
 * prefix is the default view's. Nobody else knows prefixes.
 *
 * Takes a prefix off a path: `/arabic/cart` gives `{code: 'arabic', pathname: '/cart'}`; the code is undefined where there is none.
 */
export function stripStorePrefix(pathname: string, codes: readonly string[]): { code: string | undefined; pathname: string } {
  const match = /^\/([^/]+)(\/.*)?$/.exec(pathname);
  const code = match?.[1];
  // What follows must stay a path of this origin: `/arabic//elsewhere.example` would become another host's address.
  return code !== undefined && codes.includes(code)
    ? { code, pathname: (match?.[2] ?? '/').replace(/^\/{2,}/, '/') }
    : { code: undefined, pathname };
}

/** The prefix of a view's addresses: `/arabic`, or nothing for the default view (the first of `codes`). */
export function storePrefix(code: string, codes: readonly string[]): string {
  return code === codes[0] ? '' : `/${code}`;
}

/**
 * Whether the platform's answer about a path (`route(url)`) is a page of the CMS at that path. A redirect names what it leads to, which has
 * another path.
 */
export function isCmsPageThere(route: { type?: string | null; redirect_code?: number | null } | null | undefined): boolean {
  return route?.type === 'CMS_PAGE' && !route.redirect_code;
}

/** The part of a query string (with its "?") that a page reads; `f.*` stands for all names that begin with `f.`. The rest is dropped. */
export function keepDeclaredQuery(search: string, declared: readonly string[]): string {
  const isDeclared = (name: string) =>
    declared.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
  const kept = [...new URLSearchParams(search)].filter(([name]) => isDeclared(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** Finds who owns a path among the routes of the registry's releases; undefined where none does (the platform is asked then). */
export function matchRoute(registry: Pick<Registry, 'releases'>, pathname: string): RouteMatch | undefined {
  for (const [remote, { description }] of Object.entries(registry.releases)) {
    for (const route of description.routes) {
      const params = matchPath(route, pathname);
      if (params)
        return {
          remote,
          module: route.module,
          params,
          isProtected: route.protected ?? false,
          needsExtensions: route.needsExtensions ?? false,
          chrome: route.chrome,
          services: route.services,
        };
    }
  }
  return undefined;
}

/** Who shows an entity of the platform. */
export function matchEntity(registry: Pick<Registry, 'releases'>, type: EntityType, params: PageParams): RouteMatch | undefined {
  for (const [remote, { description }] of Object.entries(registry.releases)) {
    const module = description.entities[type];
    if (module) return { remote, module, params, isProtected: false, needsExtensions: false, entity: type };
  }
  return undefined;
}

/** What a link leads to, where whoever shows the link has it from the platform: the address needs no question then. */
export interface LinkedEntity {
  type: Exclude<EntityType, 'CMS_PAGE'>;
  uid: string;
  urlKey: string;
}

/** Attributes of a link, or of what is inside it, that say which entity it leads to. */
export function entityAttributes({ type, uid, urlKey }: LinkedEntity) {
  return { 'data-entity': type, 'data-uid': uid, 'data-url-key': urlKey } as const;
}

/** The entity that a link says it leads to. */
export function linkedEntity({ dataset }: Pick<HTMLElement, 'dataset'>): LinkedEntity | undefined {
  const { entity: type, uid, urlKey } = dataset;
  return (type === 'PRODUCT' || type === 'CATEGORY') && uid && urlKey ? { type, uid, urlKey } : undefined;
}

function matchPath(route: ReleaseRoute, pathname: string): PageParams | undefined {
  const wanted = route.path.split('/');
  const given = pathname.length > 1 ? pathname.replace(/\/$/, '').split('/') : pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (part.toLowerCase() !== value.toLowerCase()) return undefined;
    } else {
      if (value === '') return undefined;
      params[name] = decode(value);
    }
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A path of this shop, from anything that claims to be one (`?from=`); undefined for other origins and malformed text. */
export function toShopPath(value: string | null | undefined): string | undefined {
  if (!value || !/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\\]/.test(value)) return undefined;
  try {
    const base = 'https://shop.invalid';
    const url = new URL(value, base);
    // `/.//elsewhere.example` is resolved to a path that a browser would take for another host.
    return url.origin === base && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
