/* Support tickets: asked, answered by the shop, answered again, closed; in both languages, on a phone and on a desk. */
import { readFile } from 'node:fs/promises';
import { expectSound } from '../kit/accessible';
import { inTurn } from '../kit/lanes';
import { createCustomer, openAs } from '../kit/customer';
import { createInputDevice } from '../kit/input-device';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts, textOf } from '../kit/texts';

const VIEWS = [
  { language: 'en', prefix: '', width: 320, input: 'touch' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard' },
] as const;

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });
    const { account } = texts(language);

    test('a customer asks, is answered, writes again and closes the ticket', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      await openAs(page, language, `${prefix}/support-tickets-module`, await createCustomer(platform));
      await expect(main.getByText(account('tickets.empty'))).toBeVisible();
      await expectSound(page);

      await device.press(main.getByRole('link', { name: account('ticket.new') }));
      await expect(main.getByRole('heading', { level: 1, name: account('create-ticket.title') })).toBeVisible();
      await device.type(main.getByRole('textbox', { name: account('create-ticket.subject') }), 'Grease for 6206');
      await page.reload();
      await expect(main.getByRole('textbox', { name: account('create-ticket.subject') })).toHaveValue('Grease for 6206');
      await device.choose(main.getByRole('combobox', { name: account('create-ticket.category') }), { index: 1 });
      await device.type(main.getByRole('textbox', { name: account('create-ticket.message') }), 'Which one at 90 °C?');
      await expectSound(page);
      await device.press(main.getByRole('button', { name: account('create-ticket.submit') }));

      await expect(page).toHaveURL(/\/viewSupport\/[\w-]+$/);
      const number = new URL(page.url()).pathname.split('/').pop() ?? '';
      const thread = main.getByRole('list', { name: account('thread.name') });
      await expect(thread).toContainText('Which one at 90 °C?');

      await platform.control('tickets/reply', { number, message: 'Lithium complex.' });
      await page.reload();
      await expect(thread.getByRole('listitem')).toHaveCount(2);
      await expect(main.getByText(account('ticket.state.WAITING_FOR_CUSTOMER'))).toBeVisible();
      await expectSound(page);
      await device.type(main.getByRole('textbox', { name: account('thread.message') }), 'Thank you.');
      await device.press(main.getByRole('button', { name: account('thread.send') }));
      await expect(thread.getByRole('listitem')).toHaveCount(3);

      await device.press(main.getByRole('button', { name: account('view-ticket.close') }));
      await device.press(page.getByRole('dialog').getByRole('button', { name: account('view-ticket.close') }));
      await expect(main.getByText(account('view-ticket.closed'))).toBeVisible();

      await device.press(main.getByRole('link', { name: account('ticket.all') }));
      await expect(main.getByRole('link', { name: 'Grease for 6206' })).toHaveAttribute('href', `${prefix}/viewSupport/${number}`);
    });
  });

test('somebody else’s ticket is not found, as one that does not exist', async ({ page, shop }) => {
  const { account } = texts('en');
  await openAs(page, 'en', '/viewSupport/TKT-000001', await createCustomer(platformAt(shop.platform)));
  await expect(page.getByText(account('view-ticket.missing'))).toBeVisible();
});

test('a ticket goes with a file, which comes back as it was, is opened, and one that is under way can be cancelled', async ({
  page,
  shop,
}) => {
  const { account } = texts('en');
  const main = page.getByRole('main');
  await openAs(page, 'en', '/create-support-ticket', await createCustomer(platformAt(shop.platform)));
  await main.getByRole('textbox', { name: account('create-ticket.subject') }).fill('Noise');
  await main.getByRole('combobox', { name: account('create-ticket.category') }).selectOption({ index: 1 });
  await main.getByRole('textbox', { name: account('create-ticket.message') }).fill('See the picture.');
  const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await main.getByLabel(account('create-ticket.attachments')).setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer: picture });
  await expect(main.getByText(textOf('shared-ui', 'en', 'upload.state.done'), { exact: true })).toBeVisible();
  // The picture is drawn: the policy of the shop lets no address of the browser's own through.
  const isDrawn = (canvas: HTMLCanvasElement) => {
    const blank = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
    return canvas.toDataURL() !== blank.toDataURL();
  };
  await expect.poll(() => main.locator('canvas').evaluate(isDrawn)).toBe(true);
  await main.getByRole('button', { name: account('create-ticket.submit') }).click();

  await expect(page).toHaveURL(/\/viewSupport\/[\w-]+$/);
  const files = main.getByRole('list', { name: account('thread.attachments') });
  const fetched = page.waitForEvent('download');
  await files.getByRole('button', { name: 'noise.png', exact: true }).click();
  const download = await fetched;
  expect(download.suggestedFilename()).toBe('noise.png');
  expect(await readFile(await download.path())).toEqual(picture);

  const opened = page.waitForEvent('popup');
  const open = files.getByRole('button', { name: account('file.open', { name: 'noise.png' }) });
  await open.click();
  const tab = await opened;
  await expect.poll(() => tab.evaluate(() => [document.contentType, document.images[0]?.naturalWidth])).toEqual(['image/png', 1]);
  await tab.close();

  await page.route('**/rest/V1/uploads/*', () => undefined);
  await open.click();
  const cancel = files.getByRole('button', { name: account('file.cancel', { name: 'noise.png' }) });
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await expect(open).toBeFocused();
});
