/* The platform is away: what somebody has seen is still there and says of when it is, only buying waits. */
import type { Page } from '@playwright/test';
import { LONG } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';

const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const CATEGORY = '/bearings/ball-bearings/deep-groove/sealed.html';
const MARKS = { '': 'Prices and stock are as of', '/arabic': 'الأسعار والتوفر كما في' } as const;

const mark = (page: Page) => page.locator('#stale-document');

test(
  'documents and answers that the edge has kept are given, marked, until the platform is back',
  LONG,
  async ({ page, browser, silent, startOwnShop }) => {
    // What nobody can answer is said in the console, too.
    silent.allow(/503|Failed to load resource|recorded error/);
    const shop = await startOwnShop();
    for (const prefix of Object.keys(MARKS)) for (const path of [PRODUCT, CATEGORY]) await open(page, shop.url + prefix + path);
    await expect(mark(page)).toHaveCount(0);
    // What the category's page asks when one comes to it from another.
    await open(page, shop.url + PRODUCT);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sealed' })).toBeVisible();

    await shop.stopPlatform();
    // What was answered a moment ago still counts for that moment.
    for (const prefix of Object.keys(MARKS))
      await expect
        .poll(async () => (await page.request.get(shop.url + prefix + PRODUCT)).headers()['cache-status'])
        .toContain('stale-if-error');
    for (const width of [360, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
      const visitor = await context.newPage();
      for (const [prefix, words] of Object.entries(MARKS)) {
        const response = await visitor.goto(shop.url + prefix + PRODUCT);
        expect(response?.status()).toBe(200);
        expect(response?.headers()['cache-control']).toBe('no-store');
        await expect(mark(visitor)).toContainText(words);
        await expect(visitor.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
        expect(await visitor.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      // Through the shop: the next page is of what the edge has kept, too.
      await open(visitor, shop.url + PRODUCT);
      await expect(visitor.getByRole('main')).toContainText('SAR');
      await visitor.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
      await expect(visitor.getByRole('heading', { level: 1, name: 'Sealed' })).toBeVisible();
      await expect(mark(visitor)).toHaveCount(0);
      await context.close();
    }
    expect((await page.request.get(`${shop.url}/about-us`)).status()).toBe(503);

    await shop.startPlatform();
    await expect(async () => {
      await page.goto(shop.url + PRODUCT);
      await expect(mark(page)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  },
);
