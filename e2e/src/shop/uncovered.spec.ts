/* Nothing lies over what is pressed next: messages stand above it, and can be pressed themselves wherever they stand. */
import type { Locator } from '@playwright/test';
import { fillCart } from '../kit/carts';
import { shortIf } from '../kit/lanes';
import { expectSoundLayout } from '../kit/layout';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import type { Language } from '../kit/texts';

const PREFIX = { en: '', ar: '/arabic' };
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const LINES = [
  { sku: '6205-2RS', quantity: 1 },
  { sku: '6206', quantity: 2 },
];

/** Whoever presses its middle, or near one of its ends, presses it. */
async function expectUncovered(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) => element.contains(document.elementFromPoint(left + width * share, top + height / 2)));
  };
  await expect.poll(() => control.evaluate(isOnTop)).toBe(true);
}

for (const language of ['en', 'ar'] as const satisfies readonly Language[])
  for (const width of [360, 1440])
    test.describe(`${language}, ${width} px`, shortIf(language === 'ar' && width === 360), () => {
      test.use({ viewport: { width, height: 740 } });

      test('a message beside the mini cart leaves its buttons free, and its own works', async ({ page, shop }) => {
        await fillCart(page, shop.platform, LINES);
        await open(page, `${PREFIX[language]}/about-us`);
        const { cartTrigger, t } = createShopper(page, language, 'mouse', width);
        await cartTrigger(3).click();
        const panel = page.getByRole('dialog');
        await panel
          .getByRole('button', { name: t.buying('lines.remove', { name: '' }).trim() })
          .first()
          .click();
        await panel.getByRole('button', { name: t.buying('lines.undo') }).click();
        const message = page.locator('[data-toast]');
        await expect(message).toBeVisible();
        await message.hover();
        await expectUncovered(panel.getByRole('button', { name: t.buying('cart.proceed') }));
        await expectUncovered(panel.getByRole('link', { name: t.buying('mini-cart.view') }));
        const follow = message.getByRole('button', { name: t.buying('service.view-cart') });
        await expectUncovered(follow);
        await follow.click();
        await expect(page).toHaveURL(/\/cart$/);
        await expect(panel).toHaveCount(0);
      });

      test('a message on the cart page leaves the way on free, and does not lead to where one is', async ({ page, shop }) => {
        await fillCart(page, shop.platform, LINES);
        await open(page, `${PREFIX[language]}/cart`);
        const { t } = createShopper(page, language, 'mouse', width);
        const form = page.getByRole('form', { name: t.buying('add.title') });
        await form.getByRole('textbox').first().fill('6305');
        await page.keyboard.press('Enter');
        const message = page.locator('[data-toast="success"]');
        await expect(message).toBeVisible();
        await message.hover();
        await expect(message.getByRole('button', { name: t.buying('service.view-cart') })).toHaveCount(0);
        await page.evaluate(() => scrollTo(0, 0));
        await expectUncovered(page.getByRole('button', { name: t.buying(width === 360 ? 'cart.to-checkout' : 'cart.proceed') }).first());
      });

      test('without a connection, and with it again, the button of a product stays free', async ({ page, context, shop, silent }) => {
        silent.allow(/net::ERR_/);
        await fillCart(page, shop.platform, LINES);
        // The code that keeps changes comes after the page.
        const code = page.waitForResponse((response) => /outbox/.test(response.url()));
        await open(page, PREFIX[language] + PRODUCT);
        await code;
        const { t } = createShopper(page, language, 'mouse', width);
        const add = page
          .getByRole('main')
          .getByRole('button', { name: t.catalog('add-to-cart') })
          .first();
        await context.setOffline(true);
        await expect(page.getByRole('banner').getByText(t.shell('header.offline'), { exact: true })).toBeVisible();
        if (width === 360) await expectSoundLayout(page, 'without a connection', [320, 360, 400, 480]);
        await page.setViewportSize({ width, height: 740 });
        await add.click();
        const messages = page.locator('[data-toast]');
        await expect(messages.first()).toBeVisible();
        await expectUncovered(add);
        await context.setOffline(false);
        await expect(messages.getByRole('button', { name: t.buying('service.view-cart') })).toBeVisible();
        await expect(messages).toHaveCount(1);
        await expectUncovered(add);
      });
    });
