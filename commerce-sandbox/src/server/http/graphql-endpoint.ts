import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { notAuthenticated, PlatformError } from '../../platform/errors/errors.ts';
import { inCurrency } from '../../platform/money/currency.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { header } from '../../platform/request/headers.ts';
import type { RateLimits } from '../../platform/request/rate-limit.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { ShopSwitches } from '../../platform/settings/shop-switches.ts';
import { isRecord } from '../../platform/values/input.ts';
import { cacheTags } from '../graphql/cache-tags.ts';
import { answer, type Executor, type GraphqlRequest } from '../graphql/execute.ts';
import { withDeadline } from './deadline.ts';
import { requestContext } from './request-context.ts';
import { cacheKeyOf, emptyOnWrites, type ResponseCache } from './response-cache.ts';

const CACHE_ID_SALT = 'sandbox';
/** For caches in front (Varnish, Fastly); browsers ask again, so that a shopper sees today's stock. */
const SHARED_CACHE_SECONDS = 60;

/** `/graphql`: queries by GET and POST, mutations by POST. */
export function graphqlEndpoint(
  app: FastifyInstance,
  executor: Executor,
  config: Config,
  database: Database,
  limits: RateLimits,
  switches: ShopSwitches,
  cache: ResponseCache | undefined,
): void {
  if (cache) emptyOnWrites(app, cache);
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const cacheKey = cache && cacheKeyOf(request);
    const cached = cacheKey === undefined ? undefined : cache?.get(cacheKey);
    const requestedId = header(request, 'x-magento-cache-id');
    if (cached && (requestedId === undefined || requestedId === cached.cacheId))
      return reply
        .headers({ ...PUBLIC, 'x-magento-tags': cached.tags, 'x-magento-cache-id': cached.cacheId, 'x-magento-cache-debug': 'HIT' })
        .send(cached.body);
    const epoch = cache?.epoch ?? 0;
    const parsed = request.method === 'POST' ? readBody(request.body) : readQueryString(request);
    if (!parsed.ok)
      return reply
        .code(400)
        .headers(PRIVATE)
        .send({ errors: [{ message: parsed.message, extensions: { category: 'graphql-input' } }] });
    let context: RequestContext;
    try {
      context = await requestContext(request, config, database, limits, switches.now);
      if (context.token !== undefined && context.customerId === undefined && config.expiredToken === 'refuse')
        throw notAuthenticated('User token has been revoked');
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const status = error.kind === 'authentication' && config.statusCodes === 'current' ? 401 : 200;
      return reply
        .code(status)
        .headers(PRIVATE)
        .send({ errors: [{ message: error.message, extensions: { category: `graphql-${error.kind}` } }] });
    }
    const { status, body, cacheable, isMutation } = await withDeadline(
      inCurrency(context.currency, () => answer(executor, parsed.request, context)),
      config.requestMs,
    );
    const cacheId = cacheIdOf(context);
    // Sent with every query, by GET or POST; a mutation says nothing about what may be cached.
    if (!isMutation) reply.header('x-magento-cache-id', cacheId);
    const shared = cacheable && context.customerId === undefined && (requestedId === undefined || requestedId === cacheId);
    if (!shared || !cache || cacheKey === undefined)
      return reply
        .code(status)
        .headers(shared ? { ...PUBLIC, 'x-magento-tags': cacheTags(context) } : PRIVATE)
        .send(body);
    const text = JSON.stringify(body);
    const tags = cacheTags(context);
    cache.set(cacheKey, { body: text, cacheId, tags }, epoch);
    return reply
      .code(status)
      .headers({ ...PUBLIC, 'x-magento-tags': tags, 'x-magento-cache-debug': 'MISS' })
      .send(text);
  };
  app.get('/graphql', handle);
  app.post('/graphql', handle);
  app.options('/graphql', (_request, reply) => reply.code(204).send());
}

const PRIVATE = {
  'cache-control': 'no-store, no-cache, must-revalidate, max-age=0',
  pragma: 'no-cache',
  'content-type': 'application/json',
};
const PUBLIC = {
  'cache-control': `public, max-age=0, must-revalidate, s-maxage=${SHARED_CACHE_SECONDS}`,
  vary: 'Store, Content-Currency, Authorization',
  'content-type': 'application/json',
};

/** SHA-256 over what an answer may depend on, as the platform computes it. */
function cacheIdOf(context: RequestContext): string {
  const factors: Readonly<Record<string, string>> = {
    CONTEXT_CURRENCY: context.currency.code,
    CONTEXT_CUSTOMER_GROUP: String(context.customerGroup),
    IS_LOGGED_IN: context.customerId === undefined ? '0' : '1',
    STORE_ID: String(context.store.id),
    TAX_RATE: '15',
  };
  const values = Object.keys(factors)
    .sort()
    .map((name) => (factors[name] ?? '').toUpperCase());
  return createHash('sha256')
    .update([...values, CACHE_ID_SALT].join('|'))
    .digest('hex');
}

type ParsedRequest = { readonly ok: true; readonly request: GraphqlRequest } | { readonly ok: false; readonly message: string };

function readQueryString(request: FastifyRequest): ParsedRequest {
  const values = isRecord(request.query) ? request.query : {};
  const { query, variables, operationName } = values;
  if (typeof query !== 'string' || query === '') return { ok: false, message: 'Unable to parse the request.' };
  let parsed: unknown = {};
  if (typeof variables === 'string' && variables !== '') {
    try {
      parsed = JSON.parse(variables);
    } catch {
      return { ok: false, message: 'Unable to parse the variables.' };
    }
  }
  return toParsedRequest(query, parsed, operationName, 'GET');
}

function readBody(body: unknown): ParsedRequest {
  if (!isRecord(body) || typeof body['query'] !== 'string' || body['query'] === '')
    return { ok: false, message: 'Unable to parse the request.' };
  return toParsedRequest(body['query'], body['variables'] ?? {}, body['operationName'], 'POST');
}

function toParsedRequest(query: string, variables: unknown, operationName: unknown, method: 'GET' | 'POST'): ParsedRequest {
  if (variables !== null && !isRecord(variables)) return { ok: false, message: 'Unable to parse the variables.' };
  return {
    ok: true,
    request: {
      query,
      variables: variables ?? {},
      operationName: typeof operationName === 'string' && operationName !== '' ? operationName : undefined,
      method,
    },
  };
}
