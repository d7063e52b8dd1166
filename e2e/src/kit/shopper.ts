/* A shopper who walks through the shop: finds things by the names that people read, and works them by mouse, touch or keyboard. */
import type { Page } from '@playwright/test';
import { nothingIsComing } from './at-rest';
import { newEmail } from './customer';
import { createInputDevice } from './input-device';
import type { InputDevice, Input } from './inputs';
import { PASSWORD } from './platform';
import { expect } from './shop';
import { texts, type Language } from './texts';

const CATEGORY_PATH = ['bearings', 'ball-bearings', 'deep-groove', 'sealed'];

export async function buyAsGuest(shopper: Shopper): Promise<void> {
  const { page, device, t } = shopper;
  await shopper.goToCategory();
  await shopper.filterAndSort();
  await shopper.openFirstProduct();
  await shopper.addToCart();
  // A related product goes along, to be taken out again in the cart.
  await device.press(
    page
      .getByRole('main')
      .getByRole('button', { name: t.catalog('add-to-cart') })
      .nth(1),
  );
  await expect(shopper.cartTrigger(2)).toBeAttached();
  await shopper.throughMiniCartToCart();

  const removal = page.getByRole('main').getByRole('button', { name: t.buying('lines.remove', { name: '' }).trim() });
  await expect(removal).toHaveCount(2);
  await device.press(removal.last());
  await expect(removal).toHaveCount(1);
  await expect(shopper.cartTrigger(1)).toBeAttached();
  const quantity = page.getByRole('textbox', { name: t.buying('lines.quantity') }).first();
  await device.type(quantity, '3');
  await page.keyboard.press('Enter');
  await expect(shopper.cartTrigger(3)).toBeAttached();
  await device.press(page.getByRole('button', { name: t.buying('coupon.have') }));
  await device.type(page.getByRole('textbox', { name: t.buying('coupon.label') }), 'WELCOME10');
  await device.press(page.getByRole('button', { name: t.buying('coupon.apply'), exact: true }));
  await expect(page.getByRole('button', { name: t.buying('coupon.remove', { code: 'WELCOME10' }) })).toBeVisible();
  await device.press(
    page
      .getByRole('link', { name: t.buying('cart.proceed') })
      .or(page.getByRole('button', { name: t.buying('cart.proceed') }))
      .first(),
  );

  const email = newEmail('guest');
  await shopper.fillAddress({ email });
  await shopper.chooseDeliveryAndPayment();
  const number = await shopper.placeOrder();
  expect(number).toMatch(/^\d{9}$/);

  // An account, with e-mail and names filled in already; the order is in its history.
  await device.press(page.getByRole('link', { name: t.account('after-order.button') }));
  await expect(page.getByRole('heading', { level: 1, name: t.account('create.title') })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: t.account('field.email') })).toHaveValue(email);
  await expect(main.getByRole('textbox', { name: t.account('field.first-name') })).toHaveValue('Noura');
  await expect(page).toHaveURL(/\/create$/);
  await device.type(main.getByLabel(t.account('field.password'), { exact: true }), PASSWORD);
  await device.type(main.getByLabel(t.account('field.confirm-password'), { exact: true }), PASSWORD);
  await device.press(main.getByRole('button', { name: t.account('create.submit') }));
  await expect(page.getByRole('heading', { level: 1, name: t.account('orders.title') })).toBeVisible();
  await expect(page.getByRole('main').getByText(number)).toBeVisible();
}

/** As a customer with an address. */
export async function buyAsCustomer(shopper: Shopper, email: string): Promise<void> {
  const { page, device, language } = shopper;
  // Part numbers in either digits find the part; the store view changes on a product, and stays on it.
  await shopper.search('6205 2rs');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /6205-2RS/ })
      .first(),
  ).toBeVisible();
  await shopper.search('٦٢٠٥');
  await expect(page.getByRole('main').getByRole('link', { name: /6205/ }).first()).toBeVisible();
  await shopper.search('6205 2rs');
  await device.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /6205-2RS/ })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
  const other: Language = language === 'en' ? 'ar' : 'en';
  await shopper.switchView(other);
  await expect(page.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');

  const there = createShopper(page, other, shopper.input, shopper.width);
  await there.addToCart();
  await there.signIn(email);
  await expect(there.cartTrigger(/[1-9]/)).toBeAttached();
  await there.openCart();
  await expect(page.getByRole('main').getByText('6205-2RS').first()).toBeVisible();
  await device.press(
    page
      .getByRole('link', { name: there.t.buying('cart.proceed') })
      .or(page.getByRole('button', { name: there.t.buying('cart.proceed') }))
      .first(),
  );
  await there.fillAddress({});
  await there.chooseDeliveryAndPayment();
  const number = await there.placeOrder();
  expect(number).toMatch(/^\d{9}$/);
  // The checkout's header has no account: home first.
  await device.press(page.getByRole('banner').getByRole('link').first());
  await there.signOut();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(there.cartTrigger(0)).toBeAttached();
}

export type Shopper = ReturnType<typeof createShopper>;

export function createShopper(page: Page, language: Language, input: Input, width: number) {
  const device: InputDevice = createInputDevice(page, input);
  const t = texts(language);
  const isPhone = width < 1024;
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');

  const cartTrigger = (count: number | RegExp) => {
    const number =
      typeof count === 'number'
        ? new RegExp(
            language === 'en'
              ? `Cart, ${count} items?$`
              : count === 0
                ? 'لا توجد'
                : count === 1
                  ? 'منتج واحد'
                  : count === 2
                    ? 'منتجان'
                    : `${count} منتج`,
          )
        : /Cart, [1-9]|سلة التسوق، (?!لا)/;
    return banner.getByRole('button', { name: number });
  };

  return {
    page,
    device,
    t,
    language,
    input,
    width,
    cartTrigger,
    async openHome() {
      await page.goto(language === 'ar' ? '/arabic/' : '/');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    },
    /** Home → mega menu or drawer → a category three levels deep. */
    async goToCategory() {
      if (isPhone) {
        await device.press(banner.getByRole('button', { name: t.shell('header.menu') }));
        const drawer = page.getByRole('dialog');
        for (const level of CATEGORY_PATH.keys()) {
          const isLast = level === CATEGORY_PATH.length - 1;
          const entry = isLast
            ? drawer.locator(`a[href$="${CATEGORY_PATH.join('/')}.html"]`)
            : drawer.getByRole('button', { name: await nameOf(page, CATEGORY_PATH.slice(0, level + 1).join('/'), language), exact: true });
          await device.press(entry);
        }
      } else {
        const top = page
          .getByRole('navigation', { name: t.shell('header.main') })
          .locator('a[href$="/bearings.html"]')
          .first();
        if (input === 'keyboard') {
          await expect(top).toBeVisible();
          for (let count = 0; count < 60 && !(await top.evaluate((element) => element === document.activeElement)); count += 1)
            await page.keyboard.press('Tab');
        } else if (input === 'mouse') await top.hover();
        const leaf = page.locator(`nav a[href$="${CATEGORY_PATH.join('/')}.html"]`);
        // By touch there is no hovering: the top category opens as a page, its sub-categories lead on.
        if (input === 'touch') {
          await device.press(top);
          for (let level = 2; level <= CATEGORY_PATH.length; level += 1)
            await device.press(main.locator(`a[href$="${CATEGORY_PATH.slice(0, level).join('/')}.html"]`).first());
        } else {
          // The third level is folded.
          const name = await nameOf(page, CATEGORY_PATH.slice(0, 3).join('/'), language);
          await device.press(page.getByRole('button', { name: t.shell('menu.more', { name }) }));
          await device.press(leaf);
        }
      }
      await expect(page).toHaveURL(new RegExp(`${CATEGORY_PATH.join('/')}\\.html`));
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    },
    async filterAndSort() {
      if (width < 1024) await device.press(main.getByRole('button', { name: new RegExp(t.catalog('filters')) }).first());
      const scope = width < 1024 ? page.getByRole('dialog') : main;
      await device.press(
        scope
          .getByRole('checkbox', { name: /Norvik|نورفيك/ })
          .or(scope.getByRole('link', { name: /Norvik|نورفيك/ }))
          .first(),
      );
      if (width < 1024) {
        await device.press(
          scope
            // With how many products are left, once that is known.
            .getByRole('button', { name: new RegExp(`^${t.catalog('filters.show').split(' ')[0]}`) })
            .or(scope.getByRole('link', { name: t.catalog('filters.show') }))
            .first(),
        );
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expect(page).toHaveURL(/manufacturer/);
      await device.choose(main.getByRole('combobox', { name: t.catalog('sort') }), { index: 1 });
      await expect(page).toHaveURL(/sort|order/);
    },
    async openFirstProduct() {
      // A list that is filtered or sorted anew takes its products' links away, even from under a press.
      await nothingIsComing(page, main);
      const first = main.getByRole('list').locator('h2 a, h3 a').or(main.locator('article a')).first();
      await device.press(first);
      await expect(main.getByRole('button', { name: t.catalog('add-to-cart') }).first()).toBeVisible();
      await expect(page).toHaveURL(/^[^?]+\.html$/);
    },
    async addToCart() {
      await device.press(main.getByRole('button', { name: t.catalog('add-to-cart') }).first());
      await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
      await expect(cartTrigger(/[1-9]/)).toBeAttached();
    },
    async throughMiniCartToCart() {
      await device.press(cartTrigger(/[1-9]/));
      const panel = page.getByRole('dialog');
      await expect(
        panel
          .getByRole('link', { name: t.buying('mini-cart.view') })
          .or(panel.getByRole('button', { name: t.buying('mini-cart.view') }))
          .first(),
      ).toBeVisible();
      await device.press(
        panel
          .getByRole('link', { name: t.buying('mini-cart.view') })
          .or(panel.getByRole('button', { name: t.buying('mini-cart.view') }))
          .first(),
      );
      await expect(page.getByRole('heading', { level: 1, name: t.buying('cart.title') })).toBeVisible();
    },
    async openCart() {
      await this.throughMiniCartToCart();
    },
    async search(text: string) {
      await device.type(page.getByRole('combobox', { name: t.shell('search.label') }), text);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\.html\?query=/);
    },
    async switchView(to: Language) {
      await device.press(banner.getByRole('button', { name: t.shell('header.store-view', { name: language === 'ar' ? 'AR' : 'EN' }) }));
      await device.press(banner.getByRole('button', { name: to === 'ar' ? 'العربية' : 'English' }));
      await expect(page.locator('html')).toHaveAttribute('lang', to === 'ar' ? /^ar/ : /^en/);
      await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    },
    async signIn(email: string) {
      await device.press(banner.getByRole('button', { name: t.shell('header.login') }));
      const dialog = page.getByRole('dialog');
      await device.type(dialog.getByRole('textbox', { name: t.account('field.email') }), email);
      await device.type(dialog.getByLabel(t.account('field.password'), { exact: true }), PASSWORD);
      await device.press(dialog.getByRole('button', { name: t.account('sign-in.submit'), exact: true }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(banner.getByRole('button', { name: t.shell('header.welcome', { name: '' }).trim() })).toBeVisible();
    },
    async signOut() {
      await device.press(banner.getByRole('button', { name: t.shell('header.welcome', { name: '' }).trim() }));
      await device.press(page.getByRole('button', { name: t.shell('account.logout'), exact: true }).first());
      await expect(banner.getByRole('button', { name: t.shell('header.login') })).toBeVisible();
    },
    async fillAddress({ email }: { email?: string }) {
      await expect(page.getByRole('heading', { level: 1, name: t.buying('checkout.title') })).toBeVisible();
      await expect(main.getByRole('button', { name: t.buying('checkout.to-delivery') })).toBeVisible();
      if (email) {
        await device.type(main.getByRole('textbox', { name: t.buying('checkout.field.email') }), email);
        await device.type(main.getByRole('textbox', { name: t.buying('checkout.field.first-name') }), 'Noura');
        await device.type(main.getByRole('textbox', { name: t.buying('checkout.field.last-name') }), 'Alqahtani');
        await device.type(main.getByRole('textbox', { name: t.buying('checkout.field.street') }).first(), '7421 King Fahd Road');
        await device.type(main.getByRole('textbox', { name: t.buying('checkout.field.city') }), 'Riyadh');
        await device.choose(main.getByRole('combobox', { name: t.buying('checkout.field.region') }), { index: 1 });
        await device.type(main.getByRole('textbox', { name: t.buying('checkout.field.postcode') }), '12345');
        await device.type(main.getByRole('textbox', { name: t.buying('checkout.field.phone') }), '512345678');
      }
      await device.press(main.getByRole('button', { name: t.buying('checkout.to-delivery') }));
    },
    async chooseDeliveryAndPayment() {
      const delivery = main.getByRole('group', { name: t.buying('checkout.delivery.legend') });
      await device.press(delivery.getByRole('radio').first());
      await device.press(main.getByRole('button', { name: t.buying('checkout.to-payment') }));
      const payment = main.getByRole('group', { name: t.buying('checkout.payment.legend') });
      await device.press(payment.getByRole('radio', { name: /Cash|الدفع عند|نقد/ }).first());
      await device.press(main.getByRole('button', { name: t.buying('checkout.to-review') }));
    },
    async placeOrder(): Promise<string> {
      await device.press(main.getByRole('button', { name: t.buying('checkout.place') }));
      await expect(page.getByRole('heading', { level: 1, name: t.buying('confirmation.title') })).toBeVisible();
      const number = main.getByText(/\d{9}/).first();
      await expect(number).toBeVisible();
      return /\d{9}/.exec((await number.textContent()) ?? '')?.[0] ?? '';
    },
  };
}

/** A category's name in a language, from the platform through the page's own origin. */
async function nameOf(page: Page, urlPath: string, language: Language): Promise<string> {
  return page.evaluate(
    async ([path, store]) => {
      const query = `{categories(filters:{url_path:{eq:"${path}"}}){items{name}}}`;
      const response = await fetch(`/graphql?query=${encodeURIComponent(query)}`, { headers: { Store: store ?? 'default' } });
      const { data } = await response.json();
      return data.categories.items[0].name as string;
    },
    [urlPath, language === 'ar' ? 'arabic' : 'default'],
  );
}
