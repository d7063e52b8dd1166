/* What comes out on paper: the page and whose it is; nothing that is there to be pressed. */
import { fillCartOf } from '../kit/carts';
import { createCustomer, openAs } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';

test('a printed product and a printed cart say whose they are, and have no buttons', async ({ page, shop }) => {
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  await fillCartOf(platform, customer, [{ sku: '6206', quantity: 3 }]);
  const main = page.getByRole('main');
  await openAs(page, 'en', '/cart', customer);
  for (const path of ['/cart', '/deep-groove-ball-bearing-6205-2rs.html']) {
    await open(page, path);
    await expect(main.getByText(path === '/cart' ? '6206' : '6205-2RS').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // What writes it comes when the page has nothing better to do.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(page.getByText(/^Printed /)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('AMC eShop', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    // A picture that can be enlarged is there for itself.
    const buttons = page.locator('button:visible').filter({ hasNot: page.locator('img') });
    await expect.poll(async () => await buttons.allTextContents(), path).toEqual([]);
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(/^Printed /)).toBeHidden();
  }
});
