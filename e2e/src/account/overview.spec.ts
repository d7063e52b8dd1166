/* The account at a glance: where the newest order is, who to write to, and the ways to everything else. */
import type { Page } from '@playwright/test';
import { inTurn } from '../kit/lanes';
import { createCustomer, customerOf, DEMO, openAs } from '../kit/customer';
import { placeOrder } from '../kit/orders';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts } from '../kit/texts';

const PATH = '/account-information';

const LANGUAGES = [
  ['en', ''],
  ['ar', '/arabic'],
] as const;

for (const [language, prefix] of LANGUAGES)
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

for (const [language, prefix] of LANGUAGES) {
  const { account } = texts(language);
  const openAsAdmin = async (page: Page, shop: { platform: string }, path: string) => {
    await openAs(page, language, prefix + path, await customerOf(platformAt(shop.platform), DEMO.admin));
    return page.getByRole('navigation', { name: account('page.navigation') });
  };

  test.describe(`on a phone, ${language}`, inTurn(language, 0), () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('the account’s links are one line above the heading, and the page’s own is in view', async ({ page, shop }) => {
      const navigation = await openAsAdmin(page, shop, '/account-security');
      const links = navigation.getByRole('link');
      const own = navigation.locator('a[aria-current=page]');
      await expect(own).toBeInViewport({ ratio: 1 });
      const tops = await links.evaluateAll((all) => [...new Set(all.map((link) => Math.round(link.getBoundingClientRect().top)))]);
      expect(await links.count()).toBeGreaterThan(15);
      expect(tops).toHaveLength(1);
      const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).boundingBox();
      expect(heading?.y).toBeLessThan(220);
    });

    test('each of the account’s links is wholly in view when the keyboard comes to it', async ({ page, shop }) => {
      const navigation = await openAsAdmin(page, shop, '/account-security');
      await navigation.getByRole('link').first().focus();
      for (const link of await navigation.getByRole('link').all()) {
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
      }
      const signOut = navigation.getByRole('button', { name: account('page.sign-out') });
      await expect(signOut).toBeFocused();
      await expect(signOut).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe(`at a desk, ${language}`, inTurn(language, 0), () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test('the account’s links stand in groups', async ({ page, shop }) => {
      const navigation = await openAsAdmin(page, shop, '/account-information');
      const group = (id: string) => navigation.getByRole('list', { name: account(id), exact: true }).getByRole('link');
      await expect(group('account-group.orders').first()).toHaveText(account('menu.order-history'));
      await expect(group('account-group.account').first()).toHaveText(account('menu.account-information'));
      await expect(group('account-group.company').first()).toHaveText(texts(language).company('menu.company-orders'));
      const inGroups = await navigation.getByRole('list').getByRole('list').getByRole('link').allTextContents();
      await expect(navigation.getByRole('link')).toHaveText(inGroups);
    });
  });
}
