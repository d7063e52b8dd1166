/* Requisition lists: made, filled by part numbers, into the cart, and passed on to a colleague who saves a copy. */
import { expectAccessible } from '../kit/accessible';
import { createCustomer, openAs } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts } from '../kit/texts';

for (const [language, prefix, width] of [
  ['en', '', 1280],
  ['ar', '/arabic', 320],
] as const)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });
    const { account } = texts(language);

    test('a list is filled, ordered and passed on', async ({ page, browser, shop }) => {
      const platform = platformAt(shop.platform);
      const [customer, colleague] = [await createCustomer(platform), await createCustomer(platform)];
      const main = page.getByRole('main');
      await openAs(page, language, `${prefix}/requisition-lists`, customer);
      await expect(main.getByText(account('lists.empty'))).toBeVisible();
      await main.getByRole('button', { name: account('list.new') }).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: account('list.name') })
        .fill('Line 2');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: account('list.save') })
        .click();
      await expect(main.getByRole('heading', { level: 1, name: 'Line 2' })).toBeVisible();

      const number = main.getByRole('textbox', { name: account('entries.sku') });
      const entries = main.getByRole('list', { name: account('entries.name') }).getByRole('listitem');
      await number.fill('nothing-like-it');
      await number.press('Enter');
      await expect(main.getByText(account('entries.unknown'))).toBeVisible();
      for (const [index, sku] of ['6204', '22220-E-K'].entries()) {
        await number.fill(sku);
        await number.press('Enter');
        await expect(entries).toHaveCount(index + 1);
      }
      await expectAccessible(page);
      await entries.first().getByRole('textbox').fill('3');
      await entries.first().getByRole('textbox').press('Enter');
      await expect(page.getByText(account('entries.saved'))).toBeVisible();

      await main.getByRole('button', { name: account('share-list.copy') }).click();
      await expect(main.getByText(account('share-list.copied'))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      // One of the two is out of stock.
      await main
        .locator('button')
        .filter({ hasText: '2' })
        .or(main.getByRole('button', { name: /الصنفين/ }))
        .first()
        .click();
      await expect(main.getByRole('heading', { level: 2, name: account('outcome.some') })).toBeFocused();

      const other = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      await other.goto(link);
      // Whoever is not signed in sees the parts, and is led back here by the form.
      await expect(other.getByRole('list', { name: account('shared-list.lines') }).getByRole('listitem')).toHaveCount(2);
      const { pathname, search } = new URL(link);
      const path = pathname.slice(prefix.length) + search;
      await expect(other.getByRole('main').getByRole('link', { name: account('sign-in.submit') })).toHaveAttribute(
        'href',
        `${prefix}/sign-in?from=${encodeURIComponent(path)}`,
      );
      await openAs(other, language, link, colleague);
      await other.getByRole('button', { name: account('shared-list.save') }).click();
      await expect(other.getByRole('heading', { level: 1, name: 'Line 2' })).toBeVisible();
      const copied = other.getByRole('list', { name: account('entries.name') }).getByRole('listitem');
      await expect(copied).toHaveCount(2);
      await expect(copied.first().getByRole('textbox')).toHaveValue('3');
      await other.context().close();
    });
  });

test('a dialog whose code does not come says so, and is there at the next press', async ({ page, shop, silent }) => {
  silent.allow(/net::ERR_FAILED|recorded error in .*: Loading chunk/);
  const { account } = texts('en');
  await openAs(page, 'en', '/requisition-lists', await createCustomer(platformAt(shop.platform)));
  const make = page.getByRole('main').getByRole('button', { name: account('list.new') });
  await expect(make).toBeVisible();
  const rest = /\/releases\/(~\d+\/)?mfe-account\/.*\.js$/;
  await page.route(rest, (route) => route.abort());
  await make.click();
  await expect(page.getByText(account('part.failed'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(rest);
  await make.click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: account('list.name') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(make).toBeFocused();
});

test('what is typed in a dialog: going back asks over it, staying keeps it, and it is there after a reload', async ({ page, shop }) => {
  const { account, shell } = texts('en');
  await openAs(page, 'en', '/account-information', await createCustomer(platformAt(shop.platform)));
  await page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: account('lists.title') })
    .click();
  const name = page.getByRole('textbox', { name: account('list.name') });
  const press = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: account('list.new') })
      .click();
  await press();
  await name.fill('Line 4');
  await page.goBack();
  await page
    .getByRole('dialog', { name: shell('leave.title') })
    .getByRole('button', { name: shell('leave.stay') })
    .click();
  await expect(page.getByRole('dialog', { name: account('list.new') })).toBeVisible();
  await expect(name).toHaveValue('Line 4');
  await name.press('Escape');
  await expect(name).toHaveCount(0);
  await page.reload();
  await press();
  await expect(name).toHaveValue('Line 4');
});
