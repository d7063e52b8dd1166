import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { createDocumentSender, urlOf } from './documents';
import { answerErrors } from './error-answers';
import { createAnswerCache } from './answer-cache';
import { createDocumentCache, DOCUMENT_QUALITY } from './document-cache';
import { isAmong } from './gone-paths';
import { serveManifests } from './manifests';
import { createPlatform } from './platform';
import { servePersonalPage } from './personal-page';
import { proxyPlatform } from './platform-proxy';
import { readinessOf } from './readiness';
import { createReleaseStore, type ReleaseStore } from './release-store';
import { serveReload } from './reload';
import { createRenderer, type Renderer, type RendererOptions } from './render/renderer';
import { serveRobots } from './robots';
import { createSecurityHeaders } from './security-headers';
import { serveSitemap } from './sitemap/serve-sitemap';
import { notFound, releasePath, serveFiles } from './static-files';
import { serveShortAddresses } from './short-addresses';
import { guardOrigins, originOf, publicOriginsOf } from './visitor-origin';
import { previewRefusal } from './preview-page';
import { createVisitors, type Visitors } from './visitors';
import { createCanaryWatch } from './watch/canary-watch';
import { createMetrics } from './watch/metrics';
import { serveOperator } from './watch/operator';
import { createReleasesPage } from './watch/releases-page';
import { serveReports } from './watch/reports';
import { createMirror, isBucket, openStore } from 'release-kit';

const MAX_HEADER_BYTES = 64 * 1024;
/** Files of the live shell that have fixed addresses. */
const SHELL_FILES = new Set([
  '/sw.js',
  '/favicon.svg',
  // Browsers and readers of feeds ask for it where no document of the shop has told them of the other one.
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
]);

/** Makes the edge: releases, registry, documents, and the platform behind one origin. */
export async function createEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = createApp(config);
  const publicOrigins = publicOriginsOf(app, config);
  const origin = () => publicOrigins()[0] ?? '';
  const { releases, mirror, store } = openReleases(config, app.log);
  const platform = createPlatform({ commerceUrl: config.commerceUrl, answersS: config.platformAnswersS });
  const renderers = createRenderers(config, { origin, ask: platform.ask, log: app.log });
  const visitors = createVisitors({ store, previewSecret: config.previewSecret, publicOrigins, refusal: previewRefusal });
  const security = createSecurityHeaders(config.shop);
  const metrics = createMetrics();
  metrics.watchQueue(renderers.queued);
  const watch = createCanaryWatch({ store: releases, readRegistry: store.read, metrics, log: app.log });
  const answers = createAnswerCache({ commerceUrl: config.commerceUrl, mostBytes: config.answersBytes });

  answerErrors(app);
  guardOrigins(app, { publicOrigins, forceHttps: config.forceHttps });
  sendHeaders(app, config, security.common);
  app.addHook('onClose', async () => {
    watch.close();
    mirror?.close();
    await Promise.all([renderers.close(), platform.close(), answers.close()]);
  });

  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 512,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: DOCUMENT_QUALITY } },
  });
  await proxyPlatform(app, { ...config, answers });

  if (config.reloads) serveReload(app, store.read, join(config.store, 'failures.json'));
  serveHealth(app, { store, silenceMs: platform.silenceMs });
  const files = await serveReleases(app, { config, store, visitors });
  serveReports(app, { visitors, readRegistry: store.read, metrics, onSlot: watch.note });
  serveOperator(app, {
    token: config.operatorToken,
    isOpen: config.reloads,
    metrics,
    releasesPage: createReleasesPage({ store: releases, readRegistry: store.read, watch, metrics }),
  });
  if (config.addressRegister) serveShortAddresses(app, config.addressRegister);
  serveRobots(app, store, origin);
  serveManifests(app, store, config.shop.brand.name);
  serveSitemap(app, { ask: platform.askOnce, readRegistry: store.read, origin });
  servePersonalPage(app, { renderer: renderers.live, visitors });
  const sendDocument = createDocumentSender({
    metrics,
    renderer: renderers.live,
    previewRenderer: renderers.preview,
    visitors,
    cache: createDocumentCache(config.documentsBytes),
    freshMs: config.documentsS * 1000,
    reloads: config.reloads,
    contentSecurityPolicy: security.contentSecurityPolicy,
    isGone: isAmong(config.gonePaths),
  });
  app.get('/*', async (request, reply) => {
    const { pathname } = urlOf(request);
    if (!SHELL_FILES.has(pathname)) return sendDocument(request, reply);
    const { shell } = (await visitors.of(request)).registry.releases;
    const file = shell && store.fileOf(`${shell.base}public${pathname}`);
    return file ? files.sendCurrent(reply, file) : notFound(reply);
  });

  return app;
}

/** The store of releases; where it is a bucket, the folder that follows it. */
function openReleases({ storeAddress, store: folder }: EdgeConfig, log: FastifyBaseLogger) {
  const releases = openStore(storeAddress);
  const mirror = isBucket(storeAddress)
    ? createMirror(releases, folder, { onProblem: (problem) => log.error({ problem }, 'The store cannot be read: what is here stays') })
    : undefined;
  const store = createReleaseStore(folder, (problem) => log.error({ problem }, 'registry.json: the last good one stays'), mirror?.bring);
  return { releases, mirror, store };
}

interface RendererSources {
  origin: () => string;
  ask: RendererOptions['ask'];
  log: FastifyBaseLogger;
}

/** The renderer of what is live; that of previews is started when one is asked for. */
function createRenderers(config: EdgeConfig, { origin, ask, log }: RendererSources) {
  const start = (options: { size?: number } = {}) =>
    createRenderer({
      script: new URL('./worker.mjs', import.meta.url),
      setup: () => ({ config: config.shop, origin: origin(), store: config.store }),
      timeoutMs: config.renderTimeoutMs,
      ask,
      log: { warn: (details, message) => log.warn(details, message) },
      ...options,
    });
  const live = start();
  let preview: Renderer | undefined;
  return {
    live,
    preview: () => (preview ??= start({ size: 1 })),
    queued: () => live.queued() + (preview?.queued() ?? 0),
    close: () => Promise.all([live.close(), preview?.close()]),
  };
}

/** What every answer says, unless it says it itself. */
function sendHeaders(app: FastifyInstance, { strictTransportSecurity }: EdgeConfig, common: Readonly<Record<string, string>>): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(common)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (strictTransportSecurity && originOf(request).proto === 'https') reply.header('Strict-Transport-Security', strictTransportSecurity);
  });
}

/** `/health`: whether the process answers. `/ready`: whether it has what documents are made of. */
function serveHealth(app: FastifyInstance, { store, silenceMs }: { store: ReleaseStore; silenceMs: () => Promise<number> }): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (request, reply) => {
    const registry = await store.read().catch(() => undefined);
    const { isReady, platform } = readinessOf({
      hasShell: registry?.releases.shell !== undefined,
      silenceMs: await silenceMs(),
      wantsPlatform: urlOf(request).searchParams.has('platform'),
    });
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        platform,
        generation: registry?.generation ?? null,
        releases: Object.keys(registry?.releases ?? {}),
        ...(store.problem() === undefined ? {} : { problem: 'registry.json cannot be read; the log says why.' }),
      });
  });
}

/** The registry as the visitor's share of canaries has it, and the files of all kept releases. */
async function serveReleases(
  app: FastifyInstance,
  { config, store, visitors }: { config: EdgeConfig; store: ReleaseStore; visitors: Visitors },
) {
  app.get('/registry.json', async (request, reply) => {
    const { registry, cookies, preview, isShareable } = await visitors.of(request);
    if (cookies.length > 0) reply.header('Set-Cookie', cookies);
    return reply
      .header('Cache-Control', preview ? 'no-store' : isShareable ? 'no-cache' : 'private, no-cache')
      .header('Content-Type', 'application/json; charset=utf-8')
      .send(JSON.stringify(registry));
  });
  const files = await serveFiles(app, config.store);
  app.get('/releases/*', { compress: false }, async (request, reply) => {
    const file = await store.bringFileOf(releasePath(urlOf(request).pathname));
    return file && !file.endsWith('.cjs') ? files.sendImmutable(reply, file) : notFound(reply);
  });
  return files;
}

function createApp(config: EdgeConfig): FastifyInstance {
  const common = {
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: 1024 * 1024,
    // What is on its way when the edge stops is answered: whoever sent it could not know.
    return503OnClosing: false,
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
