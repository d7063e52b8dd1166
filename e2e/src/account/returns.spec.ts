/* Returns: asked for out of an order, followed, answered; in both languages, on a phone and on a desk. */
import { expectSound } from '../kit/accessible';
import { LONG, inTurn } from '../kit/lanes';
import { createCustomer, openAs, signInByForm, type Customer } from '../kit/customer';
import { createInputDevice } from '../kit/input-device';
import { placeOrder } from '../kit/orders';
import { platformAt, type Platform } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

const VIEWS = [
  { language: 'en', prefix: '', width: 320, input: 'touch', unknown: 'Tracking information is not available.' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard', unknown: 'معلومات التتبع غير متوفرة.' },
] as const;

/** An order that has arrived. */
async function deliver(platform: Platform, customer: Customer, pieces: Readonly<Record<string, number>>): Promise<string> {
  const number = await placeOrder(platform, customer, pieces);
  await platform.control('orders', { number, action: 'invoice' });
  await platform.control('orders', { number, action: 'ship' });
  return number;
}

for (const { language, prefix, width, input, unknown } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });
    const { account } = texts(language);

    test('a customer asks for a return out of an order, writes to the shop and tells the parcel’s number', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const order = await deliver(platform, customer, { 6206: 3, UCP205: 1 });
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      await openAs(page, language, `${prefix}/order-history/${order}`, customer);
      await device.press(main.getByRole('link', { name: account('detail.return') }));
      await expect(main.getByRole('heading', { level: 1, name: account('create-return.title') })).toBeVisible();

      const submit = main.getByRole('button', { name: account('create-return.submit') });
      await device.press(submit);
      await expect(main.getByText(account('create-return.none-chosen'))).toBeVisible();
      await device.press(main.getByRole('checkbox', { name: /6206/ }));
      const quantity = main.getByRole('textbox', { name: account('create-return.quantity'), exact: true });
      await expect(quantity).toHaveValue('3');
      await device.type(quantity, '2');
      for (const select of await main.getByRole('combobox').all()) await device.choose(select, { index: 1 });
      await expectSound(page);
      await device.press(submit);

      await expect(page).toHaveURL(/\/viewReturn\/\d+$/);
      await expect(main.getByText(account('return.state.PENDING')).first()).toBeVisible();
      const number = new URL(page.url()).pathname.split('/').pop() ?? '';
      const { customer: stored } = await platform.ask<{ customer: { returns: { items: { number: string; items: object[] }[] } } }>(
        '{customer{returns{items{number items{request_quantity order_item{product_sku}}}}}}',
        { token: customer.token },
      );
      expect(stored.returns.items).toEqual([{ number, items: [{ request_quantity: 2, order_item: { product_sku: '6206' } }] }]);

      await device.type(main.getByRole('textbox', { name: account('view.comment'), exact: true }), 'Wrong size <b>');
      await device.press(main.getByRole('button', { name: account('view.send') }));
      await expect(main.getByRole('listitem').filter({ hasText: 'Wrong size <b>' })).toBeVisible();

      await platform.control('returns', { number, status: 'AUTHORIZED', comment: 'Please send it.' });
      await page.reload();
      await expect(main.getByText('Please send it.')).toBeVisible();
      await device.choose(main.getByRole('combobox', { name: account('view.carrier') }), { label: 'Aramex' });
      await device.type(main.getByRole('textbox', { name: account('view.tracking-number'), exact: true }), 'ARX-1');
      await device.press(main.getByRole('button', { name: account('view.add-tracking') }));
      await expect(main.getByRole('listitem').filter({ hasText: 'ARX-1' })).toContainText(unknown);
      await expectSound(page);
      await device.press(main.getByRole('button', { name: account('view.remove-tracking', { number: 'ARX-1' }) }));
      await expect(main.getByText('ARX-1', { exact: true })).toHaveCount(0);

      await device.press(main.getByRole('link', { name: account('view.all') }));
      await expect(main.getByRole('link', { name: account('returns.number', { number }) })).toBeVisible();
    });
  });

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const { account } = texts('en');

  test('somebody else’s return and order are not found', async ({ page, shop }) => {
    const customer = await createCustomer(platformAt(shop.platform));
    await openAs(page, 'en', '/viewReturn/000000001', customer);
    const main = page.getByRole('main');
    await expect(main.getByText(account('view.missing'))).toBeVisible();
    await open(page, '/createRmaPage?order=000000001');
    await expect(main.getByText(account('create-return.missing'))).toBeVisible();
  });

  test('a guest is asked to sign in, and comes back to an empty list', async ({ page, shop }) => {
    const { email } = await createCustomer(platformAt(shop.platform));
    await open(page, '/return-management');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: account('sign-in.submit') }).click();
    await signInByForm(page, 'en', { email, backTo: '/return-management' });
    await expect(main.getByText(account('returns.empty'))).toBeVisible();
  });

  test('what was chosen outlives a reload and a refusal', async ({ page, shop, silent }) => {
    silent.allow(/status of 50\d/);
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    const order = await deliver(platform, customer, { 6206: 1 });
    const main = page.getByRole('main');
    await openAs(page, 'en', `/createRmaPage?order=${order}`, customer);
    await main.getByRole('checkbox', { name: /6206/ }).check();
    await main.getByRole('textbox', { name: account('create-return.comment') }).fill('Bent');
    await page.reload();
    await expect(main.getByRole('textbox', { name: account('create-return.comment') })).toHaveValue('Bent');
    await expect(main.getByRole('checkbox', { name: /6206/ })).toBeChecked();
    await platform.fault('RequestReturn', 'error');
    await main.getByRole('button', { name: account('create-return.submit') }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await platform.clearFaults();
    await main.getByRole('button', { name: account('create-return.submit') }).click();
    await expect(page).toHaveURL(/\/viewReturn\/\d+$/);
  });

  test('300 returns are paged, and the oldest is found', LONG, async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    await platform.control('stock', { sku: '6206', quantity: 5000 });
    const number = await deliver(platform, customer, { 6206: 300 });
    const { token } = customer;
    const { customer: stored } = await platform.ask<{ customer: { orders: { items: { id: string; items: { id: string }[] }[] } } }>(
      `{customer{orders(filter:{number:{eq:"${number}"}}){items{id items{id}}}}}`,
      { token },
    );
    const [order] = stored.orders.items;
    const input = `{order_uid:"${order?.id}",items:[{order_item_uid:"${order?.items[0]?.id}",quantity_to_return:1}]}`;
    const numbers: string[] = [];
    for (let count = 0; count < 300; count += 1) {
      const { requestReturn } = await platform.ask<{ requestReturn: { return: { number: string } } }>(
        `mutation{requestReturn(input:${input}){return{number}}}`,
        { token },
      );
      numbers.push(requestReturn.return.number);
    }
    const main = page.getByRole('main');
    await openAs(page, 'en', '/return-management?page=30', customer);
    await expect(main.getByText('300 returns')).toBeVisible();
    await main.getByRole('link', { name: account('returns.number', { number: numbers[0] ?? '' }) }).click();
    await expect(main.getByRole('heading', { level: 1, name: account('view.title', { number: numbers[0] ?? '' }) })).toBeVisible();
    await expect(main.getByRole('link', { name: account('return.of-order', { number }) })).toBeVisible();
  });
});
