/* At no width between 320 and 1440 px is a page wider than the screen, or does something on it stick out of its box or lie over another. */
import type { Page } from '@playwright/test';
import { fillCart, fillCartOf } from '../kit/carts';
import { createCustomer, customerOf, DEMO, signedIn } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { ALL_WIDTHS, expectSoundLayout } from '../kit/layout';
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
  '/guest-order',
  '/company/account/create',
  '/locations',
  '/careers',
  '/blog',
  '/compare',
  '/calculators-e-tools',
  '/no-such-page',
];

const CUSTOMER_PAGES = [
  '/order-history',
  '/order-history/000000004',
  '/return-management',
  '/createRmaPage?order=000000004',
  '/viewReturn/000000001',
  '/account-information',
  '/account-security',
  '/address-book',
  '/address-book/new',
  '/wishlist',
  '/support-tickets-module',
  '/create-support-ticket',
  '/service-module',
  '/createRequest',
  '/requisition-lists',
  '/product-subscription',
  '/saved-payments',
  '/communications',
];

const COMPANY_PAGES = [
  '/manage-subuser',
  '/createSubUser',
  '/manage-role',
  '/createSubRole',
  '/company/profile',
  '/company/profile/edit',
  '/company/structure',
  '/company/orders',
  '/purchase-orders',
  '/approval-rules',
  '/approval-rules/new',
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
        await open(page, prefix + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
        await expectSoundLayout(page, path);
      }
    }

    test('the fullest pages', inTurn(language, 1), ({ page }) => look(page, FULLEST));

    test('all others that anyone may see', LONG, async ({ page, silent }) => {
      silent.allow(/status of 404/);
      await look(page, OTHERS);
    });

    test('pages of a customer and of a company', LONG, async ({ page, shop }) => {
      await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.admin));
      await look(page, [...CUSTOMER_PAGES, ...COMPANY_PAGES]);
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
