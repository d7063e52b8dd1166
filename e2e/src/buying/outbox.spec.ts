/* Nothing is lost: what found no platform waits, is done once, and says so. */
import { violationsIn } from '../kit/accessible';
import { inTurn, LONG } from '../kit/lanes';
import { fillCart } from '../kit/carts';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { texts, type Language } from '../kit/texts';

const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const LINES = [
  { sku: 'UCP205', quantity: 1 },
  { sku: '6206', quantity: 2 },
];
const PREFIX = { en: '', ar: '/arabic' };
const BROWSER_ERRORS = /status of 50\d|net::ERR_/;

test.afterEach(async ({ shop }) => platformAt(shop.platform).clearFaults());

for (const language of ['en', 'ar'] as const satisfies readonly Language[]) {
  const t = texts(language);

  test(
    `an add made offline outlives the tab, and is carried out once (${language})`,
    inTurn(language, 1),
    async ({ page, context, shop, silent }) => {
      silent.allow(BROWSER_ERRORS);
      await fillCart(page, shop.platform, LINES);
      // The code that keeps changes comes after the page.
      const code = page.waitForResponse((response) => /outbox/.test(response.url()));
      await open(page, PREFIX[language] + PRODUCT);
      await code;
      await context.setOffline(true);
      await page
        .getByRole('main')
        .getByRole('button', { name: t.catalog('add-to-cart') })
        .first()
        .click();
      await expect(page.getByText(t.buying('service.waits').replace(/.*\{name\}/, '')).first()).toBeVisible();
      await page.close();
      await context.setOffline(false);

      const [first, second] = await Promise.all([context.newPage(), context.newPage()]);
      await Promise.all([open(first, `${PREFIX[language]}/cart`), open(second, `${PREFIX[language]}/cart`)]);
      const { cartTrigger } = createShopper(first, language, 'mouse', 1280);
      await expect(cartTrigger(4)).toBeAttached();
      await expect(first.getByRole('main').getByRole('row')).toHaveCount(4);
      await expect(second.getByRole('main').getByRole('row')).toHaveCount(4);
      await expect(first.getByRole('region', { name: t.buying('waiting.title') })).toHaveCount(0);
    },
  );

  test(`changes and removals show at once, and wait (${language})`, inTurn(language, 0), async ({ page, context, shop, silent }) => {
    silent.allow(BROWSER_ERRORS);
    await fillCart(page, shop.platform, LINES);
    const code = page.waitForResponse((response) => /outbox/.test(response.url()));
    await open(page, `${PREFIX[language]}/cart`);
    await code;
    const main = page.getByRole('main');
    const quantity = main
      .getByRole('row')
      .nth(2)
      .getByRole('textbox', { name: t.buying('lines.quantity') });
    await expect(quantity).toHaveValue('2');
    await context.setOffline(true);
    await quantity.fill('7');
    await quantity.press('Enter');
    const waiting = main.getByRole('region', { name: t.buying('waiting.title') });
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await expect(quantity).toHaveValue('7');
    await main
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: new RegExp(`^${t.buying('lines.remove', { name: '' }).trim()}`) })
      .press('Enter');
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    expect(await violationsIn(page, 'main')).toEqual([]);
    await context.setOffline(false);
    await expect(waiting).toHaveCount(0);
    await expect(createShopper(page, language, 'mouse', 1280).cartTrigger(7)).toBeAttached();
    await page.reload();
    await expect(main.getByRole('row')).toHaveCount(2);
    await expect(main.getByRole('textbox', { name: t.buying('lines.quantity') }).first()).toHaveValue('7');
  });
}

test('an add whose answer is lost is in the cart once', LONG, async ({ page, shop, silent }) => {
  silent.allow(BROWSER_ERRORS);
  const platform = platformAt(shop.platform);
  await fillCart(page, shop.platform, LINES);
  const code = page.waitForResponse((response) => /outbox/.test(response.url()));
  await open(page, PRODUCT);
  await code;
  await platform.fault('addProductsToCart', 'drop-answer');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(createShopper(page, 'en', 'mouse', 1280).cartTrigger(4)).toBeAttached();
  await open(page, '/cart');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: '6205-2RS' });
  await expect(row.getByRole('textbox')).toHaveValue('1');
  await expect(page.getByRole('region', { name: 'Waiting for the connection' })).toHaveCount(0);
});

test('what is sold out meanwhile is shown for a decision', async ({ page, context, shop, silent }) => {
  silent.allow(BROWSER_ERRORS);
  const platform = platformAt(shop.platform);
  await platform.control('stock', { sku: 'NU210-E', quantity: 3 });
  await fillCart(page, shop.platform, LINES);
  const code = page.waitForResponse((response) => /outbox/.test(response.url()));
  await open(page, '/cylindrical-roller-bearing-nu210-e.html');
  await code;
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(/waits and is added/).first()).toBeVisible();
  await platform.control('stock', { sku: 'NU210-E', quantity: 0 });
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Cart,/ }).click();
  const waiting = page.getByRole('dialog').getByRole('region', { name: 'Waiting for the connection' });
  await expect(waiting.getByRole('button', { name: 'Do it anyway' })).toBeVisible();
  await waiting.getByRole('button', { name: 'Leave it' }).click();
  await expect(waiting).toHaveCount(0);
  await platform.control('stock', { sku: 'NU210-E', quantity: 3 });
});

test(
  'several lines changed offline: what can be done is done, and each conflict is decided by itself',
  LONG,
  async ({ page, context, shop, silent }) => {
    silent.allow(BROWSER_ERRORS);
    const platform = platformAt(shop.platform);
    const cartId = await fillCart(page, shop.platform, [...LINES, { sku: '6204', quantity: 3 }, { sku: 'UCP206', quantity: 2 }]);
    const code = page.waitForResponse((response) => /outbox/.test(response.url()));
    await open(page, '/cart');
    await code;
    const main = page.getByRole('main');
    const line = (sku: string) => main.getByRole('row').filter({ hasText: sku });
    const quantityOf = (sku: string) => line(sku).getByRole('textbox', { name: 'Quantity' });
    await expect(quantityOf('UCP206')).toHaveValue('2');
    await context.setOffline(true);
    for (const [sku, quantity] of [
      ['6206', '7'],
      ['6204', '5'],
      ['UCP206', '9'],
    ] as const) {
      await quantityOf(sku).fill(quantity);
      await quantityOf(sku).press('Enter');
    }
    await line('UCP205')
      .getByRole('button', { name: /^Remove/ })
      .press('Enter');
    const waiting = main.getByRole('region', { name: 'Waiting for the connection' });
    await expect(waiting.getByRole('listitem')).toHaveCount(4);
    // Meanwhile: somebody else has changed one line, and another product is gone.
    const { cart } = await platform.ask<{ cart: { items: { uid: string; product: { sku: string } }[] } }>(
      `{cart(cart_id:"${cartId}"){items{uid product{sku}}}}`,
    );
    const uid = cart.items.find(({ product }) => product.sku === '6204')?.uid;
    await platform.ask(`mutation{updateCartItems(input:{cart_id:"${cartId}",cart_items:[{cart_item_uid:"${uid}",quantity:4}]}){cart{id}}}`);
    await platform.control('stock', { sku: 'UCP206', quantity: 3 });
    try {
      await context.setOffline(false);
      const entry = (name: RegExp) => waiting.getByRole('listitem').filter({ hasText: name });
      await expect(waiting.getByRole('button', { name: 'Do it anyway' })).toHaveCount(2);
      await expect(waiting.getByRole('listitem')).toHaveCount(2);
      await entry(/6204/).getByRole('button', { name: 'Do it anyway' }).click();
      await expect(waiting.getByRole('listitem')).toHaveCount(1);
      await entry(/206/).getByRole('button', { name: 'Leave it' }).click();
      await expect(waiting).toHaveCount(0);
      await page.reload();
      await expect(quantityOf('6206')).toHaveValue('7');
      await expect(quantityOf('6204')).toHaveValue('5');
      await expect(quantityOf('UCP206')).toHaveValue('2');
      await expect(line('UCP205')).toHaveCount(0);
    } finally {
      await platform.control('stock', { sku: 'UCP206', quantity: 500 });
    }
  },
);
