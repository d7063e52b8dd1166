import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'shared-contracts';
import type { DocumentAnswer } from 'shared-contracts/edge';
import { cookieOf } from './cookie';
import { sendUnavailable } from './error-answers';
import { asStale, encodingFor, toServed, type ServedDocument, type DocumentCache, type DocumentKey } from './document-cache';
import { messageOf } from './message-of';
import { RELOAD_SCRIPT } from './reload';
import { releaseSetId } from './release-set';
import type { Renderer } from './render/renderer';
import type { SecurityHeaders } from './security-headers';
import { markPreview } from './preview-page';
import type { Visit, Visitors } from './visitors';
import type { Metrics } from './watch/metrics';

export interface DocumentSources {
  metrics: Pick<Metrics, 'documents' | 'renderSeconds'>;
  renderer: Renderer;
  /** For releases that are live for nobody: what they do to a worker is not done to those of live documents. */
  previewRenderer: () => Renderer;
  visitors: Visitors;
  cache: DocumentCache;
  /** How long a cached document is given without making it again. */
  freshMs: number;
  reloads: boolean;
  contentSecurityPolicy: SecurityHeaders['contentSecurityPolicy'];
  /** Whether what is not found at a path was there once, and will not come back. */
  isGone: (pathname: string) => boolean;
}

/**
 * A CDN may give a document for a minute, for another while it asks for the next, and for a day where it gets none; a browser asks each
 * time whether it changed.
 */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

/** How long a document that could not be made is not tried again, where an earlier one is cached. */
const FAILED_MS = 5000;

export type SendDocument = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Answers with the document of an address. It depends on the path, the query parameters that its page declares and the live releases:
 * not on cookies, but for one redirect; not on the host. One that everybody may have is cached: for a moment, so that many who come at once
 * get the same one, and for a day, for when the platform is away.
 */
export function createDocumentSender(sources: DocumentSources): SendDocument {
  const { cache, visitors, reloads } = sources;
  const making = new Map<string, Promise<DocumentAnswer | undefined>>();
  /** Documents that could not be made a moment ago: a platform that hangs is not waited for each time. */
  const failed = new LRUCache<string, true>({ max: 1000, ttl: FAILED_MS });

  const make = async (request: FastifyRequest, key: DocumentKey, registry: Registry, renderer = sources.renderer) => {
    const { pathname, search } = key;
    const end = sources.metrics.renderSeconds.startTimer();
    const answer = await renderer.render({ pathname, search, chosenView: chosenView(request) }, registry).catch((error: unknown) => {
      request.log.error({ error: messageOf(error) }, 'document failed');
      return undefined;
    });
    end();
    return answer;
  };

  /** Many who ask for one document at the same moment wait for one. */
  const makeOnce = (request: FastifyRequest, key: DocumentKey, registry: Registry) => {
    if (chosenView(request) !== undefined) return make(request, key, registry);
    const id = JSON.stringify(key);
    const answer = making.get(id) ?? make(request, key, registry).finally(() => making.delete(id));
    making.set(id, answer);
    return answer;
  };

  return async (request, reply) => {
    const url = urlOf(request);
    if (await visitors.answerPreview(request, reply, url)) return reply;
    const { pathname, search } = url;
    const visit = await visitors.of(request);
    const { registry, preview } = visit;
    const set = releaseSetId(registry);
    // A publish that says something else of the same releases is another state, too.
    const key = { state: `${registry.generation} ${set}`, pathname, search };
    reply
      .header('Vary', ['accept-encoding', ...visit.vary].join(', '))
      .header('X-Release-Set', set)
      .header('Surrogate-Key', `set-${set}`);
    if (visit.cookies.length > 0) reply.header('Set-Cookie', visit.cookies);
    if (preview) {
      const answer = await make(request, key, registry, sources.previewRenderer());
      if (!answer) return sendUnavailable(reply);
      reply.header('X-Robots-Tag', 'noindex').header('X-Release-Preview', '1');
      return sendAnswer(request, reply, { ...answer, isPublic: false }, visit);
    }
    const cached = reloads ? undefined : cache.get(key);
    if (cached && chosenView(request) === undefined && isYounger(cached, sources.freshMs))
      return send(request, reply.header('Cache-Status', 'edge; hit'), cached, sources, visit);
    const id = JSON.stringify(key);
    const answer = cached && failed.has(id) ? undefined : await makeOnce(request, key, registry);
    if (cached && isFailed(answer)) {
      if (!failed.has(id)) failed.set(id, true);
      return send(request, reply.header('Cache-Status', 'edge; hit; detail=stale-if-error'), asStale(cached), sources, visit);
    }
    if (!answer) return sendUnavailable(reply);
    reply.header('Cache-Status', `edge; fwd=${cached ? 'stale' : 'miss'}`);
    return sendAnswer(request, reply, answer, visit, (final) => cache.update(key, final));
  };

  function sendAnswer(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: DocumentAnswer,
    visit: Visit,
    store: (answer: DocumentAnswer) => ServedDocument = (final) => toServed(visit.preview ? markPreview(final, visit.preview) : final),
  ) {
    const { pathname, search } = urlOf(request);
    if (answer.location !== undefined)
      return head(reply, answer, sources, visit)
        .code(answer.status)
        .header('Location', answer.location + (answer.location.includes('?') ? '' : search))
        .send('');
    const isGone = answer.status === 404 && sources.isGone(pathname);
    return send(request, reply, store(isGone ? { ...answer, status: 410 } : answer), sources, visit);
  }
}

/** A clock that was put back makes nothing young. */
function isYounger({ madeAt }: ServedDocument, ms: number): boolean {
  const age = Date.now() - madeAt;
  return age >= 0 && age < ms;
}

function isFailed(answer: DocumentAnswer | undefined): boolean {
  return !answer || answer.status >= 500 || answer.isWhole === false;
}

function head(reply: FastifyReply, answer: DocumentAnswer, { reloads, metrics }: DocumentSources, { isShareable }: Visit): FastifyReply {
  const [, cache = 'miss'] = String(reply.getHeader('Cache-Status') ?? '').split(/edge; (?:fwd=)?/);
  metrics.documents.inc({ rendering: answer.rendering, status: answer.status, cache: cache.split(';', 1)[0] ?? '' });
  // A share that only the visitor's cookie tells is one that a CDN would mix up.
  const control = isShareable ? PUBLIC : 'private, no-cache';
  reply.header('Cache-Control', answer.isPublic && !reloads ? control : 'no-store').header('X-Rendered-By', answer.rendering);
  if (answer.reason) reply.header('X-Render-Fallback', toHeader(answer.reason));
  return reply;
}

/** What a header may hold of a reason. */
export function toHeader(reason = ''): string {
  return reason.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200);
}

async function send(request: FastifyRequest, reply: FastifyReply, document: ServedDocument, sources: DocumentSources, visit: Visit) {
  const { answer, etag, madeAt } = document;
  head(reply, answer, sources, visit)
    .header('Content-Security-Policy', sources.contentSecurityPolicy(answer.styleHashes, answer.scriptHashes, answer.policies))
    .header('ETag', etag)
    // When it was made; the document itself does not say so. Browsers read it as `document.lastModified`.
    .header('Last-Modified', new Date(madeAt).toUTCString())
    .type('text/html; charset=utf-8');
  if (answer.status === 200 && isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.code(answer.status);
  if (sources.reloads) return reply.send(answer.html.replace('</body>', RELOAD_SCRIPT));
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding).header('ETag', `W/${etag}`);
  return reply.send(await document.body(encoding));
}

/** Compressing on the way makes a weak one of it. */
function isSame(given: string | undefined, etag: string): boolean {
  return given?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag) ?? false;
}

/** The requested address. Several slashes at its beginning would name a host. */
export function urlOf(request: Pick<FastifyRequest, 'url'>): URL {
  return new URL(`http://edge.invalid${request.url.replace(/^\/{2,}/, '/')}`);
}

/**
 * The view that a visitor has chosen earlier, where an address was typed or kept as a bookmark. A link says itself which view it leads to.
 */
function chosenView(request: FastifyRequest): string | undefined {
  const { headers } = request;
  if (headers['sec-fetch-site'] !== 'none' || headers['sec-fetch-mode'] !== 'navigate') return undefined;
  const value = cookieOf(request, 'store_view_code');
  return value && /^[a-z][a-z0-9_]*$/.test(value) ? value : undefined;
}
