/* The header: what stands in it at each width, and how it follows the page. */
import type { Page } from '@playwright/test';
import { fillCartOf } from '../kit/carts';
import { createCustomer, openAs } from '../kit/customer';
import { inTurn, shortIf } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { readShifts, watchShifts } from '../kit/shifts';
import { expect, open, test } from '../kit/shop';
import { startSlowLine } from '../kit/slow-line';
import { texts } from '../kit/texts';

const CATEGORY = '/bearings.html';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there.`);
  return box;
};

/** The header follows the page from when it says where what sticks below it begins. */
const followsPage = (page: Page) => page.waitForFunction(() => document.documentElement.style.getPropertyValue('--sticky-top') !== '');

/** The narrowest, and the first with a line above the bar. */
const IN_EACH_RUN = new Set(['320 en', '960 ar']);

for (const [width, height] of [
  [320, 56],
  [360, 56],
  [768, 56],
  [960, 96],
  [1440, 96],
] as const)
  for (const language of ['en', 'ar'] as const)
    test(
      `${width} px, ${language}: as high as specified, everything in it whole and on the screen`,
      shortIf(IN_EACH_RUN.has(`${width} ${language}`)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, language === 'ar' ? '/arabic/' : '/');
        const t = texts(language);
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('button', { name: t.shell('header.menu') })).toBeVisible({ visible: width < 1024 });
        const logo = banner.getByRole('link', { name: language === 'ar' ? 'متجر AMC الإلكتروني' : 'AMC eShop' });
        const { y, height: logoHeight } = (await logo.boundingBox()) ?? { y: 0, height: 0 };
        // The bar's middle is the logo's; above it there may be a line of 2rem.
        const line = width >= 960 ? 32 : 0;
        expect(Math.round(y + logoHeight / 2)).toBe(line + (height - line) / 2);
        // No word of the name is cut.
        expect(await logo.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
        for (const control of await banner.locator('a, button, input').all()) {
          if (!(await control.isVisible())) continue;
          const box = await control.boundingBox();
          expect(box && box.x >= -12 && box.x + box.width <= width + 12).toBe(true);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        // Quick order is there at every width.
        await expect(banner.getByRole('link', { name: language === 'ar' ? 'الطلب السريع' : 'Quick Order' })).toBeVisible();
      },
    );

test('hides on the way down and comes back on the way up, without moving the page; the focus keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await open(page, CATEGORY);
  const before = await readShifts(page);
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  await followsPage(page);
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 900);
  await expect(search).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(search).toBeInViewport();
  expect((await boxOf(page, '[data-header] search')).y).toBeLessThan(64);
  // Compact: neither the line above nor the menu below.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Call 9200 00000' })).not.toBeInViewport();
  await search.focus();
  await page.mouse.wheel(0, 400);
  await expect(page.locator('[data-header][data-hidden]')).toBeAttached();
  await expect(search).toBeInViewport();
  const after = await readShifts(page);
  expect(after.sum - before.sum, after.moved).toBeLessThan(0.001);
});

for (const language of ['en', 'ar'] as const)
  test(
    `nothing in it moves when it is known who is signed in and what is in the cart (${language})`,
    inTurn(language, 1),
    async ({ page, shop, silent }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await watchShifts(page);
      // A font that comes moves words, too, the sooner or later the busier the machine is: here none comes.
      silent.allow(/\.woff2/);
      await page.route('**/*.woff2', (route) => route.abort());
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform, { firstName: 'Abdulrahman Abdulaziz' });
      await fillCartOf(platform, customer, [{ sku: '6206', quantity: 12 }]);
      await openAs(page, language, language === 'ar' ? '/arabic/contact-us' : '/contact-us', customer);
      await expect(page.getByRole('banner').getByRole('button', { name: /Cart, 12|12 منتج/ })).toBeAttached();
      const { sum, moved } = await readShifts(page, ({ isOfHeader }) => isOfHeader);
      // A name of two lines moves a word alone; a box that becomes wider is three times this.
      expect(sum, moved).toBeLessThan(0.0003);
    },
  );

for (const path of ['/arabic/contact-us', '/checkout'])
  test(`nothing is painted before all of it is there: the rest would move what is (${path})`, async ({ page, shop }) => {
    const line = await startSlowLine(shop.url, (html) => html.lastIndexOf('<a ', html.indexOf('</header>')));
    await page.addInitScript(() => {
      const count = () => document.querySelectorAll('header a').length;
      requestAnimationFrame(() => (document.documentElement.dataset.linksInFirstFrame = String(count())));
    });
    await page.goto(line.url + path, { waitUntil: 'commit' });
    const linksSoFar = () => page.evaluate(() => document.querySelectorAll('header a').length);
    await expect.poll(linksSoFar).toBeGreaterThan(0);
    // Frames come 60 times a second, where they may.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const atFirst = await linksSoFar();
    line.goOn();
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    expect(Number(await page.locator('html').getAttribute('data-links-in-first-frame'))).toBeGreaterThan(atFirst);
    line.stop();
  });

test('on a phone the search is a row that scrolls away; the bar comes back alone, and what is below it can be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, CATEGORY);
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
  expect((await search.boundingBox())?.y).toBeGreaterThanOrEqual(56);
  await followsPage(page);
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeInViewport();
  await expect(search).toBeHidden();
  expect(await page.evaluate(() => document.elementFromPoint(180, 80)?.closest('header') === null)).toBe(true);
});

test('after a change of language the keyboard goes on at the switcher; the other language is one press away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, CATEGORY);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Store view: EN' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('button', { name: 'English Current' })).toBeDisabled();
  await banner.getByRole('button', { name: 'العربية' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(banner.locator('#store-switcher')).toBeFocused();
  await banner.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/bearings\.html$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a guest who wants the wish list signs in first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'My Wishlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Signin / Register' })).toBeVisible();
});

test('without motion wanted nothing slides; in forced colours the open menu and the current page can be told', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, CATEGORY);
  expect(await page.locator('[data-header]').evaluate((header) => getComputedStyle(header).transitionDuration)).toBe('0s');
  const lines = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor));
  expect(lines[0]).not.toBe(lines[1]);
});

for (const language of ['en', 'ar'] as const)
  test(
    `prices are read without VAT by who wants that: at once, from the first paint of the next page on, in all tabs (${language})`,
    inTurn(language, 0),
    async ({ page, context }) => {
      const { shell } = texts(language);
      const product = `${language === 'ar' ? '/arabic' : ''}/deep-groove-ball-bearing-6205-2rs.html`;
      const main = page.getByRole('main');
      const isFirst = async (amount: string, other: string) => {
        const [first, second] = [main.getByText(amount, { exact: true }).first(), main.getByText(other, { exact: true }).first()];
        await expect.poll(async () => ((await first.boundingBox())?.y ?? 0) < ((await second.boundingBox())?.y ?? 0)).toBe(true);
      };
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, product);
      await isFirst('SAR 17.50', 'SAR 15.22');
      const other = await context.newPage();
      await open(other, product);
      await page
        .getByRole('banner')
        .getByRole('button', { name: shell('header.vat-without'), exact: true })
        .click();
      await isFirst('SAR 15.22', 'SAR 17.50');
      await expect(other.locator('html[data-net]')).toBeAttached();
      await other.close();

      // Before any script of the shop has come.
      await page.route(/\.js$/, () => undefined);
      await page.reload({ waitUntil: 'commit' });
      await isFirst('SAR 15.22', 'SAR 17.50');
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      // On a phone the switch stands in the drawer.
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, product);
      await page.getByRole('button', { name: shell('header.menu') }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('button', { name: shell('header.vat-without'), exact: true })).toHaveAttribute('aria-pressed', 'true');
      await drawer.getByRole('button', { name: shell('header.vat-with'), exact: true }).click();
      await drawer.getByRole('button', { name: shell('drawer.close') }).click();
      await isFirst('SAR 17.50', 'SAR 15.22');
    },
  );
