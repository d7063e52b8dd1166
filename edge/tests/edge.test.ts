import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import manifest from '../package.json';
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { observe } from './observatory';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

/** The edge as it runs, on a store and a platform made for it. */
let folder: string;
let edge: Edge;
let platform: Server;
let port: number;
let platformIs: 'there' | 'away' | 'failing' | 'hanging up once' = 'there';
const asked: { url: string; headers: IncomingHttpHeaders; bytes: number }[] = [];

/** A shell's server entry that says in the document what it was given. */
const SHELL = `
exports.provided = {};
exports.createDocuments = ({ loadPage, query, origin }) => ({
  async render(request) {
    const { pathname } = request;
    const base = { view: pathname.startsWith('/arabic') ? 'arabic' : 'default', isPublic: true, status: 200, rendering: 'shell' };
    if (pathname === '/old') return { ...base, html: '', status: 301, location: '/new.html' };
    if (request.chosenView) return { ...base, html: '', status: 302, location: '/' + request.chosenView + pathname, isPublic: false };
    if (pathname.startsWith('/gone')) return { ...base, html: '<p>gone</p>', status: 404, isPublic: false };
    if (pathname === '/broken') throw new Error('planned');
    if (pathname.startsWith('/remote/')) {
      try {
        const page = await loadPage(pathname.slice(8), './page', request);
        return { ...base, html: page ? await page.render() : 'no entry', rendering: page ? 'server' : 'browser' };
      } catch (error) {
        return { ...base, html: 'browser', rendering: 'browser', reason: error.message + ' — \\u0641' };
      }
    }
    if (pathname.startsWith('/kept') || pathname.startsWith('/arabic/kept')) {
      const { data } = await query({ document: 'query Kept{' + pathname + '}', variables: {}, storeCode: 'default' });
      const isWhole = data !== undefined;
      const made = { ...base, query: ['p'], isWhole, isPublic: isWhole, locale: pathname.startsWith('/arabic') ? 'ar-SA' : 'en-US' };
      const text = JSON.stringify({ ...request, made: (globalThis.made = (globalThis.made ?? 0) + 1), data });
      return { ...made, status: pathname === '/kept-not' ? 503 : 200, html: '<!doctype html><body class="x">' + text + 'x'.repeat(2000) + '</body>' };
    }
    const answer = pathname === '/ask' ? await query({ document: 'query A{a}', variables: { x: 1 }, storeCode: 'arabic' }) : undefined;
    return { ...base, html: '<!doctype html><body>' + JSON.stringify({ request, answer, origin }) + 'x'.repeat(2000) + '</body>' };
  },
});
`;

/** What the platform says of itself for the sitemap: two views, one product. */
function sitemapAnswer(query: string): unknown {
  const store = (store_code: string, locale: string) => ({
    store_code,
    locale,
    store_sort_order: locale === 'en_US' ? 1 : 2,
    category_url_suffix: '.html',
    product_url_suffix: '.html',
    root_category_uid: 'Mg==',
  });
  if (query.includes('SitemapViews')) return { data: { availableStores: [store('default', 'en_US'), store('arabic', 'ar_SA')] } };
  if (query.includes('SitemapCategories')) return { errors: [{ message: 'planned' }] };
  if (query.includes('Sitemap')) return { data: { products: { total_count: 1, items: [{ sku: '6205', url_key: 'bearing-6205' }] } } };
  return undefined;
}

interface Published {
  integrity?: string;
  serverRendered?: string[];
  react?: string;
  platform?: string;
  facts?: object;
}

function publish(
  name: string,
  server: string,
  { integrity = '', serverRendered = ['./page'], react = '19.3.1', platform = '2.0.0', facts = {} }: Published = {},
) {
  const release = join(folder, 'store', name, '1.0.0');
  mkdirSync(join(release, 'public'), { recursive: true });
  writeFileSync(join(release, 'server.cjs'), server);
  return {
    version: '1.0.0',
    base: `/releases/${name}/1.0.0/`,
    description: {
      name,
      contract: '^2.0.0',
      ...facts,
      serverRendered,
      build: {
        react,
        platform,
        server: { file: 'server.cjs', integrity: integrity || `sha256-${createHash('sha256').update(server).digest('base64')}` },
      },
    },
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  raw: Buffer;
  body: string;
}
const get = (path: string, headers: Record<string, string> = {}, method = 'GET', localAddress = '127.0.0.1', to = port) =>
  new Promise<Answer>((resolve, reject) => {
    send({ host: '127.0.0.1', port: to, path, headers: { Host: 'localhost', ...headers }, method, localAddress }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, raw, body: raw.toString('utf8') });
      });
    })
      .on('error', reject)
      .end();
  });

/** The edge's bundle: beside the package, so that what stays outside the bundle is found. */
const OUTPUT = join(__dirname, '../.cache/edge-test');

interface Edge {
  child: ChildProcess;
  port: number;
}

/**
 * Starts an edge at the port that the system gives it, at that of `env`, or at the socket of the descriptor `held`. Rejects with what it
 * says when it ends before it listens.
 */
async function startEdge(env: Record<string, string> = {}, held?: number): Promise<Edge> {
  const child = spawn(process.execPath, [join(OUTPUT, 'main.mjs')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      RELEASE_STORE: join(folder, 'store'),
      COMMERCE_URL: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
      RENDER_TIMEOUT_MS: '700',
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_ORIGINS: 'https://shop.example, http://localhost',
      PLATFORM_ANSWERS_S: '0',
      DOCUMENTS_S: '0',
      LOG_LEVEL: 'silent',
      GONE_PATHS: join(folder, 'gone.txt'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', held ?? 'ignore'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const said = /^edge: http:\/\/localhost:(\d+)\n/m.exec(output);
      if (said) resolve({ child, port: Number(said[1]) });
    });
    child.once('close', (code) => reject(new Error(`${code}: ${output}`)));
  });
}

async function stopEdge({ child }: Edge): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const shell = publish('shell', SHELL, { serverRendered: [], facts: { serves: '2.0.0' } });
  const page = (text: string) => `exports.pages = { './page': { render: () => ${JSON.stringify(text)} } };`;
  const releases = {
    shell,
    'mfe-good': publish('mfe-good', page('rendered')),
    'mfe-forged': publish('mfe-forged', page('forged'), { integrity: `sha256-${'A'.repeat(43)}=` }),
    'mfe-broken': publish('mfe-broken', 'throw new Error("planned: broken entry");'),
    'mfe-greedy': publish('mfe-greedy', 'require("child_process"); exports.pages = {};'),
    'mfe-hanging': publish('mfe-hanging', 'exports.pages = { "./page": { render() { for (;;); } } };'),
    'mfe-other-react': publish('mfe-other-react', page('x'), { react: '18.0.0' }),
    'mfe-other-contract': publish('mfe-other-contract', page('x'), { facts: { contract: '^1.0.0' } }),
    'mfe-other-facade': publish('mfe-other-facade', page('x'), { platform: '2.9.0' }),
    'mfe-browser-only': publish('mfe-browser-only', page('x'), { serverRendered: [] }),
  };
  writeFileSync(join(folder, 'store/registry.json'), JSON.stringify({ generation: 4, releases }));
  const files = join(folder, 'store/mfe-good/1.0.0');
  const script = 'console.log("a script");'.repeat(20);
  writeFileSync(join(files, 'page.abc.js'), script);
  writeFileSync(join(files, 'page.abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(files, 'page.abc.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'store/shell/1.0.0/public/robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, 'gone.txt'), '# of the old shop\n/gone-for-good\n/old-catalogue/*\n');

  platform = createServer((request, response) => {
    const question = { url: request.url ?? '', headers: request.headers, bytes: 0 };
    asked.push(question);
    if (platformIs === 'away') return void request.socket.destroy();
    if (platformIs === 'hanging up once') {
      platformIs = 'there';
      return void request.socket.destroy();
    }
    response.setHeader('Content-Type', 'application/json');
    const sitemap = sitemapAnswer(new URL(request.url ?? '', 'http://platform.invalid').searchParams.get('query') ?? '');
    if (sitemap) return response.end(JSON.stringify(sitemap));
    if (platformIs === 'failing') return void response.writeHead(502).end('{}');
    if (request.method === 'POST') {
      request.on('data', (chunk: Buffer) => (question.bytes += chunk.length));
      return void request.on('end', () => response.end('{"data":{"a":1}}'));
    }
    const control = request.url?.includes('personal') ? 'private, no-store' : 'public, max-age=0, must-revalidate, s-maxage=60';
    return response
      .setHeader('Cache-Control', control)
      .setHeader('Set-Cookie', 'PHPSESSID=1')
      .end(request.url?.includes('counted') ? `{"data":${asked.length}}` : '{"data":{"a":1}}');
  }).listen(0);

  execFileSync(
    'npx',
    [
      'esbuild',
      'main=src/main.ts',
      'worker=src/render/worker.ts',
      `--outdir=${OUTPUT}`,
      '--out-extension:.js=.mjs',
      '--bundle',
      // Packages of the workspace are TypeScript; the others are found beside the package.
      ...Object.entries(manifest.dependencies).flatMap(([name, range]) =>
        range.startsWith('workspace:') ? [] : [`--external:${name}`, `--external:${name}/*`],
      ),
      '--platform=node',
      '--format=esm',
      '--log-level=error',
    ],
    { cwd: join(__dirname, '..') },
  );
  edge = await startEdge();
  ({ port } = edge);
}, 30_000);

afterAll(async () => {
  await stopEdge(edge);
  platform.close();
  platform.closeAllConnections();
  rmSync(folder, { recursive: true });
});

describe('where it listens', () => {
  test('the port that the system gave is in its line, and part of its own origin', async () => {
    const own = await startEdge({ PUBLIC_ORIGINS: '' });
    const ask = (path: string, host: string) => get(path, { Host: host }, 'GET', undefined, own.port);
    expect((await ask('/', `127.0.0.1:${own.port}`)).body).toContain(`"origin":"http://localhost:${own.port}"`);
    expect((await ask('/robots.txt', `[::1]:${own.port}`)).body).toContain(`Sitemap: http://localhost:${own.port}/sitemap.xml`);
    expect((await ask('/', 'localhost:8080')).status).toBe(421);
    await stopEdge(own);
  });

  test('a port that is taken is told in one line, and it ends with 1', async () => {
    const words = `1: Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}\n`;
    await expect(startEdge({ PORT: String(port) })).rejects.toEqual(new Error(words));
  });

  test.each([
    [{ PORT: 'many' }, 'PORT is "many": a whole number from 0 to 65535 is wanted, such as 8080.'],
    [{ LISTEN_FD: '17' }, 'LISTEN_FD is "17": no socket that listens was inherited there (EINVAL).'],
    [{ PUBLIC_ORIGINS: 'shop' }, 'PUBLIC_ORIGINS: "shop" is not an origin such as https://shop.example.'],
  ])('started with %j it ends with 1, and one line', async (env, line) => {
    await expect(startEdge(env as Record<string, string>)).rejects.toEqual(new Error(`1: ${line}\n`));
  });

  test('all that is wrong is told at once, a line each and no stack', async () => {
    const SHOP_CONFIG = '{ "hardReload": true, "serviceWorker": "no" }';
    const end = await startEdge({ PORT: '-1', SHOP_CONFIG, PREVIEW_SECRET: 'guess me' }).catch((error: Error) => error.message);
    expect(String(end).replace(/There are .*/, '…')).toBe(
      `1: PORT is "-1": a whole number from 0 to 65535 is wanted, such as 8080.
SHOP_CONFIG, serviceWorker is "no": true or false is wanted.
SHOP_CONFIG, hardReload is unknown. …
PREVIEW_SECRET must have at least 32 characters.
`,
    );
  });

  test('a socket that listened before it is taken over, and whoever came meanwhile is answered', async () => {
    const held = createTcpServer().listen(0, '127.0.0.1');
    await once(held, 'listening');
    const { port: at } = held.address() as AddressInfo;
    const { _handle } = held as TcpServer & { _handle: { fd: number } };
    const starting = startEdge({ PORT: '1', LISTEN_FD: '3' }, _handle.fd);
    held.close();
    const early = get('/health', {}, 'GET', undefined, at);
    const own = await starting;
    expect(own.port).toBe(at);
    expect((await early).body).toBe('{"status":"ok"}');
    await stopEdge(own);
  });
});

describe('a document', () => {
  test('says how it was made, of which releases and when; may be kept by all for a minute; gets nothing inline to run', async () => {
    const { status, headers } = await get('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
      'x-rendered-by': 'shell',
      'x-release-set': expect.stringMatching(/^[\w-]{16}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.vary).toMatch(/^accept-encoding$/i);
    expect((await get('/', { 'Accept-Encoding': 'br' })).headers.vary).toMatch(/^accept-encoding$/i);
    expect(Date.now() - Date.parse(headers['last-modified'] ?? '')).toBeLessThan(5000);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is the same for everybody: no header of a visitor changes it, and it sets no cookie', async () => {
    const plain = await get('/arabic/cart');
    const { headers, body } = await get('/arabic/cart', {
      Cookie: 'store_view_code=default; a=b',
      Authorization: 'Bearer x',
      'Accept-Language': 'de',
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'navigate',
    });
    expect(body).toBe(plain.body);
    expect(headers.etag).toBe(plain.headers.etag);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('that has not changed is not sent again, whenever it was rendered', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/', { 'If-None-Match': `"other", W/${String(headers.etag)}` })).status).toBe(304);
    expect((await get('/?x=1', { 'If-None-Match': String(headers.etag) })).status).toBe(200);
  });

  test.each([
    ['store_view_code=arabic', '/arabic/cart?x=1'],
    ['a=b; store_view_code=default; c=d', '/default/cart?x=1'],
    ['store_view_code=../x', undefined],
    ['store_view_code=<script>', undefined],
    ['other_store_view_code=arabic', undefined],
  ])('typed by a visitor with the cookie "%s" leads to %s, which nobody keeps', async (cookie, location) => {
    const { status, headers } = await get('/cart?x=1', { Cookie: cookie, 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' });
    expect([status, headers.location]).toEqual([location ? 302 : 200, location]);
    expect(headers['set-cookie']).toBeUndefined();
    if (location) expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['a link', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }],
    ['a link elsewhere', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }],
    ['a script', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'cors' }],
    ['an old browser', {}],
  ])('asked for by %s is that of its address, whatever was chosen', async (_what, headers) => {
    expect((await get('/cart', { Cookie: 'store_view_code=arabic', ...headers })).status).toBe(200);
  });

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1:1', ''])(
    'of the host "%s" is refused, and its name is nowhere',
    async (host) => {
      for (const path of ['/', '/old', '/graphql?query={a}', '/releases/mfe-good/1.0.0/page.abc.js', '/registry.json']) {
        const before = asked.length;
        const { status, headers, body } = await get(path, { Host: host });
        expect(status === 421 || (host === '' && status === 400)).toBe(true);
        if (host.includes('evil')) expect(JSON.stringify(headers) + body).not.toContain('evil');
        expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
        expect(asked).toHaveLength(before);
      }
    },
  );

  test('names the first public origin, whichever of them a visitor uses; a balancer that is trusted says which', async () => {
    const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'shop.example' };
    const { body } = await get('/', forwarded);
    expect(body).toContain('"origin":"https://shop.example"');
    expect((await get('/')).body).toBe(body);
    expect((await get('/', { 'X-Forwarded-Host': 'evil.example' })).status).toBe(421);
    expect((await get('/', { 'X-Forwarded-Host': 'evil.example' }, 'GET', '127.0.0.2')).status).toBe(200);
    expect((await get('/health', { Host: '10.0.0.7' })).status).toBe(200);
    expect((await get('/ready', { Host: '10.0.0.7' })).status).toBe(200);
  });

  test.each(['/%', '/%E0%A4%A', '/a%zzb?x=%'])('an address that cannot be decoded (%s) is one as any other', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`"pathname":"${path.split('?')[0]?.replace(/%/g, '%25')}"`);
  });

  test('a redirect keeps its status and the query', async () => {
    const { status, headers } = await get('/old?utm=1');
    expect(status).toBe(301);
    expect(headers.location).toBe('/new.html?utm=1');
  });

  test('what is not there is a 404 that nobody keeps', async () =>
    expect(await get('/gone')).toMatchObject({ status: 404, body: '<p>gone</p>', headers: { 'cache-control': 'no-store' } }));

  test.each(['//evil.example', '/arabic//evil.example', '///evil.example/x'])('%s never leads to another host', async (path) => {
    const { headers, body } = await get(path);
    expect(headers.location).toBeUndefined();
    expect(body).not.toContain('"pathname":"//');
  });

  test('that cannot be made is a 503 that says so in both languages, and the next is served', async () => {
    const { status, headers, body } = await get('/broken');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('not available right now');
    expect(body).toContain('dir="rtl"');
    expect((await get('/')).status).toBe(200);
  });

  test('is made of what the platform answers to a guest', async () => {
    const { body } = await get('/ask', { Cookie: 'secret=1', Authorization: 'Bearer x' });
    expect(body).toContain('"answer":{"data":{"a":1}}');
    const question = asked.at(-1);
    expect(question?.url).toContain('query=query+A%7Ba%7D');
    expect(question?.headers).toMatchObject({ store: 'arabic' });
    expect(question?.headers.cookie).toBeUndefined();
    expect(question?.headers.authorization).toBeUndefined();
  });

  test('a query of 20 kB does no harm', async () => expect((await get(`/?q=${'y'.repeat(20_000)}`)).status).toBe(200));
  test.each(['//elsewhere.example/', '/%E0%A4%A', '/%00', '/<script>'])('%s does no harm', async (path) => {
    expect((await get(path)).status).toBeLessThan(500);
    expect((await get('/health')).status).toBe(200);
  });
});

describe('a document that everybody may have', () => {
  /** An edge that gives a kept document for an hour; the other one makes it anew each time. */
  let keeping: Edge;
  const ask = (path: string, headers: Record<string, string> = {}) => get(path, headers, 'GET', undefined, keeping.port);

  beforeAll(async () => {
    keeping = await startEdge({ DOCUMENTS_S: '3600' });
  });
  afterAll(async () => stopEdge(keeping));
  afterEach(() => (platformIs = 'there'));

  test('is made once for many, by its path and the query that its page reads', async () => {
    const many = await Promise.all(Array.from({ length: 5 }, () => ask('/kept/many')));
    expect(new Set(many.map(({ body }) => body)).size).toBe(1);
    const again = await ask('/kept/many?utm_source=x', { Cookie: 'a=b', Authorization: 'Bearer x' });
    expect(again.body).toBe(many[0]?.body);
    expect(again.headers['cache-status']).toBe('edge; hit');
    const other = await ask('/kept/many?p=2&utm_source=x');
    expect(other.body).not.toBe(again.body);
    expect((await ask('/kept/many?utm_source=y&p=2')).body).toBe(other.body);
    expect((await ask('/kept/many?p=3')).headers['cache-status']).toBe('edge; fwd=miss');
  });

  test('has one purge key for all documents of a set of releases, and one body for each encoding', async () => {
    await ask('/kept/encoded');
    const { headers, body } = await ask('/kept/encoded');
    expect(headers['surrogate-key']).toBe(`set-${String(headers['x-release-set'])}`);
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers: coded, raw } = await ask('/kept/encoded', { 'Accept-Encoding': `deflate, ${encoding};q=0.8` });
      expect(coded).toMatchObject({ 'content-encoding': encoding, etag: `W/${String(headers.etag)}`, 'cache-status': 'edge; hit' });
      expect(decode(raw).toString()).toBe(body);
    }
    expect((await ask('/kept/encoded', { 'Accept-Encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
    expect((await ask('/kept/encoded', { 'If-None-Match': `W/${String(headers.etag)}` })).status).toBe(304);
  });

  test('is another after a publish', async () => {
    const before = await ask('/kept/published');
    const file = join(folder, 'store/registry.json');
    const text = readFileSync(file, 'utf8');
    const registry = JSON.parse(text);
    delete registry.releases['mfe-browser-only'];
    writeFileSync(file, JSON.stringify({ ...registry, generation: 5 }));
    const after = await ask('/kept/published');
    expect(after.headers['x-release-set']).not.toBe(before.headers['x-release-set']);
    expect(after.headers['cache-status']).toBe('edge; fwd=miss');
    // The same releases, described otherwise.
    registry.releases['mfe-good'].description.contract = '^2.1.0';
    writeFileSync(file, JSON.stringify({ ...registry, generation: 6 }));
    const described = await ask('/kept/published');
    expect(described.headers['x-release-set']).toBe(after.headers['x-release-set']);
    expect(described.headers['cache-status']).toBe('edge; fwd=miss');
    writeFileSync(file, text);
  });

  test.each(['away', 'failing'] as const)('is given as it was while the platform is %s, and says of when it is', async (state) => {
    for (const [path, words] of [
      [`/kept/${state}`, 'Prices and stock are as of'],
      [`/arabic/kept/${state}`, 'الأسعار والتوفر كما في'],
    ] as const) {
      platformIs = 'there';
      const { body, headers } = await get(path);
      platformIs = state;
      const stale = await get(path);
      expect(stale.status).toBe(200);
      expect(stale.headers).toMatchObject({
        'cache-control': 'no-store',
        'cache-status': 'edge; hit; detail=stale-if-error',
        'last-modified': headers['last-modified'],
      });
      expect(stale.body).toContain(words);
      expect(stale.body.replace(/<p id="stale-document".*?<\/p>/, '')).toBe(body);
      expect(/<time datetime="([^"]+)"/.exec(stale.body)?.[1]).toMatch(/^20\d\d-/);
      expect(stale.headers.etag).not.toBe(headers.etag);
    }
  });

  test('that nobody kept is a failure then, and what is not whole is never kept', async () => {
    platformIs = 'away';
    expect((await get('/kept/unseen')).headers['cache-control']).toBe('no-store');
    expect((await get('/kept/unseen')).headers['cache-status']).toBe('edge; fwd=miss');
    expect((await get('/kept-not')).status).toBe(503);
  });

  test('complaint 13: a guest’s answers are kept for that time, too: by address, view and currency', async () => {
    const question = '/graphql?query={counted}';
    const { body, headers } = await get(question);
    expect(headers['set-cookie']).toBeUndefined();
    expect(asked.at(-1)?.headers.cookie).toBeUndefined();
    expect((await get(question)).body).not.toBe(body);
    const last = await get(question, { Cookie: 'PHPSESSID=9' });
    expect(asked.at(-1)?.headers.cookie).toBeUndefined();
    await get('/graphql?query={personal}');
    platformIs = 'failing';
    const kept = await get(question);
    expect(kept).toMatchObject({ status: 200, body: last.body });
    expect(kept.headers).toMatchObject({ 'cache-control': 'no-store', age: expect.stringMatching(/^\d+$/) });
    expect((await get(question, { Store: 'arabic' })).status).toBe(502);
    expect((await get(question, { 'Content-Currency': 'USD' })).status).toBe(502);
    expect((await get(question, { Authorization: 'Bearer x' })).status).toBe(502);
    expect((await get('/graphql?query={personal}')).status).toBe(502);
    platformIs = 'away';
    expect((await get('/graphql?query={other}')).status).toBe(503);
  });
});

describe('the headers', () => {
  test('score A+ by the published rules of MDN’s HTTP Observatory', async () => {
    const secure = await startEdge({ FORCE_HTTPS: '1' });
    const by = (protocol: string) => {
      const forwarded = { 'X-Forwarded-Host': 'shop.example', 'X-Forwarded-Proto': protocol };
      return get('/', forwarded, 'GET', undefined, secure.port);
    };
    const { headers, body } = await by('https');
    const plain = await by('http');
    await stopEdge(secure);
    const http = { status: plain.status, location: plain.headers.location, host: 'shop.example' };
    const { score, modifiers } = observe({ headers, html: body, http });
    expect(modifiers).toMatchObject({ 'content-security-policy': 10, 'cross-origin-resource-policy': 10, 'x-frame-options': 5 });
    expect(Object.values(modifiers).filter((modifier) => modifier < 0)).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(100);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });

  test('pictures may stand elsewhere, nothing else may', async () => {
    expect((await get('/media/catalog/x.jpg')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get('/graphql?query=%7Ba%7D')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('a remote’s page', () => {
  test('is rendered from the entry that the registry names', async () => {
    expect(await get('/remote/mfe-good')).toMatchObject({ body: 'rendered', headers: { 'x-rendered-by': 'server' } });
  });

  test.each([
    ['mfe-forged', 'not the one that was published'],
    ['mfe-broken', 'planned: broken entry'],
    ['mfe-greedy', 'child_process is not given to server entries'],
    ['mfe-other-react', 'built for React 18.0.0'],
    ['mfe-other-contract', 'built for contract ^1.0.0; the shell serves 2.0.0'],
    ['mfe-other-facade', 'needs the facade 2.9.0; the shell gives 2.0.0'],
  ])('of %s is left to the browser, and a header says why', async (name, reason) => {
    const { status, headers } = await get(`/remote/${name}`);
    expect(status).toBe(200);
    expect(headers['x-rendered-by']).toBe('browser');
    expect(headers['x-render-fallback']).toContain(reason);
    expect(headers['x-render-fallback']).toMatch(/^[\x20-\x7e]+$/);
  });

  test('that has no server entry is the browser’s', async () =>
    expect((await get('/remote/mfe-browser-only')).headers['x-rendered-by']).toBe('browser'));

  test('that hangs costs its worker once; then it is the browser’s at once', async () => {
    expect((await get('/remote/mfe-hanging')).headers['x-render-fallback']).toContain('took too long');
    const begun = Date.now();
    expect((await get('/remote/mfe-hanging')).headers['x-rendered-by']).toBe('browser');
    expect(Date.now() - begun).toBeLessThan(600);
    expect((await get('/remote/mfe-good')).body).toBe('rendered');
  });
});

describe('files', () => {
  const SCRIPT = '/releases/mfe-good/1.0.0/page.abc.js';

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
    ['gzip;q=1, br;q=0', 'gzip'],
  ])('accepting "%s" gets %s, as made when it was published', async (accepted, encoding) => {
    const { status, headers } = await get(SCRIPT, { 'Accept-Encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers).not.toHaveProperty('last-modified');
  });

  test('HEAD answers with the headers alone', async () => {
    const { status, headers, body } = await get(SCRIPT, {}, 'HEAD');
    expect([status, body, headers['content-type']]).toEqual([200, '', expect.stringMatching(/^application\/javascript/)]);
  });

  test('a part of a file is given, and what has not changed is not sent again', async () => {
    const part = await get(SCRIPT, { Range: 'bytes=0-9' });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, 'console.lo', expect.stringMatching(/^bytes 0-9\//)]);
    const again = await get(SCRIPT, { 'If-None-Match': String(part.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('a second address names the same file, for another try', async () => {
    const first = await get(SCRIPT);
    expect(await get(SCRIPT.replace('/releases/', '/releases/~7/'))).toMatchObject({ status: 200, body: first.body });
    for (const path of [
      '/releases/~/mfe-good/1.0.0/page.abc.js',
      '/releases/~1/~2/mfe-good/1.0.0/page.abc.js',
      '/releases/~1/../../registry.json',
    ])
      expect((await get(path)).body).not.toContain('a script');
    expect((await get('/releases/~1/mfe-good/1.0.0/server.cjs')).status).toBe(404);
  });

  test.each([
    '/releases/mfe-good/1.0.0/none.js',
    '/releases/mfe-good/1.0.0/server.cjs',
    '/releases/mfe-good/1.0.0/..%2f..%2fregistry.json',
    '/releases/../registry.json',
    '/releases/',
  ])('%s is not served, and that is not kept', async (path) => {
    const { status, body, headers } = await get(path);
    expect(body).not.toContain('exports');
    expect(body).not.toContain('generation":4,"releases');
    if (path.includes('mfe-good')) expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('the shell’s fixed files have fixed addresses', async () => {
    writeFileSync(join(folder, 'store/shell/1.0.0/public/favicon.svg'), '<svg/>');
    expect(await get('/favicon.svg')).toMatchObject({ status: 200, body: '<svg/>', headers: { 'cache-control': 'no-cache' } });
    expect((await get('/sw.js')).status).toBe(404);
    // The icon that the shell has, as it is.
    copyFileSync(join(__dirname, '../../shell/public/favicon.ico'), join(folder, 'store/shell/1.0.0/public/favicon.ico'));
    expect(await get('/favicon.ico')).toMatchObject({ status: 200, headers: { 'content-type': expect.stringMatching(/^image\//) } });
  });
});

describe('for search engines', () => {
  test('robots.txt has the shell’s rules and says where the sitemap is', async () => {
    const { status, body, headers } = await get('/robots.txt');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toBe('User-agent: *\n\nSitemap: https://shop.example/sitemap.xml\n');
  });

  test('the index names the sitemaps of each view, and a CDN may keep it', async () => {
    const { status, body, headers } = await get('/sitemap.xml');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, max-age=0, s-maxage=3600',
    ]);
    expect(body.match(/(?<=<loc>)[^<]*/g)).toEqual(
      ['default', 'arabic'].flatMap((view) =>
        ['pages', 'categories', 'products-1'].map((name) => `https://shop.example/sitemap/${view}/${name}.xml`),
      ),
    );
  });

  test('a sitemap has the addresses of its view, each with the others', async () => {
    const { status, body } = await get('/sitemap/arabic/products-1.xml');
    expect(status).toBe(200);
    expect(body).toContain('<loc>https://shop.example/arabic/bearing-6205.html</loc>');
    expect(body).toContain('hreflang="x-default" href="https://shop.example/bearing-6205.html"');
    expect(body).toMatch(/^<\?xml .*<\/urlset>$/s);
    expect((await get('/sitemap/arabic/products-1.xml', {}, 'HEAD')).status).toBe(200);
  });

  test.each([
    '/sitemap/arabic/products-2.xml',
    '/sitemap/nope/pages.xml',
    '/sitemap/default/products-0.xml',
    '/sitemap/',
    '/sitemap/a/b/c.xml',
  ])('%s is not there, and that is not kept', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('where the platform fails there is none for now: half a sitemap would take pages out of an index', async () => {
    const { status, headers } = await get('/sitemap/default/categories.xml');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  });

  test('what is gone for good says so; what was never there does not', async () => {
    expect(await get('/gone-for-good')).toMatchObject({ status: 410, body: '<p>gone</p>' });
    expect((await get('/old-catalogue/x')).status).toBe(200);
  });
});

test('registry, health and readiness', async () => {
  const registry = await get('/registry.json');
  expect(registry.headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(registry.body).generation).toBe(4);
  expect(JSON.parse((await get('/health')).body)).toEqual({ status: 'ok' });
  expect(JSON.parse((await get('/ready')).body)).toMatchObject({ generation: 4 });
});

test('a preview is opened and ended by a redirect, and nothing is made beside it', async () => {
  const own = await startEdge({ PREVIEW_SECRET: 'a secret of this shop alone, 32 characters', LOG_LEVEL: 'warn' });
  let logged = '';
  own.child.stdout?.on('data', (chunk: Buffer) => (logged += String(chunk)));
  const ask = (path: string) => get(path, {}, 'GET', undefined, own.port);
  expect(await ask('/ask?preview=end')).toMatchObject({ status: 303, headers: { location: '/ask' } });
  expect((await ask('/?preview=junk')).status).toBe(403);
  await stopEdge(own);
  expect(logged).toBe('');
});

describe('readiness', () => {
  afterEach(() => (platformIs = 'there'));
  const ready = async (edge: Edge, path = '/ready') => {
    const { status, body, headers } = await get(path, {}, 'GET', undefined, edge.port);
    expect(headers['cache-control']).toBe('no-store');
    return [status, JSON.parse(body).platform];
  };

  test('an edge that has not met the platform is not ready; one that has stays so for what it keeps', async () => {
    platformIs = 'away';
    const own = await startEdge();
    expect(await ready(own)).toEqual([503, 'away']);
    expect(await ready(own, '/ready?platform')).toEqual([503, 'away']);
    platformIs = 'there';
    expect(await ready(own)).toEqual([200, 'answers']);
    expect(await ready(own, '/ready?platform')).toEqual([200, 'answers']);
    platformIs = 'failing';
    // A stumble is no absence.
    expect(await ready(own, '/ready?platform')).toEqual([200, 'answers']);
    await stopEdge(own);
  });
});

test('media are passed on to where the platform has them; the rest is not', async () => {
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const edge = await startEdge({ COMMERCE_URL: `${origin}/`, MEDIA_URL: `${origin}/pub/media/` });
  asked.length = 0;
  const picture = await get('/media/catalog/product/x.jpg?width=40', {}, 'GET', undefined, edge.port);
  await get('/rest/V1/x', {}, 'GET', undefined, edge.port);
  await stopEdge(edge);
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(asked.map(({ url }) => url).filter((url) => !url.startsWith('/graphql'))).toEqual([
    '/pub/media/catalog/product/x.jpg?width=40',
    '/rest/V1/x',
  ]);
});

test.each(['/graphql?query=%7Ba%7D', '/rest/V1/x', '/media/catalog/x.jpg'])(
  '%s goes to the platform, with who asks and from where',
  async (path) => {
    const { status, body } = await get(path, { Authorization: 'Bearer t', Store: 'arabic' });
    expect([status, body]).toEqual([200, '{"data":{"a":1}}']);
    expect(asked.at(-1)).toMatchObject({
      url: path,
      headers: { authorization: 'Bearer t', store: 'arabic', 'x-forwarded-host': 'localhost' },
    });
  },
);

describe('a connection that the platform closes as it is used', () => {
  const CUSTOMERS = { Authorization: 'Bearer t' };
  afterEach(() => (platformIs = 'there'));

  test('is opened again for what only reads', async () => {
    platformIs = 'hanging up once';
    asked.length = 0;
    expect(await get('/graphql?query=%7Bcustomer%7D', CUSTOMERS)).toMatchObject({ status: 200, body: '{"data":{"a":1}}' });
    expect(asked).toHaveLength(2);
  });

  test('is not for what changes something: it may have been carried out', async () => {
    platformIs = 'hanging up once';
    asked.length = 0;
    expect((await get('/graphql', CUSTOMERS, 'POST')).status).toBe(503);
    expect(asked).toHaveLength(1);
  });

  test('is given up where it is closed again', async () => {
    platformIs = 'away';
    asked.length = 0;
    expect((await get('/graphql?query=%7Bcustomer%7D', CUSTOMERS)).status).toBe(503);
    expect(asked).toHaveLength(2);
  });
});

describe('what cannot be answered', () => {
  /** Sends a body as it comes: with its length in a header where that is given, in chunks otherwise. */
  /** Reads the answer once all is sent, as a proxy may: a connection that is ended before that is an error. */
  const post = (path: string, bytes: number, headers: Record<string, string> = {}, to = port) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      const type = { Host: 'localhost', 'Content-Type': 'application/json' };
      const request = send({ host: '127.0.0.1', port: to, path, method: 'POST', headers: { ...type, ...headers } }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      });
      request.on('error', reject);
      request.on('socket', (socket) => {
        socket.on('connect', () => socket.pause());
        request.on('finish', () => socket.resume());
      });
      Readable.from(Array.from({ length: bytes / CHUNK.length }, () => CHUNK)).pipe(request);
    });
  const CHUNK = Buffer.alloc(64 * 1024, 'x');
  const MB = 1024 * 1024;
  const REFUSED = '{"message":"Payload Too Large"}';
  afterEach(() => (platformIs = 'there'));

  test.each([
    ['/graphql', { 'Content-Length': String(30 * MB) }, REFUSED],
    ['/graphql', {}, REFUSED],
    ['/rest/V1/guest-carts', { 'Content-Length': String(30 * MB) }, REFUSED],
    ['/rest/V1/guest-carts', {}, REFUSED],
    ['/media/x.jpg', {}, REFUSED],
    ['/graphql', { 'Content-Type': 'text/plain' }, REFUSED],
    ['/_reports', {}, ''],
  ])('30 MB to %s with %j are too large, and the platform is not asked', async (path, headers, body) => {
    const before = asked.length;
    expect(await post(path, 30 * MB, headers)).toMatchObject({ status: 413, headers: { 'cache-control': 'no-store' }, body });
    expect(asked).toHaveLength(before);
    expect((await get('/health')).status).toBe(200);
  });

  test('what is as large as may be goes to the platform as it is, and so does a file of any size', async () => {
    expect((await post('/graphql', MB, { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(200);
    expect(asked.at(-1)).toMatchObject({ url: '/graphql', bytes: MB, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect((await post('/graphql', MB, { 'Content-Length': String(MB) })).status).toBe(200);
    expect(asked.at(-1)).toMatchObject({ bytes: MB, headers: { 'content-length': String(MB) } });
    expect((await post('/rest/V1/uploads/id1', 8 * MB, { 'Content-Type': 'application/offset+octet-stream' })).status).toBe(200);
    expect(asked.at(-1)).toMatchObject({ url: '/rest/V1/uploads/id1', bytes: 8 * MB });
    expect((await post('/graphql', 0)).status).toBe(200);
  });

  test.each(['/graphql', '/rest/V1/uploads/id1', '/rest/V1/carts/mine'])(
    '%s says while the platform is away that it does not answer, and nothing else',
    async (path) => {
      platformIs = 'away';
      const answer = await post(path, CHUNK.length);
      expect(answer).toMatchObject({
        status: 503,
        headers: { 'cache-control': 'no-store' },
        body: '{"message":"The platform does not answer."}',
      });
    },
  );

  test('is told without a word of the server: where there is no release, and no platform', async () => {
    const empty = await startEdge({ RELEASE_STORE: join(folder, 'nowhere'), COMMERCE_URL: 'http://127.0.0.1:1' });
    const ask = (path: string, headers: Record<string, string> = {}) => get(path, headers, 'GET', undefined, empty.port);
    const answers = [
      await ask('/', { Accept: 'text/html' }),
      ...(await Promise.all(
        ['/registry.json', '/robots.txt', '/sw.js', '/ready', '/site.webmanifest', '/sitemap.xml', '/releases/a/1.0.0/x.js'].map((path) =>
          ask(path),
        ),
      )),
      ...(await Promise.all(['/media/x.jpg', '/rest/V1/x', '/graphql?query={a}'].map((path) => ask(path, { Authorization: 'Bearer x' })))),
      await post('/graphql', CHUNK.length, {}, empty.port),
      await post('/graphql', 2 * MB, {}, empty.port),
      await post('/_reports', MB, {}, empty.port),
      await post('/', CHUNK.length, {}, empty.port),
      await ask('/', { Host: 'elsewhere.example' }),
    ];
    await stopEdge(empty);
    expect(answers[0]).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } });
    expect(answers[0]?.body).toContain('not available right now');
    for (const { status, headers, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).not.toBe(500);
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
      expect(body + JSON.stringify(headers)).not.toMatch(
        /nowhere|127\.0\.0\.1|ENO|ECONN|EPIPE|FST_|undici|node:|\.ts|\.mjs|PUBLIC_ORIGINS/,
      );
    }
  });
});
