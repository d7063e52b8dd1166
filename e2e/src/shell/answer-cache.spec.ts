/* What anybody may see is cached for the next visit: shown until the platform has answered, and where it cannot be reached. */
import type { Page } from '@playwright/test';
import { customerOf, DEMO, openAs } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';

test.use({ viewport: { width: 1280, height: 800 } });

const CATEGORY = /^(Seals|موانع التسرب)$/;

/** Gives the address of the first product that can be bought there. */
async function goToCategory(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: CATEGORY }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: CATEGORY })).toBeVisible();
  const button = page.getByRole('button', { name: /Add to Cart|أضف إلى السلة/ });
  await expect(main.locator(button).first()).toBeVisible();
  const first = main.getByRole('listitem').filter({ has: button }).first();
  return (await first.getByRole('link').first().getAttribute('href')) ?? '';
}

/** Goes there, until what it shows is cached: each answer by itself, the list's the last. */
async function visitCategory(page: Page): Promise<void> {
  const [key = ''] = /[^/]+(?=\.html$)/.exec(await goToCategory(page)) ?? [];
  expect(key).not.toBe('');
  await expect.poll(() => storedIn(page)).toContain(key);
}

/** What the browser keeps, as text. */
const storedIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('shop');
        opening.onerror = () => reject(new Error('The database does not open.'));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('answers')) return resolve('');
          const reading = database.transaction('answers').objectStore('answers').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const) {
  test(`a category of the last visit is there while the platform is away (${language})`, inTurn(language, 1), async ({ page, silent }) => {
    silent.allow(/ERR_FAILED|Failed to fetch/);
    await open(page, `${prefix}/about-us`);
    await visitCategory(page);
    await open(page, `${prefix}/about-us`);
    await page.route('**/graphql*', (route) => route.abort());
    await goToCategory(page);
  });
}

test('what the platform says now takes the place of what was kept', async ({ page }) => {
  await open(page, '/about-us');
  await visitCategory(page);
  await open(page, '/about-us');
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql*', async (route) => {
    // Where an address leads is the platform's to say.
    if (route.request().url().includes('operationName=ResolveURL')) return route.continue();
    const response = await route.fetch();
    await held;
    await route.fulfill({ response, body: (await response.text()).replaceAll('"name":"Seals"', '"name":"Seals, renamed"') });
  });
  await goToCategory(page);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Seals, renamed' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('nothing of a customer is kept', async ({ page, shop }) => {
  await openAs(page, 'en', '/order-history', await customerOf(platformAt(shop.platform), DEMO.shopper));
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Order History' })).toBeVisible();
  expect(await storedIn(page)).not.toMatch(/shopper@example\.com|customer/);
});
