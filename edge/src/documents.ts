import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentAnswer } from 'shared-contracts/edge';
import { RELOAD_SCRIPT } from './reload';
import { releaseSetId } from './release-set';
import type { ReleaseStore } from './release-store';
import type { Renderer } from './render/renderer';
import type { SecurityHeaders } from './security-headers';
import { unavailablePage } from './unavailable-page';

export interface DocumentSources {
  renderer: Renderer;
  readRegistry: ReleaseStore['read'];
  reloads: boolean;
  contentSecurityPolicy: SecurityHeaders['contentSecurityPolicy'];
}

/** A CDN may give a document for a minute, and for another while it asks for the next; a browser asks each time whether it changed. */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/**
 * Answers with the document of an address. It depends on the path, the query parameters that its page declares and the live releases:
 * not on cookies, but for one redirect; not on the host.
 */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, sources: DocumentSources) {
  const { renderer, readRegistry, reloads } = sources;
  const { pathname, search } = urlOf(request);
  const registry = await readRegistry();
  const answer = await renderer.render({ pathname, search, chosenView: chosenView(request) }, registry).catch((error: unknown) => {
    request.log.error({ error: error instanceof Error ? error.message : String(error) }, 'document failed');
    return undefined;
  });
  if (!answer) return sendUnavailable(reply);
  reply
    .header('Cache-Control', answer.isPublic && !reloads ? PUBLIC : 'no-store')
    .header('Vary', 'accept-encoding')
    .header('X-Rendered-By', answer.rendering)
    .header('X-Release-Set', releaseSetId(registry));
  if (answer.reason) reply.header('X-Render-Fallback', answer.reason.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200));
  if (answer.location !== undefined)
    return reply
      .code(answer.status)
      .header('Location', answer.location + (answer.location.includes('?') ? '' : search))
      .send('');
  return sendHtml(request, reply, answer, sources);
}

function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, status, styleHashes }: DocumentAnswer,
  { reloads, contentSecurityPolicy }: DocumentSources,
) {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply
    .header('Content-Security-Policy', contentSecurityPolicy(styleHashes))
    .header('ETag', etag)
    // When it was made; the document itself does not say so. Browsers read it as `document.lastModified`.
    .header('Last-Modified', new Date().toUTCString())
    .type('text/html; charset=utf-8');
  if (status === 200 && isSame(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.code(status).send(reloads ? html.replace('</body>', RELOAD_SCRIPT) : html);
}

function sendUnavailable(reply: FastifyReply) {
  return reply
    .code(503)
    .header('Cache-Control', 'no-store')
    .header('Retry-After', '5')
    .type('text/html; charset=utf-8')
    .send(unavailablePage());
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
function chosenView({ headers }: FastifyRequest): string | undefined {
  if (headers['sec-fetch-site'] !== 'none' || headers['sec-fetch-mode'] !== 'navigate') return undefined;
  const found = headers.cookie?.split(/;\s*/).find((part) => part.startsWith('store_view_code='));
  const value = found?.slice('store_view_code='.length);
  return value && /^[a-z][a-z0-9_]*$/.test(value) ? value : undefined;
}
