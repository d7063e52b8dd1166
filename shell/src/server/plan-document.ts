import {
  isCmsPageThere,
  keepDeclaredQuery,
  matchRoute,
  storePrefix,
  stripStorePrefix,
  type Registry,
  type StoreView,
} from 'shared-contracts';
import type { DocumentRequest, PlatformQuery } from 'shared-contracts/edge';
import { ResolveURLDocument, type ResolveURLQuery } from 'shared-host/routing/resolve-url.graphql';
import { ownPath } from 'shared-host/routing/own-path';
import { pathOf, pathQuestion } from 'shared-host/routing/path-in-view';
import { resolveAnswer, resolveKnown, type RouteAnswer, type Target } from 'shared-host/routing/resolve-target';
import type { Shop } from 'shared-host/shop/read-shop';

export interface DocumentPlan {
  view: StoreView;
  /** Prefix of the view's addresses: `/arabic`, or nothing. */
  prefix: string;
  /** Without store prefix. */
  pathname: string;
  /** The query parameters that the page reads, with "?"; or empty. */
  search: string;
  /** Their names, as the page's release declares them. */
  query: readonly string[];
  target: Target;
  /** What the platform has at the path. */
  route?: RouteAnswer | undefined;
}

const MAX_PATH_LENGTH = 2000;

type Releases = Pick<Registry, 'releases'>;

/** Where a requested address leads, in which view: the one of its prefix, or the default. */
export async function planDocument(request: DocumentRequest, shop: Shop, registry: Releases, query: PlatformQuery): Promise<DocumentPlan> {
  const plan = planKnown(request, shop, registry);
  return isWhole(plan) ? plan : readingQuery({ ...plan, ...(await resolve(plan.pathname, plan.view, registry, query)) }, request, registry);
}

/** As far as it can be told without the platform: there is no target where that has to be asked. */
export function planKnown(
  request: Pick<DocumentRequest, 'pathname' | 'search'>,
  { views, hasExtensions }: Shop,
  registry: Releases,
): PlanInView {
  const codes = views.map((view) => view.code);
  const { code, pathname } = stripStorePrefix(request.pathname, codes);
  const view = views.find((candidate) => candidate.code === (code ?? codes[0]));
  if (!view) throw new Error('The platform has no store view.');
  const plan = { view, prefix: storePrefix(view.code, codes), pathname, search: '', query: [] };
  // A second prefix is part of no page's path. Nor is there a path so long that the platform could not be asked for it.
  const isNobodys = (code !== undefined && stripStorePrefix(pathname, codes).code !== undefined) || pathname.length > MAX_PATH_LENGTH;
  if (isNobodys) return { ...plan, target: { kind: 'not-found' } };
  // The default view's addresses have no prefix.
  if (code === codes[0]) return { ...plan, target: { kind: 'redirect', to: pathname, status: 301 } };
  const target = resolveKnown(registry, pathname, hasExtensions);
  return target ? readingQuery({ ...plan, target }, request, registry) : plan;
}

type PlanInView = Omit<DocumentPlan, 'target'> & { target?: Target };

const isWhole = (plan: PlanInView): plan is DocumentPlan => plan.target !== undefined;

/** Of the address's parameters, a page reads those that its release declares. */
function readingQuery(plan: DocumentPlan, { search }: Pick<DocumentRequest, 'search'>, { releases }: Releases): DocumentPlan {
  if (plan.target.kind !== 'page') return plan;
  const { remote, module } = plan.target.match;
  const declared = releases[remote]?.description.query?.[module] ?? [];
  return { ...plan, search: keepDeclaredQuery(search, declared), query: declared };
}

/** The address of a bare path's page in the view that its visitor has chosen earlier; undefined where that view does not have it. */
export async function addressInChosenView(
  request: DocumentRequest,
  { prefix, pathname, target, route }: DocumentPlan,
  { views }: Shop,
  registry: Releases,
  query: PlatformQuery,
): Promise<string | undefined> {
  const codes = views.map((view) => view.code);
  const chosen = views.find(({ code }) => code === request.chosenView);
  if (!chosen || chosen.code === codes[0] || prefix !== '' || target.kind === 'redirect') return undefined;
  const chosenPrefix = storePrefix(chosen.code, codes);
  // A route of a release is the same in all views.
  if (matchRoute(registry, pathname)) return target.kind === 'page' ? `${chosenPrefix}${pathname}` : undefined;
  const own = await pathIn(chosen, { route, pathname }, query);
  if (own) return `${chosenPrefix}${own}`;
  const { data } = await askRoute(pathname, chosen, query);
  return data?.route?.relative_url ? `${chosenPrefix}/${data.route.relative_url.replace(/^\/+/, '')}` : undefined;
}

/**
 * Where the page is in the other views that have it, whatever they call it there; a page of the CMS, which has its path everywhere, in
 * those that do not lack it or lead elsewhere from there. A view that the platform cannot be asked about is left out. Undefined: the page
 * is a release's own, at the same path in all views.
 */
export async function pathsInViews(
  plan: DocumentPlan,
  { views }: Shop,
  query: PlatformQuery,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (!plan.route) return undefined;
  const others = views.filter(({ code }) => code !== plan.view.code);
  const paths = await Promise.all(others.map(async (other) => [other.code, await pathIn(other, plan, query)] as const));
  return Object.fromEntries(paths.flatMap(([code, path]) => (path === undefined ? [] : [[code, path]])));
}

/** Addresses change seldom, and each document names them. */
const PATHS_MAX_AGE_S = 60;

async function pathIn(
  view: StoreView,
  { route, pathname }: Pick<DocumentPlan, 'route' | 'pathname'>,
  query: PlatformQuery,
): Promise<string | undefined> {
  const question = route && pathQuestion(route);
  if (question) {
    const { data } = await query<Parameters<typeof pathOf>[0]>({ ...question, storeCode: view.code, maxAgeS: PATHS_MAX_AGE_S });
    return pathOf(data);
  }
  if (route?.type !== 'CMS_PAGE') return undefined;
  const { data } = await askRoute(pathname, view, query, PATHS_MAX_AGE_S);
  return isCmsPageThere(data?.route) ? ownPath(pathname) : undefined;
}

interface Resolved {
  target: Target;
  route?: RouteAnswer | undefined;
}

async function resolve(pathname: string, view: StoreView, registry: Releases, query: PlatformQuery): Promise<Resolved> {
  const { data, error } = await askRoute(pathname, view, query);
  if (!data || (!data.route && error)) return { target: { kind: 'error' } };
  return { target: resolveAnswer(registry, pathname, data.route), route: data.route ?? undefined };
}

function askRoute(pathname: string, view: StoreView, query: PlatformQuery, maxAgeS = 0) {
  return query<ResolveURLQuery>({ document: String(ResolveURLDocument), variables: { url: pathname }, storeCode: view.code, maxAgeS });
}
