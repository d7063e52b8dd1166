/* The footer, which stands there before its code is loaded. */
import { expect, footerOf, open, test } from '../kit/shop';

test('is there whole before anybody comes near it, and its links lead on within the shop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/bearings.html');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('VAT number 300000000000003')).toBeAttached();
  await expect(footer.getByText('Sunday to Thursday, 8:00 to 17:00')).toBeAttached();
  await expect(footer.getByText('Bank transfer')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerOf(page);
  await expect(footer.getByRole('textbox', { name: 'Newsletter email' })).toBeVisible();
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('comes back after the checkout, whose footer is one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/bearings.html');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await open(page, '/checkout');
  await expect(page.getByRole('contentinfo').getByText('Ways to pay')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('contentinfo').getByText('Ways to pay')).toBeAttached();
});

test('on a phone its columns are folded, its rows are 44 px high, and without scripts all of it is there', async ({
  page,
  browser,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const help = footer.getByRole('button', { name: 'Help' });
  await expect(footer.getByRole('link', { name: 'FAQs' })).toBeHidden();
  await expect(async () => {
    await help.click();
    await expect(help).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await expect(footer.getByRole('link', { name: 'FAQs' })).toBeVisible();
  for (const link of await footer.getByRole('link').all())
    if (await link.isVisible()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const plain = await context.newPage();
  await plain.goto(`${shop.url}/about-us`);
  await expect(plain.getByRole('contentinfo').getByRole('link', { name: 'FAQs' })).toBeVisible();
  await context.close();
});
