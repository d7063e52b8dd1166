import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'shared-contracts';
import { messageOf } from '../message-of';
import type { AskPlatform } from './ask';
import { categoryEntries, cmsEntries, countProducts, pageEntries, productEntries, PRODUCTS_A_FILE, type SitemapEntry } from './entries';
import { readViews, type SitemapView } from './views';
import { indexXml, URLSET_END, URLSET_START, urlXml } from './xml';

export const SITEMAP_PATH = '/sitemap.xml';

/** A CDN keeps one for an hour; who needs it sooner asks the platform's own. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=3600';
/** So many are written at the same time: they ask the platform for all that it has. */
const MOST_AT_ONCE = 2;
const RETRY_AFTER_S = 60;
/** `/sitemap/arabic/products-3.xml` */
const FILE = /^\/sitemap\/([a-z][a-z0-9_]*)\/(pages|categories|products-([1-9]\d{0,3}))\.xml$/;

export interface SitemapSources {
  ask: AskPlatform;
  readRegistry: () => Promise<Registry>;
  /** The shop's own origin. */
  origin: () => string;
}

/** The index of all sitemaps, and these: of pages, categories and products of each store view, written while they are read. */
export function serveSitemap(app: FastifyInstance, { ask, readRegistry, origin }: SitemapSources): void {
  let writing = 0;

  app.get(SITEMAP_PATH, async (request, reply) => {
    const addresses = await addressesOfFiles(ask, origin()).catch((error: unknown) => refuse(request, error));
    return addresses ? asXml(reply).send(indexXml(addresses)) : unavailable(reply);
  });

  app.get('/sitemap/*', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const [, code, name, number] = FILE.exec(path) ?? [];
    if (!name) return missing(reply);
    if (writing >= MOST_AT_ONCE) return unavailable(reply);
    writing += 1;
    // Counted until it is sent, or whoever asked has gone.
    reply.raw.once('close', () => (writing -= 1));
    const views = await readViews(ask).catch((error: unknown) => refuse(request, error));
    if (!views) return unavailable(reply);
    const view = views.find((candidate) => candidate.code === code);
    if (!view) return missing(reply);
    if (number !== undefined) {
      const count = await countFiles(ask, view).catch((error: unknown) => refuse(request, error));
      if (count === undefined) return unavailable(reply);
      if (Number(number) > count) return missing(reply);
    }
    const entries =
      number !== undefined
        ? productEntries(ask, view, views, Number(number))
        : once(name === 'pages' ? async () => allPages(await readRegistry(), ask, views) : () => categoryEntries(ask, views));
    // The first ones decide what the answer is; if later ones fail, it breaks off, and is asked for again.
    const first = await entries.next().catch((error: unknown) => refuse(request, error));
    if (!first) return unavailable(reply);
    if (request.method === 'HEAD') return asXml(reply).send('');
    return asXml(reply).send(Readable.from(texts(first, entries, view, views, origin())));
  });
}

async function addressesOfFiles(ask: AskPlatform, origin: string): Promise<string[]> {
  const views = await readViews(ask);
  const files = await Promise.all(
    views.map(async (view) => {
      const products = Array.from({ length: await countFiles(ask, view) }, (_, index) => `products-${index + 1}`);
      return ['pages', 'categories', ...products].map((name) => `${origin}/sitemap/${view.code}/${name}.xml`);
    }),
  );
  return files.flat();
}

/** Files of products; a view without any has none. */
async function countFiles(ask: AskPlatform, view: SitemapView): Promise<number> {
  return Math.ceil((await countProducts(ask, view)) / PRODUCTS_A_FILE);
}

async function allPages(registry: Registry, ask: AskPlatform, views: readonly SitemapView[]): Promise<SitemapEntry[]> {
  return [...pageEntries(registry, views), ...(await cmsEntries(ask, views))];
}

async function* once(entries: () => Promise<SitemapEntry[]>): AsyncGenerator<SitemapEntry[]> {
  yield await entries();
}

async function* texts(
  first: IteratorResult<SitemapEntry[], unknown>,
  rest: AsyncGenerator<SitemapEntry[]>,
  view: SitemapView,
  views: readonly SitemapView[],
  origin: string,
): AsyncGenerator<string> {
  const write = (entries: readonly SitemapEntry[]) => entries.map((entry) => urlXml(entry, view, views, origin)).join('');
  yield URLSET_START;
  if (!first.done) yield write(first.value);
  for await (const entries of rest) yield write(entries);
  yield URLSET_END;
}

function asXml(reply: FastifyReply): FastifyReply {
  return reply.header('Cache-Control', CACHE_CONTROL).header('Vary', 'accept-encoding').type('application/xml; charset=utf-8');
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

function unavailable(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', String(RETRY_AFTER_S)).send('');
}

function refuse(request: FastifyRequest, error: unknown): undefined {
  request.log.error({ error: messageOf(error) }, 'sitemap failed');
  return undefined;
}
