import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signIn } from '../../commerce/customer/account.ts';
import { readCountries, type Country } from '../../commerce/store/directory.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, PlatformError, tooManyRequests } from '../../platform/errors/errors.ts';
import { inCurrency } from '../../platform/money/currency.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { RateLimits } from '../../platform/request/rate-limit.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { ShopSwitches } from '../../platform/settings/shop-switches.ts';
import { findStore } from '../../platform/store-view/stores.ts';
import { Input, storable } from '../../platform/values/input.ts';
import { DeadlineExceeded, withDeadline } from '../http/deadline.ts';
import { requestContext } from '../http/request-context.ts';
import {
  cartPaymentMethods,
  createGuestCart,
  createMine,
  estimateMethods,
  estimateMethodsByAddress,
  paymentInformation,
  placeByRest,
  readCart,
  setPaymentInformation,
  shippingInformation,
  totals,
  totalsInformation,
  type CartOwner,
} from './cart-calls.ts';
import { internalError, NO_ROUTE, NOT_ACCEPTABLE, NOT_AUTHORIZED, restError, WRONG_METHOD, type RestError } from './rest-errors.ts';

type CartCall = (context: RequestContext, owner: CartOwner, body: Input) => Promise<unknown>;

/** Calls below `guest-carts/{id}` and `carts/mine` alike. */
const CART_CALLS: Readonly<Record<string, CartCall>> = {
  'GET ': readCart,
  'POST shipping-information': shippingInformation,
  'GET payment-information': paymentInformation,
  'POST payment-information': placeByRest,
  'POST set-payment-information': setPaymentInformation,
  'POST estimate-shipping-methods': estimateMethods,
  'POST estimate-shipping-methods-by-address-id': estimateMethodsByAddress,
  'GET totals': totals,
  'POST totals-information': totalsInformation,
  'GET payment-methods': cartPaymentMethods,
};

/** `/rest/V1/…` and `/rest/{store}/V1/…`. */
export function restEndpoint(app: FastifyInstance, config: Config, database: Database, limits: RateLimits, switches: ShopSwitches): void {
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/rest/*',
    handler: async (request, reply) => {
      const path = pathOf(request);
      const [first = '', ...rest] = path.split('/');
      const storeCode = first === 'V1' ? undefined : first;
      const route = first === 'V1' ? rest : rest.slice(1);
      if (storeCode !== undefined && (rest[0] !== 'V1' || !findStore(storeCode))) return send(reply, NO_ROUTE);
      if (!acceptsJson(request))
        return send(reply, { ...NOT_ACCEPTABLE, body: { ...NOT_ACCEPTABLE.body, parameters: [request.headers.accept] } });
      try {
        const context = await requestContext(request, config, database, limits, switches.now, storeCode);
        const outcome = await withDeadline(
          inCurrency(context.currency, () => dispatch(context, request.method, route.map(decodeSegment), Input.of(request.body))),
          config.requestMs,
        );
        return await reply
          .code(200)
          .headers(HEADERS)
          .send(JSON.stringify(outcome ?? null));
      } catch (error) {
        if (error instanceof NoRoute) return send(reply, error.answer);
        if (error instanceof PlatformError) return send(reply, restError(error, config.developerMode));
        if (error instanceof DeadlineExceeded) throw error;
        const answer = internalError(error, config.developerMode);
        request.log.error({ err: error, report: answer.report }, 'REST call failed');
        return send(reply, answer);
      }
    },
  });
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

function acceptsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  return accept === '' || /\*\/\*|application\/(\*|json)/i.test(accept);
}

function send(reply: FastifyReply, error: RestError): FastifyReply {
  return reply.code(error.status).headers(HEADERS).send(JSON.stringify(error.body));
}

function pathOf(request: FastifyRequest): string {
  return (request.url.split('?', 1)[0] ?? '').replace(/^\/rest\//, '').replace(/\/+$/, '');
}

function decodeSegment(segment: string): string {
  try {
    return storable(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}

class NoRoute extends Error {
  constructor(readonly answer: RestError) {
    super(answer.body.message);
  }
}

async function dispatch(context: RequestContext, method: string, route: readonly string[], body: Input): Promise<unknown> {
  const [area = '', second = '', third = ''] = route;
  if (area === 'guest-carts') {
    if (route.length === 1 && method === 'POST') return createGuestCart(context);
    if (route.length === 1) throw new NoRoute(WRONG_METHOD);
    if (route.length > 3) throw new NoRoute(NO_ROUTE);
    return cartCall(method, third)(context, { maskedId: second }, body);
  }
  if (area === 'carts' && second === 'mine') {
    if (context.customerId === undefined) throw new NoRoute(NOT_AUTHORIZED);
    const owner = { customerId: context.customerId };
    if (route.length === 2 && method === 'POST') return createMine(context, owner);
    if (route.length > 3) throw new NoRoute(NO_ROUTE);
    return cartCall(method, third)(context, owner, body);
  }
  if (method === 'POST' && route.join('/') === 'integration/customer/token') return customerToken(context, body);
  if (method === 'GET' && area === 'directory' && second === 'countries' && route.length <= 3) return countries(context, third);
  if (route.join('/') === 'integration/customer/token' || (area === 'directory' && second === 'countries' && route.length <= 3))
    throw new NoRoute(WRONG_METHOD);
  throw new NoRoute(NO_ROUTE);
}

function cartCall(method: string, name: string): CartCall {
  const call = CART_CALLS[`${method} ${name}`];
  if (call) return call;
  throw new NoRoute(Object.keys(CART_CALLS).some((known) => known.split(' ')[1] === name) ? WRONG_METHOD : NO_ROUTE);
}

async function customerToken(context: RequestContext, body: Input): Promise<unknown> {
  const username = body.text('username') ?? '';
  const password = body.text('password') ?? '';
  for (const [fieldName, value] of [
    ['username', username],
    ['password', password],
  ] as const) {
    if (value === '')
      throw new PlatformError('input', `"${fieldName}" is required. Enter and try again.`, {
        message: '"%fieldName" is required. Enter and try again.',
        parameters: { fieldName },
      });
  }
  if (!context.limits.signIns.take(context.caller)) throw tooManyRequests();
  return signIn(context.database, username, password);
}

async function countries(context: RequestContext, id: string): Promise<unknown> {
  const all = await readCountries(context.database);
  if (id === '') return all.map((country) => countryView(country, context));
  const country = all.find((candidate) => candidate.id === id.toUpperCase());
  if (!country) throw notFound("The country isn't available.");
  return countryView(country, context);
}

function countryView(country: Country, context: RequestContext): unknown {
  const { language } = context.store;
  return {
    id: country.id,
    two_letter_abbreviation: country.id,
    three_letter_abbreviation: country.iso3,
    full_name_locale: country.name[language],
    full_name_english: country.name.en,
    // Strings here, numbers in GraphQL: the platform's own difference.
    available_regions: country.regions.map((region) => ({ id: String(region.id), code: region.code, name: region.name[language] })),
  };
}
