/* The wish list's button on the product page: one team's page, another team's service, and no harm where that is missing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LONG, inTurn } from '../kit/lanes';
import { createCustomer, openAs } from '../kit/customer';
import { PASSWORD, platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { texts } from '../kit/texts';
import { wish, wishedBy } from '../kit/wishlists';

const PRODUCT = '/deep-groove-ball-bearing-6206.html';
const BELT = '/wedge-belt-spa.html';
const VIEWS = [
  ['en', ''],
  ['ar', '/arabic'],
] as const;

test.use({ viewport: { width: 1280, height: 800 } });

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
/** That it is pressed, or not, says whether the product is on a list. */
const offers = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true, pressed: false });
const has = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true, pressed: true });

for (const [language, prefix] of VIEWS) {
  const t = texts(language);
  const ADD = t.catalog('wishlist.add');

  test(
    `a customer adds a product, sees it after a reload, and takes it off again (${language})`,
    inTurn(language, 0),
    async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      await openAs(page, language, prefix + PRODUCT, customer);
      await button(page, ADD).click();
      await expect(has(page, ADD)).toBeFocused();
      await expect(page.locator('[data-toast="success"]')).toContainText('6206');
      expect(await wishedBy(platform, customer)).toEqual(['6206']);
      await page.reload();
      await has(page, ADD).click();
      await expect(offers(page, ADD)).toBeVisible();
      expect(await wishedBy(platform, customer)).toEqual([]);
    },
  );

  test(
    `a guest signs in over the page, and the product is on the list without leaving it (${language})`,
    inTurn(language, 1),
    async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const dialog = page.getByRole('dialog', { name: t.catalog('wishlist.sign-in') });
      await open(page, prefix + PRODUCT);
      const address = page.url();
      await button(page, ADD).click();
      await dialog.getByRole('textbox', { name: t.account('field.email') }).fill(customer.email);
      await dialog.getByLabel(t.account('field.password'), { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: t.account('sign-in.submit'), exact: true }).click();
      await expect(page.locator('[data-toast="success"]')).toContainText('6206');
      await expect(has(page, ADD)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(page.url()).toBe(address);
      expect(await wishedBy(platform, customer)).toEqual(['6206']);
      await createShopper(page, language, 'mouse', 1280).signOut();
      await open(page, prefix + PRODUCT);
      await expect(offers(page, ADD)).toBeVisible();
    },
  );
}

test('the chosen variant is on the list, and no other', LONG, async ({ page, shop }) => {
  await openAs(page, 'en', BELT, await createCustomer(platformAt(shop.platform)));
  const option = page.getByRole('main').getByRole('combobox').first();
  await button(page, 'Add to Wishlist').click();
  await expect(option).toBeFocused();
  await option.selectOption({ index: 2 });
  await button(page, 'Add to Wishlist').click();
  await expect(has(page, 'Add to Wishlist')).toBeVisible();
  await option.selectOption({ index: 3 });
  await expect(offers(page, 'Add to Wishlist')).toBeVisible();
  await page.reload();
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await option.selectOption({ index: 2 });
  await expect(has(page, 'Add to Wishlist')).toBeVisible();
});

test('another tab shows what this one has changed', async ({ page, context, shop }) => {
  await openAs(page, 'en', PRODUCT, await createCustomer(platformAt(shop.platform)));
  const other = await context.newPage();
  await open(other, PRODUCT);
  await expect(offers(other, 'Add to Wishlist')).toBeVisible();
  await page.bringToFront();
  await button(page, 'Add to Wishlist').click();
  await expect(has(page, 'Add to Wishlist')).toBeVisible();
  await other.bringToFront();
  await expect(has(other, 'Add to Wishlist')).toBeVisible();
});

test('what the platform does not answer is told, and the button is as before', LONG, async ({ page, shop, silent }) => {
  silent.allow(/status of 50\d/);
  const platform = platformAt(shop.platform);
  await openAs(page, 'ar', `/arabic${PRODUCT}`, await createCustomer(platform));
  const t = texts('ar');
  await platform.fault('addProductsToWishlist', 'error');
  await button(page, t.catalog('wishlist.add')).click();
  await expect(page.locator('[data-toast="error"]')).toHaveText(/[\u0600-\u06ff]/);
  await expect(button(page, t.catalog('wishlist.add'))).toBeFocused();
  await platform.clearFaults();
  await button(page, t.catalog('wishlist.add')).click();
  await expect(has(page, t.catalog('wishlist.add'))).toBeVisible();
});

test('a list of more entries than the platform gives at once is known to its end', LONG, async ({ page, shop }) => {
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  const pages = await Promise.all(
    [1, 2].map((number) =>
      platform.ask<{ products: { items: { sku: string }[] } }>(
        `{products(filter:{price:{from:"0"}},pageSize:200,currentPage:${number}){items{sku}}}`,
      ),
    ),
  );
  const skus = pages.flatMap(({ products }) => products.items.map(({ sku }) => sku)).filter((sku) => sku !== '6206');
  expect(skus.length).toBeGreaterThan(349);
  await wish(platform, customer, [...skus.slice(0, 349), '6206']);
  await openAs(page, 'en', PRODUCT, customer);
  await has(page, 'Add to Wishlist').click();
  await expect(offers(page, 'Add to Wishlist')).toBeVisible();
});

test('a guest loads nothing of the wish list', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, PRODUCT);
  // What was viewed comes when the browser is idle: nothing comes after that.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('recentlyViewed');
  expect(loaded.filter((url) => /wishlist/i.test(url))).toEqual([]);
});

test('where no live release has wish lists there is no button, and no error', LONG, async ({ page, startOwnShop }) => {
  const shop = await startOwnShop();
  const file = join(shop.store, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  delete registry.releases['mfe-account'];
  writeFileSync(file, JSON.stringify({ ...registry, generation: registry.generation + 1 }));
  for (const [language, prefix] of VIEWS) {
    await open(page, shop.url + prefix + PRODUCT);
    await expect(button(page, texts(language).catalog('add-to-cart')).first()).toBeVisible();
    await expect(button(page, texts(language).catalog('wishlist.add'))).toHaveCount(0);
  }
});
