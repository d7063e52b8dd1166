import { matchEntity, matchRoute, type EntityParams, type EntityType, type Registry, type RouteMatch } from 'shared-contracts';
import type { ResolveURLQuery } from './resolve-url.graphql.ts';

/** Where a path leads. */
export type Target =
  | { kind: 'page'; match: RouteMatch }
  /** To a path of the shop, or to another address where the platform says so. */
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'not-found' }
  /** `isUnreachable`: nobody answered. */
  | { kind: 'error'; isUnreachable?: boolean };

export type RouteAnswer = NonNullable<ResolveURLQuery['route']>;

/** The target of a path that some release owns, without asking the platform. */
export function resolveKnown(registry: Pick<Registry, 'releases'>, pathname: string, hasExtensions: boolean): Target | undefined {
  const match = matchRoute(registry, pathname);
  if (!match) return undefined;
  return match.needsExtensions && !hasExtensions ? { kind: 'not-found' } : { kind: 'page', match };
}

/** The target of the platform's answer to `route(url)`. */
export function resolveAnswer(registry: Pick<Registry, 'releases'>, pathname: string, answer: RouteAnswer | null | undefined): Target {
  if (!answer?.type) return { kind: 'not-found' };
  if (answer.redirect_code === 301 || answer.redirect_code === 302) {
    const to = answer.relative_url ?? '';
    return { kind: 'redirect', to: /^https?:\/\//.test(to) ? to : `/${to.replace(/^\/+/, '')}`, status: answer.redirect_code };
  }
  const params = toParams(answer, pathname);
  const type = ENTITY_TYPES.find((known) => known === answer.type);
  const match = params && type && matchEntity(registry, type, params);
  return match ? { kind: 'page', match } : { kind: 'not-found' };
}

const ENTITY_TYPES: readonly EntityType[] = ['CATEGORY', 'PRODUCT', 'CMS_PAGE'];

/** What the contract says that an entity's page is given. */
function toParams(answer: RouteAnswer, path: string): EntityParams[EntityType] | undefined {
  if ('identifier' in answer) return answer.identifier ? { identifier: answer.identifier, path } : undefined;
  if ('uid' in answer && answer.uid) return { uid: answer.uid, urlKey: answer.url_key ?? '', path };
  return undefined;
}
