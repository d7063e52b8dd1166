/* The checkout of a company that approves its purchases: a purchase order, never two, in the place of an order. */
import { expectAccessible } from '../kit/accessible';
import { fillCartOf } from '../kit/carts';
import { addApprovalRule, createCompany } from '../kit/company';
import { addAddress, signedIn } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

const PREFIX = { en: '', ar: '/arabic' };

interface Placed {
  customer: { purchase_orders: { total_count: number; items: { number: string; status: string }[] }; orders: { total_count: number } };
}

for (const language of ['en', 'ar'] as const)
  test.describe(`a company’s buyer (${language})`, inTurn(language, 0), () => {
    test.use({ viewport: { width: language === 'en' ? 360 : 1280, height: 800 } });

    test('places one purchase order though its answer is lost, and learns who has to approve it', async ({ page, shop, silent }) => {
      silent.allow(/net::ERR_|status of 50\d/);
      const platform = platformAt(shop.platform);
      const own = await createCompany(platform, {
        roles: {
          'Maintenance Lead': ['Magento_Company::index', 'Magento_PurchaseOrder::all', 'Magento_PurchaseOrder::view_purchase_orders'],
        },
        users: { buyer: {}, lead: { role: 'Maintenance Lead' } },
      });
      await addApprovalRule(platform, own, { name: 'Above SAR 500', above: 500, approver: 'Maintenance Lead' });
      const { buyer } = own.users;
      const { token } = buyer;
      await addAddress(platform, buyer, { more: ',default_shipping:true,default_billing:true' });
      const stateOf = async () =>
        (
          await platform.ask<Placed>(
            '{customer{orders(scope:GLOBAL){total_count} purchase_orders(pageSize:1){total_count items{number status}}}}',
            {
              token,
            },
          )
        ).customer;
      const before = await stateOf();
      await fillCartOf(platform, buyer, [{ sku: '6205-2RS', quantity: 40 }]);
      const { buying } = texts(language);
      const main = page.getByRole('main');
      const press = (id: Parameters<typeof buying>[0]) => main.getByRole('button', { name: buying(id), exact: true }).click();
      await signedIn(page, buyer);
      await open(page, `${PREFIX[language]}/checkout`);
      await press('checkout.to-delivery');
      await press('checkout.to-payment');
      await main
        .getByRole('group', { name: buying('checkout.payment.legend') })
        .getByRole('radio')
        .first()
        .check();
      await press('checkout.to-review');
      await expect(main.getByText(buying('checkout.purchase.rules-unknown'))).toBeVisible();
      await expectAccessible(page);
      await platform.fault('placePurchaseOrder', 'drop-answer');
      await press('checkout.purchase.place');
      await expect(page.getByRole('heading', { level: 1, name: buying('confirmation.purchase.title-waiting') })).toBeFocused();
      const after = await stateOf();
      expect(after.purchase_orders.total_count).toBe(before.purchase_orders.total_count + 1);
      expect(after.orders.total_count).toBe(before.orders.total_count);
      expect(after.purchase_orders.items[0]?.status).toBe('APPROVAL_REQUIRED');
      await expect(main).toContainText(after.purchase_orders.items[0]?.number ?? 'none');
      await expect(main).toContainText('Maintenance Lead');
      await expectAccessible(page);
      await main.getByRole('link', { name: buying('confirmation.purchase.view') }).click();
      await expect(page).toHaveURL(/\/purchase-orders\/[^/]+$/);
      await expect(main.getByRole('heading', { level: 1 })).toContainText(after.purchase_orders.items[0]?.number ?? 'none');
    });
  });
