/* What is one’s own, without a mouse: password, details, lists, alerts. The focus is never lost, and what was done is told. */
import { createCustomer, isKnown, openAs } from '../kit/customer';
import { createInputDevice, forbidMouse } from '../kit/input-device';
import { expectFocusKept, expectTold } from '../kit/keyboard';
import { LONG } from '../kit/lanes';
import { linkInMail } from '../kit/mail';
import { PASSWORD, platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';
import { wish } from '../kit/wishlists';

test.use({ viewport: { width: 1280, height: 800 } });

test('a password is forgotten, changed by the link of the mail, and signed in with', LONG, async ({ page, shop }) => {
  const { account } = texts('ar');
  const platform = platformAt(shop.platform);
  const { email } = await createCustomer(platform);
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  const button = (id: Parameters<typeof account>[0]) => main.getByRole('button', { name: account(id), exact: true });
  const emailField = main.getByRole('textbox', { name: account('field.email') });
  await open(page, '/arabic/sign-in');
  await device.type(emailField, email);
  await device.press(button('sign-in.forgot'));
  await expect(main.getByRole('heading', { level: 1, name: account('forgot.title') })).toBeFocused();
  await expect(emailField).toHaveValue(email);
  await device.press(button('forgot.submit'));
  await expectTold(page, account('forgot.recover'));

  await open(page, `/arabic${await linkInMail(platform, email, 'password-reset')}`);
  const password = main.getByLabel(account('field.new-password'), { exact: true });
  await device.press(button('reset.submit'));
  await expect(password).toBeFocused();
  await device.type(password, `${PASSWORD}2`);
  await device.press(button('reset.submit'));
  await expectTold(page, account('reset.done'));
  await device.press(main.getByRole('link', { name: account('sign-in.submit') }));
  await device.type(emailField, email);
  await device.type(main.getByLabel(account('field.password'), { exact: true }), `${PASSWORD}2`);
  await device.press(button('sign-in.submit'));
  await isKnown(page, 'ar');
  expect(await mouse()).toEqual([]);
});

test('details, newsletter, e-mail address and password are changed, and the data are taken along', LONG, async ({ page, shop }) => {
  const { account } = texts('en');
  const customer = await createCustomer(platformAt(shop.platform));
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  await openAs(page, 'en', '/account-information', customer);
  await device.type(main.getByRole('textbox', { name: account('field.last-name') }), 'Alqahtani');
  await device.press(main.getByRole('checkbox', { name: account('create.subscribe') }));
  await device.press(main.getByRole('button', { name: account('information.save') }));
  await expectTold(page, account('information.saved'));

  await device.press(
    page.getByRole('navigation', { name: account('page.navigation') }).getByRole('link', { name: account('security.title') }),
  );
  await expect(main.getByRole('heading', { level: 1, name: account('security.title') })).toBeFocused();
  const email = main.getByRole('form', { name: account('security.email') });
  await device.type(email.getByRole('textbox', { name: account('security.new-email') }), `new.${customer.email}`);
  await device.type(email.getByLabel(account('security.current-password'), { exact: true }), PASSWORD);
  await device.press(email.getByRole('button', { name: account('security.change-email') }));
  await expectTold(page, account('security.email-changed'));
  await expect(email.getByText(`new.${customer.email}`)).toBeVisible();
  const password = main.getByRole('form', { name: account('security.password') });
  await device.type(password.getByLabel(account('security.current-password'), { exact: true }), PASSWORD);
  await device.type(password.getByLabel(account('security.new-password'), { exact: true }), `${PASSWORD}2`);
  await device.press(password.getByRole('button', { name: account('security.change-password') }));
  await expectTold(page, account('security.password-changed'));
  const download = page.waitForEvent('download');
  await device.press(main.getByRole('button', { name: account('security.copy-button') }));
  await download;
  await expectFocusKept(page);

  const end = main.getByRole('button', { name: account('security.delete-button') });
  const dialog = page.getByRole('dialog');
  await device.press(end);
  await expect(dialog.getByLabel(account('security.current-password'), { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(end).toBeFocused();
  expect(await mouse()).toEqual([]);
});

test(
  'what is out of stock is waited for from the wish list, and no longer; then the account is deleted',
  LONG,
  async ({ page, shop, silent }) => {
    // The token goes with the account.
    silent.allow(/401 \(Unauthorized\)/);
    const { account } = texts('ar');
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    await wish(platform, customer, ['22220-E-K']);
    const mouse = await forbidMouse(page);
    const device = createInputDevice(page, 'keyboard');
    const main = page.getByRole('main');
    await openAs(page, 'ar', '/arabic/wishlist', customer);
    const end = main.getByRole('button', { name: account('wish.alert-end') });
    await device.press(main.getByRole('button', { name: account('wish.notify') }));
    await expect(end).toBeFocused();
    await expect(main.getByText(account('wish.alert-on'))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: account('wish.notify') })).toBeFocused();

    const navigation = page.getByRole('navigation', { name: account('page.navigation') });
    await device.press(navigation.getByRole('link', { name: account('security.title') }));
    await expect(main.getByRole('heading', { level: 1, name: account('security.title') })).toBeFocused();
    await device.press(main.getByRole('button', { name: account('security.delete-button') }));
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel(account('security.current-password'), { exact: true });
    await expect(password).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await device.press(dialog.getByRole('button', { name: account('security.delete-button') }));
    await expect(page).toHaveURL(/\/arabic\/?$/);
    await expectTold(page, account('security.deleted'));
    expect(await mouse()).toEqual([]);
  },
);

test('a requisition list is made, filled, ordered, renamed and deleted', LONG, async ({ page, shop }) => {
  const { account } = texts('ar');
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await openAs(page, 'ar', '/arabic/requisition-lists', await createCustomer(platformAt(shop.platform)));
  await device.press(main.getByRole('button', { name: account('list.new') }));
  const name = dialog.getByRole('textbox', { name: account('list.name') });
  await expect(name).toBeFocused();
  await device.press(dialog.getByRole('button', { name: account('list.save') }));
  await expect(name).toBeFocused();
  await page.keyboard.type('Line 2');
  await device.press(dialog.getByRole('button', { name: account('list.save') }));
  await expect(main.getByRole('heading', { level: 1, name: 'Line 2' })).toBeFocused();

  const number = main.getByRole('textbox', { name: account('entries.sku') });
  const entries = main.getByRole('list', { name: account('entries.name') }).getByRole('listitem');
  await device.type(number, '6204');
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(1);
  await device.press(main.getByRole('button', { name: account('share-list.copy') }));
  await expectFocusKept(page);
  await device.press(main.getByRole('button', { name: account('entries.rename') }));
  await expect(name).toBeFocused();
  await device.type(name, 'Line 3');
  await device.press(dialog.getByRole('button', { name: account('list.save') }));
  await expect(main.getByRole('heading', { level: 1, name: 'Line 3' })).toBeVisible();
  await expectFocusKept(page);
  await device.press(main.getByRole('button', { name: account('list.delete'), exact: true }));
  await device.press(dialog.getByRole('button', { name: account('list.delete'), exact: true }));
  await expect(page).toHaveURL(/\/requisition-lists$/);
  await expect(main.getByText(account('lists.empty'))).toBeVisible();
  await expectFocusKept(page);
  expect(await mouse()).toEqual([]);
});

test('the newsletter is chosen, an alert is ended and brought back', LONG, async ({ page, shop }) => {
  const { account } = texts('ar');
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  await platform.ask('mutation{subscribeProductAlertStock(input:{sku:"22220-E-K"}){success}}', { token: customer.token });
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  await openAs(page, 'ar', '/arabic/communications', customer);
  await device.press(main.getByRole('checkbox', { name: account('communications.wants') }));
  await device.press(main.getByRole('button', { name: account('communications.save') }));
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  await expectFocusKept(page);
  await device.press(main.getByRole('link', { name: account('communications.see-alerts') }));
  await expect(main.getByRole('heading', { level: 1, name: account('alerts.title') })).toBeFocused();
  await device.press(main.getByRole('button', { name: new RegExp(account('alerts.end')) }));
  await expect(main.getByText(account('alerts.empty'))).toBeVisible();
  await expectFocusKept(page);
  await device.press(page.getByRole('button', { name: account('alerts.undo') }));
  await expect(main.getByText('22220-E-K').first()).toBeVisible();
  await expectFocusKept(page);
  expect(await mouse()).toEqual([]);
});
