/* Each call of the checkout × whatever may become of it: one order at most, none that the screen does not tell of, nothing typed lost. */
import type { Page } from '@playwright/test';
import { fillCart, fillCartOf } from '../kit/carts';
import { fillAddress, STREET } from '../kit/checkout';
import { createCustomer, newEmail, signedIn, signInByForm } from '../kit/customer';
import { shortIf } from '../kit/lanes';
import { platformAt, type Platform } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';
import { ADDED, BROWSER_ERRORS, FAULTS, meet, mend, plan, shortenPatience, type Fault, type Faulty } from './faults';

const t = texts('en');
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
type Step = 'address' | 'delivery' | 'review';

interface Call {
  /** What its request is known by. */
  match: string;
  /** The step whose button sends it. */
  at: Step;
  /** In the place of that button. */
  act?: (page: Page) => Promise<unknown>;
}

const CALLS: Readonly<Record<string, Call>> = {
  'guest e-mail': { match: 'setGuestEmailOnCart', at: 'address' },
  'shipping address': { match: 'setShippingAddressesOnCart', at: 'address' },
  'shipping information': { match: 'shipping-information', at: 'delivery' },
  // A document that comes back in the middle asks what the cart knows.
  'cart of the checkout': { match: 'CheckoutCart', at: 'delivery', act: (page) => open(page, '/checkout') },
  'payment information': { match: 'payment-information', at: 'review' },
};

/** Cells that cannot be: a customer sets no e-mail address, and a new document needs the network. */
function isPossible(name: string, fault: Fault): boolean {
  return !(name === 'guest e-mail' && fault === 'token') && !(name === 'cart of the checkout' && fault === 'offline');
}

/** Calls that decide what is ordered, each with one fault; the other cells are the long lane's. */
const IN_EACH_RUN = new Set(['shipping information error', 'payment information drop-answer']);

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, id: Parameters<typeof t.buying>[0]) => main(page).getByRole('textbox', { name: t.buying(id) });
const button = (page: Page, id: Parameters<typeof t.buying>[0]) => main(page).getByRole('button', { name: t.buying(id), exact: true });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: t.buying('confirmation.title') });
const ON: Readonly<Record<Step, Parameters<typeof t.buying>[0]>> = {
  address: 'checkout.to-delivery',
  delivery: 'checkout.to-payment',
  review: 'checkout.place',
};

test.use({ viewport: { width: 1280, height: 900 } });

for (const [name, call] of Object.entries(CALLS))
  for (const fault of FAULTS.filter((each) => isPossible(name, each)))
    test(`${name}: ${fault}`, shortIf(IN_EACH_RUN.has(`${name} ${fault}`)), async ({ page, shop, silent, context }) => {
      silent.allow(BROWSER_ERRORS);
      const platform = platformAt(shop.platform);
      // An e-mail address finds an ended cart before the address does: customers set none.
      const isCustomer = fault === 'token' || (name === 'shipping address' && fault === 'ended');
      const { cell, email } = await prepare(page, platform, { fault, isCustomer }, shop.platform);
      await open(page, '/checkout');
      await fillAddress(page, 'en', cell.email === undefined ? email : undefined);
      await walkTo(page, call.at);
      // The document finds an ended session by itself.
      const met = call.act && fault === 'token' ? undefined : meet(page, call.match, fault);
      await plan(cell, call.match);
      try {
        // Also where it is closed, without a connection: then a press sends nothing.
        await (call.act ? call.act(page) : button(page, ON[call.at]).dispatchEvent('click'));
        await met;
        await isOver(page);
        await tellsTheTruth(cell, email);
        await mend(cell, context);
        await goOn(cell, email);
        await expect.poll(() => ordersOf(platform, email)).toBe(1);
        await expect(main(page).getByText(STREET).first()).toBeVisible();
      } finally {
        await mend(cell, context);
      }
    });

async function prepare(
  page: Page,
  platform: Platform,
  { fault, isCustomer }: { fault: Fault; isCustomer: boolean },
  address: string,
): Promise<{ cell: Faulty; email: string }> {
  if (fault === 'hang') await shortenPatience(page);
  if (!isCustomer) {
    await fillCart(page, address, [{ sku: ADDED, quantity: 1 }]);
    return { cell: { page, platform, fault, email: undefined }, email: newEmail('faults') };
  }
  const customer = await createCustomer(platform);
  const { email } = customer;
  await fillCartOf(platform, customer, [{ sku: ADDED, quantity: 1 }]);
  await signedIn(page, customer);
  return { cell: { page, platform, fault, email }, email };
}

/** From the address on, until the step's own button is there to be pressed. */
async function walkTo(page: Page, step: Step): Promise<void> {
  while (!(await button(page, ON[step]).isVisible())) await pressNext(page);
}

/** Presses whatever leads on: the button of the open step, with what it needs chosen. */
async function pressNext(page: Page): Promise<void> {
  const ways = ['checkout.to-delivery', 'checkout.to-payment', 'checkout.to-review', 'checkout.place', 'checkout.order.check'] as const;
  const [first, ...more] = ways.map((id) => button(page, id));
  const way = more.reduce((any, one) => any.or(one), first!);
  await expect(way.or(thanks(page)).first()).toBeVisible();
  if (await thanks(page).isVisible()) return;
  for (const id of ['checkout.delivery.legend', 'checkout.payment.legend'] as const) {
    const choice = main(page)
      .getByRole('group', { name: t.buying(id) })
      .getByRole('radio')
      .first();
    if (await choice.isVisible()) await choice.check();
  }
  await way.first().click();
  await isOver(page);
}

/** Nothing is on its way any more. */
async function isOver(page: Page): Promise<void> {
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
}

const ordersOf = async (platform: Platform, email: string) => (await platform.mails(email, 'order')).length;

/** While the fault lasts: thanks only for an order that there is, and what was typed stands there. */
async function tellsTheTruth({ page, platform, fault }: Faulty, email: string): Promise<void> {
  const orders = await ordersOf(platform, email);
  if (await thanks(page).isVisible()) expect(orders).toBe(1);
  else if (await button(page, 'checkout.place').isVisible()) expect(orders).toBe(0);
  if (fault === 'ended' || fault === 'token') return;
  await expect
    .poll(async () => {
      const typed = await field(page, 'checkout.field.street')
        .inputValue({ timeout: 1000 })
        .catch(() => '');
      return typed === STREET || (await main(page).getByText(STREET).count()) > 0;
    })
    .toBe(true);
}

/** With everything whole again the way to the order is open: a cart that has ended is filled again, a session begun again. */
async function goOn({ page, platform, fault, email: customer }: Faulty, email: string): Promise<void> {
  if (fault === 'ended') {
    expect(await ordersOf(platform, email)).toBe(0);
    await expect(thanks(page)).toHaveCount(0);
    await open(page, PRODUCT);
    await main(page)
      .getByRole('button', { name: t.catalog('add-to-cart') })
      .first()
      .click();
    await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
    await open(page, '/checkout');
  }
  // Section 4: a customer whose cart has ended is signed out.
  if (customer !== undefined) {
    await main(page)
      .getByRole('link', { name: t.buying('checkout.sign-in') })
      .first()
      .click();
    // By the form: what a guest has put into the cart meanwhile becomes the customer's there.
    await signInByForm(page, 'en', { email: customer });
    await expect(page).toHaveURL(/\/checkout$/);
  }
  // What a customer typed is there once it is that customer again.
  if (fault === 'ended') await expect(field(page, 'checkout.field.street')).toHaveValue(STREET);
  // That there are pieces again is seen by who looks again.
  if (fault === 'stock') await open(page, '/checkout');
  for (let presses = 0; presses < 8 && !(await thanks(page).isVisible()); presses += 1) await pressNext(page);
  await expect(thanks(page)).toBeVisible();
}
