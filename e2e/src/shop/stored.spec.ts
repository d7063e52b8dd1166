/*
 * Who may see what the shop stores in a browser. A customer does all that stores something; what is found then has to stand in the table
 * below, and is looked for again after each way in which somebody else comes to this browser.
 */
import type { Page } from '@playwright/test';
import { fillCartOf } from '../kit/carts';
import { createCustomer, type Customer } from '../kit/customer';
import { LONG } from '../kit/lanes';
import { platformAt, type Platform } from '../kit/platform';
import { expect, open, test, watchPage } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { NAMESPACE, TOKEN_KEY } from '../kit/storage';
import { storedIn, type Stored } from '../kit/stored';
import { textOf, texts, type Language } from '../kit/texts';

/**
 * `everybody`: settings and public pages, which say nothing of anybody. `owner`: what waits for its customer under a name that nobody else
 * has. `shopper`: what a customer who comes back finds, though the token has ended; gone with a sign-out and with another customer.
 * `session`: gone with the session, however that ends.
 */
type Who = 'everybody' | 'owner' | 'shopper' | 'session';

interface Row {
  key: string | RegExp;
  who: Who;
  /** Why the walk below does not store it. */
  notWalked?: string;
}

const TABLE: readonly Row[] = [
  { key: 'cookie:store_view_code', who: 'everybody' },
  { key: 'local:store_view_code', who: 'everybody' },
  { key: 'local:store_view_currency', who: 'everybody' },
  { key: 'local:store_view_secure_base_media_url', who: 'everybody' },
  { key: 'local:prices_without_vat', who: 'everybody' },
  { key: 'local:listPageSize', who: 'everybody' },
  { key: 'local:listView', who: 'everybody' },
  { key: 'local:wishlistChangedAt', who: 'everybody' },
  { key: 'local:cache_id', who: 'everybody', notWalked: 'only where the platform names its caches' },
  { key: 'session:storeData', who: 'everybody' },
  { key: 'session:store_view_switched', who: 'everybody', notWalked: 'from one document to the next' },
  { key: 'session:scroll-positions', who: 'everybody' },
  { key: 'session:shop:restarted', who: 'everybody', notWalked: 'a release that is gone' },
  { key: 'session:start-tried', who: 'everybody', notWalked: 'a start that failed' },
  { key: 'session:release_overrides', who: 'everybody', notWalked: 'a developer’s' },
  { key: /^database:shop\/answers\//, who: 'everybody' },
  { key: /^cache:(releases|catalog|configuration)$/, who: 'everybody' },
  { key: /^(cache:workbox-|database:workbox-expiration\/)/, who: 'everybody' },

  { key: 'local:savedForLater', who: 'owner' },
  { key: 'local:cartWaiting', who: 'owner' },
  { key: 'database:shop-cart/waiting/changes', who: 'owner' },

  { key: /^(local|session):kept_by$/, who: 'shopper' },
  { key: 'local:recentlyViewed', who: 'shopper' },
  { key: 'local:recentSearches', who: 'shopper' },
  { key: 'local:compareList', who: 'shopper' },
  { key: 'local:imagesBySku', who: 'shopper' },
  { key: 'session:checkout_draft', who: 'shopper' },
  { key: 'session:checkout_receipt', who: 'shopper', notWalked: 'an order ends the draft: checkout-storage.test.ts' },
  { key: 'session:checkout_sent', who: 'shopper', notWalked: 'an order under way: checkout-storage.test.ts' },
  { key: 'session:quick_order', who: 'shopper' },
  { key: /^session:form_/, who: 'shopper' },
  { key: 'session:wishlistWanted', who: 'shopper', notWalked: 'a guest’s, until they have signed in' },
  { key: 'session:application_upload_token', who: 'shopper', notWalked: 'a guest’s' },
  { key: 'session:cartNotice', who: 'shopper', notWalked: 'from one document to the next' },
  { key: /^database:uploads\/files\//, who: 'shopper' },
  { key: 'cache:visited-documents', who: 'shopper' },

  { key: 'local:signin_token', who: 'session' },
  { key: /^local:cart(Id|Owner|Summary|Lines)$/, who: 'session' },
  { key: /^local:(shipping_address|billing_address|availableShippingMethods|shippingMethod|paymentMethod)$/, who: 'session' },
];

const PREFIX = { en: '', ar: '/arabic' };
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
/** What the customer writes, and nobody else. */
const TYPED = 'Zaqqum';
/** Parts that the customer looks at, compares, puts aside and buys; not of another test's words. */
const PARTS = ['6205-2RS', 'UCP205', '6206'];

const isOf = (key: string, row: Row) => (typeof row.key === 'string' ? row.key === key : row.key.test(key));
const rowOf = (key: string) => TABLE.find((row) => isOf(key, row));

test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'allow' });

for (const language of ['en', 'ar'] as const satisfies readonly Language[])
  test(`what is stored is seen by nobody whom it is not for (${language})`, LONG, async ({ page, context, shop, silent }) => {
    silent.allow(/status of 40[13]|net::ERR_INTERNET_DISCONNECTED/);
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform, { firstName: TYPED });
    const stranger = await createCustomer(platform);
    const shopper = createShopper(page, language, 'mouse', 1280);

    const walked = await test.step('all that a customer does', () => walk(page, language, platform, customer));
    const keys = Object.keys(walked);
    expect(
      keys.filter((key) => !rowOf(key)),
      'a key that is stored needs a row in the table: who may see it?',
    ).toEqual([]);
    expect(
      TABLE.filter((row) => row.notWalked === undefined && !keys.some((key) => isOf(key, row))),
      'the walk stores what the table names',
    ).toEqual([]);

    const kept = await keepAside(page);
    /** The customer again, with all that was stored, on the home page. */
    const comeBack = async () => {
      await putBack(page, kept, await platform.token(customer.email));
      await open(page, `${PREFIX[language]}/`);
      await expect(page.getByRole('banner').getByText(TYPED)).toBeAttached();
    };
    const isSecret = (text: string, marks: readonly string[]) => marks.filter((mark) => text.includes(mark));
    /** What is readable though it must not be. */
    const readable = async (gone: readonly Who[]) => {
      const stored = await storedIn(page);
      return Object.entries(stored).flatMap(([key, text]) => {
        const who = rowOf(key)?.who;
        if (who === undefined) return [`${key} has no row`];
        const isGone = gone.includes(who);
        const marks = isSecret(text, [...(isGone || who !== 'shopper' ? [TYPED, customer.email] : []), ...(isGone ? PARTS : [])]);
        const isSame = isGone && text === walked[key];
        return marks.length > 0 || isSame ? [`${key}: ${marks.join() || 'as it was'}`] : [];
      });
    };
    const GONE: readonly Who[] = ['shopper', 'session'];

    await test.step('the customer signs out', async () => {
      await comeBack();
      await shopper.signOut();
      await expect.poll(() => readable(GONE)).toEqual([]);
      await seesNothing(page, language);
    });

    await test.step('the customer signs out in another tab', async () => {
      await comeBack();
      const other = await context.newPage();
      watchPage(other).allow(/./);
      await open(other, `${PREFIX[language]}/`);
      await createShopper(other, language, 'mouse', 1280).signOut();
      await other.close();
      await page.bringToFront();
      await expect(page.getByRole('banner').getByRole('button', { name: texts(language).shell('header.login') })).toBeVisible();
      await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
      await expect.poll(() => readable(GONE)).toEqual([]);
    });

    await test.step('the token ends', async () => {
      await comeBack();
      await platform.control('tokens/expire', { email: customer.email });
      await page.reload();
      await expect(page.getByRole('banner').getByRole('button', { name: texts(language).shell('header.login') })).toBeVisible();
      await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
      // The cart's service comes when the browser is idle.
      await expect.poll(() => readable(['session'])).toEqual([]);
      await seesNoText(page, language);
    });

    await test.step('another customer signs in after that', async () => {
      expect(JSON.stringify(await storedIn(page))).toContain(TYPED);
      await open(page, `${PREFIX[language]}/`);
      await shopper.signIn(stranger.email);
      await expect.poll(() => readable(GONE)).toEqual([]);
      await seesNothing(page, language);
      await seesNoText(page, language);
    });
  });

/** Stores whatever there is to store. Gives all that was stored meanwhile, also what did not stay. */
async function walk(page: Page, language: Language, platform: Platform, customer: Customer): Promise<Stored> {
  const { account, buying, catalog, shell } = texts(language);
  const shopper = createShopper(page, language, 'mouse', 1280);
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const at = (path: string) => PREFIX[language] + path;
  let stored: Stored = {};
  const look = async () => void (stored = { ...stored, ...(await storedIn(page)) });
  await fillCartOf(platform, customer, [
    { sku: 'UCP205', quantity: 1 },
    { sku: '6206', quantity: 2 },
  ]);

  const other: Language = language === 'en' ? 'ar' : 'en';
  await open(page, PREFIX[other] + PRODUCT);
  await createShopper(page, other, 'mouse', 1280).switchView(language);
  await shopper.signIn(customer.email);
  // The code that keeps changes comes a while after the page.
  const outbox = page.waitForResponse((response) => /outbox/.test(response.url()));
  await open(page, at(PRODUCT));
  await banner.getByRole('button', { name: shell('header.vat-without'), exact: true }).click();
  await main
    .getByRole('button', { name: catalog('compare.add'), exact: true })
    .first()
    .click();
  await main
    .getByRole('button', { name: catalog('wishlist.add') })
    .first()
    .click();
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  await outbox;
  await page.context().setOffline(true);
  await main
    .getByRole('button', { name: catalog('add-to-cart') })
    .first()
    .click();
  await expect.poll(() => storedIn(page)).toHaveProperty('database:shop-cart/waiting/changes');
  await look();
  await page.context().setOffline(false);
  await expect(shopper.cartTrigger(4)).toBeAttached();

  await open(page, at('/bearings.html'));
  await page
    .getByRole('navigation', { name: catalog('list.page-size') })
    .getByRole('link', { name: '24' })
    .click();
  await expect(page).toHaveURL(/size=24/);
  await main.getByRole('link', { name: catalog('view.list'), exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await shopper.search(TYPED);
  await expect.poll(async () => (await storedIn(page))['local:recentSearches']).toContain(TYPED);

  await open(page, at('/cart'));
  await main
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: buying('later.save') })
    .click();
  await expect(main.getByRole('region', { name: buying('later.title') }).getByRole('listitem')).toHaveCount(1);

  await open(page, at('/checkout'));
  const field = (name: string) => main.getByRole('textbox', { name: buying(`checkout.field.${name}`) }).first();
  await field('street').fill(`${TYPED} Street`);
  await field('city').fill('Riyadh');
  await main.getByRole('combobox', { name: buying('checkout.field.region') }).selectOption({ index: 1 });
  await field('postcode').fill('12345');
  await field('phone').fill('512345678');
  await main.getByRole('button', { name: buying('checkout.to-delivery') }).click();
  await shopper.chooseDeliveryAndPayment();
  await expect(main.getByRole('button', { name: buying('checkout.place') })).toBeVisible();

  await open(page, at('/quickOrder'));
  await main
    .getByRole('combobox', { name: buying('quick.sku') })
    .first()
    .fill(TYPED);
  await expect.poll(async () => (await storedIn(page))['session:quick_order']).toContain(TYPED);

  await open(page, at('/create-support-ticket'));
  await main.getByRole('textbox', { name: account('create-ticket.subject') }).fill(TYPED);
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: `${TYPED}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 ') });
  await expect(main.getByText(textOf('shared-ui', language, 'upload.state.done'), { exact: true })).toBeVisible();
  await look();
  return stored;
}

/** No list of this browser shows anything. */
async function seesNothing(page: Page, language: Language): Promise<void> {
  const { buying, catalog, shell } = texts(language);
  const main = page.getByRole('main');
  await open(page, `${PREFIX[language]}/cart`);
  await expect(main.getByRole('heading', { name: buying('cart.empty') }).or(main.getByRole('row').nth(1))).toBeVisible();
  for (const title of ['later.title', 'waiting.title', 'recently-viewed.title'])
    await expect(main.getByRole('region', { name: buying(title) })).toHaveCount(0);
  await page.getByRole('combobox', { name: shell('search.label') }).focus();
  await expect(page.getByRole('group', { name: catalog('suggestions.recent') })).toHaveCount(0);
  await open(page, `${PREFIX[language]}/compare`);
  await expect(main.getByText(catalog('comparison.empty'))).toBeVisible();
}

/** No form of the checkout is filled in with what the customer typed. */
async function seesNoText(page: Page, language: Language): Promise<void> {
  const main = page.getByRole('main');
  await open(page, `${PREFIX[language]}/tapered-roller-bearing-30205.html`);
  await createShopper(page, language, 'mouse', 1280).addToCart();
  await open(page, `${PREFIX[language]}/checkout`);
  await expect(main.getByRole('textbox', { name: texts(language).buying('checkout.field.street') }).first()).toHaveValue('');
}

interface Aside {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** Takes down what is stored, for `putBack`. Files stay in the browser, in a database of the test's own. */
async function keepAside(page: Page): Promise<Aside> {
  await page.evaluate(copyFiles, ['uploads', 'test-aside'] as const);
  return page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
}

/** The browser as it was when `keepAside` looked, with another token of the same customer. */
async function putBack(page: Page, { local, session }: Aside, token: string): Promise<void> {
  // A document of the shop's origin without its code.
  await page.goto('/registry.json');
  await page.evaluate(
    ([kept, typed, namespace, tokenKey, value]) => {
      for (const [storage, entries] of [[localStorage, kept] as const, [sessionStorage, typed] as const]) {
        for (const key of Object.keys(storage).filter((name) => name.startsWith(namespace))) storage.removeItem(key);
        for (const [key, text] of Object.entries(entries)) storage.setItem(key, text);
      }
      localStorage.setItem(tokenKey, JSON.stringify({ value: JSON.stringify(value), timeStored: Date.now(), ttl: 3600 }));
    },
    [local, session, NAMESPACE, TOKEN_KEY, token] as const,
  );
  await page.evaluate(copyFiles, ['test-aside', 'uploads'] as const);
}

/** Runs in the page. */
async function copyFiles([from, to]: readonly [string, string]): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The database gives no answer.'));
    });
  const openStore = (name: string) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => void request.result.createObjectStore('files');
    return done(request);
  };
  const [source, target] = [await openStore(from), await openStore(to)];
  const read = source.transaction('files').objectStore('files');
  const [keys, values] = await Promise.all([done(read.getAllKeys()), done(read.getAll())]);
  for (const [index, key] of keys.entries()) {
    const entries = target.transaction('files', 'readwrite').objectStore('files');
    await done(entries.put(values[index], key));
  }
  for (const database of [source, target]) database.close();
}
