/* The shop in front of plain Adobe Commerce: the sandbox refuses every member of our extension. */
import { answerCaptcha } from '../kit/captcha';
import { createBuyer, customerOf, DEMO, newEmail, openAs } from '../kit/customer';
import { LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, open, startShop, test } from '../kit/shop';
import { buyAsCustomer, buyAsGuest, createShopper } from '../kit/shopper';
import { texts, type Language } from '../kit/texts';

let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  const captcha = { script: 'https://captcha.example/api.js', siteKey: 'key' };
  shop = await startShop({ sandboxEnv: { SANDBOX_SCHEMA: 'stock' }, edgeEnv: { SHOP_CONFIG: JSON.stringify({ captcha }) } });
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
    else await buyAsCustomer(shopper, await createBuyer(shop));
  });
}

test(
  'the company page lists the users for whoever may see them, tells others why not, and asks guests to sign in',
  LONG,
  async ({ page, silent }) => {
    const { company } = texts('en');
    const main = page.getByRole('main');
    await page.goto(`${shop.url}/manage-subuser`);
    await expect(main.getByText(company('page.guest'))).toBeVisible();
    const platform = platformAt(shop.platform);
    await openAs(page, 'en', `${shop.url}/manage-subuser`, await customerOf(platform, DEMO.admin));
    await expect(main.getByText(DEMO.buyer)).toBeVisible();
    await expect(main.getByRole('table').getByRole('row')).not.toHaveCount(1);
    // Without our extension nothing tells who has a company: the platform is asked, and refuses.
    silent.allow(/status of 403.*CompanyUsers/);
    await openAs(page, 'en', `${shop.url}/manage-subuser`, await customerOf(platform, DEMO.shopper));
    await expect(main.getByText(company('page.not-a-company'))).toBeVisible();
    await expect(main.getByRole('link', { name: company('page.home') })).toBeVisible();
  },
);

test(
  'a guest writes to us past a provider’s captcha, whose answers nobody could check: the shop asks its own question',
  LONG,
  async ({ page }) => {
    const { catalog } = texts('en');
    const elsewhere: string[] = [];
    page.on('request', (request) => void (new URL(request.url()).origin !== shop.url && elsewhere.push(request.url())));
    await open(page, `${shop.url}/contact-us`);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: catalog('contact.name') }).fill('Sara Ali');
    await main.getByRole('textbox', { name: catalog('contact.email') }).fill(newEmail('sara'));
    await main.getByRole('textbox', { name: catalog('contact.comment') }).fill('6205?');
    await answerCaptcha(main);
    await main.getByRole('button', { name: catalog('contact.send') }).click();
    await expect(main.getByText(catalog('contact.sent'))).toBeVisible();
    expect(elsewhere).toEqual([]);
  },
);

test('what needs the extension is not offered', LONG, async ({ page }) => {
  await openAs(page, 'en', shop.url, await customerOf(platformAt(shop.platform), DEMO.shopper));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Welcome/ })
    .click();
  const menu = page.getByRole('navigation', { name: 'Account' });
  await expect(menu.getByRole('link', { name: 'Order History' })).toBeVisible();
  for (const name of ['Product Subscription', 'Service Module', 'My Support Tickets', 'Manage SubUser'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
});
