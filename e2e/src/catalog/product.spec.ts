/* The product page: what a buyer decides by, at every width; what comes later moves nothing. */
import AxeBuilder from '@axe-core/playwright';
import { LONG, inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const PREFIX = { en: '', ar: '/arabic' };
const BEARING = '/deep-groove-ball-bearing-6205-2rs.html';
const BELT = '/wedge-belt-spa.html';
const SOLD_OUT = '/spherical-roller-bearing-22220-e-k.html';

for (const language of LANGUAGES) {
  const { catalog } = texts(language);
  const at = (path: string) => PREFIX[language] + path;
  const axe = async (page: Parameters<typeof open>[0]) =>
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);

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
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          // A complaint takes room below its field when it comes: what the shopper's own hand moves is no shift.
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
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
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)),
      // The Arabic header's words move by a pixel or two with their font.
    ).toBeLessThan(language === 'ar' ? 0.01 : 0.005);
    await axe(page);
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

  test(`what is sold out can be waited for, and has others of its size (${language})`, inTurn(language, 1), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, at(SOLD_OUT));
    await page
      .getByRole('main')
      .getByRole('button', { name: catalog('notify'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: catalog('notify') });
    await dialog.getByRole('textbox', { name: catalog('notify.email') }).fill('waiting@example.com');
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
