/* What is seen stays where it is while a page loads, also where it depends on who is signed in or on what the address brings along. */
import type { Page, Request } from '@playwright/test';
import { createCompany } from '../kit/company';
import { createCustomer, signedIn } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';

/** Of Chromium's measure: the share of the screen that moves, times how far. */
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

interface Shifts {
  sum: number;
  moved: string[];
}
type Watched = typeof globalThis & { shifts: Shifts };

/** To be called before a page is opened. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    (globalThis as Watched).shifts = shifts;
    const describe = ({ node, previousRect: from, currentRect: to }: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: Parameters<typeof describe>[0][];
      }[];
      // What moves in the header alone is measured by header.spec.ts.
      const isOfHeader = ({ node }: { node?: Node }) => Boolean((node instanceof Element ? node : node?.parentElement)?.closest('header'));
      for (const { value, hadRecentInput, sources } of entries)
        if (!hadRecentInput && !sources.every(isOfHeader)) {
          shifts.sum += value;
          shifts.moved.push(...sources.map(describe));
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  for (const path of paths) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').locator('[aria-busy="true"], svg[width="100%"]')).toHaveCount(0);
    // What is asked for when the rest is there comes, too.
    await expect.poll(() => underWay.size).toBe(0);
    const { sum, moved } = await page.evaluate(() => (globalThis as Watched).shifts);
    expect.soft(sum, `${path}: ${moved.slice(0, 4).join(' | ')}`).toBeLessThanOrEqual(MOST_SHIFT);
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
      const place = width === 360 ? 0 : 1;

      test('for a guest', inTurn(language, place), async ({ page }) => {
        await watchShifts(page);
        await expectStill(page, inView(OPEN_PAGES));
      });

      test('for a customer', LONG, async ({ page, shop }) => {
        await watchShifts(page);
        await signedIn(page, await createCustomer(platformAt(shop.platform)));
        await expectStill(page, inView(ACCOUNT_PAGES));
      });

      test('for the administrator of a company', inTurn(language, place + 1), async ({ page, shop }) => {
        await watchShifts(page);
        const { admin } = await createCompany(platformAt(shop.platform));
        await signedIn(page, admin);
        await expectStill(page, inView([...ACCOUNT_PAGES.slice(0, 2), ...COMPANY_PAGES]));
      });
    });
