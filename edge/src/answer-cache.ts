import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Agent, request as ask } from 'undici';
import { sendPlatformAway } from './error-answers';
import { CACHE_LIFETIME_MS } from './document-cache';
import { messageOf } from './message-of';
import { originOf } from './visitor-origin';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  at: number;
}

export interface AnswerCache {
  /** Answers a guest's question by GET, from the cache where the platform does not; all other requests go to `next`. */
  answerFirst(request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void): void;
  close(): Promise<void>;
}

const TIMEOUT_MS = 60_000;
/** How long a platform that did not answer is not waited for again, where there is a cached answer. */
const AWAY_MS = 5000;
const HOP_BY_HOP =
  /^(connection|keep-alive|transfer-encoding|te|trailer|upgrade|proxy-.*|content-length|content-encoding|host|accept-encoding)$/;
/** What a public answer may depend on, beside its address. The platform's cache identifier says the same of a guest. */
const VARY = ['store', 'content-currency'];

/**
 * The platform's public answers. Each request goes to the platform (a CDN may cache its answer by its own headers); the cache, of a day,
 * is for when the platform is away, so that visitors go on browsing. Nothing of a customer is cached, and no cookie is passed on.
 */
export function createAnswerCache({ commerceUrl, mostBytes }: { commerceUrl: string; mostBytes: number }): AnswerCache {
  const agent = new Agent({ connections: 128, keepAliveTimeout: 30_000 });
  const cache = new LRUCache<string, Answer>({
    maxSize: mostBytes,
    sizeCalculation: ({ text }, key) => key.length + text.length,
    ttl: CACHE_LIFETIME_MS,
  });
  /** Of the clock that nobody sets. */
  let awayUntil = 0;

  const send = async (request: FastifyRequest): Promise<Answer> => {
    const { host, proto } = originOf(request);
    const { statusCode, headers, body } = await ask(commerceUrl + request.url, {
      dispatcher: agent,
      headers: { ...passed(request.headers), 'x-forwarded-host': host, 'x-forwarded-proto': proto },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    return { status: statusCode, headers: passed(headers), text: await body.text(), at: Date.now() };
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = [request.url, ...VARY.map((name) => request.headers[name] ?? '')].join('\n');
    const cached = cache.get(key);
    if (cached && performance.now() < awayUntil) return sendCached(reply, cached);
    const fresh = await send(request).catch((error: unknown) => {
      request.log.error({ error: messageOf(error) }, 'platform away');
      return undefined;
    });
    const isAway = !fresh || fresh.status >= 500;
    awayUntil = isAway ? performance.now() + AWAY_MS : 0;
    if (isAway && cached) return sendCached(reply, cached);
    if (!fresh) return sendPlatformAway(reply);
    if (fresh.status === 200 && isPublic(fresh.headers['cache-control'])) cache.set(key, fresh);
    return reply.code(fresh.status).headers(fresh.headers).send(fresh.text);
  };

  return {
    answerFirst(request, reply, next) {
      // Guests send an empty one.
      if (request.method !== 'GET' || request.headers.authorization) next();
      else void answer(request, reply).catch(next);
    },
    close: () => agent.close(),
  };
}

function sendCached(reply: FastifyReply, { headers, text, at, status }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store', age: String(Math.max(0, Math.round((Date.now() - at) / 1000))) })
    .header('Cache-Status', 'edge; hit; detail=stale-if-error')
    .send(text);
}

function passed(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.test(name) && !/^(set-)?cookie$/.test(name)));
}

function isPublic(control = ''): boolean {
  return /\b(public|s-maxage=[1-9])/.test(control) && !/\b(private|no-store)\b/.test(control);
}
