/* The account at a glance: where the newest order is, and who to write to. */
import { inTurn } from '../kit/lanes';
import { createCustomer, openAs } from '../kit/customer';
import { placeOrder } from '../kit/orders';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts } from '../kit/texts';

const PATH = '/account-information';

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const)
  test(`the newest order leads to its page, the contact is written to (${language})`, inTurn(language, 1), async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const { account } = texts(language);
    const customer = await createCustomer(platform);
    const number = await placeOrder(platform, customer, { 6206: 1 });
    await platform.control('orders', { number, action: 'ship', tracking: 'TRACK-78' });
    await openAs(page, language, prefix + PATH, customer);
    const main = page.getByRole('main');
    const recent = main.getByRole('region', { name: account('overview.orders') });
    await expect(recent.getByText('TRACK-78')).toBeVisible();
    await expect(main.getByRole('link', { name: 'sales@example.com' })).toHaveAttribute('href', 'mailto:sales@example.com');
    await recent.getByRole('link', { name: new RegExp(number) }).click();
    await expect(main.getByRole('heading', { level: 1, name: account('detail.title', { number }) })).toBeVisible();
  });
