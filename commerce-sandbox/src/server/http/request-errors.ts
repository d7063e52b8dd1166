import type { FastifyInstance } from 'fastify';

const MESSAGES: Readonly<Record<number, string>> = {
  413: 'The request is too large.',
  415: 'Unable to parse the request.',
  503: 'Service Temporarily Unavailable',
};

/**
 * Answers what no endpoint has answered: bodies that cannot be read, paths that do not exist, and mistakes of ours, of which nothing is
 * told.
 */
export function requestErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(error);
    const message = MESSAGES[status] ?? (status >= 500 ? 'Internal server error' : 'Unable to parse the request.');
    const body = request.url.startsWith('/rest/')
      ? { message }
      : { errors: [{ message, extensions: { category: status >= 500 ? 'internal' : 'graphql-input' } }] };
    // Fastify would end the connection under a body that is too large: whoever still sends it would see that, and not the answer.
    return reply.removeHeader('connection').code(status).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: request.url.startsWith('/rest/') ? 'Request does not match any route.' : 'Not found.' }),
  );
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
