import { stripStorePrefix, type Registry, type StoreView } from 'shared-contracts';
import type { PlatformQuery } from 'shared-contracts/edge';
import { ResolveURLDocument, type ResolveURLQuery } from 'shared-host/routing/resolve-url.graphql';
import { resolveAnswer, resolveKnown, type Target } from 'shared-host/routing/resolve-target';
import type { Shop } from './read-shop';

export interface DocumentPlan {
  view: StoreView;
  isPrefixed: boolean;
  /** Without store prefix. */
  pathname: string;
  target: Target;
}

/** Where a requested address leads, in which view: by prefix, then the cookie, then the default. */
export async function planDocument(
  request: { pathname: string; cookieView: string | undefined },
  shop: Shop,
  registry: Registry,
  query: PlatformQuery,
): Promise<DocumentPlan> {
  const { code, pathname } = stripStorePrefix(
    request.pathname,
    shop.views.map((view) => view.code),
  );
  const wanted = code ?? request.cookieView;
  const view = shop.views.find((candidate) => candidate.code === wanted) ?? shop.views[0];
  if (!view) throw new Error('The platform has no store view.');
  const known = resolveKnown(registry, pathname, shop.hasExtensions);
  const target = known ?? (await ask(pathname, view, registry, query));
  return { view, isPrefixed: code !== undefined, pathname, target };
}

async function ask(pathname: string, view: StoreView, registry: Registry, query: PlatformQuery): Promise<Target> {
  const { data, error } = await query<ResolveURLQuery>({
    document: String(ResolveURLDocument),
    variables: { url: pathname },
    storeCode: view.code,
  });
  return data && (data.route || !error) ? resolveAnswer(registry, pathname, data.route) : { kind: 'error' };
}
