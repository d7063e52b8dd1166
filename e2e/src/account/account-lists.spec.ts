/* What the shop keeps for a customer and writes to them about: stock alerts, stored cards, the newsletter. */
import { expectSound } from '../kit/accessible';
import { inTurn } from '../kit/lanes';
import { createCustomer, openAs } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

for (const { language, prefix, width } of [
  { language: 'en', prefix: '', width: 1280 },
  { language: 'ar', prefix: '/arabic', width: 320 },
] as const)
  test.describe(`${language}, ${width} px`, inTurn(language, 1), () => {
    test.use({ viewport: { width, height: 800 } });
    const { account } = texts(language);

    test('alerts are listed, ended and brought back; the newsletter is chosen; there are no cards yet', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      await platform.ask('mutation{subscribeProductAlertStock(input:{sku:"22220-E-K"}){success}}', { token: customer.token });
      const main = page.getByRole('main');
      await openAs(page, language, `${prefix}/communications`, customer);

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
