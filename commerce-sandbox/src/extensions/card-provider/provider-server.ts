import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Input } from '../../platform/values/input.ts';
import type { CardProvider } from './card-provider.ts';
import { challengePage, FIELDS_CSS, FIELDS_JS, fieldsPage, type FieldsPage } from './provider-page.ts';

const BODY_LIMIT_BYTES = 4096;

/**
 * The provider's own origin: hosted fields that a shop shows in a frame (`/fields?parent={origin}&lang=ar`), and the page of a bank that
 * asks
 * back. Not logged: what is sent here are card numbers.
 */
export function providerServer(provider: CardProvider, allowedOrigins: readonly string[]): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, logger: false, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
  const asset = (type: string, text: string) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).send(text);
  app.get('/fields.css', asset('text/css', FIELDS_CSS));
  app.get('/fields.js', asset('text/javascript', FIELDS_JS));
  const forParent =
    (work: (page: FieldsPage, query: Input, request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const query = Input.of(request.query);
      const parent = query.text('parent') ?? '';
      if (!isAllowed(parent, allowedOrigins)) return reply.code(403).send({ message: 'This origin may not show the card fields.' });
      return work({ language: query.text('lang') === 'ar' ? 'ar' : 'en', parent }, query, request, reply);
    };
  app.get(
    '/fields',
    forParent((page, _query, _request, reply) => send(reply, page, fieldsPage(page))),
  );
  app.post(
    '/tokens',
    forParent((_page, _query, request, reply) => {
      const body = Input.of(request.body);
      return reply
        .header('cache-control', 'no-store')
        .send(provider.tokenize({ number: body.text('number') ?? '', expiry: body.text('expiry') ?? '', code: body.text('code') ?? '' }));
    }),
  );
  app.get(
    '/challenge',
    forParent((page, query, _request, reply) => {
      const token = query.text('token') ?? '';
      const card = provider.challenged(token);
      return card ? send(reply, page, challengePage(page, token, card)) : reply.code(404).send({ message: 'Nothing is to be confirmed.' });
    }),
  );
  app.post(
    '/challenge',
    forParent((_page, query, request, reply) => {
      const card = provider.confirm(query.text('token') ?? '', Input.of(request.body).flag('isApproved') === true);
      return reply
        .code(card ? 200 : 404)
        .header('cache-control', 'no-store')
        .send(card ? { card } : { message: 'Nothing is to be confirmed.' });
    }),
  );
  return app;
}

/** The frame may stand in that shop only, and only its own files run in it. */
function send(reply: FastifyReply, page: FieldsPage, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${page.parent}`,
    })
    .send(html);
}

/** A listed origin; without a list, any of this machine. */
function isAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.length > 0 ? allowed.includes(origin) : /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(origin);
}
