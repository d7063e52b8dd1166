import {
  localeOf,
  matchRoute,
  stripStorePrefix,
  type NavigationState,
  type Registry,
  type Snapshot,
  type StoreView,
} from 'shared-contracts';
import { pathOf, pathQuestion } from '../routing/path-in-view';
import { ResolveURLDocument, type ResolveURLQuery, type ResolveURLQueryVariables } from '../routing/resolve-url.graphql.ts';

/** From which view to which, and on whose behalf. */
interface Views {
  from: string;
  to: StoreView;
  token: string | undefined;
}

/**
 * The path of the page that is shown now, in another view: the same route, or the one that the platform has there for the same product or
 * category. Asked past the cache, with that view's header. Who goes on meanwhile is given that of the page that they have gone to.
 */
export async function findPathInView(
  registry: Pick<Registry, 'releases'>,
  navigation: Snapshot<NavigationState>,
  views: Views,
): Promise<string | undefined> {
  const { location } = navigation.get();
  const path = await findPath(registry, navigation.get(), views);
  return navigation.get().location === location ? path : findPathInView(registry, navigation, views);
}

async function findPath(
  registry: Pick<Registry, 'releases'>,
  { location, isPageLoading }: NavigationState,
  { from, to: view, token }: Views,
): Promise<string | undefined> {
  const suffix = `${location.search}${location.hash}`;
  if (matchRoute(registry, location.pathname)) return `${location.pathname}${suffix}`;
  // Until the next page has come, the document's head is that of the page before.
  const declared = isPageLoading
    ? undefined
    : document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${localeOf(view)}"]`);
  if (declared) return `${stripStorePrefix(new URL(declared.href).pathname, [view.code]).pathname}${suffix}`;
  const ask = async <Data>(store: string, document: string, variables: object): Promise<Data | null | undefined> => {
    const parameters = new URLSearchParams({ query: document, variables: JSON.stringify(variables) });
    const response = await fetch(`/graphql?${parameters}`, {
      cache: 'no-store',
      headers: { Store: store, Authorization: token ? `Bearer ${token}` : '' },
    });
    const { data }: { data?: Data | null } = await response.json();
    return data;
  };
  const askRoute = async (store: string) =>
    (await ask<ResolveURLQuery>(store, String(ResolveURLDocument), { url: location.pathname } satisfies ResolveURLQueryVariables))?.route;
  try {
    const here = await askRoute(from);
    const question = here && pathQuestion(here);
    const found = question
      ? pathOf(await ask(view.code, question.document, question.variables))
      : (await askRoute(view.code))?.relative_url;
    return found ? `/${found.replace(/^\//, '')}${suffix}` : undefined;
  } catch {
    return undefined;
  }
}
