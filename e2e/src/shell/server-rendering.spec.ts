/* The first response: what is in the document before a script runs, and what the server does when something is wrong. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createCustomer, DEMO, signedIn, signInByForm } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, startShop, test, type Shop } from '../kit/shop';
import type { Language } from '../kit/texts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const PREFIX = { en: '', ar: '/arabic' };
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const CATEGORY = '/bearings/ball-bearings/deep-groove/sealed.html';
const PUBLIC_PAGES = ['/', CATEGORY, PRODUCT, '/search.html?query=6205', '/about-us'];

for (const language of LANGUAGES) {
  test(`every public page says what it is (${language})`, inTurn(language, 0), async ({ request, shop }) => {
    for (const path of PUBLIC_PAGES) {
      const response = await request.get(PREFIX[language] + path);
      const html = await response.text();
      expect.soft(response.status(), path).toBe(200);
      expect.soft(response.headers()['x-rendered-by'], path).toBe('server');
      expect.soft(html, path).toContain(language === 'ar' ? '<html lang="ar-SA" dir="rtl">' : '<html lang="en-US" dir="ltr">');
      expect.soft(/<title>([^<]+)<\/title>/.exec(html)?.[1], path).toMatch(language === 'ar' ? /.+ \| متجر AMC/ : /.+ \| AMC eShop/);
      const isIndexed = !path.startsWith('/search');
      if (!isIndexed) {
        expect.soft(html, path).toContain('<meta name="robots" content="noindex"');
        continue;
      }
      const link = (rel: string) => new RegExp(`<link ${rel} href="([^"]+)"`).exec(html)?.[1];
      expect.soft(/<meta name="description" content="([^"]+)"/.exec(html)?.[1], path).toBeTruthy();
      expect.soft(link('rel="canonical"'), path).toBe(`${shop.url}${PREFIX[language]}${path}`);
      expect.soft(link('rel="alternate" hreflang="en-US"'), path).toBe(`${shop.url}${path}`);
      expect.soft(link('rel="alternate" hreflang="ar-SA"'), path).toBe(`${shop.url}/arabic${path}`);
      expect.soft(link('rel="alternate" hreflang="x-default"'), path).toBe(`${shop.url}${path}`);
      expect.soft(html.match(/<h1[ >]/g), path).toHaveLength(1);
      // Pictures are the shop's: the platform's own address is nobody's business.
      expect
        .soft(html.replace(/<script type="application\/json".*?<\/script>/s, '').includes(shop.platform), `${path} names the platform`)
        .toBe(false);
    }
  });
}

test('documents hold one inline script, the same in each and named by its hash in the policy, and no style attribute', async ({
  request,
}) => {
  const scripts = new Set<string | undefined>();
  for (const path of [
    ...PUBLIC_PAGES,
    '/cart',
    '/checkout',
    '/sign-in',
    '/create',
    '/order-history',
    '/manage-subuser',
    '/no-such-page',
    '/spa-belt.html',
    '/locations',
    '/contact-us',
  ]) {
    for (const prefix of Object.values(PREFIX)) {
      const response = await request.get(prefix + path);
      const html = await response.text();
      const [[all, script] = [], ...others] = html.matchAll(/<script>(.*?)<\/script>/gs);
      expect.soft(others, prefix + path).toEqual([]);
      expect.soft(response.headers()['content-security-policy'], prefix + path).toContain(
        `'sha256-${createHash('sha256')
          .update(script ?? '')
          .digest('base64')}'`,
      );
      scripts.add(script);
      // That script, data, and the styles whose hashes the policy names (the next test).
      const inert = html
        .replace(all ?? '', '')
        .replace(/<script type="application\/(ld\+)?json"[^>]*>.*?<\/script>/gs, '')
        .replace(/<style data-href="[^"]+" data-base="\/releases\/[^"]+">.*?<\/style>/gs, '');
      expect.soft(inert, prefix + path).not.toMatch(/<script(?![^>]*\ssrc=)/);
      expect.soft(inert, prefix + path).not.toMatch(/\sstyle="|<style|\son[a-z]+="|javascript:/);
    }
  }
  expect(scripts.size).toBe(1);
});

test('what the first paint shows has its styles in the document, each named by its hash in the policy', async ({ request }) => {
  for (const [path, count] of [
    ['/', 2],
    [CATEGORY, 2],
    [PRODUCT, 2],
    ['/cart', 1],
    ['/no-such-page', 1],
  ] as const) {
    const response = await request.get(path);
    const html = await response.text();
    const styles = [...html.matchAll(/<style data-href="[^"]+" data-base="(\/releases\/[^"]+)">(.*?)<\/style>/gs)];
    expect.soft(styles.length, path).toBeGreaterThanOrEqual(count);
    expect.soft(html.match(/<style/g), path).toHaveLength(styles.length);
    const policy = response.headers()['content-security-policy'];
    for (const [, base, text = ''] of styles) {
      expect.soft(policy, path).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      for (const [, address] of text.matchAll(/url\(["']?([^"')]+)/g))
        expect.soft(address?.startsWith('data:') || address?.startsWith(base ?? '?'), `${path}: ${address}`).toBe(true);
    }
  }
});

test('a page that moves on in the browser asks for no style that its document has', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(PRODUCT);
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const inside = await page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => (style.dataset.base ?? '') + (style.dataset.href ?? '')));
  expect(inside.length).toBeGreaterThan(1);
  expect(asked.filter((file) => inside.includes(file))).toEqual([]);
});

test('complaint 14: each script that a document preloads is used by its page', async ({ page }) => {
  await noteUsedScripts(page);
  // A guest is sent from the last one to where people sign in.
  for (const path of ['/', CATEGORY, PRODUCT, '/cart', '/sign-in', '/about-us', '/quickOrder']) {
    await page.goto(path);
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    await expect.poll(() => unusedPreloads(page), path).toEqual([]);
  }
});

test('a page for signed-in people has its scripts preloaded for them alone', async ({ page, shop }) => {
  await noteUsedScripts(page);
  const ofBuying = page.locator('link[rel="preload"][as="script"][href*="/mfe-cart-checkout/"]');
  const customer = await createCustomer(platformAt(shop.platform));
  await page.goto('/quickOrder');
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(ofBuying).toHaveCount(0);
  await signedIn(page, customer);
  await page.goto('/quickOrder');
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Order' })).toBeVisible();
  await expect(ofBuying).not.toHaveCount(0);
  await expect.poll(() => unusedPreloads(page)).toEqual([]);
});

async function noteUsedScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const used = new Set<string>();
    Object.assign(window, { used });
    const note = (node: Node) => node instanceof HTMLScriptElement && used.add(node.src);
    new MutationObserver((records) => records.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}

function unusedPreloads(page: Page): Promise<string[]> {
  return page
    .locator('link[rel="preload"][as="script"]')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href).filter((href) => !(window as unknown as { used: Set<string> }).used.has(href)),
    );
}

test('a moved page is redirected, with its prefix and query', async ({ request }) => {
  const get = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await get('/old-bearings')).toEqual([301, '/bearings.html']);
  expect(await get('/arabic/old-bearings')).toEqual([301, '/arabic/bearings.html']);
  expect(await get('/old-bearings?page=2')).toEqual([301, '/bearings.html?page=2']);
});

test('complaint 11: unknown addresses and store codes are 404', async ({ request }) => {
  for (const path of [
    '/no-such-page',
    '/xx/bearings.html',
    '/arabic/no-such.html',
    '/bearings.html/x',
    '/%D9%85%D8%AD.html',
    '/%',
    '/%E0%A4%A',
    '/a%00b',
    '/graphqlx',
    '/releases/nothing/here.js',
    '/__proto__',
    '/constructor',
    '/registry.json/',
  ]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    if (!path.startsWith('/releases/')) expect.soft(await response.text(), path).toContain('<h1');
  }
  expect((await request.get('/')).status()).toBe(200);
});

test('a resolver that fails is said, and is no missing page', async ({ page, shop, silent }) => {
  silent.allow(/status of 50\d/);
  const platform = platformAt(shop.platform);
  await platform.fault('route', 'error', 20);
  const response = await page.goto('/some-new-page.html');
  expect(response?.status()).toBe(503);
  await expect(page.getByText('Something went wrong. Sorry about that.')).toBeVisible();
  await platform.clearFaults();
  await page.goto('/arabic/bearings.html');
  await expect(page.getByRole('heading', { level: 1, name: 'المحامل' })).toBeVisible();
});

test('nothing personal is in a document, whoever asks', async ({ request, shop }) => {
  const token = await platformAt(shop.platform).token(DEMO.shopper);
  for (const path of [...PUBLIC_PAGES, '/cart', '/order-history']) {
    const anonymous = await request.get(path);
    const personal = await request.get(path, {
      headers: { Authorization: `Bearer ${token}`, Cookie: `signin_token=${token}; private_content_version=1; PHPSESSID=x` },
    });
    expect.soft(await personal.text(), path).toBe(await anonymous.text());
    expect.soft(await personal.text(), path).not.toContain(DEMO.shopper);
  }
});

test('every answer carries the security headers; bundles are compressed and immutable', async ({ request }) => {
  for (const path of ['/', '/no-such-page', '/registry.json', '/graphql?query={storeConfig{id}}', '/old-bearings']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect.soft(headers['content-security-policy'], path).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')?(;|$)/);
    expect.soft(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect.soft(headers['content-security-policy'], path).not.toMatch(/unsafe-/);
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['x-frame-options'], path).toBe('DENY');
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/releases\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    for (const encoding of ['br', 'gzip']) {
      const headers = (await request.get(file, { headers: { 'Accept-Encoding': encoding } })).headers();
      expect.soft(headers['content-encoding'], file).toBe(encoding);
      expect.soft(headers['cache-control'], file).toMatch(/max-age=31536000.*immutable/);
      expect.soft(headers.vary, file).toMatch(/accept-encoding/i);
    }
  }
  const document = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(document.headers()['content-encoding']).toBe('br');
  expect(document.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400');
});

test('releases cannot be left by their path, and server entries are not given away', async ({ shop, request }) => {
  const registry = await (await request.get('/registry.json')).json();
  const base: string = registry.releases['mfe-catalog'].base;
  for (const path of [
    '/releases/../registry.json',
    `${base}../../registry.json`,
    '/releases/%2e%2e/registry.json',
    `${base}..%2f..%2fregistry.json`,
    `${base}%2e%2e/%2e%2e/registry.json`,
    '/releases/..%5cregistry.json',
    '/releases//etc/passwd',
    `${base}server.cjs`,
    `${base}.hidden`,
    '/releases/',
    '/releases/shell',
  ]) {
    expect.soft((await rawGet(shop, path)).status, path).toBe(404);
  }
});

test('a document is the same for every host, visitor and query that it does not declare', async ({ request, shop }) => {
  for (const path of [...PUBLIC_PAGES, '/cart', '/sign-in', `/arabic${PRODUCT}`]) {
    const first = await (await request.get(path)).text();
    const second = await (
      await request.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=mail&gclid=x`, {
        headers: { Cookie: 'store_view_code=arabic', 'Accept-Language': 'ar', 'User-Agent': 'other' },
      })
    ).text();
    expect.soft(second, path).toBe(first);
    expect.soft(first, path).not.toMatch(/utm_|gclid|"generation"/);
  }
  const { hostname, port } = new URL(shop.url);
  const own = await rawGet(shop, PRODUCT);
  expect((await rawGet(shop, PRODUCT, 'GET', { Host: `127.0.0.1:${port}` })).body).toBe(own.body);
  for (const Host of ['evil.example', `${hostname}.evil.example:${port}`]) {
    const refused = await rawGet(shop, PRODUCT, 'GET', { Host });
    expect(refused.status).toBe(421);
    expect(JSON.stringify(refused)).not.toContain('evil');
  }
});

test('a path of 20,000 characters is no page', async ({ shop }) => {
  expect((await rawGet(shop, `/${'a'.repeat(20_000)}`)).status).toBe(404);
  expect((await rawGet(shop, `/arabic/${'%D9%85'.repeat(3_000)}`)).status).toBe(404);
});

test('HEAD is answered as GET, without a body', async ({ shop }) => {
  const registry = JSON.parse((await rawGet(shop, '/registry.json')).body);
  const shell = registry.releases.shell;
  for (const path of [
    '/',
    PRODUCT,
    '/arabic/bearings.html',
    '/no-such-page',
    '/old-bearings',
    '/registry.json',
    '/favicon.svg',
    `${shell.base}${shell.description.build.scripts[0]}`,
  ]) {
    const [get, head] = [await rawGet(shop, path), await rawGet(shop, path, 'HEAD')];
    expect.soft(head.status, path).toBe(get.status);
    expect.soft(head.headers['content-type'], path).toBe(get.headers['content-type']);
    expect.soft(head.body, path).toBe('');
  }
});

test('a query string of 20 kB is the right page, and the server stays alive', async ({ page, request }) => {
  const long = 'a'.repeat(20_000);
  expect((await request.get(`${PRODUCT}?x=${long}`)).status()).toBe(200);
  expect((await request.get(`/search.html?query=${long}`)).status()).toBe(200);
  expect((await request.get(`/no-such-page?${long}`)).status()).toBe(404);
  await page.goto(`/arabic${PRODUCT}?x=${long}`);
  await expect(page.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
});

for (const [from, lane] of [
  ['//evil.example', {}],
  ['https://evil.example', LONG],
  ['/\\evil.example', LONG],
  ['javascript:alert(1)', {}],
  ['/%09/evil.example', LONG],
  ['\\\\evil.example', LONG],
  ['/sign-in', LONG],
] as const) {
  test(`a forged way back (${from}) leads into the shop`, lane, async ({ page, shop }) => {
    await page.goto(`/sign-in?from=${encodeURIComponent(from)}`);
    await signInByForm(page, 'en', { email: DEMO.shopper });
    await expect(page).not.toHaveURL(/sign-in/);
    expect(new URL(page.url()).origin).toBe(shop.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('a remote that cannot be rendered on the server', () => {
  let shop: Awaited<ReturnType<typeof startShop>>;
  let original: string;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    shop = await startShop({ edgeEnv: { RENDER_TIMEOUT_MS: '4000', DOCUMENTS_S: '0' } });
    original = readFileSync(serverEntry(shop), 'utf8');
  });
  test.afterAll(async () => shop.stop());

  const pages =
    'const real = module.exports; module.exports = { ...real, pages: Object.fromEntries(Object.entries(real.pages).map(([name, ' +
    'page]) => [name, Object.create(page, { render: { value: RENDER } })])) };';
  const cases: readonly [string, () => void, RegExp][] = [
    ['has no server entry file', () => rmSync(serverEntry(shop)), /ENOENT|no such file/i],
    ['throws while loading', () => publishServerEntry(shop, 'throw new Error("broken on purpose");'), /broken on purpose/],
    [
      'throws while rendering',
      () => publishServerEntry(shop, `${original};${pages.replace('RENDER', '() => { throw new Error("broken on purpose"); }')}`),
      /broken on purpose/,
    ],
    ['never ends', () => publishServerEntry(shop, `${original};${pages.replace('RENDER', '() => { for (;;); }')}`), /too long/],
    ['never answers', () => publishServerEntry(shop, `${original};${pages.replace('RENDER', '() => new Promise(() => {})')}`), /too long/],
    [
      'is not what was published',
      () => writeFileSync(serverEntry(shop), `${original}\n// changed afterwards`),
      /not the one that was published/,
    ],
  ];
  for (const [what, breakIt, reason] of cases) {
    test(`is rendered in the browser: ${what}`, LONG, async ({ page }) => {
      publishServerEntry(shop, original);
      breakIt();
      const response = await page.goto(`${shop.url}${PRODUCT}`);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['x-rendered-by']).toBe('browser');
      expect(response?.headers()['x-render-fallback']).toMatch(reason);
      await expect(page.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
      publishServerEntry(shop, original);
      const mended = await page.goto(`${shop.url}${PRODUCT}`);
      expect(mended?.headers()['x-rendered-by']).toBe('server');
    });
  }
});

function serverEntry(shop: Shop): string {
  const { base } = JSON.parse(readFileSync(join(shop.store, 'registry.json'), 'utf8')).releases['mfe-catalog'];
  return join(shop.store, base.replace('/releases/', ''), 'server.cjs');
}

/** As a release with this server entry would be: a new state of the registry, which names its hash. */
function publishServerEntry(shop: Shop, content: string): void {
  writeFileSync(serverEntry(shop), content);
  const file = join(shop.store, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.generation += 1;
  registry.releases['mfe-catalog'].description.build.server.integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  writeFileSync(file, JSON.stringify(registry));
}

/** A request whose path is sent as it is written. */
function rawGet(
  shop: Shop,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: Record<string, string | string[] | undefined>; body: string }> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk) => (body += chunk))
        .on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}
