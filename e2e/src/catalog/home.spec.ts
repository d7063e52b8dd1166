/* The home page lets a buyer begin with what is in the hand: a number, a size, a list. */
import { violationsIn } from '../kit/accessible';
import { inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { texts, type Language } from '../kit/texts';

const VIEWS = [
  ['en', '/', 1280],
  ['ar', '/arabic/', 360],
] as const satisfies readonly (readonly [Language, string, number])[];

/** The editor's words. */
const FEATURED = { en: 'Featured products', ar: 'منتجات مختارة' };

for (const [language, home, width] of VIEWS) {
  const { catalog, buying } = texts(language);

  test(`a size, and a pasted list, lead to what can be ordered (${language}, ${width} px)`, inTurn(language, 0), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, home);
    const main = page.getByRole('main');
    const sizes = main.getByRole('form', { name: catalog('finder.size') });
    await sizes.getByRole('textbox').first().fill('٢٥');
    await sizes.getByRole('button').press('Enter');
    await expect(sizes.getByText(catalog('finder.size-few'))).toBeVisible();
    expect(await violationsIn(page, 'main')).toEqual([]);
    await sizes.getByRole('textbox').nth(1).fill('52');
    await sizes.getByRole('textbox').nth(2).fill('15');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\.html\?query=25x52x15$/);
    await expect(main.getByText('6205-2RS', { exact: true }).first()).toBeVisible();

    await page.goBack();
    await main.getByRole('button', { name: catalog('finder.list'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('6205-2RS\t8\nUCP205 2\nNOPE-1');
    expect(await violationsIn(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: catalog('finder.list-check') }).click();
    const shared = page.getByRole('region', { name: buying('shared.own-title') });
    await expect(shared.getByRole('listitem')).toHaveCount(3);
    await expect(shared.getByText(buying('shared.unknown'))).toBeVisible();
    await expect(shared.getByText('SAR 140.00')).toBeVisible();
    await shared.getByRole('button').first().click();
    await expect(createShopper(page, language, 'mouse', width).cartTrigger(10)).toBeAttached();
  });
}

test('featured products that come while what is below them is read move none of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  let arrive = () => {};
  const arrival = new Promise<void>((done) => (arrive = done));
  const coming = page.waitForRequest(/\/product-row\.[^/]+\.js$/);
  await page.route(/\/product-row\.[^/]+\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/arabic/', { waitUntil: 'commit' });
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  // As in a browser that keeps nothing in its place by itself.
  await page.evaluate(() => (document.documentElement.style.overflowAnchor = 'none'));
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 2, name: FEATURED.ar }).scrollIntoViewIfNeeded();
  await coming;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = page.getByRole('contentinfo');
  const featured = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }), hasText: '6205-2RS' });
  const top = async () => (await footer.boundingBox())?.y ?? NaN;
  const before = await top();
  arrive();
  await expect(featured).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

for (const [language, home, width] of VIEWS) {
  const { catalog } = texts(language);

  test(
    `what is sold, with what is below it; featured products are ordered where they are (${language}, ${width} px)`,
    inTurn(language, 0),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, home);
      const main = page.getByRole('main');
      const categories = main.getByRole('region', { name: catalog('home.categories') });
      await expect(categories.getByRole('heading', { level: 3 })).toHaveCount(6);
      const featured = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }), hasText: '6205-2RS' });
      await main.getByRole('heading', { level: 2, name: FEATURED[language] }).scrollIntoViewIfNeeded();
      await featured.getByRole('button', { name: catalog('add-to-cart') }).click();
      await expect(createShopper(page, language, 'mouse', width).cartTrigger(1)).toBeAttached();
      expect(await violationsIn(page, 'main')).toEqual([]);

      await categories.getByRole('heading', { level: 3 }).first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(categories).toBeVisible();
    },
  );
}

test('the banner is as high as the specification has it at its widths, and higher where the part finder stands beside it', async ({
  page,
}) => {
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return Math.round((await page.locator('.cms-hero').boundingBox())?.height ?? 0);
  };
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page, '/');
  expect(await heightAt(320)).toBeLessThanOrEqual(150);
  expect(await heightAt(960)).toBeLessThanOrEqual(194);
  for (const width of [961, 1440]) {
    const height = await heightAt(width);
    expect(height).toBeGreaterThan(194);
    expect(height).toBeLessThanOrEqual(375);
  }
});
