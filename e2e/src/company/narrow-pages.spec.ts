/* Pages of a company and lists of an account on the narrowest screen: axe finds nothing, nothing is wider, all of it is reached by Tab. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible';
import { customerOf, DEMO, signedIn } from '../kit/customer';
import { LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { pagesOfCompany } from '../kit/things';

const PAGES = [
  '/purchase-orders',
  '/approval-rules',
  '/approval-rules/new',
  '/company/structure',
  '/company/profile',
  '/company/profile/edit',
  '/company/orders',
  '/manage-subuser',
  '/createSubUser',
  '/manage-role',
  '/createSubRole',
  '/requisition-lists',
  '/support-tickets-module',
  '/create-support-ticket',
  '/service-module',
  '/createRequest',
  '/product-subscription',
  '/saved-payments',
  '/communications',
  '/account-security',
] as const;

/** The page with its answers: grey areas stand there until they come. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('svg[width="100%"]')).toHaveCount(0);
}

/** What in the page's content takes the focus, and is not come to by Tab from its beginning. */
async function unreached(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main a[href], main button, main input, main select, main textarea, main [tabindex="0"]'),
    ];
    // One of a group of radio buttons is come to; arrows go on from there.
    const tabbed = all.filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled, [type="radio"]') && each.checkVisibility({ visibilityProperty: true }),
    );
    tabbed.forEach((each) => (each.dataset['wanted'] = 'yes'));
    document.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && delete target.dataset['wanted']);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
    return tabbed.length;
  });
  expect(count).toBeGreaterThan(0);
  // What stands before the heading in the document is come to backwards.
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.locator('main h1').first().focus();
    for (let presses = 0; presses < count + 20; presses += 1) {
      await page.keyboard.press(key);
      if (!(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false))) break;
    }
  }
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main [data-wanted]')].map((each) => each.outerHTML.slice(0, 160)));
}

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const)
  test.describe(`${language}, 320 px`, () => {
    test.use({ viewport: { width: 320, height: 800 } });
    test('every page of a company, and the lists of an account', LONG, async ({ page, shop }) => {
      // Lists that have something in them are the demo company's; the pages are only looked at.
      const platform = platformAt(shop.platform);
      const admin = await customerOf(platform, DEMO.admin);
      await signedIn(page, admin);
      const { customer } = await platform.ask<{ customer: { purchase_orders: { items: { uid: string }[] } } }>(
        '{customer{purchase_orders(filter:{company_purchase_orders:true}){items{uid}}}}',
        { token: admin.token },
      );
      const order = customer.purchase_orders.items[0]?.uid ?? '';
      expect(order).not.toBe('');
      for (const path of [...PAGES, ...(await pagesOfCompany(platform)), `/purchase-orders/${encodeURIComponent(order)}`]) {
        await test.step(path, async () => {
          await show(page, prefix + path);
          await expectAccessible(page);
          expect.soft(await unreached(page), path).toEqual([]);
        });
      }
    });
  });
