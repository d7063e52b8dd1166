/* The account without a mouse: after each step the focus is somewhere, and what was done is said. */
import { createCustomer, openAs } from '../kit/customer';
import { createInputDevice, forbidMouse } from '../kit/input-device';
import { chooseFiles, expectTold } from '../kit/keyboard';
import { LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts, textOf } from '../kit/texts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });

test.use({ viewport: { width: 1280, height: 800 } });

test('a drawing is sent to be made from, written about and withdrawn', LONG, async ({ page, shop }) => {
  const { account } = texts('ar');
  const ui = (id: string, values?: Record<string, string>) => textOf('shared-ui', 'ar', id, values);
  const customer = await createCustomer(platformAt(shop.platform));
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await openAs(page, 'ar', '/arabic/service-module', customer);
  await device.press(main.getByRole('link', { name: account('request.new') }));
  await expect(main.getByRole('heading', { level: 1, name: account('create-request.title') })).toBeFocused();

  // Nothing is there yet: the first field that is missing has the focus.
  const title = main.getByRole('textbox', { name: account('create-request.name') });
  await device.press(main.getByRole('button', { name: account('create-request.submit') }));
  await expect(title).toBeFocused();
  await device.type(title, 'Bush');
  const files = main.getByLabel(account('create-request.drawings'));
  await chooseFiles(page, files, [pdf('first.pdf'), pdf('second.pdf')]);
  await expect(main.getByText(ui('upload.state.done'), { exact: true })).toHaveCount(2);
  await expect(files).toBeFocused();
  await device.press(main.getByRole('button', { name: ui('upload.remove', { name: 'first.pdf' }) }));
  await expect(main.getByText('first.pdf')).toHaveCount(0);
  await expect(main.getByRole('button', { name: ui('upload.remove', { name: 'second.pdf' }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(files).toBeFocused();
  await chooseFiles(page, files, [pdf('third.pdf')]);
  await expect(main.getByText(ui('upload.state.done'), { exact: true })).toBeVisible();
  await device.press(main.getByRole('button', { name: account('create-request.submit') }));
  await expect(page).toHaveURL(/\/service-module\/[\w-]+$/);
  await expectTold(page, account('create-request.done'));
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  const message = main.getByRole('textbox', { name: account('thread.message') });
  await device.press(main.getByRole('button', { name: account('thread.send') }));
  await expect(message).toBeFocused();
  await device.type(message, 'Bronze, please.');
  await device.press(main.getByRole('button', { name: account('thread.send') }));
  await expect(main.getByRole('list', { name: account('thread.name') })).toContainText('Bronze, please.');
  await expect(message).toHaveValue('');
  await expectTold(page, account('thread.sent'));

  const withdraw = main.getByRole('button', { name: account('view-request.withdraw') });
  await device.press(withdraw);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await device.press(dialog.getByRole('button', { name: account('view-request.withdraw') }));
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText(account('view-request.over'))).toBeVisible();
  await expectTold(page, account('view-request.is-withdrawn'));
  expect(await mouse()).toEqual([]);
});

test('a ticket is opened, answered and closed', LONG, async ({ page, shop }) => {
  const { account } = texts('en');
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await openAs(page, 'en', '/support-tickets-module', customer);
  await device.press(main.getByRole('link', { name: account('ticket.new') }));
  await expect(main.getByRole('heading', { level: 1, name: account('create-ticket.title') })).toBeFocused();
  await device.type(main.getByRole('textbox', { name: account('create-ticket.subject') }), 'Grease for 6206');
  await device.choose(main.getByRole('combobox', { name: account('create-ticket.category') }), { index: 1 });
  await device.choose(main.getByRole('combobox', { name: account('create-ticket.priority') }), { index: 0 });
  await device.press(main.getByRole('button', { name: account('create-ticket.submit') }));
  const question = main.getByRole('textbox', { name: account('create-ticket.message') });
  await expect(question).toBeFocused();
  await page.keyboard.type('Which one at 90 °C?');
  await device.press(main.getByRole('button', { name: account('create-ticket.submit') }));
  await expect(page).toHaveURL(/\/viewSupport\/[\w-]+$/);
  await expectTold(page, account('create-ticket.done'));

  await platform.control('tickets/reply', { number: new URL(page.url()).pathname.split('/').pop(), message: 'Lithium complex.' });
  await page.reload();
  const thread = main.getByRole('list', { name: account('thread.name') });
  await expect(thread.getByRole('listitem')).toHaveCount(2);
  await device.type(main.getByRole('textbox', { name: account('thread.message') }), 'Thank you.');
  await device.press(main.getByRole('button', { name: account('thread.send') }));
  await expect(thread.getByRole('listitem')).toHaveCount(3);
  await expectTold(page, account('thread.sent'));

  const close = main.getByRole('button', { name: account('view-ticket.close') });
  await device.press(close);
  await device.press(dialog.getByRole('button', { name: account('view-ticket.keep') }));
  await expect(dialog).toHaveCount(0);
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await device.press(dialog.getByRole('button', { name: account('view-ticket.close') }));
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText(account('view-ticket.closed'))).toBeVisible();
  await expectTold(page, account('view-ticket.is-closed'));
  expect(await mouse()).toEqual([]);
});

test('addresses are added, changed, made the default and deleted', LONG, async ({ page, shop }) => {
  const { account } = texts('en');
  const customer = await createCustomer(platformAt(shop.platform));
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (id: string, within = main) => within.getByRole('button', { name: account(id), exact: true });
  const box = (id: string) => main.getByRole('textbox', { name: account(id), exact: true });
  const card = (city: string) => main.getByRole('listitem').filter({ hasText: city });
  const add = async (city: string) => {
    await device.press(button('book.new'));
    await expect(main.getByRole('heading', { level: 1, name: account('book.new') })).toBeFocused();
    await device.press(button('book.save'));
    await expect(box('book.street')).toBeFocused();
    await page.keyboard.type('7421 King Fahd Road');
    await device.type(box('book.city'), city);
    await device.choose(main.getByRole('combobox', { name: account('book.region') }), { index: 1 });
    await device.type(box('book.postcode'), '12345');
    await device.type(box('book.phone'), '0551234567');
    await device.press(button('book.save'));
    await expect(card(city)).toBeVisible();
    await expectTold(page, account('book.saved'));
  };
  await openAs(page, 'en', '/address-book', customer);
  await add('Riyadh');
  await add('Dammam');

  await device.press(card('Dammam').getByRole('link', { name: account('book.edit') }));
  await expect(main.getByRole('heading', { level: 1, name: account('book.edit-title') })).toBeFocused();
  await device.type(box('book.city'), 'Jubail');
  await device.press(main.getByRole('checkbox', { name: account('book.use-billing') }));
  await device.press(button('book.save'));
  await expect(card('Jubail').getByText(account('book.default-billing'))).toBeVisible();
  await expectTold(page, account('book.saved'));
  await device.press(button('book.make-shipping', card('Jubail')));
  await expect(card('Jubail').getByText(account('book.default-shipping'))).toBeVisible();
  await expectTold(page, account('book.default-set'));

  await device.press(button('book.delete', card('Riyadh')));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button('book.delete', card('Riyadh'))).toBeFocused();
  await page.keyboard.press('Enter');
  await device.press(button('book.delete', dialog));
  await expect(card('Riyadh 12345')).toHaveCount(0);
  await expectTold(page, account('book.deleted'));
  await expect(button('book.new')).toBeFocused();
  expect(await mouse()).toEqual([]);
});
