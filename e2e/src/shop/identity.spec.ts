/* Who is looking decides what is shown: 6206 has a price of its own for members of the company, and nobody sees another's. */
import type { Page } from '@playwright/test';
import { createCustomer, customerOf, DEMO, newEmail, signedIn } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { TOKEN_KEY } from '../kit/storage';
import { texts, type Language } from '../kit/texts';
import { wholeChromium } from '../kit/whole-chromium';

const PRODUCT = '/deep-groove-ball-bearing-6206.html';
const EVERYBODY = 'SAR 23.25';
const MEMBER = 'SAR 20.93';
const LANGUAGES: readonly [Language, string][] = [
  ['en', ''],
  ['ar', '/arabic'],
];

test.use({ viewport: { width: 1280, height: 800 } });

/** The first price of a part of the page that says 6206. */
const priceIn = (page: Page, place = 'main') => page.locator(place).locator('bdi', { hasText: /SAR/ }).first();

for (const [language, prefix] of LANGUAGES) {
  test(`guest, member, guest, another customer: each sees their own price (${language})`, LONG, async ({ page, shop }) => {
    const shopper = createShopper(page, language, 'mouse', 1280);
    const sees = async (price: string) => {
      await open(page, prefix + PRODUCT);
      await expect(priceIn(page)).toHaveText(price);
      await open(page, `${prefix}/search.html?query=6206`);
      await expect(priceIn(page, 'main li:has(a[href$="-6206.html"])')).toHaveText(price);
    };
    await sees(EVERYBODY);
    // On the same page, without a new document.
    await shopper.signIn(DEMO.buyer);
    await expect(priceIn(page, 'main li:has(a[href$="-6206.html"])')).toHaveText(MEMBER);
    await sees(MEMBER);
    await shopper.signOut();
    await sees(EVERYBODY);
    await signedIn(page, await createCustomer(platformAt(shop.platform)));
    await sees(EVERYBODY);
  });
}

test('another tab follows, and each of its prices is of who is signed in now', async ({ page, context }) => {
  await open(page, PRODUCT);
  const other = await context.newPage();
  await open(other, PRODUCT);
  await expect(priceIn(other)).toHaveText(EVERYBODY);
  const shopper = createShopper(page, 'en', 'mouse', 1280);
  await shopper.signIn(DEMO.buyer);
  await expect(priceIn(page)).toHaveText(MEMBER);
  await other.bringToFront();
  await expect(priceIn(other)).toHaveText(MEMBER);
  await expect(other.getByRole('button', { name: /Welcome/ })).toBeVisible();
  await page.bringToFront();
  await shopper.signOut();
  await other.bringToFront();
  await expect(priceIn(other)).toHaveText(EVERYBODY);
  await expect(other.getByRole('button', { name: /Welcome/ })).toHaveCount(0);
});

/** A customer of this test alone, whose name is in the e-mail address: the account's page shows that as text. */
async function register(shop: { platform: string }, firstName: string): Promise<string> {
  const email = newEmail(firstName.toLowerCase());
  await createCustomer(platformAt(shop.platform), { firstName, lastName: 'Alharbi', email });
  return email;
}

/** What a page shows of cart and account. */
function possessions(page: Page, language: Language, prefix: string) {
  const { account, buying } = texts(language);
  const main = page.getByRole('main');
  return {
    async cart(...parts: string[]) {
      await open(page, `${prefix}/cart`);
      await this.cartShown(...parts);
    },
    async cartShown(...parts: string[]) {
      await expect(main.getByRole('row').getByRole('textbox', { name: buying('lines.quantity') })).toHaveCount(parts.length);
      for (const part of parts) await expect(main.getByRole('link', { name: new RegExp(part) }).first()).toBeVisible();
    },
    async account(name: string) {
      await open(page, `${prefix}/account-information`);
      await expect(page.getByRole('heading', { level: 1, name: account('information.title') })).toBeVisible();
      await expect(main.getByText(name).first()).toBeVisible();
    },
    async noAccount(...names: string[]) {
      await expect(page).toHaveURL(/\/sign-in/);
      await expect(main.getByRole('textbox', { name: account('field.email') })).toBeVisible();
      for (const name of names) await expect(page.getByText(name)).toHaveCount(0);
    },
  };
}

for (const [language, prefix] of LANGUAGES) {
  test(`cart and account: guest, customer, guest, another customer (${language})`, inTurn(language, 0), async ({ page, shop }) => {
    const [amal, badr] = [await register(shop, 'Amal'), await register(shop, 'Badr')];
    const shopper = createShopper(page, language, 'mouse', 1280);
    const sees = possessions(page, language, prefix);
    const add = async (path: string) => {
      await open(page, prefix + path);
      await shopper.addToCart();
    };
    await add(PRODUCT);
    await sees.cart('6206');
    // What a guest had goes along, in the document that is open.
    await shopper.signIn(amal);
    await sees.cartShown('6206');
    await add('/deep-groove-ball-bearing-6205-2rs.html');
    await sees.cart('6206', '6205-2RS');
    await sees.account('Amal');
    await shopper.signOut();
    await expect(shopper.cartTrigger(0)).toBeAttached();
    await page.goBack();
    await sees.noAccount('Amal', amal);
    await sees.cart();

    await add('/cylindrical-roller-bearing-nu210-e.html');
    await shopper.signIn(badr);
    await sees.cart('NU210');
    await sees.account('Badr');
    await expect(page.getByText('Amal')).toHaveCount(0);
    await shopper.signOut();
    await shopper.signIn(amal);
    await sees.cart('6206', '6205-2RS');
  });
}

test('cart and account in two tabs: each follows whoever signs in or out in the other', LONG, async ({ page, context, shop }) => {
  const [amal, badr] = [await register(shop, 'Amal'), await register(shop, 'Badr')];
  const shopper = createShopper(page, 'en', 'mouse', 1280);
  await open(page, PRODUCT);
  await shopper.addToCart();
  await shopper.signIn(amal);
  const other = await context.newPage();
  const there = possessions(other, 'en', '');
  await there.account('Amal');
  const cart = await context.newPage();
  const inCart = possessions(cart, 'en', '');
  await inCart.cart('6206');

  await page.bringToFront();
  await shopper.signOut();
  await other.bringToFront();
  await there.noAccount('Amal', amal);
  await cart.bringToFront();
  await inCart.cartShown();

  await page.bringToFront();
  await shopper.signIn(badr);
  await cart.bringToFront();
  await expect(cart.getByRole('button', { name: 'Welcome, Badr' })).toBeVisible();
  await inCart.cartShown();
  await other.bringToFront();
  await expect(other.getByRole('button', { name: 'Welcome, Badr' })).toBeVisible();
  await there.account('Badr');
});

test(
  'a page from the back/forward cache is of who is signed in now, from the first moment',
  LONG,
  async ({ playwright, launchOptions, shop }) => {
    // Playwright's browsers have none, unless it is asked for, and the headless shell has none at all.
    const browser = await playwright.chromium.launch({
      ...wholeChromium(launchOptions),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(watchPrice, { token: TOKEN_KEY, everybody: EVERYBODY, member: MEMBER });
    const shopper = createShopper(page, 'en', 'mouse', 1280);
    const welcome = page.getByRole('banner').getByRole('button', { name: /^Welcome/ });
    /** Leaves the product by a new document, does something there, and goes back. */
    const leaveAndReturn = async (act: () => Promise<void>) => {
      await open(page, '/about-us');
      const before = await page.evaluate(() => history.length);
      await act();
      const after = await page.evaluate(() => history.length);
      await page.evaluate((steps) => history.go(-steps), 1 + after - before);
      await expect(page).toHaveURL(new RegExp(PRODUCT));
    };
    const { email: stranger } = await createCustomer(platformAt(shop.platform));

    await open(page, PRODUCT);
    await expect(priceIn(page)).toHaveText(EVERYBODY);
    await leaveAndReturn(async () => undefined);
    await expect(priceIn(page)).toBeVisible();
    await expect(priceIn(page)).toHaveText(EVERYBODY);
    const name = (tab: Page, who: 'test-member' | 'test-other') =>
      tab.evaluate(([key = '', token = '']) => localStorage.setItem(key, localStorage.getItem(token) ?? ''), [who, TOKEN_KEY]);
    const signInAsMember = async () => {
      await shopper.signIn(DEMO.buyer);
      await name(page, 'test-member');
    };
    await leaveAndReturn(signInAsMember);
    await expect(welcome).toBeVisible();
    await expect(priceIn(page)).toHaveText(MEMBER);
    await leaveAndReturn(() => shopper.signOut());
    await expect(shopper.cartTrigger(0)).toBeAttached();
    await expect(priceIn(page)).toHaveText(EVERYBODY);
    await expect(welcome).toHaveCount(0);

    // The other one signs in in another tab.
    await signInAsMember();
    await expect(priceIn(page)).toHaveText(MEMBER);
    const other = await context.newPage();
    await leaveAndReturn(async () => {
      await other.goto('/contact-us');
      const there = createShopper(other, 'en', 'mouse', 1280);
      await there.signOut();
      await there.signIn(stranger);
      await name(other, 'test-other');
      await page.bringToFront();
      await expect(welcome).toBeVisible();
    });
    await expect(priceIn(page)).toHaveText(EVERYBODY);
    await expect(welcome).toBeVisible();

    expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe('4');
    expect(await page.evaluate(() => sessionStorage.getItem('wrong'))).toBeNull();
    await browser.close();
  },
);

/** A member's browser, whose screen is watched. */
async function enterAsMember(page: Page, shop: { url: string; platform: string }): Promise<void> {
  await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.buyer));
  await open(page, '/about-us');
  await page.evaluate((key) => localStorage.setItem('test-member', localStorage.getItem(key) ?? ''), TOKEN_KEY);
  await page.addInitScript(watchPrice, { token: TOKEN_KEY, everybody: EVERYBODY, member: MEMBER });
}

/** The shell's scripts but the early one. */
const SHELL_SCRIPTS = /\/releases\/(~\d+\/)?shell\/[^/]+\/(?!early-)[^/]+\.js$/;

for (const [language, prefix] of LANGUAGES) {
  test(
    `a member’s document keeps the place of amounts and stock until theirs are there (${language})`,
    inTurn(language, 1),
    async ({ page, shop }, info) => {
      await enterAsMember(page, shop);
      let go = () => {};
      const held = new Promise<void>((resolve) => (go = resolve));
      await page.route(SHELL_SCRIPTS, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(prefix + PRODUCT, { waitUntil: 'commit' });
      await expect(page.locator('html[data-member]')).toBeAttached();
      // Requests that a test holds go past the browser's cache, from which the early script else comes before the first paint.
      await page.evaluate(() => sessionStorage.removeItem('wrong'));
      const price = priceIn(page);
      const stock = page.getByRole('main').getByText(texts(language).catalog('availability.in-stock'), { exact: true }).first();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(price).toHaveText(EVERYBODY);
      await expect(price).toBeHidden();
      await expect(stock).toBeHidden();
      const place = await price.boundingBox();
      await info.attach('before the shop’s code', { body: await page.screenshot(), contentType: 'image/png' });
      go();
      await expect(price).toHaveText(MEMBER);
      await expect(price).toBeVisible();
      await expect(stock).toBeVisible();
      await expect(page.locator('html[data-member]')).toHaveCount(0);
      expect((await price.boundingBox())?.y).toBe(place?.y);
      expect(await page.evaluate(() => sessionStorage.getItem('wrong'))).toBeNull();
    },
  );
}

test('a member whose amounts cannot be had is shown no guest’s', async ({ page, shop, silent }) => {
  silent.allow(/status of 503/);
  await enterAsMember(page, shop);
  await page.route('**/graphql*', async (route) => {
    const { authorization } = await route.request().allHeaders();
    await (authorization ? route.fulfill({ status: 503, body: 'closed' }) : route.continue());
  });
  await open(page, PRODUCT);
  await expect(page.locator('html[data-member]')).toHaveCount(0);
  await expect(priceIn(page)).toHaveText(EVERYBODY);
  await expect(priceIn(page)).toBeHidden();
});

test('where the shop does not start, a member reads whose the amounts are', async ({ page, shop, silent }) => {
  // The page before may still load what can wait.
  silent.allow(/net::ERR_FAILED|recorded error in shell chrome: Loading (CSS )?chunk/);
  await enterAsMember(page, shop);
  await page.route(SHELL_SCRIPTS, (route) => route.abort());
  await page.goto(PRODUCT);
  await expect(page.getByRole('alert')).toContainText(texts('en').shell('start.failed'));
  await expect(priceIn(page)).toHaveText(EVERYBODY);
  await expect(priceIn(page)).toBeVisible();
});

/** Runs in every document: counts its returns from the cache, and notes a price on the screen that is not of who is signed in. */
function watchPrice({ token, everybody, member }: { token: string; everybody: string; member: string }): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStorage.setItem('restored', String(Number(sessionStorage.getItem('restored')) + 1));
  });
  const look = () => {
    // The price itself: below it stand what it is for others, and for more pieces.
    const price = [...document.querySelectorAll('main bdi')].find(({ textContent }) => textContent?.startsWith('SAR'));
    const seen = price && getComputedStyle(price).visibility === 'visible' ? price.textContent : '';
    const stored = localStorage.getItem(token);
    // The test says whose token it is; until then nobody knows.
    const isMember = stored !== null && stored === localStorage.getItem('test-member');
    const isKnown = isMember || stored === null || stored === localStorage.getItem('test-other');
    if (isKnown && seen === (isMember ? everybody : member))
      sessionStorage.setItem('wrong', isMember ? 'a guest’s price' : 'a member’s price');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
