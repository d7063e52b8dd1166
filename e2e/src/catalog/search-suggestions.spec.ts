/* What the header's box suggests while one types: the catalogue's list below the shell's box. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../kit/accessible';
import { LONG, inTurn } from '../kit/lanes';
import { createCustomer, openAs } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { keyOf } from '../kit/storage';
import { texts, type Language } from '../kit/texts';

const PREFIX = { en: '', ar: '/arabic' } as const;
const CODE = /mfe-catalog\/.*\/search-suggestions\.[^/]+\.js/;
const QUESTION = /graphql.*SearchSuggestions/;

function boxOf(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('banner').getByRole('combobox', { name: texts(language).shell('search.label') });
}
const storedIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', keyOf('recentSearches'));

for (const language of ['en', 'ar'] as const) {
  const t = texts(language);
  for (const width of [320, 1280]) {
    test.describe(`${language}, ${width} px`, width === 320 ? inTurn(language, 0) : LONG, () => {
      test.use({ viewport: { width, height: 800 }, hasTouch: width === 320 });

      test('suggests the part whose number is typed first, and opens it by the keyboard', async ({ page }) => {
        const files: string[] = [];
        page.on('request', (request) => files.push(request.url()));
        await open(page, `${PREFIX[language]}/`);
        expect(files.filter((url) => CODE.test(url))).toEqual([]);
        const box = boxOf(page, language);
        await expect(box).toHaveAttribute('aria-expanded', 'false');
        await box.focus();
        await page.keyboard.type('6205 2rs');
        const products = page.getByRole('group', { name: t.catalog('suggestions.products') });
        await expect(products.getByRole('option').first()).toContainText('6205-2RS');
        await expect(products.getByRole('option').first()).toContainText('SAR 17.50');
        await expect(box).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('ArrowDown');
        await expect(box).toHaveAttribute('aria-activedescendant', (await products.getByRole('option').first().getAttribute('id')) ?? '-');
        const list = page.getByRole('listbox', { name: t.catalog('suggestions.label') });
        const place = await list.boundingBox();
        expect(place?.x).toBeGreaterThanOrEqual(0);
        expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
        if (width === 320) expect(place?.width).toBe(width);
        for (const option of await list.getByRole('option').all()) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        expect(await violationsIn(page, 'header')).toEqual([]);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`${PREFIX[language]}/[^/]*6205-2rs\\.html$`));
        await expect(page.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
        await expect(list).toHaveCount(0);
      });

      test('a press opens what it is on; Enter with nothing chosen searches', async ({ page }) => {
        await open(page, `${PREFIX[language]}/`);
        const box = boxOf(page, language);
        await box.fill('٦٢٠٥');
        const option = page.getByRole('option', { name: /6205/ }).first();
        await (width === 320 ? option.tap() : option.click());
        await expect(page.getByRole('heading', { level: 1, name: /6205/ })).toBeVisible();
        await box.fill('6205');
        await expect(page.getByRole('listbox')).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\.html\?query=6205$/);
        await expect(page.getByRole('listbox')).toHaveCount(0);
        await expect(box).toHaveValue('6205');
      });
    });
  }

  test(
    `recent searches: with an empty box, removable, gone with the customer who signs out (${language})`,
    inTurn(language, 1),
    async ({ page, shop }) => {
      const box = boxOf(page, language);
      const recent = page.getByRole('group', { name: t.catalog('suggestions.recent') });
      for (const query of ['6205', '<img src=x onerror=alert(1)>']) {
        await open(page, `${PREFIX[language]}/search.html?query=${encodeURIComponent(query)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await open(page, `${PREFIX[language]}/`);
      await box.focus();
      await expect(recent.getByRole('option')).toHaveText(['<img src=x onerror=alert(1)>', '6205', t.catalog('suggestions.clear')]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Delete');
      await expect(recent.getByRole('option')).toHaveText(['6205', t.catalog('suggestions.clear')]);
      await openAs(page, language, `${PREFIX[language]}/`, await createCustomer(platformAt(shop.platform)));
      expect(await storedIn(page)).toContain('6205');
      await createShopper(page, language, 'mouse', 1280).signOut();
      expect(await storedIn(page)).toBe('');
    },
  );
}

test('Escape closes the list, then clears the box', async ({ page }) => {
  await open(page, '/');
  const box = boxOf(page);
  await box.fill('bearing');
  await expect(page.getByRole('group', { name: 'Categories' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toHaveValue('bearing');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('an answer to an earlier text is never shown, however late it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(QUESTION, async (route) => {
    if (decodeURIComponent(route.request().url()).includes('"search":"nu2')) await held;
    await route.continue();
  });
  await open(page, '/');
  const box = boxOf(page);
  const first = page.waitForRequest(QUESTION);
  await box.fill('nu2');
  const late = await first;
  await box.fill('6205-2RS');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('6205-2RS');
  const shown = await options.allTextContents();
  release();
  await (await late.response())?.finished();
  await expect(options).toHaveText(shown);
});

test('a platform that fails says nothing, and the box searches', async ({ page, silent }) => {
  silent.allow(/500|SearchSuggestions|Internal/);
  await page.route(QUESTION, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await open(page, '/');
  const box = boxOf(page);
  const answered = page.waitForResponse(QUESTION);
  await box.fill('6205');
  await answered;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\.html\?query=6205$/);
});

test('code that does not come says nothing; the next focus asks for it again', async ({ page, silent }) => {
  silent.allow(/404|did not load|Failed to load|ERR_|MIME/);
  await page.route(CODE, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page, '/');
  const box = boxOf(page);
  const failed = page.waitForEvent('console', { predicate: (message) => /did not load/.test(message.text()) });
  await box.fill('6205');
  await failed;
  await expect(page.locator('[data-slot-failure]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(CODE);
  await box.blur();
  await box.focus();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('what is typed before the scripts are there stays, and is suggested for', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/shell\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.click();
  await page.keyboard.type('6205-2RS');
  release();
  await expect(boxOf(page)).toHaveValue('6205-2RS');
  await expect(page.getByRole('option').first()).toContainText('6205-2RS');
});

test('on a slow network the box works at once, and the list comes when it can', async ({ page }) => {
  await open(page, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  const box = boxOf(page);
  await box.pressSequentially('6205');
  await expect(box).toHaveValue('6205');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  release();
  await expect(page.getByRole('option').first()).toContainText('6205');
});

test('offline there are the recent searches alone', async ({ page, context, silent }) => {
  silent.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/search.html?query=seal%20kit');
  await open(page, '/');
  const box = boxOf(page);
  await box.fill('seal');
  await expect(page.getByRole('group', { name: 'Products' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('group', { name: 'Products' })).toHaveCount(0);
  await expect(page.getByRole('option')).toHaveText(['seal kit']);
  await context.setOffline(false);
});

test('without the catalogue the box is a plain one', LONG, async ({ page, startOwnShop }) => {
  const shop = await startOwnShop();
  const file = join(shop.store, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as { generation: number; releases: Record<string, unknown> };
  registry.generation += 1;
  delete registry.releases['mfe-catalog'];
  writeFileSync(file, JSON.stringify(registry));
  await open(page, `${shop.url}/cart`);
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.fill('6205');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('the part whose number was typed is added from the list, by the keyboard', async ({ page }) => {
  await open(page, '/');
  const box = boxOf(page);
  await box.fill('6205-2RS');
  await expect(page.getByRole('option', { name: 'Add 6205-2RS to Cart' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText('SAR 17.50')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeVisible();
});
