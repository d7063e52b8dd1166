/* The shop in front of plain Adobe Commerce: the sandbox refuses every member of our extension. */
import { LONG } from '../kit/lanes';
import { expect, startShop, test } from '../kit/shop';
import { buyAsCustomer, buyAsGuest, createShopper } from '../kit/shopper';
import { texts, type Language } from '../kit/texts';

let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  shop = await startShop({ sandboxEnv: { SANDBOX_SCHEMA: 'stock' } });
});
test.afterAll(async () => shop.stop());

test.use({ viewport: { width: 1280, height: 900 } });

for (const [language, account] of [
  ['en', 'guest'],
  ['ar', 'customer'],
] satisfies [Language, string][]) {
  test(`complaint 16: the journey passes (${language}, ${account})`, LONG, async ({ page }) => {
    await page.goto(shop.url + (language === 'ar' ? '/arabic/' : '/'));
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    const shopper = createShopper(page, language, 'mouse', 1280);
    if (account === 'guest') await buyAsGuest(shopper);
    else await buyAsCustomer(shopper);
  });
}

test(
  'the company page lists the users for whoever may see them, tells others why not, and asks guests to sign in',
  LONG,
  async ({ page, silent }) => {
    const { company } = texts('en');
    const shopper = createShopper(page, 'en', 'mouse', 1280);
    const main = page.getByRole('main');
    await page.goto(`${shop.url}/manage-subuser`);
    await expect(main.getByText(company('company.sign-in-title'))).toBeVisible();
    await shopper.signIn('company.admin@example.com');
    await expect(main.getByText('company.buyer@example.com')).toBeVisible();
    await expect(main.getByRole('table').getByRole('row')).not.toHaveCount(1);
    await shopper.signOut();
    await shopper.signIn('shopper@example.com');
    // Without our extension nothing tells who has a company: the platform is asked, and refuses.
    silent.allow(/status of 403.*CompanyUsers/);
    await page.goto(`${shop.url}/manage-subuser`);
    await expect(main.getByText(company('company.not-company-title'))).toBeVisible();
    await expect(main.getByRole('link', { name: company('company.home') })).toBeVisible();
  },
);

test('what needs the extension is not offered', LONG, async ({ page }) => {
  const shopper = createShopper(page, 'en', 'mouse', 1280);
  await page.goto(shop.url);
  await shopper.signIn('shopper@example.com');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Welcome/ })
    .click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  await expect(menu.getByRole('link', { name: 'Order History' })).toBeVisible();
  for (const name of ['Product Subscription', 'Service Module', 'My Support Tickets', 'Manage SubUser'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
});
