/* One shop in two languages: where a switch leads, what is remembered, and what the document says of itself. */
import type { Page } from '@playwright/test';
import { LONG } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { keyOf, NAMESPACE } from '../kit/storage';

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

const KEPT: readonly [string, string, string, string, { tag?: string }][] = [
  // What, English path, Arabic path, text that both headings share or the Arabic heading, lane.
  ['a product', '/deep-groove-ball-bearing-6205-2rs.html', '/deep-groove-ball-bearing-6205-2rs.html', '6205-2RS', LONG],
  ['a product whose address differs', '/deep-groove-ball-bearing-6204-2rs.html', '/mahmal-kuriyat-6204-2rs.html', '6204-2RS', {}],
  ['a category', '/bearings/ball-bearings/deep-groove.html', '/bearings/ball-bearings/deep-groove.html', '', LONG],
  ['a page of the platform', '/about-us', '/about-us', '', {}],
  ['a page of the shop', '/sign-in', '/sign-in', '', LONG],
];

for (const [what, english, arabic, name, lane] of KEPT) {
  test(`switching keeps the visitor on ${what}, there and back`, lane, async ({ page }) => {
    await open(page, english);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(name);
    const inEnglish = (await heading.textContent()) ?? '';
    await switchView(page, 'EN', 'ar');
    await expect.poll(() => pathOf(page)).toBe(`/arabic${arabic}`);
    await expect(heading).toContainText(name);
    await expect(heading).toContainText(/[\u0600-\u06ff]/);
    await expect(heading).not.toHaveText(inEnglish);
    await switchView(page, 'AR', 'en');
    await expect.poll(() => pathOf(page)).toBe(english);
    await expect(heading).toHaveText(inEnglish);
  });
}

test('a category whose address differs is kept', LONG, async ({ page }) => {
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
  expect(pathOf(page)).toBe('/arabic/search.html');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6205');
});

test('the prefix stays: in the address bar, in links, after a reload, in what is shared', async ({ page, context }) => {
  await open(page, '/arabic/bearings.html?page=2');
  expect(page.url()).toMatch(/\/arabic\/bearings\.html\?page=2$/);
  const link = page.getByRole('main').locator('a[href$="/bearings/ball-bearings.html"]').first();
  await expect(link).toHaveAttribute('href', '/arabic/bearings/ball-bearings.html');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'محامل الكريات' })).toBeVisible();
  expect(pathOf(page)).toBe('/arabic/bearings/ball-bearings.html');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/arabic\/bearings\/ball-bearings\.html$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'المحامل', exact: true })).toBeVisible();
  expect(pathOf(page)).toBe('/arabic/bearings.html');
  // Somebody else opens the address.
  const other = await context.browser()!.newPage({ baseURL: new URL(page.url()).origin });
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'المحامل', exact: true })).toBeVisible();
  await other.close();
});

test('no link of an Arabic document, and none of the platform’s own text, leads out of the view', async ({ page }) => {
  for (const path of ['/arabic/', '/arabic/bearings.html', '/arabic/deep-groove-ball-bearing-6205-2rs.html', '/arabic/about-us']) {
    await open(page, path);
    const leaving = await page
      // But the one that is there to change it.
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/^\/(arabic(\/|$)|media\/)/.test(href)),
      );
    expect.soft(leaving, path).toEqual([]);
  }
});

test('only a switch is a choice; it is stored, and its cookie lasts', async ({ page }) => {
  await open(page, '/arabic/');
  expect(await stored(page)).toMatchObject({
    code: undefined,
    cookie: undefined,
    storeData: 'AR',
    media: expect.stringContaining('/media/'),
  });
  await switchView(page, 'AR', 'en');
  expect(pathOf(page)).toBe('/');
  expect(await stored(page)).toMatchObject({ code: 'default', storeData: 'EN', cookie: 'default' });
  await switchView(page, 'EN', 'ar');
  expect(pathOf(page)).toBe('/arabic/');
  expect(await stored(page)).toMatchObject({ code: 'arabic', currency: 'SAR', storeData: 'AR', cookie: 'arabic' });
});

test('who chose Arabic and types a bare address gets it in Arabic, by an answer that nobody keeps; links say themselves', async ({
  page,
}) => {
  await open(page, '/');
  await switchView(page, 'EN', 'ar');
  // As typed: Playwright's `goto` sends `Sec-Fetch-Site: none`.
  const response = await page.goto('/deep-groove-ball-bearing-6204-2rs.html?utm_source=mail');
  const redirect = await response!.request().redirectedFrom()!.response();
  expect([redirect?.status(), redirect?.headers()['cache-control']]).toEqual([302, 'no-store']);
  expect(page.url()).toMatch(/\/arabic\/mahmal-kuriyat-6204-2rs\.html\?utm_source=mail$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await page.evaluate(() => location.assign('/bearings.html'));
  await expect(page.getByRole('heading', { level: 1, name: 'Bearings', exact: true })).toBeVisible();
  expect(pathOf(page)).toBe('/bearings.html');
});

test('the default view has addresses without prefix only', async ({ page, request }) => {
  for (const [path, location] of [
    ['/default/bearings.html?page=2', '/bearings.html?page=2'],
    ['/default', '/'],
    ['/default/', '/'],
    ['/default//evil.example', '/evil.example'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers().location], path).toEqual([301, location]);
  }
  await open(page, '/default/bearings.html');
  expect(pathOf(page)).toBe('/bearings.html');
});

for (const [path, lane] of [
  ['/arabic/default/bearings.html', {}],
  ['/default/arabic/bearings.html', LONG],
  ['/arabic/arabic', LONG],
  ['/french/bearings.html', LONG],
  ['//evil', {}],
  ['/arabic//evil', LONG],
] as const)
  test(`${path} is no page, and stays at this origin`, lane, async ({ page, shop, silent }) => {
    silent.allow(/status of 404/);
    const response = await page.goto(shop.url + path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    expect(new URL(page.url()).origin).toBe(shop.url);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /AMC eShop|متجر AMC/ })
      .first()
      .click();
    await expect(page).toHaveURL(path.startsWith('/arabic') ? `${shop.url}/arabic/` : `${shop.url}/`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

test('two tabs show two views, each by its address', LONG, async ({ page, context }) => {
  await open(page, '/bearings.html');
  const other = await context.newPage();
  await open(other, '/arabic/bearings.html');
  await page.getByRole('main').locator('a[href$="/bearings/ball-bearings.html"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ball Bearings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await other.getByRole('main').locator('a[href$="/bearings/ball-bearings.html"]').first().click();
  await expect(other.getByRole('heading', { level: 1, name: 'محامل الكريات' })).toBeVisible();
  for (const tab of [page, other]) await tab.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ball Bearings' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'محامل الكريات' })).toBeVisible();
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
    keyOf('store_view_code'),
  );
  await open(page, '/bearings.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Bearings' })).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, 'no JSON'), keyOf('store_view_code'));
  await open(page, '/bearings.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Bearings' })).toBeVisible();
  const response = await page.goto('/klingon/bearings.html');
  expect(response?.status()).toBe(404);
});

test('the list of views: the current one cannot be chosen, a press outside and Escape close it', LONG, async ({ page }) => {
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

test('from right to left, numbers and part numbers keep their order', LONG, async ({ page }) => {
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
