/* What assistive technology and small screens meet: axe finds nothing, nothing moves while it loads, nothing is wider than the screen. */
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../kit/accessible';
import { fillCart } from '../kit/carts';
import { customerOf, DEMO, newEmail, signedIn } from '../kit/customer';
import { LONG, inTurn, shortIf } from '../kit/lanes';
import { PASSWORD, platformAt } from '../kit/platform';
import { readShifts, watchShifts } from '../kit/shifts';
import { expect, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { COMPANY_PAGES, CUSTOMER_PAGES, openThere } from '../kit/pages';
import { pagesOfShopper } from '../kit/things';
import { texts, type Language } from '../kit/texts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const WIDTHS = [360, 1440] as const;
const PREFIX = { en: '', ar: '/arabic' };
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const LINES = [{ sku: '6205-2RS', quantity: 1 }];
const CATEGORY = '/bearings/ball-bearings/deep-groove/sealed.html';
const OPEN_PAGES = [
  '/',
  CATEGORY,
  '/bearings.html?view=list',
  PRODUCT,
  '/wedge-belt-spa.html',
  '/search.html?query=6205',
  '/search.html?query=nothing-of-this-name',
  '/about-us',
  '/contact-us',
  '/cart',
  '/sign-in',
  '/create',
  '/forgot-password',
  '/manage-subuser',
  '/wishlist',
  '/no-such-page',
  '/guest-order',
  '/company/account/create',
  '/locations',
  '/careers',
  '/blog',
  '/blog/how-much-grease',
  '/customer/account/createPassword?token=abc&email=shopper%40example.com',
  '/customer/account/confirm?key=abc&email=shopper%40example.com',
  // A list that somebody has passed on.
  '/shared-list?name=Line%202&lines=6204:2,22220-E-K:1',
];

/** Pages, with what they ask for and cannot do without. */
const FAILED_PAGES = [
  ['/order-history', 'OrderHistory'],
  ['/address-book', 'AddressBook'],
  ['/saved-payments', 'SavedPayments'],
  ['/return-management', 'CustomerReturns'],
  ['/support-tickets-module', 'SupportTickets'],
  ['/service-module', 'DrawingRequests'],
  ['/requisition-lists', 'RequisitionLists'],
] as const;

/**
 * Whether a place is looked at in this language at this width: every place in both languages and at both widths, by two of the four; its
 * neighbour by the other two.
 */
const isLookedAt = (place: number, language: Language, width: number) =>
  (place + LANGUAGES.indexOf(language) + WIDTHS.findIndex((one) => one === width)) % 2 === 0;

async function open(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(PREFIX[language] + path);
  await settle(page);
}

/** The page is shown and works; what fades in has done so. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        // What goes with the scrolling ends when somebody scrolls.
        .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}

async function expectNoFindings(page: Page, what: string): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  expect.soft(await violationsIn(page), what).toEqual([]);
}

/** The form of who has forgotten the password, beginning at the one to sign in: that for a new account is in the drawer alone. */
async function lookAtForms(page: Page, within: Locator, language: Language): Promise<void> {
  const { account } = texts(language);
  const button = (id: string) => within.getByRole('button', { name: account(id), exact: true });
  await button('sign-in.forgot').click();
  await expect(button('forgot.submit')).toBeVisible();
  await button('forgot.submit').click();
  await expect(within.locator('[aria-invalid=true]')).toBeVisible();
  await settle(page);
  await expectNoFindings(page, 'forgotten password, with a mistake');
}

async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const widest = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    });
    return `${scrollWidth} > ${clientWidth}: ${widest
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.className}`)
      .join(' | ')}`;
  });
  expect.soft(wide, what).toBeUndefined();
}

/** Calls `look` on each step of the checkout. */
async function walkCheckout(page: Page, language: Language, width: number, look: (what: string) => Promise<void>): Promise<void> {
  const { buying } = texts(language);
  const main = page.getByRole('main');
  await open(page, language, '/checkout');
  await expect(main.getByRole('textbox', { name: buying('checkout.field.city') })).toBeVisible();
  await look('checkout, address');
  await main.getByRole('button', { name: buying('checkout.to-delivery') }).click();
  await expect(main.locator('[aria-invalid]').first()).toBeVisible();
  await look('checkout, address with mistakes');
  await createShopper(page, language, 'mouse', width).fillAddress({ email: newEmail('axe') });
  await expect(main.getByRole('group', { name: buying('checkout.delivery.legend') })).toBeVisible();
  await look('checkout, delivery');
  await main
    .getByRole('group', { name: buying('checkout.delivery.legend') })
    .getByRole('radio')
    .first()
    .check();
  await main.getByRole('button', { name: buying('checkout.to-payment') }).click();
  const payment = main.getByRole('group', { name: buying('checkout.payment.legend') });
  await expect(payment).toBeVisible();
  await look('checkout, payment');
  await payment.getByRole('radio').first().check();
  await main.getByRole('button', { name: buying('checkout.to-review') }).click();
  await expect(main.getByRole('button', { name: buying('checkout.place') })).toBeVisible();
  await look('checkout, review');
  await main.getByRole('button', { name: buying('checkout.place') }).click();
  await expect(page.getByRole('heading', { level: 1, name: buying('confirmation.title') })).toBeVisible();
  await look('confirmation');
}

for (const language of LANGUAGES) {
  const t = texts(language);
  for (const width of WIDTHS) {
    /** Each run looks at what anyone sees in one language and width, and at a purchase in another. */
    const inOneOf = (where: string) => shortIf(where === `${language} ${width}`);

    test.describe(`axe, ${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      async function lookAt(page: Page, path: string): Promise<void> {
        await openThere(page, PREFIX[language] + path);
        await settle(page);
        await expectNoFindings(page, path);
      }

      test('finds nothing on the pages that anyone may see', inOneOf('ar 1440'), async ({ page, silent }) => {
        silent.allow(/status of 404/);
        for (const path of OPEN_PAGES.filter((_path, place) => isLookedAt(place, language, width))) {
          await open(page, language, path);
          await expectNoFindings(page, path);
        }
      });

      if (isLookedAt(0, language, width))
        test('finds nothing in cart, mini cart and checkout', inOneOf('en 360'), async ({ page, shop }) => {
          await fillCart(page, shop.platform, LINES);
          await open(page, language, PRODUCT);
          await page
            .getByRole('banner')
            .getByRole('button', { name: /Cart, 1|منتج واحد/ })
            .click();
          await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
          await settle(page);
          await expectNoFindings(page, 'mini cart');
          await page.keyboard.press('Escape');
          await open(page, language, '/cart');
          await expect(
            page
              .getByRole('main')
              .getByRole('table')
              .getByRole('textbox', { name: t.buying('lines.quantity') }),
          ).toBeVisible();
          await expectNoFindings(page, 'cart with items');
          await walkCheckout(page, language, width, (what) => expectNoFindings(page, what));
        });

      test('finds nothing in what opens over the page', inOneOf('ar 1440'), async ({ page }) => {
        await open(page, language, '/');
        const banner = page.getByRole('banner');
        if (width < 1024) {
          await banner.getByRole('button', { name: t.shell('header.menu') }).click();
          const drawer = page.getByRole('dialog');
          await expect(drawer.getByRole('listitem').first()).toBeVisible();
          await settle(page);
          await expectNoFindings(page, 'drawer');
          await drawer.getByRole('button', { name: t.shell('header.login') }).click();
          await expect(drawer.getByRole('textbox', { name: t.account('field.email') })).toBeVisible();
          await expectNoFindings(page, 'drawer, sign in');
          await lookAtForms(page, drawer, language);
          await drawer.getByRole('button', { name: t.account('sign-in.register') }).click();
          await drawer.getByRole('button', { name: t.account('create.submit') }).click();
          await expect(drawer.locator('[aria-invalid=true]').first()).toBeVisible();
          await settle(page);
          await expectNoFindings(page, 'drawer, new account with mistakes');
          await page.keyboard.press('Escape');
          await expect(drawer).toHaveCount(0);
        } else {
          await page
            .getByRole('navigation', { name: t.shell('header.main') })
            .locator('a[href$="/bearings.html"]')
            .first()
            .hover();
          // With one of its folds open.
          await page.locator('li:has(> div > a[href$="/deep-groove.html"]) button').click();
          await expect(page.locator('nav a[href$="/deep-groove/sealed.html"]')).toBeVisible();
          await expectNoFindings(page, 'mega menu');
        }
        await banner.getByRole('button', { name: t.shell('header.login') }).click();
        await expect(page.getByRole('dialog').getByRole('textbox', { name: t.account('field.email') })).toBeVisible();
        await settle(page);
        await expectNoFindings(page, 'sign-in dialog');
        await lookAtForms(page, page.getByRole('dialog'), language);
      });

      test(
        'finds nothing in the account’s drawer, nor in pages that could not be loaded',
        inTurn(language, 0),
        async ({ page, shop, silent }) => {
          silent.allow(/status of 50\d/);
          const platform = platformAt(shop.platform);
          await signedIn(page, await customerOf(platform, DEMO.admin));
          if (width < 1024) {
            await open(page, language, '/');
            await page
              .getByRole('banner')
              .getByRole('button', { name: t.shell('header.menu') })
              .click();
            const drawer = page.getByRole('dialog');
            await drawer.getByRole('button', { name: new RegExp(t.shell('header.welcome', { name: '.+' })) }).click();
            await expect(
              drawer
                .getByRole('navigation', { name: t.account('account.navigation') })
                .getByRole('link')
                .first(),
            ).toBeVisible();
            await settle(page);
            await expectNoFindings(page, 'drawer, account');
          }
          for (const [path, asked] of FAILED_PAGES) {
            await platform.fault(asked, 'error', 20);
            await open(page, language, path);
            await expect(page.getByRole('main').getByRole('button', { name: t.account('page.retry') })).toBeVisible();
            await expectNoFindings(page, `${path}, failed`);
            await platform.clearFaults();
          }
        },
      );

      test('finds nothing on the pages of a customer', LONG, async ({ page, shop }) => {
        const platform = platformAt(shop.platform);
        await signedIn(page, await customerOf(platform, DEMO.shopper));
        const paths = [...CUSTOMER_PAGES, ...(await pagesOfShopper(platform))];
        for (const path of paths.filter((_path, place) => isLookedAt(place, language, width))) await lookAt(page, path);
      });

      test('finds nothing on the pages of a company', LONG, async ({ page, shop }) => {
        await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.admin));
        for (const path of COMPANY_PAGES.filter((_path, place) => isLookedAt(place, language, width))) await lookAt(page, path);
      });
    });

    test(
      `nothing moves while a page loads (${language}, ${width} px)`,
      inTurn(language, width === 360 ? 1 : 0),
      async ({ browser, shop }) => {
        const context = await browser.newContext({ viewport: { width, height: 800 }, baseURL: shop.url, serviceWorkers: 'block' });
        const page = await context.newPage();
        await watchShifts(page);
        await fillCart(page, shop.platform, LINES);
        for (const path of ['/', CATEGORY, PRODUCT, '/cart']) {
          await page.goto(PREFIX[language] + path);
          await settle(page);
          if (path === '/cart')
            await expect(
              page
                .getByRole('main')
                .getByRole('table')
                .getByRole('textbox', { name: t.buying('lines.quantity') }),
            ).toBeVisible();
          // To the end and back, so that lazy pictures come in, too.
          await page.evaluate(async (mostFrames) => {
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            for (let y = 0; y < document.body.scrollHeight; y += 400) {
              scrollTo(0, y);
              await frame();
            }
            // What has come meanwhile may have put some far from where the screen is now.
            const missing = () => [...document.images].find((image) => !image.complete && image.checkVisibility());
            for (let image = missing(), frames = 0; image && frames < mostFrames; image = missing(), frames += 1) {
              image.scrollIntoView({ block: 'center' });
              await frame();
            }
            scrollTo(0, 0);
            await frame();
            await frame();
          }, 600);
          const { sum, moved } = await readShifts(page, ({ hadRecentInput }) => !hadRecentInput);
          expect.soft(sum, `${path} ${moved}`).toBeLessThanOrEqual(0.02);
        }
        await context.close();
      },
    );
  }

  test.describe(`320 px, ${language}`, inTurn(language, 1), () => {
    test.use({ viewport: { width: 320, height: 640 } });

    async function expectNarrow(page: Page, paths: readonly string[]): Promise<void> {
      for (const path of paths) {
        await openThere(page, PREFIX[language] + path);
        await settle(page);
        await expectNoOverflow(page, path);
      }
    }

    test('nothing is wider than the screen', async ({ page, silent }) => {
      silent.allow(/status of 404/);
      for (const path of OPEN_PAGES) {
        await open(page, language, path);
        await expectNoOverflow(page, path);
      }
    });

    test('nothing is wider than the screen in cart and checkout', LONG, async ({ page, shop }) => {
      await fillCart(page, shop.platform, LINES);
      await open(page, language, '/cart');
      await expect(
        page
          .getByRole('main')
          .getByRole('table')
          .getByRole('textbox', { name: t.buying('lines.quantity') }),
      ).toBeVisible();
      await expectNoOverflow(page, 'cart with items');
      await walkCheckout(page, language, 320, (what) => expectNoOverflow(page, what));
    });

    test('nothing is wider than the screen for a customer', LONG, async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      await signedIn(page, await customerOf(platform, DEMO.shopper));
      await expectNarrow(page, [...CUSTOMER_PAGES, ...(await pagesOfShopper(platform))]);
    });

    test('nothing is wider than the screen for the administrator of a company', LONG, async ({ page, shop }) => {
      await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.admin));
      await expectNarrow(page, COMPANY_PAGES);
    });
  });
}

test('focus goes round in an open dialog, and back to what opened it', async ({ page }) => {
  await open(page, 'en', '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Login / Register' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  for (let count = 0; count < 25; count += 1) {
    await page.keyboard.press('Tab');
    // The browser's own controls have the focus between the last and the first.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
});
