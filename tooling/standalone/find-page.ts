import {
  matchEntity,
  matchRoute,
  type EntityType,
  type Host,
  type PageParams,
  type ReleaseDescription,
  type RouteMatch,
  type SlotName,
} from 'shared-contracts';

/** Slots have addresses of their own here: `/_slot/mini-cart`. */
export const SLOT_PREFIX = '/_slot/';

export type Found =
  | { kind: 'page'; match: RouteMatch }
  | { kind: 'slot'; name: Exclude<SlotName, 'page'>; module: string }
  | { kind: 'redirect'; to: string }
  /** Another release's page, or nobody's. */
  | { kind: 'elsewhere' };

interface RouteAnswer {
  route: {
    type: EntityType | null;
    relative_url: string | null;
    redirect_code: number;
    uid?: string;
    url_key?: string;
    identifier?: string;
  } | null;
}

const ROUTE =
  'query StandaloneRoute($url:String!){route(url:$url){__typename type relative_url redirect_code ...on CmsPage{identifier}...on ' +
  'ProductInterface{uid url_key}...on CategoryInterface{uid url_key}}}';

/** Whose a path is: one of the remote's routes or slots, else what the platform's resolver says. */
export async function findPage(host: Host, description: ReleaseDescription, pathname: string): Promise<Found> {
  if (pathname.startsWith(SLOT_PREFIX)) return findSlot(description, pathname.slice(SLOT_PREFIX.length));
  const registry = { releases: { [description.name]: { version: description.version, base: '/', description } } };
  const known = matchRoute(registry, pathname);
  if (known) return { kind: 'page', match: known };
  // The home page of a remote that does not own it is its first page.
  const first = description.routes[0]?.path;
  if (pathname === '/' && first) return { kind: 'redirect', to: first };
  const { data } = await host.commerce.query<RouteAnswer, { url: string }>(ROUTE, { url: pathname });
  const route = data?.route;
  if (!route?.type) return { kind: 'elsewhere' };
  if (route.redirect_code > 0) return { kind: 'redirect', to: `/${(route.relative_url ?? '').replace(/^\//, '')}` };
  const params: PageParams = route.identifier
    ? { identifier: route.identifier, path: pathname }
    : { uid: route.uid ?? '', urlKey: route.url_key ?? '', path: pathname };
  const match = matchEntity(registry, route.type, params);
  return match ? { kind: 'page', match } : { kind: 'elsewhere' };
}

function findSlot({ slots }: ReleaseDescription, wanted: string): Found {
  for (const [name, module] of Object.entries(slots))
    if (name === wanted && module) return { kind: 'slot', name: name as Exclude<SlotName, 'page'>, module };
  return { kind: 'elsewhere' };
}
