/* Who is signed in: the way to a page for customers and back, and how a session ends. */
import type { Page } from '@playwright/test';
import { isAtRest, requestsUnderWay } from '../kit/at-rest';
import { createCustomer, isKnown, openAs, signInByForm, type Customer } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { PASSWORD, platformAt, type Platform } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { TOKEN_KEY } from '../kit/storage';
import { texts } from '../kit/texts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a page for customers asks to sign in and leads back; signing out clears', async ({ page, shop, silent }) => {
  silent.allow(/status of 401/);
  const { email } = await createCustomer(platformAt(shop.platform));
  await open(page, '/order-history?query=6206');
  await expect(page).toHaveURL(/\/sign-in\?from=%2Forder-history%3Fquery%3D6206$/);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill('wrong-Passw0rd!');
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
  await expect(page).toHaveURL(/\/order-history\?query=6206$/);
  await createShopper(page, 'en', 'mouse', 1280).signOut();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key), TOKEN_KEY)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toHaveCount(0);
});

test('who leaves before their cart has come is not asked for another one in the name that ends', async ({ page, shop }) => {
  let carts = 0;
  const isRevoking = page.waitForRequest((request) => request.postData()?.includes('revokeCustomerToken') ?? false);
  let cartHasCome = () => {};
  const cart = new Promise<void>((resolve) => (cartHasCome = resolve));
  await page.route('**/graphql', async (route) => {
    const text = route.request().postData() ?? '';
    if (text.includes('createEmptyCart') && route.request().headers().authorization) {
      carts += 1;
      if (carts === 1) {
        await isRevoking;
        await route.fulfill({ response: await route.fetch() });
        // What follows from the answer is asked for by now.
        await page.evaluate(() => new Promise((done) => setTimeout(done)));
        cartHasCome();
        return;
      }
    } else if (text.includes('revokeCustomerToken')) await cart;
    await route.continue();
  });
  await openAs(page, 'en', '/', await createCustomer(platformAt(shop.platform)));
  await expect.poll(() => carts).toBe(1);
  await createShopper(page, 'en', 'mouse', 1280).signOut();
  expect(carts).toBe(1);
});

test('what fails after the token is said where one signs in, and the next try leads on', LONG, async ({ page, shop, silent }) => {
  silent.allow(/status of 50\d/);
  const platform = platformAt(shop.platform);
  const { email } = await createCustomer(platform);
  const { account } = texts('ar');
  const main = page.getByRole('main');
  const submit = async () => {
    await main.getByLabel(account('field.password'), { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: account('sign-in.submit'), exact: true }).click();
  };
  await open(page, '/arabic/sign-in?from=%2Farabic%2Forder-history');
  await main.getByRole('textbox', { name: account('field.email') }).fill(email);
  await platform.fault('Customer', 'error', 50);
  await submit();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/arabic\/sign-in/);
  await platform.clearFaults();
  await submit();
  await expect(page).toHaveURL(/\/arabic\/order-history$/);
});

test('without “Keep Me Logged In” the session is the tab’s alone', async ({ page, context, shop }) => {
  const { email } = await createCustomer(platformAt(shop.platform));
  await open(page, '/sign-in');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('checkbox', { name: 'Keep Me Logged In' }).uncheck();
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Welcome/ })).toBeVisible();
  const other = await context.newPage();
  await open(other, '/');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login / Register' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Welcome/ })).toBeVisible();
});

test('a session whose hour is over ends by itself, in every tab', LONG, async ({ page, context, shop }) => {
  await openAs(page, 'en', '/', await createCustomer(platformAt(shop.platform)));
  const other = await context.newPage();
  await open(other, '/bearings.html');
  await expect(other.getByRole('banner').getByRole('button', { name: /^Welcome/ })).toBeVisible();
  await page.evaluate((key) => {
    const entry = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...entry, timeStored: Date.now() - 3_600_001 }));
  }, TOKEN_KEY);
  for (const tab of [page, other]) await expect(tab.getByRole('banner').getByRole('button', { name: 'Login / Register' })).toBeVisible();
});

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const)
  test(
    `whose token the platform no longer knows is told, and led back by signing in (${language})`,
    inTurn(language, 0),
    async ({ page, shop, silent }) => {
      silent.allow(/status of 40[13]/);
      const t = texts(language);
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const main = page.getByRole('main');
      const toast = page.locator('[data-toast="info"]').filter({ hasText: t.shell('toast.session-ended') });

      await openAs(page, language, `${prefix}/cart`, customer);
      await openExpired(page, platform, customer);
      await expect(main.getByRole('heading', { name: t.buying('session.ended') })).toBeVisible();
      await expect(main.getByText(t.buying('cart.empty'))).toHaveCount(0);
      await main.getByRole('link', { name: t.buying('session.sign-in') }).click();
      await signInByForm(page, language, { email: customer.email });
      await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`));
      await expect(main.getByRole('heading', { name: t.buying('cart.empty') })).toBeVisible();

      await open(page, `${prefix}/deep-groove-ball-bearing-6206.html`);
      await isKnown(page, language);
      await openExpired(page, platform, customer);
      await expect(toast).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('button', { name: t.shell('header.login') })).toBeVisible();
      await toast.getByRole('button', { name: t.shell('header.sign-in'), exact: true }).click();
      await expect(page).toHaveURL(/sign-in\?from=.*6206\.html$/);
    },
  );

test('a session that was ended elsewhere ends here with the next page of the account, which leads back by signing in', async ({
  page,
  shop,
  silent,
}) => {
  silent.allow(/status of 40[13]/);
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  const underWay = requestsUnderWay(page);
  await openAs(page, 'en', '/account-information', customer);
  await expect.poll(async () => underWay.size === 0 && (await isAtRest(page))).toBe(true);
  await platform.control('tokens/expire', { email: customer.email });
  await page.getByRole('main').getByRole('link', { name: 'Order History' }).click();
  await expect(page).toHaveURL(/\/sign-in\?from=%2Forder-history$/);
  await expect(page.locator('[data-toast="info"]').filter({ hasText: texts('en').shell('toast.session-ended') })).toHaveCount(1);
  await signInByForm(page, 'en', { email: customer.email, backTo: '/order-history' });
  await expect(page.getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
});

test('a token that the platform no longer knows ends the session when the next document loads', LONG, async ({ page, shop, silent }) => {
  silent.allow(/status of 40[13]/);
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  await openAs(page, 'en', '/', customer);
  await openExpired(page, platform, customer);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Register' })).toBeVisible();
});

/** Opens the page's address again once the token is refused. Nothing that the page before asks for may be refused, and end the session. */
async function openExpired(page: Page, platform: Platform, { email }: Customer): Promise<void> {
  const address = page.url();
  await page.goto('/robots.txt');
  await platform.control('tokens/expire', { email });
  await page.goto(address);
}
