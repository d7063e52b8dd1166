/* The calculators: an address says the case, with and without scripts; the result leads to what fits. */
import { violationsIn } from '../kit/accessible';
import { LONG, inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

const PREFIX = { en: '', ar: '/arabic' };
const TOOLS = ['', '/bearing-life', '/belt-length', '/chain-length', '/grease', '/units'];
const CASE = '/calculators-e-tools/bearing-life?type=deep-groove&C=46.7&Fr=5&Fa=0&n=1450&hours=5000&d=25';

for (const language of ['en', 'ar'] as const satisfies readonly Language[]) {
  const { catalog } = texts(language);
  const at = (path: string) => PREFIX[language] + path;

  test.describe(`without scripts (${language})`, inTurn(language, 1), () => {
    test.use({ javaScriptEnabled: false });

    test('an address has its result, and a form gives another', async ({ page }) => {
      await page.goto(at(CASE));
      await expect(page.getByRole('status').filter({ hasText: 'h' })).toContainText('9,365');
      await page.getByLabel(catalog('calc.bearing.C'), { exact: true }).fill('٢٣٫٣٥');
      await page.getByRole('button', { name: catalog('calc.calculate') }).click();
      await expect(page).toHaveURL(/[?&]n=1450/);
      // Half of C: an eighth of the life.
      await expect(page.getByRole('status').filter({ hasText: 'h' })).toContainText('1,171');
    });
  });

  test(`typing, sending the address on, and what fits (${language})`, inTurn(language, 1), async ({ page, context }) => {
    await open(page, at(CASE));
    await page.getByRole('combobox', { name: catalog('calc.bearing.reliability') }).selectOption('99');
    const answer = page.getByRole('region', { name: catalog('calc.result') }).getByRole('status');
    await expect(answer).toContainText('2,341');
    const load = page.getByLabel(catalog('calc.bearing.Fr'), { exact: true });
    await load.fill('-1');
    await expect(load).toHaveAttribute('aria-invalid', 'true');
    await load.fill('٢');
    await expect(load).not.toHaveAttribute('aria-invalid');
    const shown = await answer.textContent();
    // Whoever is sent the address sees the same: on the server's document already.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('region', { name: catalog('calc.result') }).getByRole('status')).toHaveText(shown ?? '');
    await other.close();
    await page.getByRole('link', { name: /C\s≥/ }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/bearings/ball-bearings/deep-groove.html')}\\?.*f\\.dynamic_load_kn=`));
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  test(`every tool has a result, fits the screen, and axe finds nothing (${language})`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const tool of TOOLS) {
      await open(page, at(`/calculators-e-tools${tool}`));
      if (tool !== '') await expect(page.getByRole('region', { name: catalog('calc.result') }).getByRole('status')).toContainText(/\d/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await violationsIn(page, 'main'), tool).toEqual([]);
    }
  });
}

test('what nobody has is not found; the footer and the tools lead to each other by keyboard', async ({ page, silent }) => {
  silent.allow(/status of 404/);
  expect((await page.goto('/calculators-e-tools/perpetual-motion'))?.status()).toBe(404);
  await open(page, '/calculators-e-tools');
  await page.getByRole('main').getByRole('link', { name: 'Unit converter' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Unit converter' })).toBeFocused();
  await page.getByLabel('Quantity').selectOption('pressure');
  await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('bar');
  await expect(page).toHaveURL(/quantity=pressure/);
});
