/* How somebody signs in, what the shop knows of them, and the end of it. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../kit/accessible';
import { createCustomer, openAs } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { placeOrder } from '../kit/orders';
import { PASSWORD, platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts } from '../kit/texts';

for (const [language, prefix, width] of [
  ['en', '', 320],
  ['ar', '/arabic', 1280],
] as const)
  test.describe(`${language}, ${width} px`, inTurn(language, 1), () => {
    test.use({ viewport: { width, height: 800 } });
    const { account } = texts(language);

    test('a password is changed, the data are taken along, and the account is deleted', async ({ page, shop, silent }) => {
      // A wrong password, twice; and the token goes with the account.
      silent.allow(/401 \(Unauthorized\)/);
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const number = await placeOrder(platform, customer, { 6206: 1 });
      const main = page.getByRole('main');
      await openAs(page, language, `${prefix}/account-security`, customer);
      await expectAccessible(page);
      const form = main.getByRole('form', { name: account('security.password') });
      await form.getByLabel(account('security.current-password'), { exact: true }).fill('Wrong0ne!');
      await form.getByLabel(account('security.new-password'), { exact: true }).fill(`${PASSWORD}2`);
      await form.getByRole('button', { name: account('security.change-password') }).click();
      await expect(form.getByLabel(account('security.current-password'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await form.getByLabel(account('security.current-password'), { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: account('security.change-password') }).click();
      await expect(page.getByText(account('security.password-changed'))).toBeVisible();

      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: account('security.copy-button') }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
      expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
        account: { email: customer.email },
        orders: [{ number, billing_address: { lastname: 'Ali' }, items: [{ product_sku: '6206' }] }],
        reviews: [],
        wish_lists: [{ items: [] }],
      });

      await main.getByRole('button', { name: account('security.delete-button') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(account('security.current-password'), { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: account('security.delete-button') }).click();
      await expect(dialog.getByText(account('security.wrong-password'))).toBeVisible();
      await dialog.getByLabel(account('security.current-password'), { exact: true }).fill(`${PASSWORD}2`);
      await dialog.getByRole('button', { name: account('security.delete-button') }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/?$`));
      await expect(page.getByText(account('security.deleted'))).toBeVisible();

      // What stays by law is found as a guest, as the page has said.
      await page.goto(`${prefix}/guest-order`);
      await main.getByRole('textbox', { name: account('guest.number') }).fill(number);
      await main.getByRole('textbox', { name: account('field.email') }).fill(customer.email);
      await main.getByRole('textbox', { name: account('field.last-name') }).fill('Ali');
      await main.getByRole('button', { name: account('guest.submit') }).click();
      await expect(main.getByText('6206', { exact: true }).first()).toBeVisible();
    });
  });
