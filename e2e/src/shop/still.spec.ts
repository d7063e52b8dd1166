/* What is seen stays where it is while a page loads, also where it depends on who is signed in or on what the address brings along. */
import type { Page } from '@playwright/test';
import { requestsUnderWay } from '../kit/at-rest';
import { createCompany } from '../kit/company';
import { createCustomer, customerOf, DEMO, signedIn } from '../kit/customer';
import { LONG, shortIf } from '../kit/lanes';
import * as all from '../kit/pages';
import { platformAt } from '../kit/platform';
import { readShifts, watchShifts } from '../kit/shifts';
import { expect, test } from '../kit/shop';

const MOST_SHIFT = 0.005;

const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
/** The product first: the others show what was viewed last. */
const OPEN_PAGES = [
  PRODUCT,
  '/',
  '/bearings.html',
  '/wedge-belt-spa.html',
  '/cart',
  '/cart?lines=6205-2RS:2,6206:3',
  '/contact-us',
  '/create',
];
const ACCOUNT_PAGES = [
  '/order-history',
  '/account-security',
  '/address-book',
  '/wishlist',
  '/requisition-lists',
  '/support-tickets-module',
];
const COMPANY_PAGES = ['/company/structure', '/purchase-orders', '/approval-rules', '/manage-subuser', '/manage-role'];
/** Made of several answers. */
const PAGES_OF_PARTS = ['/account-information', '/company/orders'];

/** Lets the platform's answers in one after the other: what each of them moves is seen. */
async function answerOneByOne(page: Page): Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const isPainted = () => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.route(/\/graphql\b/, async (route) => {
    const [response] = await Promise.all([route.fetch(), last]);
    // The document that asked may be gone.
    last = route
      .fulfill({ response })
      .then(isPainted)
      .catch(() => undefined);
  });
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const underWay = requestsUnderWay(page);
  for (const path of paths) {
    await all.openThere(page, path);
    // What is asked for when the rest is there comes, too.
    await expect.poll(() => underWay.size).toBe(0);
    // What moves in the header alone is measured by header.spec.ts.
    const { sum, moved } = await readShifts(page, ({ hadRecentInput, isOfHeader }) => !hadRecentInput && !isOfHeader);
    expect.soft(sum, `${path}: ${moved}`).toBeLessThanOrEqual(MOST_SHIFT);
  }
}

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const)
  for (const width of [360, 1440])
    test.describe(`still, ${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });
      const inView = (paths: readonly string[]) => paths.map((path) => prefix + path);

      test('for a guest', shortIf(language === 'en' && width === 360), async ({ page }) => {
        await watchShifts(page);
        await expectStill(page, inView(OPEN_PAGES));
      });

      test('for a customer', LONG, async ({ page, shop }) => {
        await watchShifts(page);
        await signedIn(page, await createCustomer(platformAt(shop.platform)));
        await expectStill(page, inView(ACCOUNT_PAGES));
      });

      test('for the administrator of a company', LONG, async ({ page, shop }) => {
        await watchShifts(page);
        const { admin } = await createCompany(platformAt(shop.platform));
        await signedIn(page, admin);
        await expectStill(page, inView(['/', ...ACCOUNT_PAGES.slice(0, 2), ...COMPANY_PAGES, ...PAGES_OF_PARTS]));
      });

      test('on all pages of a company’s administrator', LONG, async ({ page, shop }) => {
        await watchShifts(page);
        await answerOneByOne(page);
        await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.admin));
        await expectStill(page, inView(all.COMPANY_PAGES));
      });

      test('on all pages of a customer', LONG, async ({ page, shop }) => {
        await watchShifts(page);
        await answerOneByOne(page);
        await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.shopper));
        await expectStill(page, inView(all.CUSTOMER_PAGES));
      });

      test('for who has ordered, wished and buys for a company', LONG, async ({ page, context, shop }) => {
        const platform = platformAt(shop.platform);
        await watchShifts(page);
        await answerOneByOne(page);
        await signedIn(page, await customerOf(platform, DEMO.shopper));
        await expectStill(page, inView(['/', '/account-information', '/order-history', '/wishlist', '/communications']));
        const other = await context.newPage();
        await watchShifts(other);
        await answerOneByOne(other);
        await signedIn(other, await customerOf(platform, DEMO.buyer));
        await expectStill(other, inView(['/account-information', '/company/profile', '/company/orders', '/purchase-orders']));
      });
    });
