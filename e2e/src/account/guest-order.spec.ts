/* Guests look up their orders: by number, e-mail and last name, and nobody else's; nothing of it is kept. */
import type { Page } from '@playwright/test';
import { expectSound } from '../kit/accessible';
import { inTurn } from '../kit/lanes';
import { createCustomer, newEmail } from '../kit/customer';
import { createInputDevice } from '../kit/input-device';
import type { InputDevice } from '../kit/inputs';
import { linkInMail } from '../kit/mail';
import { placeGuestOrder, placeOrder } from '../kit/orders';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

const VIEWS = [
  { language: 'en', prefix: '', width: 320, input: 'touch' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard' },
] as const;

async function lookUp(
  page: Page,
  device: InputDevice,
  language: Language,
  order: { number: string; email: string; lastName: string },
): Promise<void> {
  const { account } = texts(language);
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name: account(name) });
  await device.type(field('guest.number'), order.number);
  await device.type(field('field.email'), order.email);
  await device.type(field('field.last-name'), order.lastName);
  await device.press(page.getByRole('main').getByRole('button', { name: account('guest.submit') }));
}

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });
    const { account } = texts(language);

    test('a guest finds the order, and a reload forgets it', async ({ page, shop, silent }) => {
      // Refusing somebody is 403.
      silent.allow(/status of 403/);
      const platform = platformAt(shop.platform);
      const email = newEmail('guest');
      const number = await placeGuestOrder(platform, email, '6206');
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      await open(page, `${prefix}/guest-order`);
      await lookUp(page, device, language, { number, email, lastName: 'Somebody' });
      await expect(main.getByText(account('guest.missing'))).toBeVisible();
      await lookUp(page, device, language, { number, email, lastName: 'al qahtani' });
      await expect(main.getByRole('heading', { level: 1, name: account('guest.found', { number }) })).toBeFocused();
      await expect(main.getByText('6206').first()).toBeVisible();
      await expectSound(page);
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }) + location.href);
      expect(kept).not.toContain(email);
      await page.reload();
      await expect(main.getByRole('textbox', { name: account('guest.number') })).toHaveValue('');
    });

    test('a guest’s order is cancelled by the link of a mail, once', async ({ page, shop, silent }) => {
      const platform = platformAt(shop.platform);
      const email = newEmail('guest');
      const number = await placeGuestOrder(platform, email, '6206');
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const confirm = { name: account('cancel.confirm') };
      await open(page, `${prefix}/guest-order`);
      await lookUp(page, device, language, { number, email, lastName: 'Al Qahtani' });
      await device.press(main.getByRole('button', { name: account('cancel.start') }));
      await device.press(dialog.getByRole('radio').first());
      await expectSound(page);
      await device.press(dialog.getByRole('button', confirm));
      await expect(main.getByText(account('guest.cancel-sent'))).toBeVisible();
      await expectSound(page);

      const link = prefix + (await linkInMail(platform, email, 'order-cancellation-confirm'));
      await open(page, link);
      await expectSound(page);
      await device.press(main.getByRole('button', confirm));
      await expect(main.getByText(account('cancel.done', { number }))).toBeVisible();
      await expectSound(page);
      await open(page, `${prefix}/guest-order`);
      await lookUp(page, device, language, { number, email, lastName: 'Al Qahtani' });
      await expect(main.getByRole('heading', { level: 1, name: account('guest.found', { number }) })).toBeFocused();
      await expect(main.getByRole('button', { name: account('cancel.start') })).toHaveCount(0);
      // Once more: there is nothing left to cancel. The letter of another order's key says nothing, either.
      silent.allow(/status of 4\d\d/);
      await open(page, link);
      await device.press(main.getByRole('button', confirm));
      await expect(main.getByRole('alert')).toBeVisible();
      await open(page, `${prefix}/sales/order/cancel?order_id=OTk5OTk%3D&confirmation_key=nobodys`);
      await device.press(main.getByRole('button', confirm));
      await expect(main.getByText(account('guest-cancel.invalid'))).toBeVisible();
    });
  });

test('a customer’s order is not shown to who is not signed in', async ({ page, shop, silent }) => {
  silent.allow(/status of 403/);
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  const number = await placeOrder(platform, customer, { 6206: 1 });
  const { account } = texts('en');
  await open(page, '/guest-order');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: account('guest.number') }).fill(number);
  await main.getByRole('textbox', { name: account('field.email') }).fill(customer.email);
  await main.getByRole('textbox', { name: account('field.last-name') }).fill('Ali');
  await main.getByRole('button', { name: account('guest.submit') }).click();
  await expect(main.getByText(account('guest.not-a-guests'))).toBeVisible();
  await expect(main.getByRole('link', { name: account('sign-in.submit') })).toHaveAttribute(
    'href',
    `/sign-in?from=%2Forder-history%2F${number}`,
  );
});
