import type { FastifyRequest } from 'fastify';
import { groupOf } from '../../commerce/customer-group/customer-groups.ts';
import { sessionOfToken } from '../../commerce/customer/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import { BASE_CURRENCY, type Currency } from '../../platform/money/currency.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { bearerToken, header } from '../../platform/request/headers.ts';
import type { RateLimits } from '../../platform/request/rate-limit.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { Switches } from '../../platform/settings/shop-switches.ts';
import { CURRENCY, DEFAULT_STORE, findStore, type StoreView } from '../../platform/store-view/stores.ts';

/** Builds the context of a request from its headers. Throws the platform's errors for an unknown store or currency. */
export async function requestContext(
  request: FastifyRequest,
  config: Config,
  database: Database,
  limits: RateLimits,
  switches: Switches,
  storeCode?: string,
): Promise<RequestContext> {
  const store = requestedStore(storeCode ?? header(request, 'store'));
  const currency = requestedCurrency(header(request, 'content-currency'), switches);
  const token = bearerToken(request);
  const session = token === undefined ? undefined : await sessionOfToken(database, token);
  const customerId = session?.customerId;
  const customerGroup = groupOf(session);
  return {
    config,
    database,
    store,
    currency,
    switches,
    customerId,
    customerGroup,
    token,
    origin: originOf(request, config),
    caller: request.ip,
    limits,
  };
}

function requestedCurrency(code: string | undefined, { currency }: Switches): Currency {
  if (code === undefined || code.toUpperCase() === CURRENCY) return BASE_CURRENCY;
  if (code.toUpperCase() !== currency?.code) throw inputError('Please correct the target currency');
  return currency;
}

function requestedStore(code: string | undefined): StoreView {
  if (code === undefined) return DEFAULT_STORE;
  const store = findStore(code);
  if (!store) throw inputError('Requested store is not found');
  return store;
}

/** How the visitor calls this platform: a proxy in front says so. */
export function originOf(request: FastifyRequest, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl.replace(/\/+$/, '');
  const host = header(request, 'x-forwarded-host') ?? request.host;
  const scheme = header(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  return /^[\w.:[\]-]+$/.test(host) ? `${scheme}://${host}` : `${scheme}://localhost`;
}
