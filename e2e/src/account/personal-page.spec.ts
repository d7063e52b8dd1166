/* A customer's own page that the edge renders: it stands there before the shop's code, and becomes the shop's without being made again. */
import type { Page } from '@playwright/test';
import { customerOf, createCustomer, DEMO, openAs, signedIn, type Customer } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { placeOrder } from '../kit/orders';
import { CUSTOMER_PAGES } from '../kit/pages';
import { PASSWORD, platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { TOKEN_KEY } from '../kit/storage';
import { texts } from '../kit/texts';
import { pagesOfShopper } from '../kit/things';
import { wish } from '../kit/wishlists';

interface Subscribed {
  customer: { is_subscribed: boolean };
}

const VIEWS = [
  ['en', ''],
  ['ar', '/arabic'],
] as const;
/** What it carries is not in what everybody is sent. */
const CREATE_WITH = '/create?email=kept%40example.com&firstName=Noura';
/** Rendered for everybody. */
const GUEST_PAGES = ['/sign-in', '/sign-in?from=%2Fcart', '/forgot-password', '/create', CREATE_WITH, '/guest-order'];

/**
 * Scripts of releases wait until the function that it gives is called; those that documents have beside them do not. Those of `without`
 * never come.
 */
async function holdScripts(page: Page, { without }: { without?: RegExp } = {}): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/(?!.*(?:early-clicks|place-personal-page)).*\.js$/, async (route) => {
    await released;
    await (without?.test(route.request().url()) ? route.abort() : route.continue());
  });
  return release;
}

const isHydrated = (page: Page) => expect(page.locator('#shell[data-hydrated]')).toBeAttached();
/** What the shop has recorded as wrong, by itself: what hydrating did not find as it was rendered is among it. */
const recorded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('error:'))
      .map((mark) => JSON.stringify((mark as PerformanceMark).detail)),
  );
const place = (page: Page) => page.locator('#page-slot > [data-root="mfe-account"]');
const markPlace = (page: Page) => place(page).evaluate((element) => void Object.assign(element, { isMarked: true }));
const isMarked = (page: Page) => place(page).evaluate((element) => 'isMarked' in element);

/** Names of the questions that the browser puts to the platform from now on. */
function questionsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/graphql' && request.method() === 'GET') names.push(searchParams.get('operationName') ?? '');
  });
  return names;
}

const withOrder = async (url: string): Promise<{ customer: Customer; number: string }> => {
  const platform = platformAt(url);
  const customer = await createCustomer(platform);
  return { customer, number: await placeOrder(platform, customer, { 6206: 1 }) };
};

for (const [language, prefix] of VIEWS) {
  test(
    `orders are read before the shop’s code is there, and are not asked for again (${language})`,
    inTurn(language, 0),
    async ({ page, shop }) => {
      const { account } = texts(language);
      const { customer, number } = await withOrder(shop.platform);
      await signedIn(page, customer);
      const release = await holdScripts(page);
      const questions = questionsOf(page);
      await page.goto(`${prefix}/order-history`, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('link', { name: new RegExp(number) })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: account('orders.title') })).toBeVisible();
      await expect(page.locator('html[data-started]')).toHaveCount(0);
      await markPlace(page);
      release();
      await isHydrated(page);
      expect(await isMarked(page)).toBe(true);
      expect(questions.filter((name) => /Order|Customer|Company/.test(name))).toEqual([]);
      expect(await recorded(page)).toEqual([]);
      // The shop's own: a press is answered without a document.
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(number) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: account('detail.title', { number }) })).toBeVisible();
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    },
  );

  test(
    `a wish list is read before the shop’s code is there, and only its service asks again (${language})`,
    inTurn(language, 1),
    async ({ page, shop }) => {
      const { account } = texts(language);
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      // A product, a variant and one that is sold out.
      await wish(platform, customer, ['6206', 'SPA-1250', '22220-E-K']);
      await signedIn(page, customer);
      const release = await holdScripts(page);
      const questions = questionsOf(page);
      await page.goto(`${prefix}/wishlist`, { waitUntil: 'commit' });
      const row = place(page)
        .getByRole('listitem')
        .filter({ has: page.locator('a[href$="6206.html"]') });
      await expect(row).toContainText('SAR');
      await expect(place(page).getByRole('heading', { level: 2 })).toHaveCount(3);
      await markPlace(page);
      // A press is kept, and done when the shop is there.
      await row.getByRole('button', { name: account('wish.add-to-cart') }).click();
      release();
      await expect(page.locator('[data-toast="success"]').filter({ hasText: '6206' })).toBeVisible();
      await isHydrated(page);
      expect(await isMarked(page)).toBe(true);
      expect(questions.filter((name) => /Wish/.test(name) && name !== 'Wishlists')).toEqual([]);
      expect(await recorded(page)).toEqual([]);
    },
  );

  test(`every such page is taken over as it was rendered (${language})`, inTurn(language, 1), async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    await signedIn(page, await customerOf(platform, DEMO.shopper));
    for (const path of [...CUSTOMER_PAGES, ...(await pagesOfShopper(platform))]) {
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/personal-page');
      const release = await holdScripts(page);
      await page.goto(prefix + path, { waitUntil: 'commit' });
      expect((await answer).status(), path).toBe(200);
      // The platform's own address is reached by nobody but the edge.
      expect(await (await answer).text(), path).not.toContain(new URL(shop.platform).host);
      await expect(place(page), path).toBeVisible();
      await markPlace(page);
      release();
      await isHydrated(page);
      expect(await isMarked(page), path).toBe(true);
      expect(await recorded(page), path).toEqual([]);
      await page.unrouteAll();
    }
  });
}

test('a wish list of 300 entries stands there before the shop’s code', LONG, async ({ page, shop }) => {
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  const { products } = await platform.ask<{ products: { items: { sku: string }[] } }>(
    '{products(filter:{price:{from:"0"}},pageSize:300){items{sku}}}',
  );
  await wish(
    platform,
    customer,
    products.items.map(({ sku }) => sku),
  );
  await signedIn(page, customer);
  const release = await holdScripts(page);
  await page.goto('/wishlist', { waitUntil: 'commit' });
  await expect(place(page).getByText(/300 products$/)).toBeVisible();
  await expect(place(page).getByRole('heading', { level: 2 })).toHaveCount(20);
  await markPlace(page);
  release();
  await isHydrated(page);
  expect(await isMarked(page)).toBe(true);
  expect(await recorded(page)).toEqual([]);
});

for (const [language, prefix] of VIEWS)
  test(`a guest’s page stands there before the shop’s code, and is taken over as it was rendered (${language})`, async ({ page }) => {
    const email = texts(language).account('field.email');
    for (const path of GUEST_PAGES) {
      const release = await holdScripts(page);
      await page.goto(prefix + path, { waitUntil: 'commit' });
      await expect(place(page).getByRole('textbox').first(), path).toBeVisible();
      await markPlace(page);
      release();
      await isHydrated(page);
      expect(await isMarked(page), path).toBe(true);
      expect(await recorded(page), path).toEqual([]);
      await page.unrouteAll();
      if (path === GUEST_PAGES[0]) await place(page).getByRole('textbox', { name: email }).fill('kept@example.com');
      // What was typed before is not in what everybody is sent.
      else if (path !== '/guest-order')
        await expect(place(page).getByRole('textbox', { name: email }), path).toHaveValue('kept@example.com');
    }
  });

test('who signs in before the shop’s code is there is signed in when it is, and no address holds the password', async ({ page, shop }) => {
  const customer = await createCustomer(platformAt(shop.platform));
  const { account } = texts('en');
  const release = await holdScripts(page);
  await page.goto('/sign-in?from=%2Forder-history', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: account('field.email') }).fill(customer.email);
  await main.getByLabel(account('field.password'), { exact: true }).fill(PASSWORD);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/order-history$/);
  expect(addresses.filter((address) => new URL(address).search.includes(PASSWORD.slice(0, 8)))).toEqual([]);
});

test('a password that is sent where the page’s code does not come is in no address', async ({ page, silent }) => {
  silent.allow(/./);
  const { account } = texts('en');
  const release = await holdScripts(page, { without: /\/mfe-account\// });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const password = page.getByRole('main').getByLabel(account('field.password'), { exact: true });
  await password.fill(PASSWORD);
  await password.press('Enter');
  release();
  await expect(page.locator('main [data-slot-failure]')).toBeVisible();
  await isHydrated(page);
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('what is typed and sent before the shop’s code is there is sent when it is', async ({ page, shop }) => {
  const { customer, number } = await withOrder(shop.platform);
  await signedIn(page, customer);
  const release = await holdScripts(page);
  await page.goto('/order-history', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: /order number/i });
  await field.fill('nothing-like-it');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/order-history$/);
  release();
  await expect(page).toHaveURL(/\/order-history\?query=nothing-like-it$/);
  await expect(field).toHaveValue('nothing-like-it');
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(number) })).toHaveCount(0);
});

test('a form that is read before the shop’s code is there says what is so, and keeps what is changed', async ({ page, shop }) => {
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  await platform.ask('mutation{updateCustomerV2(input:{is_subscribed:true}){customer{email}}}', customer);
  await signedIn(page, customer);
  const release = await holdScripts(page);
  await page.goto('/communications', { waitUntil: 'commit' });
  const box = page.getByRole('main').getByRole('checkbox');
  await expect(box).toBeChecked();
  await box.uncheck();
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('en').account('communications.save') })
    .click();
  release();
  await expect.poll(async () => (await platform.ask<Subscribed>('{customer{is_subscribed}}', customer)).customer.is_subscribed).toBe(false);
  await expect(box).not.toBeChecked();
  await expect(page).toHaveURL(/\/communications$/);
});

test('a form whose page’s code does not come is not sent by the browser', async ({ page, shop, silent }) => {
  silent.allow(/./);
  const { customer } = await withOrder(shop.platform);
  await signedIn(page, customer);
  const release = await holdScripts(page, { without: /\/mfe-account\// });
  await page.goto('/order-history', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: /order number/i });
  await field.fill('private');
  await field.press('Enter');
  release();
  await expect(page.locator('main [data-slot-failure]')).toBeVisible();
  await isHydrated(page);
  await expect(page).toHaveURL(/\/order-history$/);
});

test('who signs out in another tab leaves nothing here, however late the shop’s code is', async ({ page, shop }) => {
  const { customer, number } = await withOrder(shop.platform);
  await signedIn(page, customer);
  const release = await holdScripts(page);
  await page.goto('/order-history', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(number) });
  await expect(link).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
  await expect(link).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a menu that is pressed before the shop’s code is there opens when it is', async ({ page, shop }) => {
  const { customer } = await withOrder(shop.platform);
  await signedIn(page, customer);
  const release = await holdScripts(page);
  await page.goto('/order-history', { waitUntil: 'commit' });
  const filter = page.getByRole('main').getByRole('button', { name: 'Filter' });
  await filter.click();
  release();
  await expect(filter).toHaveAttribute('aria-expanded', 'true');
});

for (const [what, status] of [
  ['there is none', 204],
  ['the edge fails', 500],
  ['nobody answers', undefined],
] as const)
  test(`where ${what}, the browser makes the page`, async ({ page, shop, silent }) => {
    silent.allow(/status of 500|ERR_FAILED|Failed to fetch/);
    const { customer, number } = await withOrder(shop.platform);
    await page.route('**/personal-page?*', (route) => (status === undefined ? route.abort() : route.fulfill({ status })));
    await openAs(page, 'en', '/order-history', customer);
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(number) })).toBeVisible();
  });

test('one that does not come is not waited for', async ({ page, shop }) => {
  const { customer, number } = await withOrder(shop.platform);
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/personal-page?*', async (route) => {
    const response = await route.fetch();
    await late;
    await route.fulfill({ response });
  });
  await openAs(page, 'en', '/order-history', customer);
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(number) });
  await expect(link).toBeVisible();
  await markPlace(page);
  const answer = page.waitForResponse('**/personal-page?*');
  come();
  await (await answer).finished();
  expect(await isMarked(page)).toBe(true);
  await expect(link).toBeVisible();
});

test('nobody’s token is given nothing, and a guest is asked to sign in', async ({ page, silent }) => {
  silent.allow(/status of 401/);
  await signedIn(page, { email: 'nobody@example.com', token: 'a-token-of-nobody-0123456789abcd' });
  const answer = page.waitForResponse('**/personal-page?*');
  await page.goto('/order-history');
  expect((await answer).status()).toBe(204);
  await expect(page).toHaveURL(/\/sign-in\?from=%2Forder-history$/);
});

test('nobody but the customer is given the answer, and nobody keeps it', async ({ page, shop }) => {
  const { customer } = await withOrder(shop.platform);
  const document = await page.request.get('/order-history');
  const releases = /data-personal="([^"]+)"/.exec(await document.text())?.[1] ?? '';
  expect(await document.text()).not.toContain(customer.email);
  expect(document.headers()['content-security-policy']).toContain('trusted-types default shop-html personal-page');
  const get = (token?: string, at = '/order-history', of = releases) =>
    page.request.get('/personal-page', { params: { at, of }, headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const mine = await get(customer.token);
  expect(mine.status()).toBe(200);
  expect(mine.headers()).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('authorization') });
  expect((await mine.json()).customer.email).toBe(customer.email);
  expect((await get()).status()).toBe(400);
  expect((await get('another-token')).status()).toBe(204);
  expect((await get(customer.token, '/order-history', '/releases/shell/0/')).status()).toBe(204);
  expect((await get(customer.token, '/')).status()).toBe(204);
  for (const at of ['//evil.example/order-history', '/\\', '/\t/', 'order-history', '', `/${'a'.repeat(5000)}`])
    expect((await get(customer.token, at)).status(), at).toBe(400);
});
