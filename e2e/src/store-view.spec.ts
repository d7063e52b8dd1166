/* One shop in two languages: where a switch leads, what is remembered, and what the document says of itself. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './shop';

const NAMESPACE = 'M2_VENIA_BROWSER_PERSISTENCE__';

async function switchView(page: Page, from: 'EN' | 'AR', to: 'en' | 'ar'): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: from === 'EN' ? 'Store view: EN' : /AR$/ }).click();
  await banner.getByRole('button', { name: to === 'ar' ? 'العربية' : 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to === 'ar' ? 'ar-SA' : 'en-US');
  await expect(page.locator('html')).toHaveAttribute('dir', to === 'ar' ? 'rtl' : 'ltr');
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
}

/** What the browser has stored, unwrapped. */
async function stored(page: Page) {
  return page.evaluate((namespace) => {
    const read = (area: Storage, name: string) => {
      const text = area.getItem(namespace + name);
      return text === null ? undefined : JSON.parse(JSON.parse(text).value);
    };
    return {
      code: read(localStorage, 'store_view_code'),
      currency: read(localStorage, 'store_view_currency'),
      media: read(localStorage, 'store_view_secure_base_media_url'),
      storeData: read(sessionStorage, 'storeData'),
      cookie: /store_view_code=(\w+)/.exec(document.cookie)?.[1],
    };
  }, NAMESPACE);
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

const KEPT: readonly [string, string, string, string][] = [
  // What, English path, Arabic path, text that both headings share or the Arabic heading.
  ['a product', '/deep-groove-ball-bearing-6205-2rs.html', '/deep-groove-ball-bearing-6205-2rs.html', '6205-2RS'],
  ['a product whose address differs', '/deep-groove-ball-bearing-6204-2rs.html', '/mahmal-kuriyat-6204-2rs.html', '6204-2RS'],
  ['a category', '/bearings/ball-bearings/deep-groove.html', '/bearings/ball-bearings/deep-groove.html', ''],
  ['a page of the platform', '/about-us', '/about-us', ''],
  ['a page of the shop', '/sign-in', '/sign-in', ''],
];

for (const [what, english, arabic, name] of KEPT) {
  test(`switching keeps the visitor on ${what}, there and back`, async ({ page }) => {
    await open(page, english);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(name);
    const inEnglish = await heading.textContent();
    await switchView(page, 'EN', 'ar');
    await expect.poll(() => pathOf(page)).toBe(arabic);
    await expect(heading).toContainText(name);
    await expect(heading).toContainText(/[\u0600-\u06ff]/);
    expect(await heading.textContent()).not.toBe(inEnglish);
    await switchView(page, 'AR', 'en');
    await expect.poll(() => pathOf(page)).toBe(english);
    await expect(heading).toHaveText(inEnglish ?? '');
  });
}

test('a category whose address differs is kept', async ({ page }) => {
  await open(page, '/power-transmission.html');
  const link = page.getByRole('main').locator('a[href*="roller-chains"]').first();
  await link.click();
  await expect(page).toHaveURL(/roller-chains\.html/);
  await expect(page.getByRole('heading', { level: 1, name: /chain/i })).toBeVisible();
  await switchView(page, 'EN', 'ar');
  await expect(page).toHaveURL(/salasil/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('سلاسل');
});

test('filters, order and search are kept', async ({ page }) => {
  await open(page, '/search.html?query=6205&sort=price-desc');
  await switchView(page, 'EN', 'ar');
  expect(new URL(page.url()).search).toBe('?query=6205&sort=price-desc');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6205');
});

test('the prefix chooses the view and is not shown; cookie and storage remember it', async ({ page }) => {
  await open(page, '/arabic/bearings.html?page=2');
  await expect.poll(() => pathOf(page)).toBe('/bearings.html');
  expect(new URL(page.url()).search).toBe('?page=2');
  expect(await stored(page)).toMatchObject({
    code: 'arabic',
    storeData: 'AR',
    cookie: 'arabic',
    media: expect.stringContaining('/media/'),
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await open(page, '/default/');
  await expect.poll(() => pathOf(page)).toBe('/');
  expect(await stored(page)).toMatchObject({ code: 'default', storeData: 'EN', cookie: 'default' });
  await switchView(page, 'EN', 'ar');
  expect(await stored(page)).toMatchObject({ code: 'arabic', currency: 'SAR', storeData: 'AR', cookie: 'arabic' });
});

test('two tabs show two views, each fixed when its document loads', async ({ page, context }) => {
  await open(page, '/default/bearings.html');
  const other = await context.newPage();
  await open(other, '/arabic/bearings.html');
  // The first tab goes on in English, with English data, although the other one has changed cookie and storage.
  await page.getByRole('main').locator('a[href$="/bearings/ball-bearings.html"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ball Bearings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await other.getByRole('main').locator('a[href$="/bearings/ball-bearings.html"]').first().click();
  await expect(other.getByRole('heading', { level: 1, name: 'محامل الكريات' })).toBeVisible();
  // A new document follows the view that was chosen last.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await expect(page.getByRole('heading', { level: 1, name: 'محامل الكريات' })).toBeVisible();
});

test('what the storage says wins over the cookie, once', async ({ page, context, shop }) => {
  await open(page, '/arabic/');
  await context.addCookies([{ name: 'store_view_code', value: 'default', url: shop.url }]);
  await page.goto('/bearings.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await expect(page.getByRole('heading', { level: 1, name: 'المحامل' })).toBeVisible();
  await expect.poll(() => pathOf(page)).toBe('/bearings.html');
});

test('a code that is no store view changes nothing', async ({ page, context, shop, silent }) => {
  silent.allow(/status of 404/);
  for (const value of ['klingon', 'admin', '__proto__', '%00']) {
    await context.addCookies([{ name: 'store_view_code', value, url: shop.url }]);
    await open(page, '/bearings.html');
    await expect(page.getByRole('heading', { level: 1, name: 'Bearings' })).toBeVisible();
  }
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ value: '"klingon"', timeStored: Date.now() })),
    `${NAMESPACE}store_view_code`,
  );
  await open(page, '/bearings.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Bearings' })).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, 'no JSON'), `${NAMESPACE}store_view_code`);
  await open(page, '/bearings.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Bearings' })).toBeVisible();
  const response = await page.goto('/klingon/bearings.html');
  expect(response?.status()).toBe(404);
});

test('the list of views: the current one cannot be chosen, a press outside and Escape close it', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('banner');
  const trigger = banner.getByRole('button', { name: 'Store view: EN' });
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(banner.getByRole('button', { name: 'English' })).toBeDisabled();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(trigger).toBeFocused();
});

test('from right to left, numbers and part numbers keep their order', async ({ page }) => {
  await open(page, '/arabic/deep-groove-ball-bearing-6205-2rs.html');
  const main = page.getByRole('main');
  const directionOf = (text: string) =>
    main
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await directionOf('SAR 17.50')).toBe('ltr');
  expect(await directionOf('6205-2RS')).toBe('ltr');
  expect(
    await page
      .getByText('9200 00000')
      .first()
      .evaluate((element) => getComputedStyle(element).direction),
  ).toBe('ltr');
  // The page itself runs the other way: the logo is at the right end, the cart at the left.
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const cart = await page
    .getByRole('banner')
    .getByRole('button', { name: /سلة التسوق/ })
    .boundingBox();
  expect(logo!.x).toBeGreaterThan(cart!.x);
  const picture = await main.getByRole('img').first().boundingBox();
  const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
  expect(picture!.x).toBeGreaterThan(heading!.x);
});
