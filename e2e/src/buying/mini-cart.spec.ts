/* The cart in the panel beside the page: at every height and by keyboard alone. */
import { violationsIn } from '../kit/accessible';
import { inTurn, LONG } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import type { Language } from '../kit/texts';
import { fillCart } from '../kit/carts';

const PREFIX = { en: '', ar: '/arabic' };
const LINES = [
  { sku: '6205-2RS', quantity: 3 },
  { sku: 'UCP205', quantity: 1 },
  { sku: '6206', quantity: 2 },
  { sku: '6305', quantity: 1 },
];
/** The second is a laptop's screen at 200 %, the third a phone. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
];

for (const language of ['en', 'ar'] as const satisfies readonly Language[]) {
  for (const size of SIZES) {
    test(
      `header, lines and total stand apart at ${size.width} × ${size.height} (${language})`,
      size.height < 600 ? inTurn(language, SIZES.indexOf(size)) : LONG,
      async ({ page, shop }) => {
        await page.setViewportSize(size);
        await fillCart(page, shop.platform, LINES);
        await open(page, `${PREFIX[language]}/about-us`);
        const { cartTrigger, t } = createShopper(page, language, 'mouse', size.width);
        await cartTrigger(7).click();
        const panel = page.getByRole('dialog');
        const list = panel.getByRole('region', { name: t.buying('lines.title') });
        const proceed = panel.getByRole('button', { name: t.buying('cart.proceed') });
        await expect(list.getByRole('listitem')).toHaveCount(LINES.length);
        await expect(proceed).toBeInViewport({ ratio: 1 });
        await expect(panel.getByText(t.buying('totals.grand'))).toBeInViewport({ ratio: 1 });
        // The last line is reached by scrolling, and ends above the total.
        await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
        const [box, total] = [await list.boundingBox(), await panel.getByRole('term').first().boundingBox()];
        expect(box!.y + box!.height).toBeLessThanOrEqual(total!.y);
        await expect(proceed).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(await violationsIn(page, 'dialog')).toEqual([]);
      },
    );
  }

  test(`lines are taken out and put back by keyboard (${language})`, inTurn(language, 0), async ({ page, shop }) => {
    await fillCart(page, shop.platform, LINES.slice(0, 2));
    await open(page, `${PREFIX[language]}/about-us`);
    const { cartTrigger, t } = createShopper(page, language, 'keyboard', 1280);
    await cartTrigger(4).press('Enter');
    const panel = page.getByRole('dialog');
    const removals = panel.getByRole('button', { name: t.buying('lines.remove', { name: '' }).trim() });
    const undo = panel.getByRole('button', { name: t.buying('lines.undo') });
    await expect(removals).toHaveCount(2);
    await removals.first().press('Enter');
    await expect(removals).toHaveCount(1);
    await expect(removals.first()).toBeFocused();
    await removals.first().press('Enter');
    await expect(panel.getByRole('link', { name: t.buying('cart.continue') })).toBeFocused();
    await expect(cartTrigger(0)).toBeAttached();
    await expect(undo).toHaveCount(2);
    await undo.first().press('Enter');
    await expect(removals).toHaveCount(1);
    await expect(removals.first()).toBeFocused();
    await expect(undo).toHaveCount(1);
    await expect(cartTrigger(3)).toBeAttached();
  });
}
