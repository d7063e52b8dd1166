import { inputError, notFound } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { uid } from '../../platform/values/uid.ts';
import { categorySource } from '../catalog/category-source.ts';
import { productSource } from '../catalog/product-source.ts';
import { categoriesFor, productsFor } from '../catalog/request-loaders.ts';
import { pageById } from '../cms/cms-resolvers.ts';

interface Rewrite {
  readonly entityType: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE' | null;
  readonly entityId: number | null;
  readonly targetPath: string | null;
  readonly redirectCode: number;
}

/** Where a path ends: the entity, its own path, and the code of the first redirect on the way (0 for none). */
interface Destination {
  readonly type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';
  readonly entityId: number;
  readonly path: string;
  readonly redirectCode: number;
}

const MOST_REDIRECTS = 5;
const HOME_PAGE = 'home';

async function destinationOf(context: RequestContext, url: string): Promise<Destination | undefined> {
  let path = url.split(/[?#]/, 1)[0]?.replaceAll(/^\/+|\/+$/g, '') ?? '';
  if (path === '') path = HOME_PAGE;
  const named = await systemPath(context, path);
  if (named) return named;
  let redirectCode = 0;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const [rewrite] = await context.database.query<Rewrite>(
      'select entity_type as "entityType", entity_id as "entityId", target_path as "targetPath", redirect_code as "redirectCode" ' +
        'from url_rewrite where store_id = $1 and request_path = $2',
      [context.store.id, path],
    );
    if (!rewrite) return undefined;
    if (rewrite.entityType !== null && rewrite.entityId !== null)
      return { type: rewrite.entityType, entityId: rewrite.entityId, path, redirectCode };
    redirectCode = redirectCode === 0 ? rewrite.redirectCode : redirectCode;
    path = rewrite.targetPath ?? '';
  }
  return undefined;
}

const SYSTEM_PATH = /^(?:catalog\/(product|category)\/view\/id|cms\/(page)\/view\/page_id)\/(\d{1,9})$/;
const TYPES = { product: 'PRODUCT', category: 'CATEGORY', page: 'CMS_PAGE' } as const;

/** The platform's own addresses, as they were before anything got a name: `catalog/product/view/id/5`. */
async function systemPath(context: RequestContext, path: string): Promise<Destination | undefined> {
  const match = SYSTEM_PATH.exec(path);
  if (!match) return undefined;
  const kind = match[1] ?? match[2];
  const type = kind === 'product' ? TYPES.product : kind === 'category' ? TYPES.category : TYPES.page;
  const entityId = Number(match[3]);
  const [rewrite] = await context.database.query<{ path: string }>(
    'select request_path as path from url_rewrite where store_id = $1 and entity_type = $2 and entity_id = $3 and redirect_code = 0 limit 1',
    [context.store.id, type, entityId],
  );
  return rewrite ? { type, entityId, path: rewrite.path, redirectCode: 0 } : undefined;
}

async function entityAt(context: RequestContext, destination: Destination, url: string): Promise<SourceOf<'RoutableInterface'> | null> {
  const { type, entityId, redirectCode } = destination;
  // The platform hangs the query string on again.
  const routed = { redirectCode, query: queryOf(url) };
  if (type === 'PRODUCT') {
    const product = await productsFor(context).byId.load(entityId);
    if (product?.visible) return { ...productSource(product), ...routed };
  } else if (type === 'CATEGORY') {
    const category = (await categoriesFor(context).tree()).byId.get(entityId);
    if (category) return { ...categorySource(category), ...routed };
  } else {
    const page = await pageById(context.database, context.store, entityId);
    if (page) return { ...page, __typename: 'CmsPage', ...routed };
  }
  throw notFound(`No such entity found with matching URL key: ${url}`);
}

function queryOf(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? '';
}

const query = resolve('Query')({
  route: async (_source, input, context) => {
    const url = requiredUrl(input.text('url'));
    const destination = await destinationOf(context, url);
    return destination ? entityAt(context, destination, url) : null;
  },
  urlResolver: async (_source, input, context) => {
    const url = requiredUrl(input.text('url'));
    const destination = await destinationOf(context, url);
    if (!destination) return null;
    return {
      id: destination.entityId,
      entity_uid: uid(destination.entityId),
      type: destination.type,
      relative_url: destination.path + queryOf(url),
      canonical_url: destination.path,
      redirectCode: destination.redirectCode,
    };
  },
});

function requiredUrl(url: string | undefined): string {
  if (url === undefined || url.trim() === '') throw inputError('"url" argument should be specified and not empty');
  return url;
}

export const routeResolvers: readonly TypeResolvers[] = [query];
