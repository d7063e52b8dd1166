/* A customer's orders: found, read, ordered again, cancelled; in both languages, on a phone and on a desk. */
import { expectSound } from '../kit/accessible';
import { LONG, inTurn } from '../kit/lanes';
import { createCustomer, openAs } from '../kit/customer';
import { createInputDevice } from '../kit/input-device';
import { placeOrder } from '../kit/orders';
import { platformAt, type Platform } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

const PATH = '/order-history';
const VIEWS = [
  { language: 'en', prefix: '', width: 320, input: 'touch' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard' },
] as const;

async function statusOf(platform: Platform, token: string, number: string): Promise<string> {
  const { customer } = await platform.ask<{ customer: { orders: { items: { status: string }[] } } }>(
    `{customer{orders(filter:{number:{eq:"${number}"}}){items{status}}}}`,
    { token },
  );
  return customer.orders.items.map(({ status }) => status).join();
}

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });
    const { account } = texts(language);

    test('a customer finds an order by a part number, orders it again, and cancels it', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const { token } = customer;
      const number = await placeOrder(platform, customer, { UCP205: 2, 'NU210-E': 1 });
      await placeOrder(platform, customer, { 6206: 1 });
      // Somebody else has bought the last ones in the meantime.
      await platform.control('stock', { sku: 'NU210-E', quantity: 0 });
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      await openAs(page, language, prefix + PATH, customer);
      await expect(main.getByRole('link', { name: /\d{9}/ })).toHaveCount(2);

      await device.type(main.getByRole('searchbox'), 'ucp 205');
      await device.press(main.getByRole('button', { name: account('orders.search') }));
      await expect(page).toHaveURL(/\?query=ucp/);
      await expect(main.getByRole('link', { name: /\d{9}/ })).toHaveCount(1);
      await expectSound(page);
      await device.press(main.getByRole('link', { name: new RegExp(number) }));
      await expect(main.getByRole('heading', { level: 1, name: account('detail.title', { number }) })).toBeVisible();
      await expect(main.getByText(account('detail.phase.placed'))).toBeVisible();

      await device.press(main.getByRole('button', { name: account('detail.reorder'), exact: true }));
      const outcome = main.getByRole('heading', { name: account('outcome.some') });
      await expect(outcome).toBeFocused();
      // What became of each line stands on the page: no message says it once more.
      await expect(outcome.locator('xpath=ancestor::section[1]').getByText('UCP205').first()).toBeVisible();
      await expect(page.locator('[data-toast="success"]')).toHaveCount(0);
      await expectSound(page);

      await device.press(main.getByRole('button', { name: account('cancel.start'), exact: true }));
      const dialog = page.getByRole('dialog');
      await device.press(dialog.getByRole('radio').last());
      await expectSound(page);
      await device.press(dialog.getByRole('button', { name: account('cancel.confirm') }));
      await expect(dialog).toHaveCount(0);
      await expect(main.getByText(account('detail.phase.canceled'))).toBeVisible();
      await expect(main.getByRole('button', { name: account('cancel.start'), exact: true })).toHaveCount(0);
      expect(await statusOf(platform, token, number)).toBe('Canceled');
      await platform.control('stock', { sku: 'NU210-E', quantity: 3 });
    });

    test('the steps of an order and its promised day are on list, order and overview; a search stays in its field', async ({
      page,
      shop,
    }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const number = await placeOrder(platform, customer, { 6206: 1 });
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      const current = main.locator('[aria-current="step"]');
      const arrives = main.getByText(new RegExp(`^${account('arrival.arrives', { days: '' }).trim()} `));
      await openAs(page, language, prefix + PATH, customer);
      await expect(current).toContainText(account('steps.ordered'));
      await expect(arrives).toBeVisible();
      await expect(main.getByRole('link', { name: account('orders.track') })).toHaveCount(0);
      await expectSound(page);

      // Nothing scrolls sideways, and what can be done stands in one row.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const field = main.getByRole('searchbox');
      await device.type(field, number);
      await field.press('Enter');
      await expect(page).toHaveURL(/\?query=/);
      await expect(main.getByRole('link', { name: new RegExp(number) })).toBeVisible();
      await expect(field).toBeFocused();

      await platform.control('orders', { number, action: 'pack' });
      await open(page, `${prefix}${PATH}/${number}`);
      await expect(current).toContainText(account('steps.packed'));
      await platform.control('orders', { number, action: 'ship', tracking: 'TRACK-79' });
      await platform.control('orders', { number, action: 'invoice' });
      await open(page, prefix + PATH);
      await expect(current).toContainText(account('steps.sent'));
      await device.press(main.getByRole('link', { name: account('orders.track') }));
      await expect(main.getByRole('region', { name: account('order.shipments') })).toBeFocused();
      await expect(main.getByText('TRACK-79')).toBeInViewport();
      await expect(arrives).toBeVisible();

      await platform.control('orders', { number, action: 'deliver' });
      for (const path of [PATH, `${PATH}/${number}`, '/account-information']) {
        await open(page, prefix + path);
        await expect(current).toContainText(account('steps.delivered'));
        await expect(current).toContainText(/\d/);
        await expect(arrives).toHaveCount(0);
        await expect(main.getByText(new RegExp(`^${account('arrival.delivered', { day: '' }).trim()} .*\\d`))).toBeVisible();
      }
      await expectSound(page);
    });
  });

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const { account } = texts('en');

  test('parcels, invoices and what was paid back stand in the order; somebody else’s order is not found', async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    const number = await placeOrder(platform, customer, { 6206: 3 });
    await platform.control('orders', { number, action: 'invoice' });
    await platform.control('orders', { number, action: 'ship', tracking: 'TRACK-77' });
    await platform.control('orders', { number, action: 'refund', sku: '6206', quantity: 1 });
    await openAs(page, 'en', `${PATH}/${number}`, customer);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: account('order.shipments') })).toContainText('TRACK-77');
    await expect(main.getByRole('region', { name: account('order.invoices') })).toContainText('SAR');
    await expect(main.getByRole('region', { name: account('order.credit-memos') })).toContainText('6206');
    await expect(main.getByText('1 of 3 refunded')).toBeVisible();
    await expectSound(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main.getByText('TRACK-77')).toBeVisible();
    await page.emulateMedia({ media: null });
    await open(page, `${PATH}/000000001`);
    await expect(main.getByText(account('detail.missing'))).toBeVisible();
  });

  test('an order that has left in the meantime cannot be cancelled, and says so', async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    const number = await placeOrder(platform, customer, { 6206: 1 });
    await openAs(page, 'en', `${PATH}/${number}`, customer);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: account('cancel.start'), exact: true }).click();
    await platform.control('orders', { number, action: 'ship' });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: account('cancel.confirm') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: account('cancel.keep') }).click();
    await expect(main.getByText(account('detail.phase.shipped'))).toBeVisible();
    await expect(main.getByRole('button', { name: account('cancel.start'), exact: true })).toHaveCount(0);
  });

  test('300 orders are paged and searched to their end', LONG, async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    await platform.control('many/orders', { email: customer.email, count: 300 });
    await openAs(page, 'en', PATH, customer);
    const main = page.getByRole('main');
    await expect(main.getByText('300 orders', { exact: true })).toBeVisible();
    // The oldest one's own reference, as people type it.
    await main.getByRole('searchbox').fill('po 2026/00298');
    await main.getByRole('searchbox').press('Enter');
    await expect(main.getByText('1 order', { exact: true })).toBeVisible();
    await open(page, `${PATH}?page=30`);
    await expect(main.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(10);
  });
});
