import type { FastifyRequest } from 'fastify';
import { catalogLoaders } from '../catalog/loaders.ts';
import { categoryLoaders } from '../catalog/category-loaders.ts';
import type { Config } from '../config.ts';
import type { RequestContext } from '../context.ts';
import { groupOf } from '../customer/groups.ts';
import { sessionOfToken } from '../customer/tokens.ts';
import type { Database } from '../database/database.ts';
import { inputError, notAuthenticated } from '../errors.ts';
import type { RateLimits } from './rate-limit.ts';
import { CURRENCY, DEFAULT_STORE, findStore, type StoreView } from '../store/stores.ts';

/** Builds the context of a request from its headers. Throws the platform's errors for an unknown store or currency. */
export async function requestContext(
  request: FastifyRequest,
  config: Config,
  database: Database,
  limits: RateLimits,
  storeCode?: string,
): Promise<RequestContext> {
  const store = requestedStore(storeCode ?? header(request, 'store'));
  const currency = header(request, 'content-currency');
  if (currency !== undefined && currency.toUpperCase() !== CURRENCY) throw inputError('Please correct the target currency');
  const token = bearerToken(request);
  const session = token === undefined ? undefined : await sessionOfToken(database, token);
  const customerId = session?.customerId;
  const customerGroup = groupOf(session);
  if (token !== undefined && customerId === undefined && config.expiredToken === 'refuse')
    throw notAuthenticated('The token has expired or is not valid. Sign in again.');
  const products = catalogLoaders(database, store, customerGroup);
  return {
    config,
    database,
    store,
    customerId,
    customerGroup,
    token,
    origin: originOf(request, config),
    caller: request.ip,
    limits,
    products,
    categories: categoryLoaders(database, store, () => products.index()),
  };
}

function requestedStore(code: string | undefined): StoreView {
  if (code === undefined) return DEFAULT_STORE;
  const store = findStore(code);
  if (!store) throw inputError('Requested store is not found');
  return store;
}

/** An empty Authorization header, as storefronts send it for guests, counts as none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer\s+(\S+)$/i.exec(header(request, 'authorization') ?? '');
  return match?.[1];
}

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined || text.trim() === '' ? undefined : text.trim();
}

/** How the visitor calls this platform: a proxy in front says so. */
export function originOf(request: FastifyRequest, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl.replace(/\/+$/, '');
  const host = header(request, 'x-forwarded-host') ?? request.host;
  const scheme = header(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  return /^[\w.:[\]-]+$/.test(host) ? `${scheme}://${host}` : `${scheme}://localhost`;
}
