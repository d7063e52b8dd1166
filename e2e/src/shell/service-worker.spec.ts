/* Without a connection the shop shows what was opened before, and says so. */
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LONG } from '../kit/lanes';
import { publishChanged, releaseKit } from '../kit/releases';
import { expect, open, test, type OwnShop } from '../kit/shop';

test.use({ serviceWorkers: 'allow' });

const CATEGORY = '/bearings/ball-bearings/deep-groove/sealed.html';
const PRODUCT = '/deep-groove-ball-bearing-6206.html';

/** What the browser says of its own accord when nobody answers. */
const NO_NETWORK = /ERR_|Failed to fetch|no-response|FetchEvent|Failed to load/;

/** The worker is there, and has cached a page. */
async function isCached(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address, { cacheName: 'visited-documents' })), path))
    .toBe(true);
}

/** Nobody answers any more: not the page, and not its worker. */
async function cutNetwork(page: Page, shop: OwnShop): Promise<void> {
  await page.context().setOffline(true);
  // Chromium's emulation forgets to tell the next documents.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await shop.edge.stop();
}

test('pages of the first visit are there without a network, with their pictures, and say of when they are', async ({
  page,
  startOwnShop,
  silent,
}) => {
  silent.allow(NO_NETWORK);
  const shop = await startOwnShop();
  await open(page, `${shop.url}${CATEGORY}`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await isCached(page, CATEGORY);
  // Reached within the shop: no document was loaded for it.
  await page
    .getByRole('main')
    .getByRole('link', { name: /6205-2RS/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
  const { pathname } = new URL(page.url());
  await isCached(page, pathname);

  await cutNetwork(page, shop);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await expect(page.locator('#stale-document')).toContainText('The shop cannot be reached. This page is as of');
  await page.goto(`${shop.url}${CATEGORY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('what was not opened before says so in both languages, and lists what was', LONG, async ({ page, startOwnShop, silent }) => {
  silent.allow(NO_NETWORK);
  const shop = await startOwnShop();
  await open(page, `${shop.url}${PRODUCT}`);
  await isCached(page, PRODUCT);
  await cutNetwork(page, shop);
  await page.goto(`${shop.url}/seals.html`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'أنت غير متصل بالإنترنت' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: /6206/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /6206/ })).toBeVisible();
  // Within the shop it is the same: the worker has it, or says that it has not.
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Seals', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test(
  'where nobody answers, though the browser believes in its connection, it is the same',
  LONG,
  async ({ page, startOwnShop, silent }) => {
    silent.allow(NO_NETWORK);
    silent.allow(/Loading (CSS )?chunk/);
    const shop = await startOwnShop();
    await open(page, `${shop.url}${PRODUCT}`);
    await isCached(page, PRODUCT);
    await shop.edge.stop();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Seals', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible({ timeout: 40_000 });
  },
);

test(
  'complaint 10: a kept page works with the files of its time, after new releases of all',
  LONG,
  async ({ page, startOwnShop, silent }) => {
    silent.allow(NO_NETWORK);
    const shop = await startOwnShop();
    await open(page, `${shop.url}${PRODUCT}`);
    await isCached(page, PRODUCT);
    // What three later releases would leave of it: their documents are cached, and tidy up after themselves.
    await page.evaluate(async () => {
      const documents = await caches.open('visited-documents');
      const [request] = await documents.keys();
      const cached = request && (await documents.match(request));
      if (!cached) throw new Error('Nothing is kept.');
      // It is of the day before yesterday: what is in it would be asked for again.
      const headers = new Headers(cached.headers);
      headers.set('last-modified', new Date(Date.now() - 2 * 24 * 3600 * 1000).toUTCString());
      await documents.put(request, new Response(await cached.text(), { headers }));
      const releases = await caches.open('releases');
      for (const version of ['9.0.1', '9.0.2', '9.0.3']) {
        for (let index = 0; index < 60; index += 1) await releases.put(`/releases/mfe-catalog/${version}/${index}.js`, new Response(''));
        await documents.put(
          `/later-${version}`,
          new Response('', { headers: { 'x-kept-at': String(Date.now()), 'x-kept-releases': `/releases/mfe-catalog/${version}/` } }),
        );
      }
    });
    await open(page, `${shop.url}${CATEGORY}`);
    await isCached(page, CATEGORY);
    await cutNetwork(page, shop);
    await page.goto(`${shop.url}${PRODUCT}`);
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: /6206/ })).toBeVisible();
    // A part of the shell that nobody has opened yet.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('textbox', { name: 'Newsletter email' })).toBeVisible();
  },
);

test('after a release, what has not changed in it is not fetched again', LONG, async ({ page, context, startOwnShop }) => {
  const shop = await startOwnShop();
  const isScript = (url: string) => /\/releases\/mfe-catalog\/.*\.js$/.test(url);
  await open(page, `${shop.url}${PRODUCT}`);
  await isCached(page, PRODUCT);
  await open(page, `${shop.url}${PRODUCT}`);
  const before = await page.evaluate(async () => (await (await caches.open('releases')).keys()).map(({ url }) => url));
  const known = new Set(before.filter(isScript).map((url) => url.split('/').at(-1)));
  expect(known.size).toBeGreaterThan(3);

  const version = await publishChanged(shop, 'mfe-catalog', 'Specifications', 'Characteristics');
  await releaseKit(shop, ['activate', 'mfe-catalog', version]);
  const fetched: string[] = [];
  context.on(
    'request',
    (request) => request.serviceWorker() && isScript(request.url()) && fetched.push(request.url().split('/').at(-1) ?? ''),
  );
  await open(page, `${shop.url}${PRODUCT}`);
  await expect(page.getByRole('main').getByText('Characteristics').first()).toBeVisible();
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((name) => known.has(name))).toEqual([]);
});

test('the shop can be installed, in both languages', async ({ page }) => {
  for (const [path, manifest, language] of [
    ['/', '/manifest.webmanifest', 'en'],
    ['/arabic/', '/manifest-ar.webmanifest', 'ar'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', manifest);
    const { lang, name, icons } = await (await page.request.get(manifest)).json();
    expect(lang).toBe(language);
    expect(name).toBe(language === 'en' ? 'AMC eShop' : 'متجر AMC الإلكتروني');
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, type } of [...icons, { src: '/apple-touch-icon.png', type: 'image/png' }]) {
      const answer = await page.request.get(src);
      expect([src, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
    }
  }
});

/** Another build of the shell is another worker. */
function changeWorker({ store }: OwnShop, line: string): void {
  const { releases } = JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));
  const folder = join(store, releases.shell.base.replace('/releases/', ''), 'public');
  for (const name of readdirSync(folder)) if (name.startsWith('sw.js.')) rmSync(join(folder, name));
  appendFileSync(join(folder, 'sw.js'), `\n${line}`);
}

/** Opens the shop, and again when there is another worker; the shopper takes the new version. */
async function takeNewVersion(page: Page, shop: OwnShop): Promise<void> {
  await open(page, `${shop.url}${PRODUCT}`);
  await isCached(page, PRODUCT);
  changeWorker(shop, '// another build');
  await page.reload();
  await pressReload(page);
}

const newVersion = (page: Page) => page.locator('[data-toast]', { hasText: 'A new version of the shop is ready.' });

async function pressReload(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await newVersion(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
}

test('a new worker waits for the shopper, who is told of it', LONG, async ({ page, startOwnShop }) => {
  await takeNewVersion(page, await startOwnShop());
  // Where the new worker did not take over in time, it does so with this document.
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))).toBe(false);
});

test('a new version is loaded, too, while the worker in charge is not done', LONG, async ({ page, startOwnShop }) => {
  const shop = await startOwnShop();
  changeWorker(shop, "self.addEventListener('message', (event) => event.waitUntil(new Promise(() => undefined)));");
  await takeNewVersion(page, shop);
});

test(
  'a new version that one tab takes leaves what is typed in another, which takes it when it wants',
  LONG,
  async ({ page, startOwnShop }) => {
    const shop = await startOwnShop();
    const other = await page.context().newPage();
    await open(other, `${shop.url}${PRODUCT}`);
    await isCached(other, PRODUCT);
    const quantity = other.getByRole('main').getByRole('textbox', { name: 'Quantity' }).first();
    await quantity.fill('12');
    await takeNewVersion(page, shop);
    await expect(newVersion(other)).toBeVisible();
    await expect(quantity).toHaveValue('12');
    await pressReload(other);
  },
);

test('pictures can be fetched ahead', async ({ page }) => {
  await open(page, PRODUCT);
  await isCached(page, PRODUCT);
  const picture = await page
    .getByRole('main')
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const wanted = picture.replace(/width=\d+/, 'width=40');
  expect(await page.evaluate(async (url) => Boolean(await caches.match(url)), wanted)).toBe(false);
  const answer = await page.evaluate(async (url) => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
    navigator.serviceWorker.controller?.postMessage({ type: 'PREFETCH_IMAGES', payload: { urls: [url, 'https://elsewhere.example/a'] } }, [
      port2,
    ]);
    return { answer: await answered, isThere: Boolean(await caches.match(url, { ignoreVary: true })) };
  }, wanted);
  expect(answer).toEqual({ answer: { status: 'done' }, isThere: true });
});

test('nothing personal is kept: no answer of the platform is in the caches', async ({ page }) => {
  await open(page, CATEGORY);
  await isCached(page, CATEGORY);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  const cached = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
    return urls;
  });
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.filter((url) => /graphql|\/rest\//.test(url))).toEqual([]);
});

test('who chose Arabic is sent there by the worker, too; what earlier workers kept by cookie is dropped', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/registry.json');
  await page.evaluate(async () => {
    const cache = await caches.open('documents');
    await cache.put('/bearings.html#arabic', new Response('old'));
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('documents');
  await page.reload();
  await context.addCookies([{ name: 'store_view_code', value: 'arabic', url: shop.url }]);
  await page.goto('/bearings.html');
  await expect(page).toHaveURL(/\/arabic\/bearings\.html$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
