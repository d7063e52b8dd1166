import {
  localeOf,
  matchRoute,
  stripStorePrefix,
  type Registry,
  type NavigationState,
  type Snapshot,
  type StoreView,
} from 'shared-contracts';
import { ResolveURLDocument, type ResolveURLQuery, type ResolveURLQueryVariables } from '../routing/resolve-url.graphql.ts';

/**
 * The path of the page that is shown, in another view: the same route, or the one that the platform has there. Asked past the cache, with
 * that view's header. Who goes on meanwhile is given that of the page that they have gone to.
 */
export async function findPathInView(
  registry: Pick<Registry, 'releases'>,
  navigation: Snapshot<NavigationState>,
  view: StoreView,
  token: string | undefined,
): Promise<string | undefined> {
  const { location } = navigation.get();
  const path = await findPath(registry, navigation.get(), view, token);
  return navigation.get().location === location ? path : findPathInView(registry, navigation, view, token);
}

async function findPath(
  registry: Pick<Registry, 'releases'>,
  { location, isPageLoading }: NavigationState,
  view: StoreView,
  token: string | undefined,
): Promise<string | undefined> {
  const suffix = `${location.search}${location.hash}`;
  if (matchRoute(registry, location.pathname)) return `${location.pathname}${suffix}`;
  // Until the next page has come, the document's head is that of the page before.
  const declared = isPageLoading
    ? undefined
    : document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${localeOf(view)}"]`);
  if (declared) return `${stripStorePrefix(new URL(declared.href).pathname, [view.code]).pathname}${suffix}`;
  const variables: ResolveURLQueryVariables = { url: location.pathname };
  const parameters = new URLSearchParams({ query: String(ResolveURLDocument), variables: JSON.stringify(variables) });
  try {
    const response = await fetch(`/graphql?${parameters}`, {
      cache: 'no-store',
      headers: { Store: view.code, Authorization: token ? `Bearer ${token}` : '' },
    });
    const { data }: { data?: ResolveURLQuery | null } = await response.json();
    const found = data?.route?.relative_url;
    return found ? `/${found.replace(/^\//, '')}${suffix}` : undefined;
  } catch {
    return undefined;
  }
}
