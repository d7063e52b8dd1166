import { createHash } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config';
import { createPlatform } from './platform';
import { createReleaseStore, type ReleaseStore } from './release-store';
import { RELOAD_SCRIPT, serveReload } from './reload';
import { createRenderer, type Renderer } from './render/renderer';
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers';
import { IMMUTABLE, sendFile } from './static-files';

/**
 * Of what is compressed on the way out: the highest would take 70 ms for a document, and saves 1.4 kB. Bundles are compressed when they are
 * built.
 */
const DOCUMENT_QUALITY = 5;
const MAX_HEADER_BYTES = 64 * 1024;
/** Files of the live shell that have fixed addresses. */
const SHELL_FILES = new Set(['/sw.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png', '/icon-512.png', '/robots.txt']);

/** Makes the edge: releases, registry, documents, and the platform behind one origin. */
export async function createEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = createApp(config);
  const store = createReleaseStore(config.store);
  const platform = createPlatform(config.commerceUrl);
  const renderer = createRenderer({
    script: new URL('./worker.mjs', import.meta.url),
    setup: { config: config.shop, store: config.store },
    timeoutMs: config.renderTimeoutMs,
    ask: platform.ask,
    log: { warn: (details, message) => app.log.warn(details, message) },
  });

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (config.tls) reply.header('Strict-Transport-Security', 'max-age=31536000');
  });
  app.addHook('onClose', async () => {
    await Promise.all([renderer.close(), platform.close()]);
  });

  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 512,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY } },
  });
  for (const prefix of ['/graphql', '/rest', '/media'])
    await app.register(proxy, {
      upstream: config.commerceUrl,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 60_000 } },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-host': originOf(request).host,
          'x-forwarded-proto': originOf(request).proto,
        }),
      },
    });

  if (config.reloads) serveReload(app, store.read);
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const registry = await store.read().catch(() => undefined);
    return reply
      .code(registry?.releases.shell ? 200 : 503)
      .send({ generation: registry?.generation ?? null, releases: Object.keys(registry?.releases ?? {}) });
  });
  app.get('/registry.json', async (_request, reply) => {
    const registry = await store.read();
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Type', 'application/json; charset=utf-8')
      .send(JSON.stringify(registry));
  });
  app.get('/releases/*', async (request, reply) => {
    const file = store.fileOf(urlOf(request).pathname);
    if (file && !file.endsWith('.cjs') && (await sendFile(request, reply, file, IMMUTABLE))) return reply;
    return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
  });
  app.get('/*', async (request, reply) => {
    const { pathname } = urlOf(request);
    if (SHELL_FILES.has(pathname)) return sendShellFile(request, reply, pathname);
    return sendDocument(request, reply);
  });

  const sendShellFile = async (request: FastifyRequest, reply: FastifyReply, pathname: string) => {
    const { shell } = (await store.read()).releases;
    const file = shell && store.fileOf(`${shell.base}public${pathname}`);
    if (file && (await sendFile(request, reply, file, 'no-cache'))) return reply;
    return reply.code(404).type('text/plain').send('Not found');
  };

  const sendDocument = (request: FastifyRequest, reply: FastifyReply) =>
    documentAnswer(request, reply, { renderer, readRegistry: store.read, reloads: config.reloads });
  return app;
}

function createApp(config: EdgeConfig): FastifyInstance {
  const common = {
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: 1024 * 1024,
    exposeHeadRoutes: true,
    trustProxy: config.trustProxy,
    rewriteUrl: decodable,
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
  };
  const app = config.tls
    ? fastify({ ...common, http2: true, https: { ...config.tls, allowHTTP1: true, settings: { maxHeaderListSize: MAX_HEADER_BYTES } } })
    : fastify({ ...common, http: { maxHeaderSize: MAX_HEADER_BYTES } });
  // The two differ in the type of the raw request only.
  return app as unknown as FastifyInstance;
}

interface DocumentSources {
  renderer: Renderer;
  readRegistry: ReleaseStore['read'];
  reloads: boolean;
}

async function documentAnswer(request: FastifyRequest, reply: FastifyReply, { renderer, readRegistry, reloads }: DocumentSources) {
  const url = urlOf(request);
  const registry = await readRegistry();
  const { proto, host } = originOf(request);
  const origin = `${proto}://${host}`;
  const answer = await renderer
    .render({ pathname: url.pathname, search: url.search, cookieView: cookie(request.headers.cookie, 'store_view_code'), origin }, registry)
    .catch((error: unknown) => {
      request.log.error({ error: error instanceof Error ? error.message : String(error) }, 'document failed');
      return undefined;
    });
  if (!answer)
    return reply
      .code(503)
      .header('Cache-Control', 'no-store')
      .header('Retry-After', '5')
      .type('text/html; charset=utf-8')
      .send(UNAVAILABLE);
  reply
    .header('Cache-Control', answer.isPrefixed ? 'no-cache' : 'private, no-cache')
    .header('Vary', 'Cookie, Accept-Encoding')
    .header('X-Rendered-By', answer.rendering)
    .header('Content-Security-Policy', contentSecurityPolicy(answer.styleHashes))
    .header('X-Registry-Generation', String(registry.generation));
  if (answer.isPrefixed) reply.header('Set-Cookie', `store_view_code=${answer.view}; Path=/; Max-Age=31536000; SameSite=Lax`);
  if (answer.reason) reply.header('X-Render-Fallback', answer.reason.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200));
  if (answer.location)
    return reply
      .code(answer.status)
      .header('Location', answer.location + (answer.location.includes('?') ? '' : url.search))
      .send('');
  const etag = `"${createHash('sha256')
    .update(answer.html.replace(/"renderedAt":\d+/, ''))
    .digest('base64url')
    .slice(0, 22)}"`;
  reply.header('ETag', etag).type('text/html; charset=utf-8');
  if (answer.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.code(answer.status).send(reloads ? answer.html.replace('</body>', RELOAD_SCRIPT) : answer.html);
}

/** The requested address. Several slashes at its beginning would name a host. */
function urlOf(request: Pick<FastifyRequest, 'url'>): URL {
  return new URL(`http://edge.invalid${request.url.replace(/^\/{2,}/, '/')}`);
}

/** An address whose percent signs mean nothing is unknown, not refused: it gets the page that says so. */
function decodable({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replace(/%/g, '%25') + url.slice(path.length);
  }
}

/** Scheme and host that the visitor uses; a balancer's word for them counts where it is trusted (`TRUST_PROXY`). */
function originOf(request: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>): { proto: string; host: string } {
  return { proto: request.protocol ?? 'http', host: request.host || String(request.headers[':authority'] ?? '') };
}

function cookie(header: string | undefined, name: string): string | undefined {
  const found = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value && /^[a-z][a-z0-9_]*$/.test(value) ? value : undefined;
}

const UNAVAILABLE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>AMC eShop</title></head><body><main><h1>The shop is not ' +
  'available right now</h1><p>Please try again in a moment.</p><p lang="ar" dir="rtl">المتجر غير متاح حاليًا. يُرجى المحاولة بعد ' +
  'قليل.</p></main></body></html>';
