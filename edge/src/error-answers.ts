import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailablePage } from './unavailable-page';

/** What a shopper's browser may try again after, in seconds. */
const RETRY_AFTER_S = 5;

/**
 * Answers what went wrong by its status alone: the words of an error name files, hosts and libraries of the server, which only the log is
 * told. Whoever asked for a page gets one.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ err: error }, 'request refused');
    leaveOpen(reply).header('Cache-Control', 'no-store');
    if (status >= 500 && request.headers.accept?.includes('text/html')) return sendUnavailable(reply);
    return reply.code(status).send({ message: STATUS_CODES[status] });
  });
}

/**
 * For the answer to a body that is not wanted. A connection that is closed while the body is on its way is reset, and the answer lost: the
 * rest is read, and dropped.
 */
export function leaveOpen(reply: FastifyReply): FastifyReply {
  return reply.removeHeader('Connection');
}

export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('Cache-Control', 'no-store')
    .header('Retry-After', String(RETRY_AFTER_S))
    .type('text/html; charset=utf-8')
    .send(unavailablePage());
}

/** Where an answer is the platform's, and there is none. */
export function sendPlatformAway(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('Cache-Control', 'no-store').send({ message: 'The platform does not answer.' });
}
