/* Who is looking decides what is shown: 6206 has a price of its own for members of the company, and nobody sees another's. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';

const PRODUCT = '/deep-groove-ball-bearing-6206.html';
const EVERYBODY = 'SAR 23.25';
const MEMBER = 'SAR 20.93';

test.use({ viewport: { width: 1280, height: 800 } });

/** The first price of a part of the page that says 6206. */
const priceIn = (page: Page, place = 'main') => page.locator(place).locator('bdi', { hasText: /SAR/ }).first();

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const) {
  test(`guest, member, guest, another customer: each sees their own price (${language})`, async ({ page }) => {
    const shopper = createShopper(page, language, 'mouse', 1280);
    const sees = async (price: string) => {
      await open(page, prefix + PRODUCT);
      await expect(priceIn(page)).toHaveText(price);
      await open(page, `${prefix}/search.html?query=6206`);
      await expect(priceIn(page, 'main li:has(a[href$="-6206.html"])')).toHaveText(price);
    };
    await sees(EVERYBODY);
    // On the same page, without a new document.
    await shopper.signIn('company.buyer@example.com');
    await expect(priceIn(page, 'main li:has(a[href$="-6206.html"])')).toHaveText(MEMBER);
    await sees(MEMBER);
    await shopper.signOut();
    await sees(EVERYBODY);
    await shopper.signIn('shopper@example.com');
    await sees(EVERYBODY);
  });
}

test('another tab follows, and each of its prices is of who is signed in now', async ({ page, context }) => {
  await open(page, PRODUCT);
  const other = await context.newPage();
  await open(other, PRODUCT);
  await expect(priceIn(other)).toHaveText(EVERYBODY);
  const shopper = createShopper(page, 'en', 'mouse', 1280);
  await shopper.signIn('company.buyer@example.com');
  await expect(priceIn(page)).toHaveText(MEMBER);
  await other.bringToFront();
  await expect(priceIn(other)).toHaveText(MEMBER);
  await expect(other.getByRole('button', { name: /Welcome/ })).toBeVisible();
  await page.bringToFront();
  await shopper.signOut();
  await other.bringToFront();
  await expect(priceIn(other)).toHaveText(EVERYBODY);
  await expect(other.getByRole('button', { name: /Welcome/ })).toHaveCount(0);
});
