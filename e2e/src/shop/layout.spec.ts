/* At no width between 320 and 1440 px is a page wider than the screen, or does something on it stick out of its box or lie over another. */
import type { Page } from '@playwright/test';
import { fillCart, fillCartOf } from '../kit/carts';
import { fillAddress, toCheckout } from '../kit/checkout';
import { createCustomer, customerOf, DEMO, newEmail, signedIn } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { ALL_WIDTHS, expectSoundLayout } from '../kit/layout';
import { COMPANY_PAGES, CUSTOMER_PAGES, openThere } from '../kit/pages';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

const LINES = [
  { sku: '6205-2RS', quantity: 1 },
  { sku: '6206', quantity: 12 },
  { sku: 'NU210-E', quantity: 2 },
];

/** The kinds of pages that hold the most in one line. */
const FULLEST = ['/', '/tools.html', '/bearings.html?view=list', '/wedge-belt-spa.html'];

const OTHERS = [
  '/tools.html?view=list',
  '/seals.html?view=list',
  '/power-transmission.html?view=list',
  '/bearings/ball-bearings/deep-groove/sealed.html',
  '/deep-groove-ball-bearing-6205-2rs.html',
  '/search.html?query=6205',
  '/search.html?query=nothing-of-this-name',
  '/about-us',
  '/faqs',
  '/manufacturers',
  '/contact-us',
  '/cart',
  '/cart?lines=6205-2RS:2,6206:3,NU210-E:3,22220-E-K:1',
  '/checkout',
  '/quickOrder',
  '/sign-in',
  '/create',
  '/forgot-password',
  '/customer/account/createPassword?token=abc&email=shopper%40example.com',
  '/customer/account/confirm?key=abc&email=shopper%40example.com',
  '/guest-order',
  '/company/account/create',
  '/locations',
  '/careers',
  '/blog',
  '/compare',
  '/calculators-e-tools',
  '/calculators-e-tools/bearing-life',
  '/calculators-e-tools/belt-length',
  '/calculators-e-tools/chain-length',
  '/calculators-e-tools/grease',
  '/calculators-e-tools/units',
  '/no-such-page',
];

/** Forms that say what is missing when they are sent empty. */
const FORMS = ['/contact-us', '/create', '/sign-in', '/guest-order', '/company/account/create'];

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const)
  test.describe(`sound at every width, ${language}`, () => {
    const t = texts(language);

    async function look(page: Page, paths: readonly string[]): Promise<void> {
      for (const path of paths) {
        await openThere(page, prefix + path);
        await expectSoundLayout(page, path);
      }
    }

    test('the fullest pages', inTurn(language, 1), ({ page }) => look(page, FULLEST));

    test('after other pages have brought their styles', inTurn(language, 0), async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 900 });
      await open(page, `${prefix}/`);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const first = await heading.textContent();
      await page.getByRole('main').locator('a[data-entity="PRODUCT"]').first().click();
      await expect(page.getByRole('main').getByRole('table', { name: t.catalog('product.specifications') })).toBeVisible();
      await page.goBack();
      await expect(heading).toHaveText(first ?? '-');
      await expectSoundLayout(page, '/, again', [360, 960, 1024, 1440]);
    });

    test('all others that anyone may see', LONG, async ({ page, silent }) => {
      silent.allow(/status of 404/);
      await look(page, OTHERS);
    });

    test('pages of a customer', LONG, async ({ page, shop }) => {
      await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.shopper));
      await look(page, CUSTOMER_PAGES);
    });

    test('pages of a company', LONG, async ({ page, shop }) => {
      await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.admin));
      await look(page, COMPANY_PAGES);
    });

    test('pages of who buys for a company', LONG, async ({ page, shop, silent }) => {
      // The structure is not for buyers: the platform says so, and the page says it.
      silent.allow(/status of 403/);
      await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.buyer));
      await look(page, ['/company/profile', '/company/structure', '/purchase-orders', '/order-history', '/checkout']);
    });

    test('each step of the checkout, and the order', LONG, async ({ page, shop }) => {
      const main = page.getByRole('main');
      const press = (id: string) => main.getByRole('button', { name: t.buying(id) }).click();
      await toCheckout(page, language, shop.platform);
      await press('checkout.to-delivery');
      await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectSoundLayout(page, 'address, with mistakes');
      await fillAddress(page, language, newEmail());
      await press('checkout.to-delivery');
      await expect(main.getByRole('button', { name: t.buying('checkout.to-payment') })).toBeVisible();
      await expectSoundLayout(page, 'delivery');
      await press('checkout.to-payment');
      const ways = main.getByRole('group', { name: t.buying('checkout.payment.legend') }).getByRole('radio');
      await expect(ways.first()).toBeVisible();
      for (const way of await ways.all()) {
        await way.check();
        await expectSoundLayout(page, `payment, ${await way.getAttribute('value')}`);
      }
      await ways.first().check();
      await press('checkout.to-review');
      await expect(main.getByRole('button', { name: t.buying('checkout.place') })).toBeVisible();
      await expectSoundLayout(page, 'review');
      await press('checkout.place');
      await expect(page.getByRole('heading', { level: 1, name: t.buying('confirmation.title') })).toBeVisible();
      await expectSoundLayout(page, 'confirmation');
    });

    test('pages that the platform does not answer', LONG, async ({ page, silent, shop }) => {
      silent.allow(/status of 503|recorded error/);
      await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.shopper));
      await page.route(/\/graphql\b/, (route) => route.fulfill({ status: 503, body: 'planned' }));
      for (const path of [
        '/cart',
        '/checkout',
        '/order-history',
        '/order-history/000000004',
        '/address-book',
        '/wishlist',
        '/purchase-orders',
      ]) {
        await open(page, prefix + path);
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        await expectSoundLayout(page, `${path}, unanswered`);
      }
    });

    test('a full cart, of a guest and of a customer', LONG, async ({ page, context, shop }) => {
      await fillCart(page, shop.platform, LINES);
      await look(page, ['/cart', '/checkout']);
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      await fillCartOf(platform, customer, LINES);
      const theirs = await context.newPage();
      await signedIn(theirs, customer);
      await look(theirs, ['/cart', '/checkout']);
    });

    test('forms with mistakes', LONG, async ({ page }) => {
      for (const path of FORMS) {
        await open(page, prefix + path);
        await page.getByRole('main').locator('form button[type="submit"]').last().click();
        await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
        await expectSoundLayout(page, `${path}, with mistakes`);
      }
    });

    test('what opens over a page', LONG, async ({ page, shop }) => {
      await fillCart(page, shop.platform, LINES);
      await page.setViewportSize({ width: 360, height: 900 });
      await open(page, `${prefix}/bearings.html`);
      const banner = page.getByRole('banner');
      const dialog = page.getByRole('dialog');
      const narrow = ALL_WIDTHS.filter((width) => width < 960);
      for (const [what, trigger, widths] of [
        ['filters', page.getByRole('main').getByRole('button', { name: t.catalog('filters'), exact: true }), narrow],
        ['drawer', banner.getByRole('button', { name: t.shell('header.menu') }), narrow],
        ['mini cart', banner.getByRole('button', { name: /Cart, 15|15 منتج/ }), ALL_WIDTHS],
        ['sign-in', banner.getByRole('button', { name: t.shell('header.login') }), ALL_WIDTHS],
      ] as const) {
        await page.setViewportSize({ width: 360, height: 900 });
        await trigger.click();
        await expect(dialog.getByRole(what === 'drawer' ? 'listitem' : 'textbox').first()).toBeVisible();
        await expectSoundLayout(page, what, widths);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    });
  });
