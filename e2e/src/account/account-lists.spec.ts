/* What the shop keeps for a customer and writes to them about: stock alerts, stored cards, the newsletter. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inTurn } from '../kit/lanes';
import { createCustomer, signInFor } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

for (const { language, prefix, width } of [
  { language: 'en', prefix: '', width: 1280 },
  { language: 'ar', prefix: '/arabic', width: 320 },
] as const)
  test.describe(`${language}, ${width} px`, inTurn(language, 1), () => {
    test.use({ viewport: { width, height: 800 } });
    const { account } = texts(language);

    test('alerts are listed, ended and brought back; the newsletter is chosen; there are no cards yet', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const email = await createCustomer(platform);
      const token = await platform.token(email);
      await platform.ask('mutation{subscribeProductAlertStock(input:{sku:"22220-E-K"}){success}}', { token });
      const main = page.getByRole('main');
      const path = `${prefix}/communications`;
      await open(page, path);
      await signInFor(page, language, { path, email });

      const wants = main.getByRole('checkbox', { name: account('communications.wants') });
      await expect(wants).not.toBeChecked();
      await wants.check();
      await main.getByRole('button', { name: account('communications.save') }).click();
      await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
      await page.reload();
      await expect(wants).toBeChecked();
      await expectSound(page);

      await main.getByRole('link', { name: account('communications.see-alerts') }).click();
      await expect(main.getByRole('heading', { level: 1, name: account('alerts.title') })).toBeVisible();
      await expect(main.getByText('22220-E-K').first()).toBeVisible();
      await expectSound(page);
      await main.getByRole('button', { name: new RegExp(account('alerts.end')) }).click();
      await expect(main.getByText(account('alerts.empty'))).toBeVisible();
      await page.getByRole('button', { name: account('alerts.undo') }).click();
      await expect(main.getByText('22220-E-K').first()).toBeVisible();

      await open(page, `${prefix}/saved-payments`);
      await expect(main.getByText(account('payments.empty'))).toBeVisible();
      await expectSound(page);
    });
  });
