/* The checkout beyond the plain way: what a store wants agreed to, an order of a business, and a summary that follows. */
import { fillCart } from '../kit/carts';
import { fillAddress, toCheckout } from '../kit/checkout';
import { inTurn } from '../kit/lanes';
import { createCustomer, newEmail } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

const PREFIX = { en: '', ar: '/arabic' };

for (const language of ['en', 'ar'] as const) {
  test.describe(`agreements (${language})`, inTurn(language, 1), () => {
    test.use({ viewport: { width: 320, height: 720 } });
    test.afterEach(({ shop }) => platformAt(shop.platform).control('settings', { agreements: null }));

    test('are read, marked, and sent with the order', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      await platform.control('settings', { agreements: 'on' });
      const { buying } = texts(language);
      const main = page.getByRole('main');
      const press = (id: string) => main.getByRole('button', { name: buying(id) }).click();
      await toCheckout(page, language, shop.platform);
      await fillAddress(page, language, newEmail());
      await press('checkout.to-delivery');
      await press('checkout.to-payment');
      await main
        .getByRole('group', { name: buying('checkout.payment.legend') })
        .getByRole('radio')
        .first()
        .check();
      await press('checkout.to-review');
      const terms = language === 'en' ? 'Terms of sale' : 'شروط البيع';
      const box = main.getByRole('checkbox');
      await press('checkout.place');
      await expect(box).toBeFocused();
      await expect(box).toHaveAccessibleDescription(buying('checkout.agreements.missed'));
      await main.getByText(buying('checkout.agreements.read', { name: terms })).click();
      const content = main.getByRole('region', { name: terms });
      await expect(content.getByRole('listitem')).toHaveCount(2);
      // What an editor writes as a path is a page of this view.
      await expect(content.getByRole('link')).toHaveAttribute('href', `${PREFIX[language]}/terms-and-conditions`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await box.check();
      await press('checkout.place');
      await expect(page.getByRole('heading', { level: 1, name: buying('confirmation.title') })).toBeVisible();
    });
  });
}

test('a store that has just begun to want consent is understood when it refuses', async ({ page, shop, silent }) => {
  silent.allow(/status of 400/);
  const platform = platformAt(shop.platform);
  const { buying } = texts('en');
  const main = page.getByRole('main');
  const press = (id: string) => main.getByRole('button', { name: buying(id) }).click();
  await toCheckout(page, 'en', shop.platform);
  await fillAddress(page, 'en', newEmail());
  await press('checkout.to-delivery');
  await press('checkout.to-payment');
  await main
    .getByRole('group', { name: buying('checkout.payment.legend') })
    .getByRole('radio')
    .first()
    .check();
  await press('checkout.to-review');
  await platform.control('settings', { agreements: 'on' });
  await press('checkout.place');
  await expect(main.getByRole('alert')).toHaveText(buying('platform.agreements'));
  await main.getByRole('checkbox').check();
  await press('checkout.place');
  await expect(page.getByRole('heading', { level: 1, name: buying('confirmation.title') })).toBeVisible();
  await platform.control('settings', { agreements: null });
});

test('a business orders: the summary follows the marked delivery; company, VAT number and reference are the order’s; the address is kept', async ({
  page,
  shop,
}) => {
  const platform = platformAt(shop.platform);
  const buyer = await createCustomer(platform);
  const { buying } = texts('en');
  const main = page.getByRole('main');
  const press = (id: string) => main.getByRole('button', { name: buying(id) }).click();
  await toCheckout(page, 'en', shop.platform, buyer);
  // A header to finish with: the way back to the cart, no menu.
  await expect(page.getByRole('banner').getByRole('link', { name: texts('en').shell('header.back-to-cart') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await fillAddress(page, 'en');
  await main.getByRole('textbox', { name: buying('checkout.field.company') }).fill('Noura Trading');
  await main.getByRole('textbox', { name: buying('checkout.field.vat') }).fill('٣١٠١٢٢٣٩٣٥٠٠٠٠٣');
  await main.getByRole('checkbox', { name: buying('checkout.field.save') }).check();
  await press('checkout.to-delivery');
  const summary = main.getByRole('region', { name: buying('checkout.summary.title') });
  for (const [index, amount] of [
    [1, '45.00'],
    [0, '25.00'],
  ] as const) {
    await main
      .getByRole('group', { name: buying('checkout.delivery.legend') })
      .getByRole('radio')
      .nth(index)
      .check();
    await expect(summary.getByRole('definition').filter({ hasText: amount })).toBeVisible();
  }
  const promised = await summary.getByRole('definition').last().textContent();
  await press('checkout.to-payment');
  await main
    .getByRole('group', { name: buying('checkout.payment.legend') })
    .getByRole('radio')
    .first()
    .check();
  await main.getByRole('textbox', { name: buying('checkout.payment.reference') }).fill('PO 4711');
  await press('checkout.to-review');
  // The platform's own total is the one that was shown before it was asked.
  await expect(summary.getByRole('definition').last()).toHaveText(promised ?? '');
  await press('checkout.place');
  await expect(page.getByRole('heading', { level: 1, name: buying('confirmation.title') })).toBeVisible();

  const { customer } = await platform.ask<{ customer: unknown }>(
    '{customer{addresses{company vat_id} orders(scope:GLOBAL){items{shipping_address{company vat_id} billing_address{company vat_id} payment_methods{additional_data{value}}}}}}',
    { token: buyer.token },
  );
  const business = { company: 'Noura Trading', vat_id: '310122393500003' };
  expect(customer).toEqual({
    addresses: [business],
    orders: {
      items: [{ shipping_address: business, billing_address: business, payment_methods: [{ additional_data: [{ value: 'PO 4711' }] }] }],
    },
  });
});

for (const language of ['en', 'ar'] as const)
  test(`the prices of a short list stand above the totals where scrollbars take room (${language})`, async ({
    playwright,
    launchOptions,
    shop,
  }) => {
    // Playwright hides scrollbars, unless it is asked not to.
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    const page = await browser.newPage({ baseURL: shop.url, serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    const { buying } = texts(language);
    const lines = ['6205-2RS', '6206'].map((sku) => ({ sku, quantity: 1 }));
    await fillCart(page, shop.platform, lines);
    await open(page, `${PREFIX[language]}/checkout`);
    // There is one once the page is longer than the window.
    await expect.poll(() => page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const summary = page.getByRole('main').getByRole('region', { name: buying('checkout.summary.title') });
    const list = summary.getByRole('region', { name: buying('checkout.summary.items') });
    await expect(list.getByRole('listitem')).toHaveCount(lines.length);
    const edges = [list.getByRole('listitem').first(), summary.getByRole('definition').last()].map((place) =>
      place.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return document.dir === 'rtl' ? left : right;
      }),
    );
    const [ofPrice, ofTotal] = await Promise.all(edges);
    expect(ofPrice).toBe(ofTotal);
    await browser.close();
  });
