/* Today's releases beside the previous ones, in today's edge: whoever comes can buy, whichever of them are live. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createBuyer, createCustomer, DEMO, isKnown, newEmail } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { expect, open, test, type OwnShop } from '../kit/shop';
import { createShopper, type Shopper } from '../kit/shopper';
import type { Language } from '../kit/texts';

const TODAY = join(import.meta.dirname, '../../..');
/** Folder of the previous releases' packages, built: tooling/scripts/matrix.mjs. */
const PREVIOUS = process.env.MATRIX_PREVIOUS ?? '';
const distOf = (packageFolder: string) => join(packageFolder, 'dist/browser');
const releasesIn = (folder: string) => readdirSync(folder).filter((name) => existsSync(join(distOf(join(folder, name)), 'release.json')));

const PRODUCT = '/deep-groove-ball-bearing-6206.html';
const previous = releasesIn(PREVIOUS);
const remotes = previous.filter((name) => name !== 'shell');

interface Cell {
  name: string;
  /** Which releases are the previous ones. */
  old: readonly string[];
  /** Who comes beside the guest at a desk: a customer with a phone, in Arabic. */
  isWhole: boolean;
}

const CELLS: readonly Cell[] = [
  { name: 'today’s shell with the previous remotes', old: remotes, isWhole: true },
  ...remotes.map((name) => ({ name: `today’s releases with the previous ${name}`, old: [name], isWhole: false })),
  { name: 'the previous shell with today’s remotes', old: ['shell'], isWhole: true },
  { name: 'the previous releases', old: previous, isWhole: true },
];

const packagesOf = (old: readonly string[]) => releasesIn(TODAY).map((release) => join(old.includes(release) ? PREVIOUS : TODAY, release));

for (const { name, old, isWhole } of CELLS)
  test.describe(name, () => {
    const packages = packagesOf(old);

    test('a guest buys, a company’s administrator signs in, and what is missing is hidden', async ({ page, shop, startOwnShop }) => {
      const cell = await startOwnShop({ platform: shop.platform, packages });
      await isRenderedOnServer(cell);
      const links = new Set<string>();
      const shopper = createShopper(page, 'en', 'mouse', 1440);
      await goToProduct(cell, shopper, links);
      if (!old.includes('mfe-catalog')) await offersWishlist(shopper);
      await shopper.addToCart();
      await shopper.throughMiniCartToCart();
      await noteLinks(page, links);
      await checkOut(shopper, newEmail('guest'));
      await noteLinks(page, links);

      await open(page, cell.url);
      await shopper.signIn(DEMO.admin);
      await page
        .getByRole('banner')
        .getByRole('button', { name: shopper.t.shell('header.welcome', { name: '' }).trim() })
        .click();
      await noteLinks(page, links);
      await open(page, `${cell.url}/order-history`);
      await expect(page.getByRole('heading', { level: 1, name: shopper.t.account('orders.title') })).toBeVisible();
      await noteLinks(page, links);
      await open(page, `${cell.url}/manage-subuser`);
      await expect(page.getByRole('main').getByText(DEMO.buyer)).toBeVisible();
      await noteLinks(page, links);
      expect(await leadNowhere(cell, links)).toEqual([]);
    });

    if (isWhole)
      test.describe('on a phone', () => {
        test.use({ viewport: { width: 360, height: 740 } });

        test('a customer buys in Arabic', async ({ page, shop, startOwnShop }) => {
          const cell = await startOwnShop({ platform: shop.platform, packages });
          const shopper = createShopper(page, 'ar', 'mouse', 360);
          await goToProduct(cell, shopper, new Set());
          await shopper.addToCart();
          await shopper.signIn(await createBuyer(shop));
          await expect(shopper.cartTrigger(/[1-9]/)).toBeAttached();
          await shopper.openCart();
          await checkOut(shopper);
        });
      });
  });

test('without a network, the previous cart says that nothing was added: today’s would let it wait', async ({
  page,
  context,
  shop,
  silent,
  startOwnShop,
}) => {
  silent.allow(/ERR_INTERNET_DISCONNECTED/);
  const cell = await startOwnShop({ platform: shop.platform, packages: packagesOf(['mfe-cart-checkout']) });
  const shopper = createShopper(page, 'en', 'mouse', 1440);
  const main = page.getByRole('main');
  await open(page, cell.url + PRODUCT);
  await shopper.addToCart();
  await context.setOffline(true);
  await main
    .getByRole('button', { name: shopper.t.catalog('add-to-cart') })
    .first()
    .click();
  await expect(main.getByText('We could not reach the shop. Check your connection and try again.')).toBeVisible();
  await expect(shopper.cartTrigger(1)).toBeAttached();
});

test('a customer and the cart outlive a change of all releases, and the way back', async ({ page, shop, startOwnShop }) => {
  const cell = await startOwnShop({ platform: shop.platform, packages: packagesOf(previous) });
  const shopper = createShopper(page, 'en', 'mouse', 1440);
  const { email } = await createCustomer(platformAt(shop.platform));
  await open(page, cell.url + PRODUCT);
  await shopper.addToCart();
  await shopper.signIn(email);
  await expect(shopper.cartTrigger(1)).toBeAttached();
  for (const [count, packages] of [packagesOf([]), packagesOf(previous)].entries()) {
    await cell.publish(packages);
    await open(page, cell.url + PRODUCT);
    await isKnown(page, 'en');
    await expect(shopper.cartTrigger(count + 1)).toBeAttached();
    await shopper.addToCart();
    await expect(shopper.cartTrigger(count + 2)).toBeAttached();
  }
  await shopper.openCart();
  await expect(page.getByRole('textbox', { name: shopper.t.buying('lines.quantity') }).first()).toHaveValue('3');
});

/** No page of the catalogue falls back to the browser, in either language. */
async function isRenderedOnServer({ url }: OwnShop) {
  for (const [path, text] of [
    ['/', '<h1'],
    ['/bearings.html', '>Bearings</h1>'],
    [PRODUCT, /<h1[^>]*>[^<]*6206/],
    [`/arabic${PRODUCT}`, /<h1[^>]*>محمل[^<]*6206/],
  ] as const) {
    const response = await fetch(url + path);
    const facts = [response.status, response.headers.get('x-rendered-by'), response.headers.get('x-render-fallback')];
    expect([path, ...facts]).toEqual([path, 200, 'server', null]);
    expect(await response.text()).toMatch(text);
  }
}

/** Today's product page has a button for wish lists, which releases of both contracts provide. It comes with the one that compares. */
async function offersWishlist({ page, t }: Shopper) {
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: t.catalog('compare.add') }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: t.catalog('wishlist.add') })).toHaveCount(1);
}

/** From the home page by a category, as far as both sides have the same ways. */
async function goToProduct({ url }: OwnShop, { page, language }: { page: Page; language: Language }, links: Set<string>) {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, url + (language === 'ar' ? '/arabic/' : '/'));
  await noteLinks(page, links);
  await page.locator('a[href$="/bearings.html"]:visible').first().click();
  await expect(heading).toHaveText(language === 'ar' ? /محامل/ : 'Bearings');
  await noteLinks(page, links);
  await page.getByRole('main').locator('a[href*="bearing-6"]:visible').first().click();
  await expect(heading).toHaveText(/6\d+/);
  await noteLinks(page, links);
}

async function checkOut(shopper: Shopper, email?: string) {
  const { page, t } = shopper;
  const proceed = { name: t.buying('cart.proceed') };
  await page.getByRole('link', proceed).or(page.getByRole('button', proceed)).first().click();
  await shopper.fillAddress(email === undefined ? {} : { email });
  await shopper.chooseDeliveryAndPayment();
  expect(await shopper.placeOrder()).toMatch(/^\d{9}$/);
}

/** Paths of the shop that the page links to; those of products and categories are the platform's. */
async function noteLinks(page: Page, links: Set<string>) {
  const paths = await page
    .locator('a[href]')
    .evaluateAll((anchors) => (anchors as HTMLAnchorElement[]).filter(({ origin }) => origin === location.origin).map((a) => a.pathname));
  for (const path of paths) if (!path.endsWith('.html')) links.add(path);
}

async function leadNowhere({ url }: OwnShop, links: ReadonlySet<string>): Promise<string[]> {
  const answers = await Promise.all([...links].map(async (path) => [path, (await fetch(url + path)).status] as const));
  return answers.filter(([, status]) => status >= 400).map(([path, status]) => `${path}: ${status}`);
}

/** Text of all styles of a release, with the names of custom properties that they set. */
function stylesOf(folder: string): { text: string; names: Set<string> } {
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return { text, names: new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)) };
}

test('styles of remotes ask for nothing that the other shell does not have', () => {
  const shells = { today: stylesOf(distOf(join(TODAY, 'shell'))).names, previous: stylesOf(distOf(join(PREVIOUS, 'shell'))).names };
  const lacking = (folder: string, own: Set<string>, other: Set<string>) =>
    remotes.flatMap((remote) => {
      const { text, names } = stylesOf(distOf(join(folder, remote)));
      // With a second value it can do without.
      const asked = new Set([...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
      return [...asked].filter((name) => own.has(name) && !names.has(name) && !other.has(name)).map((name) => `${remote}: ${name}`);
    });
  expect(lacking(TODAY, shells.today, shells.previous)).toEqual([]);
  expect(lacking(PREVIOUS, shells.previous, shells.today)).toEqual([]);
});
