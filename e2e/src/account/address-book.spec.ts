/* The address book: what a customer changes there is what the platform has, in both languages, on a phone and on a desk. */
import { inTurn } from '../kit/lanes';
import { violationsIn } from '../kit/accessible';
import { addAddress, createCustomer, openAs, signInByForm, type Customer } from '../kit/customer';
import { createInputDevice } from '../kit/input-device';
import { platformAt, type Platform } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

const PATH = '/address-book';
const VIEWS = [
  { language: 'en', prefix: '', width: 360, input: 'touch' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard' },
] as const;

interface PlatformAddress {
  id: number;
  city: string;
  telephone: string;
  postcode: string;
  region: { region_code: string };
  default_shipping: boolean;
  default_billing: boolean;
}

async function addressesOf(platform: Platform, { token }: Customer): Promise<PlatformAddress[]> {
  const { customer } = await platform.ask<{ customer: { addresses: PlatformAddress[] } }>(
    '{customer{addresses{id city telephone postcode region{region_code} default_shipping default_billing}}}',
    { token },
  );
  return customer.addresses;
}

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 1), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });
    const { account } = texts(language);

    test('a customer adds addresses, changes one, makes it the default and deletes the other', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      const button = (id: string) => main.getByRole('button', { name: account(id), exact: true });
      const box = (id: string) => main.getByRole('textbox', { name: account(id), exact: true });
      const heading = (id: string) => main.getByRole('heading', { level: 1, name: account(id), exact: true });
      const fill = async (city: string) => {
        await device.type(box('book.street'), '7421 King Fahd Road');
        await device.type(box('book.city'), city);
        await device.choose(main.getByRole('combobox', { name: account('book.region') }), { index: 1 });
        await device.type(box('book.postcode'), '12345');
        await device.type(box('book.phone'), '0551234567');
      };
      await openAs(page, language, prefix + PATH, customer);
      await expect(main.getByText(account('book.empty'))).toBeVisible();

      await device.press(button('book.new'));
      await expect(heading('book.new')).toBeVisible();
      await device.press(button('book.save'));
      await expect(box('book.street')).toBeFocused();
      await fill('Riyadh');
      await device.press(button('book.save'));
      await expect(heading('book.title')).toBeVisible();
      await expect(main.getByText(account('book.default-shipping'))).toBeVisible();
      expect(await addressesOf(platform, customer)).toMatchObject([
        { city: 'Riyadh', telephone: '551234567', postcode: '12345', default_shipping: true, default_billing: true },
      ]);

      await device.press(button('book.new'));
      await expect(main.getByRole('checkbox')).toHaveCount(2);
      await fill('Dammam');
      await device.press(button('book.save'));
      const second = main.getByRole('listitem').filter({ hasText: 'Dammam' });
      await device.press(second.getByRole('link', { name: account('book.edit') }));
      await device.type(box('book.city'), 'Jubail');
      await device.press(main.getByRole('checkbox', { name: account('book.use-billing') }));
      await device.press(button('book.save'));
      const changed = main.getByRole('listitem').filter({ hasText: 'Jubail' });
      await expect(changed.getByText(account('book.default-billing'))).toBeVisible();
      await device.press(changed.getByRole('button', { name: account('book.make-shipping') }));
      await expect(changed.getByText(account('book.default-shipping'))).toBeVisible();
      await expect(
        main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') })
          .first(),
      ).toContainText('Jubail');

      await device.press(button('book.delete'));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Riyadh');
      await device.press(dialog.getByRole('button', { name: account('book.delete'), exact: true }));
      await expect(dialog).toHaveCount(0);
      await expect(main.getByText('Riyadh 12345')).toHaveCount(0);
      await expect(button('book.new')).toBeFocused();
      expect(await addressesOf(platform, customer)).toMatchObject([{ city: 'Jubail', default_shipping: true, default_billing: true }]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  });

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const { account, shell } = texts('en');

  test('what was typed outlives a reload and a refusal, and is asked after before it is left', async ({ page, shop, silent }) => {
    silent.allow(/status of 50\d/);
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    await addAddress(platform, customer);
    await openAs(page, 'en', PATH, customer);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Edit' }).click();
    const city = main.getByRole('textbox', { name: 'City' });
    await city.fill('Buraydah');
    await page.reload();
    await expect(city).toHaveValue('Buraydah');
    const question = page.getByRole('dialog', { name: shell('leave.title') });
    await main.getByRole('link', { name: account('book.cancel') }).click();
    await expect(question).toBeVisible();
    expect(await violationsIn(page, 'dialog')).toEqual([]);
    await question.getByRole('button', { name: shell('leave.stay') }).click();
    await expect(question).toHaveCount(0);
    // The browser's "Back" asks, too; pressed again it closes the question.
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(city).toHaveValue('Buraydah');
    await platform.fault('UpdateAddress', 'error');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(city).toHaveValue('Buraydah');
    await platform.clearFaults();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(main.getByText('Buraydah 12345')).toBeVisible();
  });

  test('somebody else’s address does not exist', async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const id = await addAddress(platform, await createCustomer(platform), { city: 'Abha' });
    await openAs(page, 'en', `${PATH}/${id}`, await createCustomer(platform));
    const main = page.getByRole('main');
    await expect(main.getByText(account('book.missing'))).toBeVisible();
    await expect(main.getByText('Abha')).toHaveCount(0);
    await main.getByRole('link', { name: account('book.back') }).click();
    await expect(main.getByText(account('book.empty'))).toBeVisible();
  });
});

test('what failed while one signed in is there after one press', async ({ page, shop, silent }) => {
  silent.allow(/status of 500|recorded error/);
  const { account } = texts('en');
  const platform = platformAt(shop.platform);
  const { email } = await createCustomer(platform);
  await open(page, PATH);
  await platform.fault('AddressBook', 'error', 50);
  // The last that is read of whoever has signed in.
  const isRead = page.waitForResponse(/CustomerExtension/);
  await signInByForm(page, 'en', { email, backTo: PATH });
  await isRead;
  const main = page.getByRole('main');
  await expect(main.getByText(account('book.failed'))).toBeVisible();
  await platform.clearFaults();
  await main.getByRole('button', { name: account('page.retry') }).click();
  await expect(main.getByText(account('book.empty'))).toBeVisible();
});
