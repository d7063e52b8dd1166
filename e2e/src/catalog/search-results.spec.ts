/* What a page of search results says of how a text was read, and where it leads on. */
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';
import { inTurn } from '../kit/lanes';

for (const [turn, language] of (['en', 'ar'] as const).entries()) {
  const t = texts(language);
  const prefix = language === 'ar' ? '/arabic' : '';

  test(`a size that nothing has names the nearest, which lead to it (${language})`, inTurn(language, turn), async ({ page }) => {
    await open(page, `${prefix}/search.html?query=20x47x15`);
    await page.getByRole('main').getByRole('link', { name: '20 × 47 × 14', exact: true }).click();
    await expect(page).toHaveURL(/query=20x47x14$/);
    await expect(page.getByRole('heading', { level: 3, name: /6204/ }).first()).toBeVisible();
  });

  test(`what was read otherwise leads back to what was typed (${language})`, inTurn(language, turn), async ({ page }) => {
    await open(page, `${prefix}/search.html?query=bering`);
    await page.getByRole('link', { name: t.catalog('search.as-typed', { query: 'bering' }) }).click();
    await expect(page.getByRole('heading', { level: 2, name: t.catalog('search.none', { query: '"bering"' }) })).toBeVisible();
  });
}

test('nothing found: the question to us has what was searched for, also without scripts', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/search.html?query=bearing+25x52x1000000');
  await page.getByRole('link', { name: 'Ask us for the part' }).click();
  await expect(page.getByLabel('Your question')).toHaveValue('I am looking for: bearing 25x52x1000000\n');
  await context.close();
});

test('nothing found: what was understood, sizes with its numbers, families and makers', async ({ page }) => {
  await open(page, '/search.html?query=bearing+25x52x1000000');
  const main = page.getByRole('main');
  await expect(main.getByLabel('We searched for')).toContainText('25 × 52 × 1000000');
  await expect(main.getByRole('link', { name: '25 × 52 × 15', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Norvik/ })).toBeVisible();
  await main.getByRole('link', { name: /^Bearings/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bearings' })).toBeVisible();
});
