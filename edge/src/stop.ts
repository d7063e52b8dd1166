import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';

/** What is on its way when a server stops listening is let in for so long. */
const LAST_REQUESTS_MS = 1000;

/**
 * Makes a server stop in order: what is being answered is finished, for `stopMs` at most. A connection on which nothing was asked, as
 * browsers open them ahead, ends soon: Node would wait for it as long as the browser keeps it. (With TLS it is kept to the end of `stopMs`:
 * what is asked cannot be told by the raw connection.)
 *
 * @returns Stops it; called once.
 */
export function prepareStop(app: FastifyInstance, stopMs: number): () => Promise<void> {
  const answering = new Map<Socket, number>();
  const count = (socket: Socket, by: number) => {
    const before = answering.get(socket);
    if (before !== undefined) answering.set(socket, before + by);
  };
  app.server.on('connection', (socket: Socket) => {
    answering.set(socket, 0);
    socket.once('close', () => answering.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  const endUnused = () => {
    for (const [socket, answers] of answering) if (answers === 0) socket.destroy();
  };
  const endAll = () => answering.forEach((_, socket) => socket.destroy());
  return async () => {
    const timers = [setTimeout(endAll, stopMs)];
    if (!(app.server instanceof TlsServer)) timers.push(setTimeout(endUnused, LAST_REQUESTS_MS));
    await app.close();
    timers.forEach(clearTimeout);
  };
}
