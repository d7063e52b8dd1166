/* The product page: what a buyer decides by, at every width; what comes later moves nothing. */
import type { Locator } from '@playwright/test';
import { violationsIn } from '../kit/accessible';
import { newEmail } from '../kit/customer';
import { LONG, inTurn } from '../kit/lanes';
import { readShifts, watchShifts } from '../kit/shifts';
import { expect, open, test } from '../kit/shop';
import { startSlowLine } from '../kit/slow-line';
import { texts, type Language } from '../kit/texts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const PREFIX = { en: '', ar: '/arabic' };
const BEARING = '/deep-groove-ball-bearing-6205-2rs.html';
const OTHER = '/deep-groove-ball-bearing-6206.html';
const BELT = '/wedge-belt-spa.html';
const SOLD_OUT = '/spherical-roller-bearing-22220-e-k.html';

/** Where it stands in the document, however far that is scrolled. */
const placeOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  });

for (const language of LANGUAGES) {
  const { catalog } = texts(language);
  const at = (path: string) => PREFIX[language] + path;
  const axe = async (page: Parameters<typeof open>[0]) => expect(await violationsIn(page, 'main')).toEqual([]);

  test(`the name stands where it will while the rest is on its way (${language})`, inTurn(language, 0), async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const line = await startSlowLine(shop.url, (html) => html.indexOf('</header>', html.indexOf('</h1>')));
    await page.goto(line.url + at(BEARING), { waitUntil: 'commit' });
    const name = page.getByRole('heading', { level: 1 });
    const { x } = await placeOf(name);
    line.goOn();
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    await expect.poll(async () => (await placeOf(name)).x).toBe(x);
    line.stop();
  });

  test(`on a phone name, picture, price and button are on the first screen (${language})`, inTurn(language, 1), async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of [BEARING, BELT]) {
        await open(page, at(path));
        const add = page
          .getByRole('main')
          .getByRole('button', { name: catalog('add-to-cart') })
          .first();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
        await expect(add).toBeInViewport({ ratio: 1 });
        const name = await page.getByRole('heading', { level: 1 }).boundingBox();
        const picture = await page.getByRole('button', { name: catalog('gallery.enlarge') }).boundingBox();
        expect(picture?.y).toBeGreaterThan(name?.y ?? Infinity);
        expect(picture?.height).toBeLessThanOrEqual(242);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        // Every part of the table of variants is on the screen.
        for (const choose of await page.getByRole('button', { name: new RegExp(catalog('variants.pick')) }).all()) {
          const box = await choose.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      }
      await axe(page);
    }
  });

  test(`quantity, total, mistakes and inches: nothing is moved (${language})`, inTurn(language, 0), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // The fonts are there: what their coming moves is tested elsewhere.
    await open(page, at('/contact-us'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await watchShifts(page);
    await open(page, at(BEARING));
    // When it leaves, and what is of the same size, comes later.
    await expect(page.getByRole('table', { name: catalog('list.table') })).toBeAttached();
    const quantity = page.getByRole('main').getByRole('textbox').first();
    const add = page
      .getByRole('main')
      .getByRole('button', { name: catalog('add-to-cart') })
      .first();
    const before = await add.boundingBox();
    await quantity.fill('12');
    await expect(page.getByRole('main')).toContainText('SAR 199.56');
    await expect(page.getByRole('table', { name: catalog('tiers.caption') }).locator('[aria-current]')).toContainText('10+');
    await quantity.fill('999999');
    expect(await quantity.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
    await quantity.press('Enter');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    expect(await add.boundingBox()).toEqual(before);
    await page.getByRole('button', { name: catalog('specifications.inch') }).click();
    await expect(page.getByRole('table', { name: catalog('product.specifications') })).toContainText('0.9843');
    // A complaint takes room below its field when it comes: what the shopper's own hand moves is no shift.
    const { sum, moved } = await readShifts(page, ({ hadRecentInput }) => !hadRecentInput);
    // The Arabic header's words move by a pixel or two with their font.
    expect(sum, moved).toBeLessThan(language === 'ar' ? 0.01 : 0.005);
    await axe(page);
  });

  for (const [width, height] of [
    [320, 740],
    [1280, 800],
  ] as const)
    test(
      `what can be done beside buying is a row of four, whose words and place stay when they are pressed (${language}, ${width} px)`,
      width === 1280 ? inTurn(language, 0) : LONG,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        const main = page.getByRole('main');
        const action = (id: 'wishlist.add' | 'compare.add' | 'sheet.make' | 'share') =>
          main.getByRole('button', { name: catalog(id), exact: true }).first();
        await open(page, at(OTHER));
        await action('compare.add').click();
        // They come after everything else: their room is there before.
        const coming = page.waitForRequest(/later/);
        let arrive = () => {};
        const arrival = new Promise<void>((done) => (arrive = done));
        await page.route(/later/, async (route) => {
          await arrival;
          await route.continue();
        });
        // Held files may keep the document from being complete.
        await page.goto(at(BEARING), { waitUntil: 'commit' });
        await coming;
        const below = main.getByRole('table', { name: catalog('tiers.caption') });
        const place = await placeOf(below);
        arrive();
        const boxes = async () =>
          Promise.all((['wishlist.add', 'compare.add', 'sheet.make', 'share'] as const).map((id) => placeOf(action(id))));
        await expect(action('share')).toBeVisible();
        const before = await boxes();
        expect(new Set(before.map((box) => box.y)).size).toBe(1);
        expect(new Set(before.map((box) => box.height)).size).toBe(1);
        expect(Math.max(...before.map((box) => box.width)) - Math.min(...before.map((box) => box.width))).toBeLessThan(1);
        for (const box of before) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
        }
        expect(await placeOf(below)).toEqual(place);

        const words = (await action('compare.add').textContent()) ?? '';
        await action('compare.add').click();
        await expect(action('compare.add')).toHaveAttribute('aria-pressed', 'true');
        await expect(action('compare.add')).toHaveText(words);
        const way = main.locator('a[href*="/compare?"]').first();
        await expect(way).toBeVisible();
        expect((await placeOf(way)).y).toBeGreaterThanOrEqual(Math.max(...before.map((box) => box.y + box.height)));
        expect(await boxes()).toEqual(before);
        expect(await placeOf(below)).toEqual(place);
      },
    );

  test(`the table of variants stays within its panel (${language})`, LONG, async ({ page }) => {
    for (const width of [768, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, at(BELT));
      const { x, right } = await page.getByRole('table', { name: catalog('variants.caption') }).evaluate((table) => {
        const panel = (table.parentElement as HTMLElement).getBoundingClientRect();
        const { left, right } = table.getBoundingClientRect();
        return { x: left - panel.left, right: panel.right - right };
      });
      expect([width, Math.min(x, right) >= 0]).toEqual([width, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  test(`"Add to Cart" is one line at 320 px, and ends where its panel does at 1440 px (${language})`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, at(BEARING));
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: catalog('add-to-cart') }).first();
    expect((await add.boundingBox())?.height).toBeLessThan(46);
    expect(await add.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const button = await add.boundingBox();
    const table = await main.getByRole('table', { name: catalog('tiers.caption') }).boundingBox();
    const end = (box: typeof button) => (language === 'ar' ? box?.x : (box?.x ?? 0) + (box?.width ?? 0));
    expect(end(button)).toBeCloseTo(end(table) ?? 0, 0);
  });

  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    test(
      `a variant is chosen in its row, and bought from where one is (${language}, ${width} px)`,
      inTurn(language, width === 360 ? 0 : 1),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page, at(BELT));
        const row = page.getByRole('row').filter({ hasText: 'SPA-3150' });
        await row.getByRole('button').click();
        await expect(row).toHaveAttribute('aria-current', 'true');
        await expect(row.getByRole('button')).toContainText(catalog('variants.chosen'));
        const add = page
          .getByRole('main')
          .getByRole('button', { name: catalog('add-to-cart') })
          .first();
        await expect(add).toBeInViewport({ ratio: 1 });
        await expect(row).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /3150/i);
        await add.click();
        await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
      },
    );

  test(`no row of the products of the same size is seen above their column names (${language})`, inTurn(language, 0), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, at(BEARING));
    const table = page.getByRole('table', { name: catalog('list.table') });
    await expect(table).toBeVisible();
    await table
      .getByRole('row')
      .nth(2)
      .evaluate((row) => window.scrollTo({ top: row.getBoundingClientRect().top + window.scrollY, behavior: 'instant' }));
    const heading = table.getByRole('columnheader').first();
    await expect(heading).toBeInViewport();
    const above = () =>
      heading.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        const found = Array.from({ length: Math.ceil(top) }, (_, y) => document.elementFromPoint(left + 20, y));
        return found.filter((one) => one?.closest('tbody')).length;
      });
    await expect.poll(above).toBe(0);
  });

  test(`what is sold out can be waited for, and has others of its size (${language})`, inTurn(language, 1), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, at(SOLD_OUT));
    await page
      .getByRole('main')
      .getByRole('button', { name: catalog('notify'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: catalog('notify') });
    await dialog.getByRole('textbox', { name: catalog('notify.email') }).fill(newEmail('waiting'));
    await dialog.getByRole('button', { name: catalog('notify.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: catalog('list.table') })).toBeAttached();
    await page.getByRole('link', { name: catalog('product.instead') }).click();
    await expect(page.getByRole('heading', { name: catalog('product.alternatives') })).toBeInViewport();
  });
}

test('a platform without our extension says no day, and offers no alert', LONG, async ({ page, startOwnShop }) => {
  const shop = await startOwnShop({ sandboxEnv: { SANDBOX_SCHEMA: 'stock' } });
  await page.goto(`${shop.url}${SOLD_OUT}`);
  await expect(page.getByRole('table', { name: texts('en').catalog('list.table') })).toBeAttached();
  await expect(page.getByRole('button', { name: texts('en').catalog('notify') })).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: texts('en').catalog('add-to-cart') })
      .first(),
  ).toBeDisabled();
  await page.goto(`${shop.url}${BEARING}`);
  await expect(page.getByRole('table', { name: texts('en').catalog('list.table') })).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText('Dispatched');
});

for (const language of LANGUAGES)
  test(`the data sheet is a file of the product's own (${language})`, inTurn(language, 0), async ({ page }) => {
    const { catalog } = texts(language);
    await open(page, PREFIX[language] + BEARING);
    const sheet = page.waitForEvent('download');
    await page
      .getByRole('main')
      .getByRole('button', { name: catalog('sheet.make') })
      .click();
    expect((await sheet).suggestedFilename()).toBe('6205-2RS.pdf');
  });
