/* The cart page: compact on a phone, by keyboard, and what stands around the lines. */
import { violationsIn } from '../kit/accessible';
import { inTurn, LONG } from '../kit/lanes';
import { fillCart } from '../kit/carts';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { texts, type Language } from '../kit/texts';

const PREFIX = { en: '', ar: '/arabic' };
const LINES = [
  { sku: '6205-2RS', quantity: 8 },
  { sku: 'UCP205', quantity: 1 },
  { sku: 'SPA-1250', quantity: 1, parentSku: 'SPA-BELT' },
  { sku: '6206', quantity: 2 },
];
/** The length of the belt, which the shopper chose. */
const OPTION = /^Belt length/;
const WIDTHS = [320, 360, 768, 1440] as const;

for (const language of ['en', 'ar'] as const satisfies readonly Language[]) {
  const t = texts(language);

  for (const width of WIDTHS) {
    test(
      `fits ${width} px, axe finds nothing, nothing is folded away for good (${language})`,
      width < 768 ? inTurn(language, WIDTHS.indexOf(width)) : LONG,
      async ({ page, shop }) => {
        await page.setViewportSize({ width, height: 800 });
        await fillCart(page, shop.platform, LINES);
        await open(page, `${PREFIX[language]}/cart`);
        const main = page.getByRole('main');
        const rows = main.getByRole('row');
        await expect(rows).toHaveCount(LINES.length + 1);
        await expect(main.getByRole('form', { name: t.buying('add.title') })).toBeAttached();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(await violationsIn(page, 'main')).toEqual([]);
        const bar = main.getByRole('group', { name: t.buying('cart.bar') });
        if (width >= 960) return expect(bar).toBeHidden();
        // The way on is in sight from the first line on.
        await expect(bar.getByRole('button', { name: t.buying('cart.to-checkout') })).toBeInViewport({ ratio: 1 });
        if (width === 360 && language === 'en')
          for (const row of (await rows.all()).slice(2)) {
            // A chosen option has a line of its own.
            const optionLines = (await row.getByText(OPTION).count()) * 24;
            expect((await row.boundingBox())!.height).toBeLessThan(170 + optionLines);
          }
        const save = rows.nth(1).getByRole('button', { name: t.buying('later.save') });
        await expect(save).toBeHidden();
        await rows
          .nth(1)
          .getByRole('button', { name: new RegExp(`^${t.buying('lines.more', { name: '' }).trim()}`) })
          .press('Enter');
        await expect(save).toBeVisible();
        await bar.getByRole('button').press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: t.buying('checkout.title') })).toBeVisible();
      },
    );
  }

  test(`a line is put aside and comes back, also after a reload (${language})`, inTurn(language, 0), async ({ page, shop }) => {
    await fillCart(page, shop.platform, LINES.slice(0, 2));
    await open(page, `${PREFIX[language]}/cart`);
    const { cartTrigger } = createShopper(page, language, 'mouse', 1280);
    const main = page.getByRole('main');
    await main
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: t.buying('later.save') })
      .press('Enter');
    const saved = main.getByRole('region', { name: t.buying('later.title') });
    await expect(saved.getByRole('listitem')).toHaveCount(1);
    await expect(main.getByRole('button', { name: new RegExp(`^${t.buying('lines.remove', { name: '' }).trim()}`) }).first()).toBeFocused();
    await expect(cartTrigger(1)).toBeAttached();
    await page.reload();
    // What is shown until then is the cart as it was last seen.
    await expect(saved).toBeVisible();
    await expect(main.getByText(t.buying('cart.checking'))).toBeHidden();
    await saved.getByRole('button', { name: t.buying('later.to-cart') }).press('Enter');
    await expect(saved).toBeHidden();
    await expect(cartTrigger(9)).toBeAttached();
  });

  test(
    `a few more cost less, a part is added by its number, delivery is estimated (${language})`,
    inTurn(language, 1),
    async ({ page, shop }) => {
      await fillCart(page, shop.platform, LINES.slice(0, 1));
      await open(page, `${PREFIX[language]}/cart`);
      const { cartTrigger } = createShopper(page, language, 'mouse', 1280);
      const main = page.getByRole('main');
      await main.getByRole('row').nth(1).getByRole('button', { name: /5 ?%/ }).click();
      await expect(cartTrigger(10)).toBeAttached();
      await expect(main.getByRole('row').nth(1).getByText('SAR 16.63')).toBeVisible();

      const form = main.getByRole('form', { name: t.buying('add.title') });
      await form.getByRole('textbox', { name: t.buying('lines.sku') }).fill('NO-SUCH-PART');
      await page.keyboard.press('Enter');
      await expect(form.getByRole('textbox', { name: t.buying('lines.sku') })).toHaveAccessibleDescription(/NO-SUCH-PART/);
      await form.getByRole('textbox', { name: t.buying('lines.sku') }).fill('UCP205');
      await page.keyboard.press('Enter');
      await expect(main.getByRole('row')).toHaveCount(3);
      await expect(form.getByRole('textbox', { name: t.buying('lines.sku') })).toHaveValue('');

      await main.getByRole('button', { name: t.buying('estimate.title') }).click();
      await main.getByRole('combobox', { name: t.buying('estimate.region') }).selectOption({ index: 1 });
      await expect(main.getByText('SAR 25.00')).toBeVisible();
      expect(await violationsIn(page, 'main')).toEqual([]);
    },
  );

  test(`a shared cart is looked at before anything is added (${language})`, inTurn(language, 0), async ({ page, shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fillCart(page, shop.platform, LINES);
    await open(page, `${PREFIX[language]}/cart`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t.buying('share.copy') })
      .click();
    await expect(page.getByText(t.buying('share.copied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${PREFIX[language]}/cart?lines=`);

    const other = await context.browser()!.newContext({ serviceWorkers: 'block' });
    const visitor = await other.newPage();
    await open(visitor, `${link}%2CNOPE-1%3A2`);
    const { cartTrigger } = createShopper(visitor, language, 'mouse', 1280);
    const shared = visitor.getByRole('region', { name: t.buying('shared.title') });
    await expect(shared.getByRole('listitem')).toHaveCount(LINES.length + 1);
    await expect(shared.getByText(t.buying('shared.unknown'))).toBeVisible();
    await expect(shared.getByText('SAR 140.00')).toBeVisible();
    await expect(cartTrigger(0)).toBeAttached();
    expect(await violationsIn(visitor, 'main')).toEqual([]);
    await shared.getByRole('button').first().press('Enter');
    await expect(cartTrigger(12)).toBeAttached();
    const rest = visitor.getByRole('region', { name: t.buying('shared.rest') });
    await expect(rest.getByRole('listitem')).toHaveCount(1);
    await rest.getByRole('button', { name: t.buying('shared.close') }).click();
    await expect(visitor).toHaveURL(/\/cart$/);
    await other.close();
  });
}
