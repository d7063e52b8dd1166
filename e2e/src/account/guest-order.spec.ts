/* Guests look up their orders: by number, e-mail and last name, and nobody else's; nothing of it is kept. */
import AxeBuilder from '@axe-core/playwright';
import { inTurn } from '../kit/lanes';
import { createCustomer } from '../kit/customer';
import { createHand } from '../kit/hand';
import { placeGuestOrder, placeOrder } from '../kit/orders';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

const VIEWS = [
  { language: 'en', prefix: '', width: 320, input: 'touch' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard' },
] as const;

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });
    const { account } = texts(language);

    test('a guest finds the order, and a reload forgets it', async ({ page, shop, silent }) => {
      // Refusing somebody is 403.
      silent.allow(/status of 403/);
      const platform = platformAt(shop.platform);
      const email = `guest-${Date.now()}-${width}@example.com`;
      const number = await placeGuestOrder(platform, email, '6206');
      const hand = createHand(page, input);
      const main = page.getByRole('main');
      const fill = async (values: { number: string; email: string; lastName: string }) => {
        await hand.type(main.getByRole('textbox', { name: account('guest.number') }), values.number);
        await hand.type(main.getByRole('textbox', { name: account('field.email') }), values.email);
        await hand.type(main.getByRole('textbox', { name: account('field.last-name') }), values.lastName);
        await hand.press(main.getByRole('button', { name: account('guest.submit') }));
      };
      await open(page, `${prefix}/guest-order`);
      await fill({ number, email, lastName: 'Somebody' });
      await expect(main.getByText(account('guest.missing'))).toBeVisible();
      await fill({ number, email, lastName: 'al qahtani' });
      await expect(main.getByRole('heading', { level: 1, name: account('guest.found', { number }) })).toBeFocused();
      await expect(main.getByText('6206').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + location.href);
      expect(kept).not.toContain(email);
      await page.reload();
      await expect(main.getByRole('textbox', { name: account('guest.number') })).toHaveValue('');
    });
  });

test('a customer’s order is not shown to who is not signed in', async ({ page, shop, silent }) => {
  silent.allow(/status of 403/);
  const platform = platformAt(shop.platform);
  const email = await createCustomer(platform);
  const number = await placeOrder(platform, await platform.token(email), { 6206: 1 });
  const { account } = texts('en');
  await open(page, '/guest-order');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: account('guest.number') }).fill(number);
  await main.getByRole('textbox', { name: account('field.email') }).fill(email);
  await main.getByRole('textbox', { name: account('field.last-name') }).fill('Ali');
  await main.getByRole('button', { name: account('guest.submit') }).click();
  await expect(main.getByText(account('guest.not-a-guests'))).toBeVisible();
  await expect(main.getByRole('link', { name: account('sign-in.submit') })).toHaveAttribute(
    'href',
    `/sign-in?from=%2Forder-history%2F${number}`,
  );
});
