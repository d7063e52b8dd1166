/* Quick order: a list of part numbers from typing, a spreadsheet or a file, looked up, put right, and added at once. */
import type { Page } from '@playwright/test';
import { expectSound } from '../kit/accessible';
import { LONG, inTurn } from '../kit/lanes';
import { createCompany } from '../kit/company';
import { createCustomer, openAs, type Customer } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { expect, open, test, type Shop } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { keyOf } from '../kit/storage';
import { textOf, texts, type Language } from '../kit/texts';

const PREFIX = { en: '', ar: '/arabic' };
const SIZES = { phone: { width: 320, height: 700 }, desktop: { width: 1440, height: 900 } };
/** What a browser says itself of calls that a test makes fail. */
const BROWSER_ERRORS = /status of 50\d|net::ERR_/;

/** The page of a customer, and what stands on it, once it is there. */
async function openQuickOrder(page: Page, language: Language, { platform }: Shop, customer?: Customer) {
  await openAs(page, language, `${PREFIX[language]}/quickOrder`, customer ?? (await createCustomer(platformAt(platform))));
  const t = texts(language);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: t.buying('quick.title') })).toBeVisible();
  const rows = main.locator('tbody').getByRole('row');
  return {
    t: t.buying,
    main,
    rows,
    sku: (index: number) => rows.nth(index).getByRole('combobox', { name: t.buying('quick.sku') }),
    quantity: (index: number) => rows.nth(index).getByRole('textbox', { name: textOf('shared-ui', language, 'ui.quantity') }),
    /** What a row says itself, whatever is suggested for it. */
    inStock: (index: number) =>
      rows
        .nth(index)
        .getByRole('paragraph')
        .filter({ hasText: t.buying('quick.in-stock') }),
    upload: (content: string | Buffer, name = 'list.csv') =>
      main
        .getByLabel(t.buying('quick.upload'))
        .setInputFiles({ name, mimeType: 'text/csv', buffer: typeof content === 'string' ? Buffer.from(content) : content }),
    addAll: () => main.getByRole('button', { name: t.buying('quick.add-all') }).click(),
  };
}

for (const [language, size] of [
  ['en', 'desktop'],
  ['en', 'phone'],
  ['ar', 'desktop'],
  ['ar', 'phone'],
] as const) {
  test.describe(`${language}, ${size}`, size === 'phone' ? inTurn(language, 0) : LONG, () => {
    test.use({ viewport: SIZES[size] });

    test('a guest is asked to sign in; a file is previewed, rows that cannot be ordered stay, the others are in the cart', async ({
      page,
      shop,
    }) => {
      await open(page, `${PREFIX[language]}/quickOrder`);
      await expect(page).toHaveURL(`${PREFIX[language]}/sign-in?from=%2FquickOrder`);
      const { t, main, rows, sku, quantity, inStock, upload, addAll } = await openQuickOrder(page, language, shop);
      const { cartTrigger } = createShopper(page, language, 'mouse', SIZES[size].width);
      await upload('\ufeffsku;qty\r\n6205-2RS;٢\r\nNO-SUCH;1\r\n22220-E-K;1\r\nNU210-E;9999\r\nSPA-BELT;1\r\nUCP205;1,5\r\n6205-2rs;1\r\n');
      await expect(rows).toHaveCount(6);
      await expect(main.getByText(t('quick.row-unknown'))).toBeVisible();
      await expect(rows.nth(0).getByRole('link', { name: /6205-2RS/ })).toBeVisible();
      await expect(quantity(0)).toHaveValue('3');
      await expect(rows.nth(2).getByText(t('quick.row-out-of-stock'))).toBeVisible();
      await expect(quantity(3)).toHaveAttribute('aria-invalid', 'true');
      await expect(rows.nth(4).getByText(t('quick.row-options'))).toBeVisible();
      await expect(quantity(5)).toHaveAccessibleDescription(new RegExp(textOf('shared-ui', language, 'ui.quantity.not-whole')));
      await expectSound(page);

      await addAll();
      await expect(rows).toHaveCount(5);
      await expect(cartTrigger(3)).toBeAttached();
      await expect(sku(0)).toHaveValue('NO-SUCH');
      // What is left is there after a reload, and is put right.
      await page.reload();
      await expect(rows).toHaveCount(5);
      await expect(sku(4)).toHaveValue('UCP205');
      await quantity(4).fill('2');
      await expect(inStock(4)).toBeVisible();
      await addAll();
      await expect(rows).toHaveCount(4);
      await expect(cartTrigger(5)).toBeAttached();
    });
  });
}

test.describe('by hand', () => {
  test.use({ viewport: SIZES.desktop });

  test('rows are filled by keyboard alone', async ({ page, shop }) => {
    const { sku, quantity, inStock, rows, main, t, addAll } = await openQuickOrder(page, 'en', shop);
    await sku(0).focus();
    await page.keyboard.type('6205-2rs');
    await page.keyboard.press('Enter');
    await expect(quantity(0)).toBeFocused();
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(sku(1)).toBeFocused();
    // Enough of the number to be suggested: the arrow marks it, Enter takes it and goes on to the quantity.
    await page.keyboard.type('UCP20');
    const suggestion = main.getByRole('option', { name: /^UCP205 / });
    await expect(suggestion).toBeVisible();
    while ((await suggestion.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(sku(1)).toHaveValue('UCP205');
    await expect(quantity(1)).toBeFocused();
    await expect(inStock(1)).toBeVisible();
    await expect(inStock(0)).toBeVisible();
    // The number of a variant, which the platform lists under its product only.
    await main.getByRole('button', { name: t('quick.add-row') }).press('Enter');
    await expect(sku(2)).toBeFocused();
    await page.keyboard.type('spa-1250');
    await expect(inStock(2)).toBeVisible();
    await main.getByRole('button', { name: t('lines.remove', { name: '6205-2rs' }) }).press('Enter');
    await expect(sku(0)).toBeFocused();
    await expect(sku(0)).toHaveValue('UCP205');
    await main.getByRole('button', { name: t('quick.undo') }).press('Enter');
    await expect(rows).toHaveCount(3);
    await expect(quantity(0)).toHaveValue('4');
    await addAll();
    await expect(createShopper(page, 'en', 'mouse', 1440).cartTrigger(6)).toBeAttached();
    await open(page, '/cart');
    await expect(main.getByText('SPA-1250').first()).toBeVisible();
  });

  test('a saved list and an order put their parts into the rows', LONG, async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    const { token } = customer;
    const { createRequisitionList: made } = await platform.ask<{ createRequisitionList: { requisition_list: { uid: string } } }>(
      'mutation{createRequisitionList(input:{name:"Line 2"}){requisition_list{uid}}}',
      { token },
    );
    await platform.ask(
      `mutation{addProductsToRequisitionList(requisitionListUid:"${made.requisition_list.uid}",requisitionListItems:[{sku:"6205-2RS",quantity:4},{sku:"UCP205",quantity:1}]){requisition_list{uid}}}`,
      { token },
    );
    const { main, rows, sku, quantity, t } = await openQuickOrder(page, 'en', shop, customer);
    await main.getByRole('button', { name: t('quick.lists') }).click();
    await main.getByRole('button', { name: /^Line 2/ }).click();
    await expect(rows).toHaveCount(2);
    await expect(sku(0)).toHaveValue('6205-2RS');
    await expect(quantity(0)).toHaveValue('4');
    await expectSound(page);
  });

  test('a price of the customer’s own, and what is typed gone with the one who typed it', async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const { admin } = await createCompany(platform);
    const { sku, rows } = await openQuickOrder(page, 'en', shop, admin);
    const own = await platform.ask<{
      products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] };
    }>('{products(filter:{sku:{eq:"6206"}}){items{price_range{minimum_price{final_price{value}}}}}}', { token: admin.token });
    await sku(0).fill('6206');
    const price = own.products.items[0]!.price_range.minimum_price.final_price.value.toFixed(2);
    await expect(rows.nth(0).getByText(`SAR ${price}`).first()).toBeVisible();
    const kept = () => page.evaluate((key) => sessionStorage.getItem(key), keyOf('quick_order'));
    await expect.poll(kept).toContain('6206');
    await createShopper(page, 'en', 'mouse', 1440).signOut();
    expect(await kept()).toBeNull();
  });

  test('a row whose adding had no answer stays and says so', async ({ page, shop, silent }) => {
    silent.allow(BROWSER_ERRORS);
    const { sku, inStock, main, t, addAll } = await openQuickOrder(page, 'en', shop);
    await sku(0).fill('UCP205');
    await expect(inStock(0)).toBeVisible();
    await platformAt(shop.platform).fault('addProductsToCart', 'error', 50);
    await addAll();
    await expect(main.getByRole('alert').filter({ hasText: t('quick.stopped') })).toBeVisible({ timeout: 30_000 });
    await expect(sku(0)).toHaveValue('UCP205');
    await platformAt(shop.platform).clearFaults();
    await addAll();
    await expect(sku(0)).toHaveValue('');
    await expect(createShopper(page, 'en', 'mouse', 1440).cartTrigger(1)).toBeAttached();
  });

  test('what is no list is refused, with the reason, and nothing that was typed goes', LONG, async ({ page, shop }) => {
    const { upload, main, sku, t } = await openQuickOrder(page, 'en', shop);
    await sku(0).fill('UCP205');
    const refusal = (reason: string) => main.getByRole('alert').filter({ hasText: reason });
    await upload(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'list.csv');
    await expect(refusal(t('quick.refused-spreadsheet'))).toBeVisible();
    await upload(Buffer.from([0x4d, 0x5a, 0, 0, 1]), 'list.csv');
    await expect(refusal(t('quick.refused-not-text'))).toBeVisible();
    await upload(Buffer.alloc(6 * 1024 * 1024, 'A,1\n'));
    await expect(refusal('larger than 5 MB')).toBeVisible();
    await upload('A,1\n'.repeat(100_000));
    await expect(refusal('more than 10,000 rows')).toBeVisible();
    await expect(sku(0)).toHaveValue('UCP205');
  });

  test('ten thousand rows are read and looked up while the page stays alive', LONG, async ({ page, shop }) => {
    const { upload, main, rows, t } = await openQuickOrder(page, 'en', shop);
    await page.evaluate(() => {
      const longest = { ms: 0 };
      Object.assign(window, { longest });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ type: 'longtask' });
    });
    await upload(Array.from({ length: 10_000 }, (_, index) => `P-${index},${(index % 9) + 1}`).join('\n'));
    await expect(rows).toHaveCount(25);
    await expect(main.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(main.getByRole('button', { name: /10,000 rows to check/ })).toBeVisible({ timeout: 60_000 });
    await main.getByRole('button', { name: t('quick.next') }).click();
    await expect(main.getByText('Rows 26–50 of 10,000')).toBeVisible();
    const longest = await page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
    // A busy machine takes its time; what is kept out is a list that is read, or drawn, in one go.
    expect(longest).toBeLessThan(1000);
  });
});
