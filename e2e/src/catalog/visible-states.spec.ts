/* What shows a state or the focus is seen whole. */
import { expect, open, test } from '../kit/shop';

test('with forced colours it is seen which view of a list is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/bearings.html');
  const views = page.getByRole('group', { name: 'View' }).getByRole('link');
  const colours = await views.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(colours).size).toBe(2);
});

test('the button of an alert stands apart from the field above it', async ({ page }) => {
  await open(page, '/spherical-roller-bearing-22220-e-k.html');
  await page.getByRole('main').getByRole('button', { name: 'Notify me' }).first().click();
  const dialog = page.getByRole('dialog');
  const field = await dialog.getByRole('textbox').boundingBox();
  const button = await dialog.getByRole('button', { name: 'Notify me by email' }).boundingBox();
  expect(button!.y - field!.y - field!.height).toBeGreaterThanOrEqual(8);
});
