/* Dialogs, what dims the page behind them, and the error view. */
import { expect, open, test } from '../kit/shop';

test('a form in a dialog begins at its first field, in front of a mask with its times; Escape leads back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Login / Register' });
  await trigger.click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toBeFocused();
  const mask = page.locator('[data-mask]');
  await expect(mask).toHaveCSS('opacity', '1');
  expect(await mask.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.224s');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(mask).toBeHidden();
  expect(await mask.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.192s');
});

test('a panel is no form: it begins at its close button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
});

for (const width of [360, 1440])
  test(`the error view is as wide as the screen at ${width} px, and nothing scrolls sideways for it`, async ({ page, silent }) => {
    silent.allow(/404/);
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/no-such-page');
    const view = page.getByRole('main').getByRole('alert');
    await expect(view).toContainText("Looks like the page you were hoping to find doesn't exist.");
    expect((await view.boundingBox())?.height).toBeGreaterThanOrEqual(width > 640 ? 600 : 400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
