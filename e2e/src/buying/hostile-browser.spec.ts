/* A browser that is not as it should be, and a shopper who types what nobody thinks of: the way to the order stays open. */
import type { Page } from '@playwright/test';
import { fillCart } from '../kit/carts';
import { newEmail } from '../kit/customer';
import { LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { NAMESPACE } from '../kit/storage';
import { texts } from '../kit/texts';

const t = texts('en');
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const LINES = [{ sku: '6204', quantity: 2 }];

test.use({ viewport: { width: 360, height: 800 } });

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, id: Parameters<typeof t.buying>[0]) => main(page).getByRole('textbox', { name: t.buying(id) });

/** A database that cannot be opened (private windows, policies), and one without room. */
const DATABASES = {
  forbidden: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.', 'InvalidStateError');
    };
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  },
};

for (const [kind, breakIt] of Object.entries(DATABASES))
  test(`a database that is ${kind}: what cannot be kept is told, and can be done again`, LONG, async ({ page, context, shop, silent }) => {
    silent.allow(/net::ERR_|^error: recorded error/);
    await page.addInitScript(breakIt);
    await fillCart(page, shop.platform, LINES);
    const code = page.waitForResponse((response) => /outbox/.test(response.url()));
    await open(page, PRODUCT);
    await code;
    const add = main(page)
      .getByRole('button', { name: t.catalog('add-to-cart') })
      .first();
    await context.setOffline(true);
    await add.click();
    await expect(main(page).getByText(t.buying('service.error.network')).first()).toBeVisible();
    await context.setOffline(false);
    await add.click();
    await expect(createShopper(page, 'en', 'mouse', 360).cartTrigger(3)).toBeAttached();
  });

for (const [name, years] of [
  ['behind', -3],
  ['ahead', 3],
] as const)
  test(`a clock that is ${name}: a guest orders`, LONG, async ({ page, shop }) => {
    await page.addInitScript(
      (shift) => {
        const Real = Date;
        const now = () => Real.now() + shift;
        globalThis.Date = new Proxy(Real, {
          construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
          get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
        });
      },
      years * 365 * 86_400_000,
    );
    await fillCart(page, shop.platform, LINES);
    await open(page, '/checkout');
    const shopper = createShopper(page, 'en', 'mouse', 360);
    const email = newEmail();
    await shopper.fillAddress({ email });
    // A reload in between: what was kept by that clock is still of now.
    await expect(main(page).getByRole('group', { name: t.buying('checkout.delivery.legend') })).toBeVisible();
    await page.reload();
    await shopper.chooseDeliveryAndPayment();
    await shopper.placeOrder();
    expect(await platformAt(shop.platform).mails(email, 'order')).toHaveLength(1);
  });

test('junk under every key of the checkout: it begins anew, and ends in an order', LONG, async ({ page, shop }) => {
  await fillCart(page, shop.platform, LINES);
  await page.addInitScript((namespace) => {
    if (window !== top || sessionStorage.getItem('junk-kept')) return;
    sessionStorage.setItem('junk-kept', '1');
    const keep = (storage: Storage, key: string, value: string) => storage.setItem(namespace + key, value);
    const wrapped = (value: unknown) => JSON.stringify({ value: JSON.stringify(value), timeStored: Date.now() });
    const junk = ['{', wrapped('junk'), wrapped([[null]]), wrapped({ city: 1, street: 'x' }), wrapped(7)];
    ['shipping_address', 'billing_address', 'availableShippingMethods', 'shippingMethod', 'paymentMethod', 'savedForLater', 'imagesBySku']
      .map((key, index) => [key, junk[index % junk.length] ?? ''] as const)
      .forEach(([key, value]) => keep(localStorage, key, value));
    ['checkout_draft', 'checkout_receipt', 'cartNotice', 'quick_order']
      .map((key, index) => [key, junk[index % junk.length] ?? ''] as const)
      .forEach(([key, value]) => keep(sessionStorage, key, value));
  }, NAMESPACE);
  await open(page, '/checkout');
  const shopper = createShopper(page, 'en', 'mouse', 360);
  await shopper.fillAddress({ email: newEmail() });
  await shopper.chooseDeliveryAndPayment();
  await shopper.placeOrder();
});

test('names of emoji and override characters, and an address of 500 characters', LONG, async ({ page, shop }) => {
  await fillCart(page, shop.platform, LINES);
  await open(page, '/checkout');
  const shopper = createShopper(page, 'en', 'mouse', 360);
  await expect(field(page, 'checkout.field.email')).toBeVisible();
  await field(page, 'checkout.field.email').fill(newEmail());
  await field(page, 'checkout.field.first-name').fill('نورة 👩🏽‍🔧');
  await field(page, 'checkout.field.last-name').fill('\u202egnp.exe\u2066');
  const street = field(page, 'checkout.field.street');
  const address = 'King Fahd Road, building 7421, behind the old market '.repeat(10);
  await street.pressSequentially(address, { delay: 0 });
  // More than the platform keeps: it stays, to be shortened by whoever typed it.
  await expect(street).toHaveValue(address);
  await field(page, 'checkout.field.city').fill('Riyadh');
  await main(page)
    .getByRole('combobox', { name: t.buying('checkout.field.region') })
    .selectOption({ index: 1 });
  await field(page, 'checkout.field.postcode').fill('12345');
  await field(page, 'checkout.field.phone').fill('512345678');
  await main(page)
    .getByRole('button', { name: t.buying('checkout.to-delivery') })
    .click();
  // A name is of letters; what was typed stands there to be put right.
  for (const id of ['checkout.field.first-name', 'checkout.field.last-name', 'checkout.field.street'] as const)
    await expect(field(page, id)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'checkout.field.last-name')).toHaveValue('\u202egnp.exe\u2066');
  await expect(street).toHaveValue(address);
  await street.fill(address.slice(0, 255));
  await field(page, 'checkout.field.first-name').fill('نورة');
  await field(page, 'checkout.field.last-name').fill('القحطاني');
  // A company may be called anything.
  await field(page, 'checkout.field.company').fill('👩🏽‍🔧 \u202egnp.exe');
  await main(page)
    .getByRole('button', { name: t.buying('checkout.to-delivery') })
    .click();
  await expect(main(page).getByRole('group', { name: t.buying('checkout.delivery.legend') })).toBeVisible();
  await expect(main(page).getByText('512345678')).toHaveText(/^\+966 512345678$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await shopper.chooseDeliveryAndPayment();
  await shopper.placeOrder();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
