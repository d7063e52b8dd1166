/* What was viewed last, below the empty cart: kept by one team, shown by another, gone with the customer who has viewed it. */
import type { Page } from '@playwright/test';
import { inTurn } from '../kit/lanes';
import { createCustomer } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { readShifts, watchShifts } from '../kit/shifts';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { keyOf } from '../kit/storage';
import { texts } from '../kit/texts';

const FIRST = { path: '/deep-groove-ball-bearing-6206.html', sku: '6206' };
const SECOND = { path: '/deep-groove-ball-bearing-6205-2rs.html', sku: '6205-2RS' };

test.use({ viewport: { width: 1280, height: 800 } });

/** Opens a product, until it is among those that were viewed last. */
async function view(page: Page, { path, sku }: typeof FIRST, prefix = ''): Promise<void> {
  await open(page, prefix + path);
  // The newest is the first.
  await expect.poll(() => storedIn(page)).toMatch(new RegExp(`^[^}]*${sku}`));
}

const storedIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', keyOf('recentlyViewed'));

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const) {
  const t = texts(language);
  const section = (page: Page) => page.getByRole('region', { name: t.buying('recently-viewed.title') });

  test(
    `a guest finds them in the empty cart, keeps them when signing in, and leaves none when signing out (${language})`,
    inTurn(language, 0),
    async ({ page, shop }) => {
      await open(page, `${prefix}/cart`);
      await expect(page.getByRole('heading', { name: t.buying('cart.empty') })).toBeVisible();
      await expect(section(page)).toHaveCount(0);
      await view(page, FIRST, prefix);
      await view(page, SECOND, prefix);
      await view(page, FIRST, prefix);
      await open(page, `${prefix}/cart`);
      const links = section(page).getByRole('link');
      await expect(links).toHaveCount(2);
      await expect(links.first()).toHaveText(/6206/);
      await expect(links.last()).toHaveText(/6205-2RS/);

      const shopper = createShopper(page, language, 'mouse', 1280);
      await shopper.signIn((await createCustomer(platformAt(shop.platform))).email);
      await expect(links).toHaveCount(2);
      // In this document nobody has asked for the service itself.
      await open(page, `${prefix}/cart`);
      await expect(links).toHaveCount(2);
      await shopper.signOut();
      expect(await storedIn(page)).toBe('');
      await open(page, `${prefix}/cart`);
      await expect(page.getByRole('heading', { name: t.buying('cart.empty') })).toBeVisible();
      await expect(section(page)).toHaveCount(0);
    },
  );
}

test('the names are those of the store view, and a link leads to the product', async ({ page }) => {
  await view(page, FIRST);
  const inEnglish = await page.getByRole('heading', { level: 1 }).innerText();
  await open(page, '/arabic/cart');
  const link = page.getByRole('region', { name: texts('ar').buying('recently-viewed.title') }).getByRole('link');
  await expect(link).toHaveText(/[\u0600-\u06ff]/);
  await expect(link).not.toHaveText(inEnglish);
  await expect(link).not.toHaveAttribute('href', new RegExp(FIRST.path));
  await link.click();
  await expect(page).toHaveURL(/\/arabic\/[^/]*6206\.html$/);
  await expect(page.getByRole('heading', { level: 1, name: /6206/ })).toBeVisible();
});

test('the empty cart does not move when they come', async ({ page }) => {
  await view(page, FIRST);
  await watchShifts(page);
  await open(page, '/arabic/cart');
  await expect(page.getByRole('region').getByRole('link')).toHaveText(/[\u0600-\u06ff]/);
  const { sum, moved } = await readShifts(page);
  expect(sum, moved).toBeLessThan(0.1);
});
