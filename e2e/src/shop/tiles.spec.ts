/* Tiles of products appear when they come into sight; what the server has rendered is there all the same, whoever does not scroll. */
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../kit/accessible';
import { expect, open, test } from '../kit/shop';

const CATEGORY = '/bearings/ball-bearings/deep-groove.html?size=24';

const tilesOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const pictureOf = (tile: Locator): Locator => tile.locator('img').first();
const nameOf = (tile: Locator): Locator => tile.getByRole('heading', { level: 3 });

/** How much of it is there for eyes, 0 to 1: its own opacity and that of all around it. */
const opacityOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => {
    let opacity = 1;
    for (let part: Element | null = each; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity);
    return opacity;
  });

/** Scrolls so that this share of a tile is above the lower edge of the window. */
const show = (tile: Locator, share: number): Promise<void> =>
  tile.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: 'instant' });
  }, share);

/** Those of its pictures and names that are not wholly there, of tiles that are out of sight or in sight by a quarter. */
const translucent = (page: Page): Promise<string[]> =>
  tilesOf(page).evaluateAll((tiles) =>
    tiles
      .filter((tile) => {
        const { top, height } = tile.getBoundingClientRect();
        return top + height / 4 <= innerHeight || top >= innerHeight;
      })
      .flatMap((tile) => [tile, ...tile.querySelectorAll('*')])
      .filter((each) => getComputedStyle(each).opacity !== '1' && each.matches('li, :has(h3), :has(img), h3, img'))
      .map((each) => `${each.localName} of ${each.closest('li')?.querySelector('h3')?.textContent ?? ''}`),
  );

for (const [prefix, width, height] of [
  ['', 1440, 900],
  ['/arabic', 360, 740],
] as const)
  test.describe(`a list, ${prefix || 'en'}, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a tile appears with the scrolling, and what is not reached yet is there', async ({ page }) => {
      await open(page, `${prefix}${CATEGORY}`);
      await expect(tilesOf(page)).toHaveCount(24);
      // At first, when nobody has scrolled.
      expect(await translucent(page)).toEqual([]);
      const tile = tilesOf(page).nth(12);
      expect(await opacityOf(pictureOf(tile))).toBe(1);
      await show(tile, 0.1);
      await expect.poll(() => opacityOf(pictureOf(tile))).toBeLessThan(0.9);
      // Words keep their contrast, and those who look at all of a page find nothing.
      expect(await opacityOf(nameOf(tile))).toBe(1);
      expect(await violationsIn(page, 'main')).toEqual([]);
      await show(tile, 0.25);
      await expect.poll(() => opacityOf(pictureOf(tile))).toBe(1);
      await show(tile, 1);
      await expect.poll(() => opacityOf(pictureOf(tile))).toBe(1);
      expect(await translucent(page)).toEqual([]);
    });

    test('a tile that the keyboard goes to is there', async ({ page }) => {
      await open(page, `${prefix}${CATEGORY}`);
      await expect(tilesOf(page)).toHaveCount(24);
      const tile = tilesOf(page).last();
      await nameOf(tile).getByRole('link').focus();
      await expect(nameOf(tile)).toBeInViewport();
      await expect.poll(() => opacityOf(pictureOf(tile))).toBe(1);
    });

    test('with less motion, and on paper, every tile is there from the beginning', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${prefix}${CATEGORY}`);
      await expect(tilesOf(page)).toHaveCount(24);
      const tile = tilesOf(page).nth(12);
      await show(tile, 0.1);
      await expect(tile).toBeInViewport();
      expect(await opacityOf(pictureOf(tile))).toBe(1);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(() => opacityOf(pictureOf(tile))).toBeLessThan(0.9);
      await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
      await expect.poll(() => opacityOf(pictureOf(tile))).toBe(1);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('no tile that the server has rendered is hidden', async ({ page }) => {
    await page.goto(CATEGORY);
    const tiles = tilesOf(page);
    expect(await tiles.count()).toBeGreaterThan(5);
    expect(await translucent(page)).toEqual([]);
    for (const tile of await tiles.all()) {
      await expect(pictureOf(tile)).toBeVisible();
      await expect(nameOf(tile)).toBeVisible();
      await expect(tile.locator('[hidden], [inert], [style]')).toHaveCount(0);
    }
  });
});
