/* The wish list's page: what is on it, into the cart, off it and back, in both languages, on a phone and on a desk. */
import { expectAccessible } from '../kit/accessible';
import { inTurn } from '../kit/lanes';
import { createCustomer, openAs, signInByForm } from '../kit/customer';
import { createInputDevice } from '../kit/input-device';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';
import { wish, wishedBy } from '../kit/wishlists';

const PATH = '/wishlist';
const VIEWS = [
  { language: 'en', prefix: '', width: 360, input: 'touch' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard' },
] as const;

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 1), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });
    const { account } = texts(language);

    test('a customer buys from the list, takes a product off it and puts it back', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      await wish(platform, customer, ['6206', '22220-E-K']);
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      await openAs(page, language, prefix + PATH, customer);
      const row = main.getByRole('listitem').filter({ has: page.locator('a[href$="6206.html"]') });
      await expect(row.getByText(/SAR/).first()).toBeVisible();
      const soldOut = main.getByRole('listitem').filter({ hasText: '22220-E-K' });
      await expect(soldOut.getByRole('button', { name: account('wish.add-to-cart') })).toHaveCount(0);
      await device.press(soldOut.getByRole('button', { name: account('wish.notify') }));
      await expect(soldOut.getByText(account('wish.alert-on'))).toBeVisible();
      await expect(soldOut.getByRole('button', { name: account('wish.alert-end') })).toBeVisible();

      await device.press(row.getByRole('button', { name: account('wish.add-to-cart') }));
      const toast = page.locator('[data-toast="success"]').filter({ hasText: '6206' });
      await expect(toast).toBeVisible();
      await toast.getByRole('button', { name: texts(language).shell('toast.dismiss') }).click();

      await device.press(row.getByRole('button', { name: account('wish.remove-name', { name: '' }).trim() }));
      await expect(row).toHaveCount(0);
      expect(await wishedBy(platform, customer)).toEqual(['22220-E-K']);
      const removed = page.locator('[data-toast="info"]');
      await removed.getByRole('button', { name: account('wish.undo'), exact: true }).click();
      await expect(row).toHaveCount(1);
      expect((await wishedBy(platform, customer)).sort()).toEqual(['22220-E-K', '6206']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });
  });

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const { account } = texts('en');

  test('a guest is asked to sign in by the page’s button, and comes back to it', async ({ page, shop }) => {
    const { email } = await createCustomer(platformAt(shop.platform));
    const main = page.getByRole('main');
    await open(page, PATH);
    await expect(main.getByText(account('wish.guest'))).toBeVisible();
    await main.getByRole('link', { name: account('sign-in.submit') }).click();
    await signInByForm(page, 'en', { email, backTo: PATH });
    await expect(main.getByText(account('wish.empty'))).toBeVisible();
  });

  test('an empty list leads on; the page stands in the account menu', async ({ page, shop }) => {
    await openAs(page, 'en', PATH, await createCustomer(platformAt(shop.platform)));
    const main = page.getByRole('main');
    await expect(main.getByText(account('wish.empty'))).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: /Noura/ }).click();
    // The page’s own navigation has that name, too.
    const menu = page.getByRole('navigation', { name: texts('en').shell('account.menu') }).filter({ hasText: 'Noura' });
    await expect(menu.getByRole('link', { name: 'My Wishlist' })).toHaveAttribute('href', '/wishlist');
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: account('wish.shop') }).click();
    await expect(page).toHaveURL(/\/shop-now\.html$/);
  });

  test('lists that do not come are told, and read again', async ({ page, shop, silent }) => {
    silent.allow(/status of 50\d/);
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    await wish(platform, customer, ['6206']);
    await platform.fault('Wishlists', 'error', 20);
    await openAs(page, 'en', PATH, customer);
    const main = page.getByRole('main');
    await expect(main.getByText(account('wish.failed'))).toBeVisible();
    await platform.clearFaults();
    await main.getByRole('button', { name: account('page.retry') }).click();
    await expect(main.getByRole('heading', { level: 2, name: /6206/ })).toBeVisible();
  });

  test('a product moves to another list', async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const customer = await createCustomer(platform);
    const { token } = customer;
    await wish(platform, customer, ['6206']);
    await platform.ask('mutation{createWishlist(input:{name:"Workshop",visibility:PRIVATE}){wishlist{id}}}', { token });
    await openAs(page, 'en', PATH, customer);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: account('wish.move') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: account('wish.move') })
      .click();
    await expect(main.getByText(account('wish.empty'))).toBeVisible();
    await main.getByRole('link', { name: 'Workshop' }).click();
    await expect(main.getByRole('heading', { level: 2, name: /6206/ })).toBeVisible();
  });
});

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`a list of one’s own, ${language}`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });
    const { account } = texts(language);

    test('a product moves to a list that is made for it; a list too many is refused in words @long', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const { token } = customer;
      await wish(platform, customer, ['6206', '22220-E-K']);
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const move = async (sku: string, name: string) => {
        const row = main.getByRole('listitem').filter({ hasText: sku });
        await device.press(row.getByRole('button', { name: account('wish.move') }));
        await device.choose(dialog.getByRole('combobox'), { label: account('choose-list.new') });
        await device.type(dialog.getByRole('textbox', { name: account('choose-list.name') }), name);
        await device.press(dialog.getByRole('button', { name: account('wish.move') }));
      };
      await openAs(page, language, prefix + PATH, customer);
      await move('6206', 'Line 4');
      await expect(dialog).toBeHidden();
      await expect(main.locator('p[tabindex="-1"]')).toBeFocused();
      await device.press(main.getByRole('link', { name: 'Line 4' }));
      await expect(main.getByRole('heading', { level: 2, name: /6206/ })).toBeVisible();

      // Elsewhere the customer has made as many as there may be.
      for (const name of ['B', 'C', 'D'])
        await platform.ask(`mutation{createWishlist(input:{name:"${name}",visibility:PRIVATE}){wishlist{id}}}`, { token });
      await move('6206', 'line 4');
      await expect(dialog.getByText(account('wish.taken'))).toBeVisible();
      await device.type(dialog.getByRole('textbox', { name: account('choose-list.name') }), 'Line 5');
      await device.press(dialog.getByRole('button', { name: account('wish.move') }));
      await expect(dialog.getByRole('alert')).toContainText('5');
      await expect(dialog.getByRole('combobox').getByRole('option', { name: 'D' })).toBeAttached();
    });
  });

for (const { language, prefix, width, input } of [
  { language: 'en', prefix: '', width: 1280, input: 'keyboard' },
  { language: 'ar', prefix: '/arabic', width: 320, input: 'touch' },
] as const)
  test.describe(`lists of the customer’s own, ${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch', permissions: ['clipboard-read', 'clipboard-write'] });
    const { account } = texts(language);

    test('a list is made, renamed, filled, passed on to a guest and deleted', async ({ page, browser, shop }) => {
      const platform = platformAt(shop.platform);
      const customer = await createCustomer(platform);
      const { token } = customer;
      await wish(platform, customer, ['6206']);
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const name = async (list: string) => {
        await device.type(dialog.getByRole('textbox', { name: account('wish.name') }), list);
        await device.press(dialog.getByRole('button', { name: account('wish.save') }));
      };
      await openAs(page, language, prefix + PATH, customer);
      await expect(main.getByRole('heading', { level: 2, name: /6206/ })).toBeVisible();
      await expect(main.getByRole('button', { name: account('wish.delete') })).toHaveCount(0);
      await device.press(main.getByRole('button', { name: account('wish.new') }));
      await name('Workshop');
      const current = main.getByRole('navigation', { name: account('wish.lists') }).locator('[aria-current]');
      await expect(current).toHaveText('Workshop');
      await expect(main.locator('p[tabindex="-1"]')).toBeFocused();

      await device.press(main.getByRole('button', { name: account('wish.rename') }));
      await name('wish list');
      await expect(dialog.getByText(account('wish.taken'))).toBeVisible();
      await name('Line 4');
      await expect(dialog).toBeHidden();
      await expect(current).toHaveText('Line 4');
      await expect(main.getByRole('button', { name: account('wish.rename') })).toBeFocused();

      const list = new URL(page.url()).searchParams.get('list') ?? '';
      const items = '[{sku:"6204",quantity:2},{sku:"22220-E-K",quantity:1}]';
      await platform.ask(`mutation{addProductsToWishlist(wishlistId:"${list}",wishlistItems:${items}){user_errors{message}}}`, { token });
      await page.reload();
      const row = main.getByRole('listitem').filter({ has: page.locator('a[href$="6204.html"]') });
      await expect(row.getByText(/SAR/).first()).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      await device.press(row.getByRole('button', { name: account('wish.edit') }));
      await device.type(dialog.getByRole('textbox', { name: account('wish.comment') }), 'Spindle');
      await device.press(dialog.getByRole('button', { name: account('wish.save') }));
      await expect(row.getByText('Spindle')).toBeVisible();

      await device.press(main.getByRole('button', { name: account('share-list.copy') }));
      await expect(main.getByText(account('share-list.copied'))).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).search).toBe(`?name=Line+4&lines=${encodeURIComponent('6204:2,22220-E-K:1')}`);
      const guest = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      await guest.goto(link);
      const shared = guest.getByRole('main');
      await expect(shared.getByRole('list', { name: account('shared-list.lines') }).getByRole('listitem')).toHaveCount(2);
      await expect(shared.getByText(account('shared-list.guest'))).toBeVisible();
      // A guest has no other button here; one of the two parts is out of stock.
      await shared.getByRole('button').click();
      await expect(shared.getByRole('heading', { level: 2, name: account('outcome.some') })).toBeFocused();
      await expect(shared.getByRole('link', { name: account('outcome.view-cart') })).toBeVisible();
      await guest.context().close();

      const before = page.url();
      await device.press(main.getByRole('button', { name: account('wish.delete') }));
      await device.press(dialog.getByRole('button', { name: account('wish.delete') }));
      await expect(main.locator('p[tabindex="-1"]')).toContainText('Wish List');
      await expect(main.locator('p[tabindex="-1"]')).toBeFocused();
      expect(await wishedBy(platform, customer)).toEqual(['6206']);
      await page.goto(before);
      await expect(main.getByText(account('wish.missing'))).toBeVisible();
      await device.press(main.getByRole('link', { name: account('wish.all') }));
      await expect(main.getByRole('heading', { level: 2, name: /6206/ })).toBeVisible();
    });
  });
