import { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPlatformAway } from './error-answers';
import type { AnswerCache } from './answer-cache';
import { originOf } from './visitor-origin';

const TIMEOUT_MS = 60_000;
/** Files go up here, in requests as large as they are: the platform says how large they may be, and counts. */
const UPLOADS = '/rest/V1/uploads';

/** How long after a connection was cut the question is asked again, on another one. */
const SECOND_TRY_MS = 20;

interface PlatformAddresses {
  commerceUrl: string;
  /** Another folder than `/media` where the platform's document root is another, or its media are on a server of their own. */
  mediaUrl: string;
  answers: AnswerCache;
}

/**
 * Passes the platform's addresses on to it. A body is read whole first, within the server's limit: one that is too large is refused before
 * the platform is asked, which would end the connection in the middle of it.
 */
export async function proxyPlatform(app: FastifyInstance, { commerceUrl, mediaUrl, answers }: PlatformAddresses) {
  const pass = (
    scope: FastifyInstance,
    prefix: string,
    options: FastifyHttpProxyOptions['replyOptions'] = {},
    { origin: upstream, pathname: rewritePrefix } = { origin: commerceUrl, pathname: prefix },
  ) =>
    scope.register(proxy, {
      upstream,
      prefix,
      rewritePrefix,
      proxyPayloads: prefix === UPLOADS,
      ...(prefix === '/graphql' ? { preHandler: answers.answerFirst } : {}),
      http: { requestOptions: { timeout: TIMEOUT_MS } },
      replyOptions: {
        ...options,
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-host': originOf(request).host,
          'x-forwarded-proto': originOf(request).proto,
        }),
        retryDelay: ({ err, req, res, attempt, getDefaultDelay }) =>
          wasCutOff(req.method, err) ? (attempt === 0 ? SECOND_TRY_MS : null) : getDefaultDelay(req, res, err, attempt),
        // The proxy has logged why.
        onError: (reply) => void sendPlatformAway(reply as FastifyReply),
      },
    });
  await pass(app, UPLOADS);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A stream again, which the proxy passes on as it is; it would write anything else anew.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, Readable.from([body])));
    await pass(scope, '/graphql');
    await pass(scope, '/rest');
    // Pictures stand in mails and in what others show of a shared address.
    const rewriteHeaders = (headers: object) => ({ ...headers, 'cross-origin-resource-policy': 'cross-origin' });
    await pass(scope, '/media', { rewriteHeaders }, new URL(mediaUrl));
  });
}

/**
 * A connection that was kept open may be closed by the platform in the moment in which it is used again: what was read is asked for again,
 * once. What changes something may have been carried out; who sent it decides.
 */
function wasCutOff(method: string, error: NodeJS.ErrnoException | null | undefined): boolean {
  return error?.code === 'ECONNRESET' && (method === 'GET' || method === 'HEAD');
}
