/* Purchase orders: a buyer's waits for approval, the administrator decides, the buyer orders; others see nothing of it. */
import { expectAccessible, violationsIn } from '../kit/accessible';
import { addApprovalRule, createCompany } from '../kit/company';
import { createCustomer, openAs } from '../kit/customer';
import { createInputDevice } from '../kit/input-device';
import { inTurn } from '../kit/lanes';
import { placePurchaseOrder } from '../kit/orders';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts } from '../kit/texts';

const VIEWS = [
  { language: 'en', prefix: '', width: 360, input: 'touch' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard' },
] as const;

interface Listed {
  customer: { purchase_orders: { items: { uid: string; status: string; comments: { text: string }[] }[] } };
}

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 1), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });

    test('one that waits is approved with a reason, and ordered by who wanted it', async ({ page, browser, shop }) => {
      const platform = platformAt(shop.platform);
      const { company } = texts(language);
      const own = await createCompany(platform, { users: { buyer: {} } });
      const { buyer } = own.users;
      await addApprovalRule(platform, own, { name: 'Above SAR 500', above: 500, approver: 'Default User' });
      const waiting = await placePurchaseOrder(platform, buyer, { UCP205: 12, '6306-2Z': 20 });
      expect(waiting.status).toBe('APPROVAL_REQUIRED');
      const next = await placePurchaseOrder(platform, buyer, { UCP205: 13, '6306-2Z': 20 });
      const stateOf = async () => {
        const { customer } = await platform.ask<Listed>('{customer{purchase_orders{items{uid status comments{text}}}}}', {
          token: buyer.token,
        });
        return customer.purchase_orders.items.find(({ uid }) => uid === waiting.uid);
      };
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');

      await openAs(page, language, `${prefix}/purchase-orders`, own.admin);
      await expect(main.getByRole('row').filter({ hasText: waiting.number })).toContainText(company('purchase.APPROVAL_REQUIRED'));
      await expectAccessible(page);
      await device.press(main.getByRole('link', { name: waiting.number }));
      await expect(main.getByRole('heading', { level: 1, name: new RegExp(waiting.number) })).toBeVisible();
      await expect(main.getByText('UCP205').first()).toBeVisible();
      await expectAccessible(page);
      await device.press(main.getByRole('button', { name: company('order.APPROVE'), exact: true }));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('For the shutdown. موافق');
      expect(await violationsIn(page, 'dialog')).toEqual([]);
      await device.press(dialog.getByRole('button', { name: company('order.APPROVE'), exact: true }));
      await expect(page).toHaveURL(/purchase-orders\?show=approval$/);
      await expect(page.locator('[data-toast="success"]')).toContainText(waiting.number);
      await expect(main.getByRole('link', { name: next.number })).toBeVisible();
      await expect(main.getByRole('link', { name: waiting.number })).toHaveCount(0);
      await expect.poll(async () => (await stateOf())?.status).toMatch(/^APPROVED/);
      expect((await stateOf())?.comments.map(({ text }) => text)).toContain('For the shutdown. موافق');

      // The buyer, on a device of their own.
      const other = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block', hasTouch: input === 'touch' });
      const buyers = await other.newPage();
      const address = `${shop.url}${prefix}/purchase-orders/${encodeURIComponent(waiting.uid)}`;
      await openAs(buyers, language, address, buyer);
      const theirs = buyers.getByRole('main');
      await expect(theirs.getByText('For the shutdown. موافق')).toBeVisible();
      await createInputDevice(buyers, input).press(theirs.getByRole('button', { name: company('order.PLACE_ORDER'), exact: true }));
      const question = buyers.getByRole('dialog');
      await createInputDevice(buyers, input).press(question.getByRole('button', { name: company('order.PLACE_ORDER'), exact: true }));
      await expect(theirs.getByText(company('purchase.ORDER_PLACED'), { exact: true })).toBeVisible();
      await expect(theirs.locator('a[href*="/order-history/"]').first()).toBeVisible();
      expect((await stateOf())?.status).toBe('ORDER_PLACED');
      await other.close();

      // Somebody without a company: as if there were none.
      const stranger = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
      await openAs(stranger, language, address, await createCustomer(platform));
      await expect(stranger.getByRole('main')).not.toContainText(waiting.number);
      await expect(stranger.getByRole('main')).toContainText(company('page.not-a-company'));
      await expect(stranger).toHaveTitle(new RegExp(company('order.heading')));
      await stranger.context().close();
    });
  });
