/* What a shopper, another tab or the platform can do wrong: each is said where the eye is, keeps what was typed, and can be tried again. */
import type { Locator, Page } from '@playwright/test';
import { fillCart, fillCartOf } from '../kit/carts';
import { createCustomer, newEmail, signedIn, signInByForm } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { platformAt, type FaultKind, type Platform } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { keyOf, TOKEN_KEY } from '../kit/storage';
import { textOf, texts, type Language } from '../kit/texts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const PREFIX = { en: '', ar: '/arabic' };
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const SCARCE = '/cylindrical-roller-bearing-nu210-e.html';
/** What a failing platform makes the browser itself say. */
const BROWSER_ERRORS = /status of 50\d|net::ERR_/;
/** More than the shop tries by itself. */
const ALWAYS = 50;
/** All of them in English, the first in Arabic: the messages are the same ones. */
const LOST: readonly FaultKind[] = ['drop-answer', 'drop', 'error', 'html'];
const FAILING: readonly FaultKind[] = ['error', 'html', 'drop'];

test.use({ viewport: { width: 1280, height: 900 } });

interface Buyer {
  page: Page;
  language: Language;
  platform: Platform;
  main: Locator;
  t: ReturnType<typeof texts>;
  quantity: Locator;
  open(path: string): Promise<void>;
  /** Has pieces in the cart before a page is opened. */
  fill(sku?: string): Promise<unknown>;
  /** Puts a piece into the cart by hand. */
  add(path?: string): Promise<void>;
  openCart(): Promise<void>;
  cartId(): Promise<string>;
}

function buyerOf(page: Page, language: Language, { platform: url }: { platform: string }): Buyer {
  const t = texts(language);
  const main = page.getByRole('main');
  const quantity = main.getByRole('textbox', { name: t.buying('lines.quantity') }).first();
  const open = async (path: string) => {
    await page.goto(PREFIX[language] + path);
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  };
  return {
    page,
    language,
    platform: platformAt(url),
    t,
    main,
    quantity,
    open,
    fill: (sku = '6205-2RS') => fillCart(page, url, [{ sku, quantity: 1 }]),
    async add(path = PRODUCT) {
      await open(path);
      await main
        .getByRole('button', { name: t.catalog('add-to-cart') })
        .first()
        .click();
      await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
    },
    async openCart() {
      await open('/cart');
      await expect(quantity).toBeVisible();
    },
    cartId: () => page.evaluate((key) => JSON.parse(JSON.parse(localStorage.getItem(key) ?? '').value), keyOf('cartId')),
  };
}

/** What is said of an add that waits, without the product's name. */
const waitsText = (t: ReturnType<typeof texts>) =>
  t
    .buying('service.waits')
    .replace(/.*\{name\}/, '')
    .trim();

/** Notes which messages are shown: one about the connection takes the place of the one before it, which may be gone within moments. */
const watchMessages = (page: Page) =>
  page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-toast]')) shown.add(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

/** Whether a message with this text is shown, or has been in this document (`watchMessages`). */
const wasSaid = (page: Page, message: string) =>
  page.evaluate((text) => [...(window as unknown as { shown: Set<string> }).shown].some((shown) => shown.includes(text)), message);

test.afterEach(async ({ shop }) => platformAt(shop.platform).clearFaults());

/** The message belongs to the field for every reader, and stands near it. */
async function expectErrorAt(field: Locator, message: string | RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(message instanceof RegExp ? message : new RegExp(escape(message)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const shown = field
    .page()
    .locator(ids.map((id) => `[id="${id}"]`).join(','))
    .filter({ hasText: message })
    .first();
  await expect(shown).toBeVisible();
  const [at, error] = [await field.boundingBox(), await shown.boundingBox()];
  expect(Math.abs(error!.y - (at!.y + at!.height))).toBeLessThan(80);
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const language of LANGUAGES) {
  test(`a quantity is typed in any digits, and none of it is none of it (${language})`, inTurn(language, 0), async ({ page, shop }) => {
    const { open, main, openCart, quantity, t } = buyerOf(page, language, shop);
    const { cartTrigger } = createShopper(page, language, 'mouse', 1280);
    await open(PRODUCT);
    const button = main.getByRole('button', { name: t.catalog('add-to-cart') }).first();
    await quantity.fill('1.5');
    await button.click();
    await expectErrorAt(quantity, textOf('shared-ui', language, 'ui.quantity.not-whole'));
    await expect(cartTrigger(0)).toBeAttached();
    await quantity.fill('٣');
    await button.click();
    await expect(cartTrigger(3)).toBeAttached();
    await openCart();
    await quantity.fill('٤');
    await quantity.press('Enter');
    await expect(cartTrigger(4)).toBeAttached();
    await expect(quantity).toHaveValue('4');
    // The line goes, and can be put back.
    await quantity.fill('0');
    await quantity.press('Enter');
    await expect(cartTrigger(0)).toBeAttached();
    await page.getByRole('button', { name: t.buying('lines.undo') }).click();
    await expect(cartTrigger(4)).toBeAttached();
  });

  test(`more than in stock is said with what there is (${language})`, inTurn(language, 1), async ({ page, shop }) => {
    const { open, main, quantity, t, fill, openCart, platform } = buyerOf(page, language, shop);
    await platform.control('stock', { sku: 'NU210-E', quantity: 3 });
    await open(SCARCE);
    await quantity.fill('5');
    await main
      .getByRole('button', { name: t.catalog('add-to-cart') })
      .first()
      .click();
    const reason = language === 'en' ? /3|not available/ : /3|غير متوفرة/;
    await expectErrorAt(quantity, reason);
    await expect(quantity).toHaveValue('5');
    await fill('NU210-E');
    await openCart();
    await quantity.fill('4');
    await quantity.press('Enter');
    await expectErrorAt(quantity, reason);
    await expect(quantity).toHaveValue('4');
    await quantity.fill('3');
    await quantity.press('Enter');
    await expect(createShopper(page, language, 'mouse', 1280).cartTrigger(3)).toBeAttached();
  });

  test(`a wrong coupon stays in its field, with the reason (${language})`, inTurn(language, 0), async ({ page, shop }) => {
    const { fill, openCart, main, t } = buyerOf(page, language, shop);
    await fill();
    await openCart();
    await main.getByRole('button', { name: t.buying('coupon.have') }).click();
    const coupon = main.getByRole('textbox', { name: t.buying('coupon.label') });
    await coupon.fill('NO-SUCH-CODE');
    await main.getByRole('button', { name: t.buying('coupon.apply'), exact: true }).click();
    await expectErrorAt(coupon, t.buying('platform.wrong-coupon'));
    await expect(coupon).toHaveValue('NO-SUCH-CODE');
    await coupon.fill('WELCOME10');
    await coupon.press('Enter');
    await expect(main.getByRole('button', { name: t.buying('coupon.remove', { code: 'WELCOME10' }) })).toBeVisible();
  });
}

/** A guest with a cart, at the last step. */
async function goToReview(buyer: Buyer): Promise<string> {
  const { page, language, main, t, fill, open } = buyer;
  const email = newEmail();
  await fill();
  await open('/checkout');
  const shopper = createShopper(page, language, 'mouse', 1280);
  await shopper.fillAddress({ email });
  await shopper.chooseDeliveryAndPayment();
  await expect(main.getByRole('button', { name: t.buying('checkout.place') })).toBeVisible();
  return email;
}

const ordersOf = async (platform: Platform, email: string) => (await platform.mails(email, 'order')).length;

test('an order placed by a double click is one order', LONG, async ({ page, shop }) => {
  const buyer = buyerOf(page, 'en', shop);
  const email = await goToReview(buyer);
  await buyer.main.getByRole('button', { name: 'Place Order' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: buyer.t.buying('confirmation.title') })).toBeVisible();
  expect(await ordersOf(buyer.platform, email)).toBe(1);
});

test('an order placed in two tabs is one order', LONG, async ({ page, context, shop, silent }) => {
  silent.allow(/status of 404/);
  const buyer = buyerOf(page, 'en', shop);
  const email = await goToReview(buyer);
  const other = await context.newPage();
  await other.goto('/checkout');
  // Pressed at once, in both: a press that waits for the button to rest would find the order placed, and no button.
  const place = (tab: Page) => tab.getByRole('button', { name: 'Place Order' }).dispatchEvent('click');
  await expect(other.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  await Promise.all([place(page), place(other)]);
  const confirmed = (tab: Page) => tab.getByRole('heading', { level: 1, name: buyer.t.buying('confirmation.title') }).count();
  await expect.poll(async () => (await confirmed(page)) + (await confirmed(other))).toBeGreaterThan(0);
  expect(await ordersOf(buyer.platform, email)).toBe(1);
});

for (const language of LANGUAGES) {
  for (const kind of language === 'en' ? LOST : LOST.slice(0, 1)) {
    test(
      `an order whose answer is lost or none (${kind}) is placed once (${language})`,
      inTurn(language, 1),
      async ({ page, shop, silent }) => {
        silent.allow(BROWSER_ERRORS);
        silent.allow(/status of 404/);
        const buyer = buyerOf(page, language, shop);
        const { main, t, platform } = buyer;
        const email = await goToReview(buyer);
        await platform.fault('payment-information', kind);
        const place = main.getByRole('button', { name: t.buying('checkout.place') });
        await place.click();
        const thanks = page.getByRole('heading', { level: 1, name: t.buying('confirmation.title') });
        if (kind === 'drop-answer') {
          // The platform has the order: the shop finds that out.
          await expect(thanks).toBeVisible();
        } else {
          await expect(
            main
              .getByRole('alert')
              .filter({ hasText: t.buying('checkout.order.not-placed') })
              .or(main.getByText(t.buying('service.error.platform')))
              .or(main.getByText(t.buying('service.error.network')))
              .first(),
          ).toBeVisible();
          expect(await ordersOf(platform, email)).toBe(0);
          await place.click();
          await expect(thanks).toBeVisible();
        }
        await expect(main.getByText(/\d{9}/).first()).toBeVisible();
        expect(await ordersOf(platform, email)).toBe(1);
      },
    );
  }

  test(`an order that nobody knows about is not offered again before that is known (${language})`, LONG, async ({ page, shop, silent }) => {
    silent.allow(BROWSER_ERRORS);
    silent.allow(/status of 404/);
    const buyer = buyerOf(page, language, shop);
    const { main, t, platform } = buyer;
    const email = await goToReview(buyer);
    await platform.fault('payment-information', 'drop-answer');
    // And then the platform is gone.
    await platform.fault('graphql', 'drop', ALWAYS);
    await platform.fault('*', 'drop', ALWAYS);
    await main.getByRole('button', { name: t.buying('checkout.place') }).click();
    await expect(main.getByText(t.buying('checkout.order.unconfirmed'))).toBeVisible({ timeout: 45_000 });
    await expect(main.getByRole('button', { name: t.buying('checkout.place') })).toHaveCount(0);
    await platform.clearFaults();
    await main.getByRole('button', { name: t.buying('checkout.order.check') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.buying('confirmation.title') })).toBeVisible();
    expect(await ordersOf(platform, email)).toBe(1);
  });

  test(`a cart that was ordered in another tab is said in the checkout (${language})`, LONG, async ({ page, shop, silent }) => {
    silent.allow(/status of 404/);
    const buyer = buyerOf(page, language, shop);
    const { main, t, platform, add, fill, open } = buyer;
    await fill();
    await open('/checkout');
    const shopper = createShopper(page, language, 'mouse', 1280);
    await expect(main.getByRole('textbox', { name: t.buying('checkout.field.city') })).toBeVisible();
    await platform.control('carts/deactivate', { cartId: await buyer.cartId() });
    await shopper.fillAddress({ email: newEmail() });
    await expect(main.getByText(t.buying('checkout.error.cart-gone')).first()).toBeVisible();
    // What was typed is back as soon as there is something to order again.
    await add();
    await open('/checkout');
    await expect(main.getByRole('textbox', { name: t.buying('checkout.field.street') })).toHaveValue('7421 King Fahd Road');
  });

  test(
    `a cart that was emptied or ordered in another tab is said in the cart (${language})`,
    inTurn(language, 0),
    async ({ page, shop }) => {
      const buyer = buyerOf(page, language, shop);
      const { t, platform, add, fill, openCart, quantity, main } = buyer;
      const { cartTrigger } = createShopper(page, language, 'mouse', 1280);
      await fill();
      await openCart();
      await platform.control('carts/deactivate', { cartId: await buyer.cartId() });
      await quantity.fill('3');
      await quantity.press('Enter');
      // A guest's line is put into a new cart.
      await expect(page.getByText(t.buying('service.replaced'))).toBeVisible();
      await expect(cartTrigger(3)).toBeAttached();
      await expect(quantity).toHaveValue('3');
      await platform.control('carts/empty', { cartId: await buyer.cartId() });
      await quantity.fill('5');
      await quantity.press('Enter');
      await expect(quantity).toHaveValue('5');
      await expect(
        page
          .getByText(t.buying('platform.line-gone'))
          .or(main.getByText(t.buying('cart.empty'), { exact: true }))
          .first(),
      ).toBeVisible();
      await page.reload();
      await expect(main.getByText(t.buying('cart.empty'), { exact: true })).toBeVisible();
      await add();
    },
  );

  for (const kind of language === 'en' ? FAILING : FAILING.slice(0, 1)) {
    test(
      `a platform that fails (${kind}) is said where the eye is, and can be tried again (${language})`,
      inTurn(language, 1),
      async ({ page, shop, silent }) => {
        silent.allow(BROWSER_ERRORS);
        const buyer = buyerOf(page, language, shop);
        const { t, platform, open, main, quantity, fill, openCart } = buyer;
        const { cartTrigger } = createShopper(page, language, 'mouse', 1280);
        const said = t.buying('service.error.platform');
        await watchMessages(page);
        // A guest's first product: the cart exists already, the product is refused.
        await fill();
        await open(PRODUCT);
        await platform.fault('addProductsToCart', kind, ALWAYS);
        await quantity.fill('2');
        await main
          .getByRole('button', { name: t.catalog('add-to-cart') })
          .first()
          .click();
        // What the platform itself refuses is tried again by hand; where nobody answered for it, it waits, and comes by itself.
        const told = main.getByText(said).first();
        await expect.poll(async () => (await told.isVisible()) || (await wasSaid(page, waitsText(t)))).toBe(true);
        if (kind === 'error') await expect(quantity).toHaveValue('2');
        await platform.clearFaults();
        if (await told.isVisible())
          await main
            .getByRole('button', { name: t.catalog('add-to-cart') })
            .first()
            .click();
        await expect(cartTrigger(3)).toBeAttached();
        // The cart's page itself.
        await platform.fault('cart', kind, ALWAYS);
        await open('/cart');
        await expect(
          main
            .getByText(t.buying('cart.failed'))
            .or(main.getByText(t.buying('cart.stale')))
            .first(),
        ).toBeVisible();
        await platform.clearFaults();
        await main.getByRole('button', { name: t.buying('cart.try-again') }).click();
        await expect(quantity).toHaveValue('3');
        await openCart();
        await platform.fault('applyCouponToCart', kind, ALWAYS);
        await main.getByRole('button', { name: t.buying('coupon.have') }).click();
        const coupon = main.getByRole('textbox', { name: t.buying('coupon.label') });
        await coupon.fill('WELCOME10');
        await coupon.press('Enter');
        await expect(coupon).toHaveAccessibleDescription(new RegExp(escape(said)));
        await expect(coupon).toHaveValue('WELCOME10');
      },
    );

    test(
      `a platform that fails in the checkout (${kind}) keeps what was typed (${language})`,
      inTurn(language, 1),
      async ({ page, shop, silent }) => {
        silent.allow(BROWSER_ERRORS);
        const buyer = buyerOf(page, language, shop);
        const { t, platform, open, main, fill } = buyer;
        const shopper = createShopper(page, language, 'mouse', 1280);
        const said = t.buying('service.error.platform');
        await fill();
        await open('/checkout');
        await platform.fault('setShippingAddressesOnCart', kind, ALWAYS);
        await shopper.fillAddress({ email: newEmail() });
        await expect(main.getByText(said).first()).toBeVisible();
        await expect(main.getByRole('textbox', { name: t.buying('checkout.field.street') })).toHaveValue('7421 King Fahd Road');
        await platform.clearFaults();
        await main.getByRole('button', { name: t.buying('checkout.to-delivery') }).click();
        const delivery = main.getByRole('group', { name: t.buying('checkout.delivery.legend') });
        await delivery.getByRole('radio').first().check();
        await platform.fault('shipping-information', kind, ALWAYS);
        await main.getByRole('button', { name: t.buying('checkout.to-payment') }).click();
        await expect(main.getByText(said).first()).toBeVisible();
        await expect(delivery.getByRole('radio').first()).toBeChecked();
        await platform.clearFaults();
        await main.getByRole('button', { name: t.buying('checkout.to-payment') }).click();
        await expect(main.getByRole('group', { name: t.buying('checkout.payment.legend') })).toBeVisible();
      },
    );
  }

  test(`a platform that is silent for 30 seconds is given up, and asked again (${language})`, LONG, async ({ page, shop, silent }) => {
    silent.allow(BROWSER_ERRORS);
    await watchMessages(page);
    // The shop's own limit, in a tenth of the time: what it asks the browser for is looked at below.
    await page.addInitScript(() => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      const limits: number[] = [];
      Object.assign(window, { limits });
      AbortSignal.timeout = (ms) => {
        limits.push(ms);
        return real(ms / 10);
      };
    });
    const buyer = buyerOf(page, language, shop);
    const { t, platform, open, main, fill, quantity } = buyer;
    await fill();
    await open(PRODUCT);
    await platform.fault('addProductsToCart', 'hang');
    await quantity.fill('2');
    await main
      .getByRole('button', { name: t.catalog('add-to-cart') })
      .first()
      .click();
    // The cart is read before it is sent again.
    await expect.poll(() => wasSaid(page, waitsText(t))).toBe(true);
    await expect(createShopper(page, language, 'mouse', 1280).cartTrigger(3)).toBeAttached();
    await open('/checkout');
    const shopper = createShopper(page, language, 'mouse', 1280);
    await shopper.fillAddress({ email: newEmail() });
    await main
      .getByRole('group', { name: t.buying('checkout.delivery.legend') })
      .getByRole('radio')
      .first()
      .check();
    await platform.fault('shipping-information', 'hang');
    await main.getByRole('button', { name: t.buying('checkout.to-payment') }).click();
    await expect(main.getByText(t.buying('service.error.network')).first()).toBeVisible();
    await main.getByRole('button', { name: t.buying('checkout.to-payment') }).click();
    await expect(main.getByRole('group', { name: t.buying('checkout.payment.legend') })).toBeVisible();
    const limits = await page.evaluate(() => (window as unknown as { limits: number[] }).limits);
    expect(limits.length).toBeGreaterThan(0);
    expect(Math.max(...limits)).toBe(30_000);
  });

  for (const where of ['platform', 'browser'] as const) {
    test(
      `a session that ends in the checkout (${where}) comes back with what was typed (${language})`,
      where === 'browser' ? LONG : inTurn(language, 0),
      async ({ page, shop, silent }) => {
        silent.allow(/status of 40[13]/);
        const buyer = buyerOf(page, language, shop);
        const { t, platform, open, main } = buyer;
        const customer = await createCustomer(platform);
        const { email } = customer;
        await fillCartOf(platform, customer, [{ sku: '6205-2RS', quantity: 1 }]);
        await signedIn(page, customer);
        await open('/checkout');
        const street = main.getByRole('textbox', { name: t.buying('checkout.field.street') });
        await street.fill('12 Typed Street');
        await main.getByRole('textbox', { name: t.buying('checkout.field.city') }).fill('Jeddah');
        await main.getByRole('textbox', { name: t.buying('checkout.field.postcode') }).fill('23456');
        await main.getByRole('textbox', { name: t.buying('checkout.field.phone') }).fill('551112223');
        await main.getByRole('combobox', { name: t.buying('checkout.field.region') }).selectOption({ index: 1 });
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        if (where === 'platform') {
          await platform.control('tokens/expire', { email });
          await main.getByRole('button', { name: t.buying('checkout.to-delivery') }).click();
        } else {
          await page.evaluate((key) => {
            const entry = JSON.parse(localStorage.getItem(key) ?? '');
            localStorage.setItem(key, JSON.stringify({ ...entry, timeStored: Date.now() - 3_600_001 }));
          }, TOKEN_KEY);
          await expect.poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => true)).toBe(false);
        }
        await expect(main.getByText(email).first()).toBeVisible();
        await main
          .getByRole('link', { name: t.buying('checkout.sign-in') })
          .first()
          .click();
        await expect(page).toHaveURL(/sign-in\?from=%2Fcheckout/);
        await signInByForm(page, language, { email });
        await expect(page).toHaveURL(/\/checkout$/);
        await expect(street).toHaveValue('12 Typed Street');
        await expect(main.getByRole('textbox', { name: t.buying('checkout.field.phone') })).toHaveValue('551112223');
        await main.getByRole('button', { name: t.buying('checkout.to-delivery') }).click();
        await expect(main.getByRole('group', { name: t.buying('checkout.delivery.legend') })).toBeVisible();
      },
    );
  }
}

test('a platform that goes away in the middle of the checkout, and comes back', LONG, async ({ page, shop, silent }) => {
  silent.allow(BROWSER_ERRORS);
  const buyer = buyerOf(page, 'en', shop);
  const { t, platform, main } = buyer;
  const email = await goToReview(buyer);
  await platform.fault('*', 'drop', 200);
  await main.getByRole('button', { name: 'Place Order' }).click();
  await expect(main.getByText(t.buying('checkout.order.unconfirmed'))).toBeVisible({ timeout: 45_000 });
  await platform.clearFaults();
  await main.getByRole('button', { name: t.buying('checkout.order.check') }).click();
  // The platform never got it: it is offered again.
  await expect(main.getByText(t.buying('checkout.order.not-placed'))).toBeVisible();
  expect(await ordersOf(platform, email)).toBe(0);
  await main.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.buying('confirmation.title') })).toBeVisible();
  expect(await ordersOf(platform, email)).toBe(1);
});
