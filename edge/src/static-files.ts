import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { relative } from 'node:path';

/** Names the same file again, for a browser whose first try of it has failed: the files that a script loads follow from its own path. */
const ANOTHER_TRY = /^\/releases\/~\d{1,3}\//;

/** The path of a release's file, without what only makes it another address. */
export function releasePath(pathname: string): string {
  return pathname.replace(ANOTHER_TRY, '/releases/');
}

/** Files of the store, in the best encoding that was made when they were published; ranges and conditional requests with it. */
export async function serveFiles(app: FastifyInstance, store: string) {
  await app.register(fastifyStatic, { root: store, serve: false, preCompressed: true, index: false, dotfiles: 'deny' });
  app.setNotFoundHandler(async (_request, reply) => notFound(reply));
  return {
    /** A file that never changes. Without the time of its writing: nobody asks for it again, and each of many scripts would carry it. */
    sendImmutable: (reply: FastifyReply, file: string) =>
      reply
        .header('Access-Control-Allow-Origin', '*')
        .sendFile(relative(store, file), { maxAge: '365d', immutable: true, lastModified: false }),
    /** A file that is asked for again each time. */
    sendCurrent: (reply: FastifyReply, file: string) =>
      reply.header('Cache-Control', 'no-cache').sendFile(relative(store, file), { cacheControl: false }),
  };
}

export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}
