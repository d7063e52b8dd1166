/* Without a connection the shop shows what was opened before, and says so. */
import { expect, test } from '../kit/shop';

test.use({ serviceWorkers: 'allow' });

const CATEGORY = '/bearings/ball-bearings/deep-groove/sealed.html';

test('a page that was opened before is there without a connection', async ({ page, context, silent }) => {
  silent.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|no-response|FetchEvent/);
  await page.goto(CATEGORY);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first visit was not seen by the worker; the second is kept.
  await page.reload();
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await context.setOffline(false);
});

test('nothing personal is kept: no answer of the platform is in the caches', async ({ page }) => {
  await page.goto(CATEGORY);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
    return urls;
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((url) => /graphql|\/rest\//.test(url))).toEqual([]);
});

test('who chose Arabic is sent there by the worker, too; what earlier workers kept by cookie is dropped', async ({
  page,
  context,
  shop,
  silent,
}) => {
  // The first address is no document of the shop.
  silent.allow(/favicon\.ico/);
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
