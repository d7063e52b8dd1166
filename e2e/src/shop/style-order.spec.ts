/*
 * A page looks the same whatever other pages have brought before: their styles stand behind its own, or between. Two rules that are equally
 * specific and say two things of one element would let the last one win.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { nothingIsComing, requestsUnderWay } from '../kit/at-rest';
import { customerOf, DEMO, signedIn } from '../kit/customer';
import { LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { liveVersion } from '../kit/releases';
import { expect, open, test, type Shop } from '../kit/shop';

const OF_ALL = [
  '/',
  '/deep-groove-ball-bearing-6205-2rs.html',
  '/cart?lines=6205-2RS:2,6206:3',
  '/bearings.html',
  '/tools.html?view=list',
  '/wedge-belt-spa.html',
  '/search.html?query=6205',
  '/about-us',
  '/faqs',
  '/contact-us',
  '/quickOrder',
  '/sign-in',
  '/create',
  '/guest-order',
  '/company/account/create',
  '/locations',
  '/careers',
  '/blog',
  '/compare?skus=6205-2RS,6206',
  '/calculators-e-tools/belt-length',
];
const OF_MEMBERS = [
  '/order-history',
  '/order-history/000000004',
  '/account-information',
  '/address-book/new',
  '/wishlist',
  '/create-support-ticket',
  '/requisition-lists',
  '/manage-subuser',
  '/company/structure',
  '/purchase-orders',
  '/approval-rules/new',
];

const stylesOf = (shop: Shop): string[] =>
  ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-company'].flatMap((name) => {
    const place = join(name, liveVersion(shop, name));
    const files = readdirSync(join(shop.store, place)).filter((file) => file.endsWith('.css'));
    return files.map((file) => `/releases/${place}/${file}`);
  });

/** Where everything of the page stands that can be seen, and how it looks. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#main *')]
      .filter((element) => element.checkVisibility() && !element.closest('svg svg, svg > *'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, padding, margin, border } = getComputedStyle(element);
        const what = `${element.localName} “${element.textContent.trim().slice(0, 30)}”`;
        return [what, ...[left, top + scrollY, width, height].map(Math.round), color, backgroundColor, font, padding, margin, border].join(
          ' | ',
        );
      }),
  );

async function expectSame(page: Page, shop: Shop, paths: readonly string[]): Promise<void> {
  const underWay = requestsUnderWay(page);
  for (const path of paths) {
    await open(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await nothingIsComing(page);
    // What comes by itself is there when nothing is asked for, and nothing changes any more.
    let before: string[] = [];
    await expect
      .poll(
        async () => {
          const last = before;
          before = await look(page);
          return underWay.size === 0 && before.join('\n') === last.join('\n');
        },
        { intervals: [500] },
      )
      .toBe(true);
    await page.evaluate(async (files) => {
      const load = (file: string) =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file });
          link.addEventListener('load', resolve);
          document.head.append(link);
        });
      await Promise.all(files.map(load));
    }, stylesOf(shop));
    await expect.soft.poll(() => look(page), { message: path, timeout: 5000 }).toEqual(before);
  }
}

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('what anyone may see looks the same behind the styles of all pages', LONG, ({ page, shop }) => expectSame(page, shop, OF_ALL));

    test('so does what members may see', LONG, async ({ page, shop }) => {
      await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.admin));
      await expectSame(page, shop, OF_MEMBERS);
    });
  });
