/* Each call of buying × whatever may become of it: what the screen says is so, nothing is ordered twice, nothing typed is lost. */
import type { Page } from '@playwright/test';
import { fillCart, fillCartOf } from '../kit/carts';
import { createCustomer, isKnown, signedIn, signInByForm } from '../kit/customer';
import { shortIf } from '../kit/lanes';
import { platformAt, type Platform } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';
import { ADDED, KEPT, BROWSER_ERRORS, cartIdOf, FAULTS, meet, mend, plan, shortenPatience, type Fault, type Faulty } from './faults';

const t = texts('en');
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const COUPON = 'WELCOME10';

type Lines = Readonly<Record<string, number>>;

type Cell = Faulty;

interface Call {
  /** What its request is known by. */
  match: string;
  before: Lines;
  /** Opens the page, up to the press. */
  open(cell: Cell): Promise<void>;
  act(cell: Cell): Promise<void>;
  after: Lines;
  coupon?: 'before' | 'after';
  /** A customer signs in who has these already. */
  isCustomers?: Lines;
}

const main = (page: Page) => page.getByRole('main');
const toCart = ({ page }: Cell) => open(page, '/cart');
const row = (page: Page, sku: string) => main(page).getByRole('row').filter({ hasText: sku });
const field = (page: Page, id: Parameters<typeof t.buying>[0]) => main(page).getByRole('textbox', { name: t.buying(id) });

const CALLS: Readonly<Record<string, Call>> = {
  'create cart': {
    match: 'createEmptyCart',
    before: {},
    open: ({ page }) => open(page, PRODUCT),
    act: ({ page }) => add(page),
    after: { [ADDED]: 1 },
  },
  add: {
    match: 'addProductsToCart',
    before: { [KEPT]: 2 },
    open: ({ page }) => open(page, PRODUCT),
    act: ({ page }) => add(page),
    after: { [KEPT]: 2, [ADDED]: 1 },
  },
  update: {
    match: 'updateCartItems',
    before: { [KEPT]: 2, [ADDED]: 1 },
    open: toCart,
    async act({ page }) {
      const quantity = row(page, KEPT).getByRole('textbox', { name: t.buying('lines.quantity') });
      await quantity.fill('5');
      await quantity.press('Enter');
    },
    after: { [KEPT]: 5, [ADDED]: 1 },
  },
  remove: {
    match: 'removeItemFromCart',
    before: { [KEPT]: 2, [ADDED]: 1 },
    open: toCart,
    act: ({ page }) =>
      row(page, ADDED)
        .getByRole('button', { name: new RegExp(`^${t.buying('lines.remove', { name: '' }).trim()}`) })
        .click(),
    after: { [KEPT]: 2 },
  },
  'apply coupon': {
    match: 'applyCouponToCart',
    before: { [KEPT]: 2 },
    open: toCart,
    async act({ page }) {
      await main(page)
        .getByRole('button', { name: t.buying('coupon.have') })
        .click();
      await field(page, 'coupon.label').fill(COUPON);
      await main(page)
        .getByRole('button', { name: t.buying('coupon.apply'), exact: true })
        .click();
    },
    after: { [KEPT]: 2 },
    coupon: 'after',
  },
  'remove coupon': {
    match: 'removeCouponFromCart',
    before: { [KEPT]: 2 },
    open: toCart,
    act: ({ page }) =>
      main(page)
        .getByRole('button', { name: t.buying('coupon.remove', { code: COUPON }) })
        .click(),
    after: { [KEPT]: 2 },
    coupon: 'before',
  },
  'cart count': {
    match: 'CartCount',
    before: { [KEPT]: 2 },
    open: ({ page }) => open(page, PRODUCT),
    act: ({ page }) => open(page, '/bearings.html'),
    after: { [KEPT]: 2 },
  },
  merge: {
    match: 'mergeCarts',
    before: { [KEPT]: 2 },
    isCustomers: { [ADDED]: 1 },
    open: ({ page }) => open(page, '/sign-in'),
    async act({ page, email = '' }) {
      await signInByForm(page, 'en', { email });
      await isKnown(page, 'en');
    },
    after: { [KEPT]: 2, [ADDED]: 1 },
  },
  'cart details': {
    match: 'CartDetails',
    before: { [KEPT]: 2 },
    open: ({ page }) => open(page, PRODUCT),
    act: ({ page }) => open(page, '/cart'),
    after: { [KEPT]: 2 },
  },
};

async function add(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: t.catalog('add-to-cart') })
    .first()
    .click();
}

/** Cells that cannot be: a guest has no token, a new document needs the network, and no cart has ended that was not made. */
function isPossible(name: string, fault: Fault): boolean {
  if (['cart details', 'cart count', 'merge'].includes(name) && fault === 'offline') return false;
  if (name === 'merge' && fault === 'token') return false;
  return !(name === 'create cart' && ['ended', 'token'].includes(fault));
}

const CELLS = Object.keys(CALLS).flatMap((name) => FAULTS.filter((fault) => isPossible(name, fault)).map((fault) => ({ name, fault })));
/** Calls that decide what is in the cart, each with one fault; the other cells are the long lane's. */
const IN_EACH_RUN = new Set(['add drop-answer', 'update drop', 'merge drop-answer']);

test.use({ viewport: { width: 1280, height: 900 } });

for (const { name, fault } of CELLS)
  test(`${name}: ${fault}`, shortIf(IN_EACH_RUN.has(`${name} ${fault}`)), async ({ page, shop, silent, context }) => {
    silent.allow(BROWSER_ERRORS);
    // What came of a merge is kept for the log.
    if (name === 'merge') silent.allow(/^error: recorded error/);
    const call = CALLS[name] as Call;
    const platform = platformAt(shop.platform);
    const cell = await prepare(page, platform, call, fault, shop.platform);
    const code = page.waitForResponse((response) => /outbox/.test(response.url()));
    await call.open(cell);
    // What keeps changes comes a little after the page.
    await code;
    if (fault === 'token') await isKnown(page, 'en');
    if (call.before[KEPT] !== undefined) await expect(cartButton(page, sum(call.before))).toBeAttached();
    // A new document finds an ended session by itself.
    const met = name === 'cart count' && fault === 'token' ? undefined : meet(page, call.match, fault);
    await plan(cell, call.match);
    await call.act(cell);
    await met;
    // It is over when nothing is on its way: somebody who leaves before that has not waited for an answer.
    await expect(page.locator('button[aria-busy="true"], [data-changing]')).toHaveCount(0, { timeout: 60_000 });
    if (fault === 'offline') await context.setOffline(false);
    try {
      await agree(cell, call);
    } finally {
      await mend(cell, context);
    }
  });

/** A guest with a cart; where there is a token to expire, a customer with one; where carts are merged, both. */
async function prepare(page: Page, platform: Platform, call: Call, fault: Fault, address: string): Promise<Cell> {
  if (fault === 'hang') await shortenPatience(page);
  const isSignedIn = fault === 'token';
  const customer = isSignedIn || call.isCustomers ? await createCustomer(platform) : undefined;
  if (customer) {
    const cartId = await fillCartOf(platform, customer, toList(call.isCustomers ?? call.before));
    if (isSignedIn && call.coupon === 'before') await applyCoupon(platform, cartId, customer.token);
  }
  if (isSignedIn && customer) await signedIn(page, customer);
  else if (sum(call.before) > 0) {
    const cartId = await fillCart(page, address, toList(call.before));
    if (call.coupon === 'before') await applyCoupon(platform, cartId);
  }
  return { page, platform, fault, email: customer?.email };
}

const toList = (lines: Lines) => Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity }));

function applyCoupon(platform: Platform, cartId: string, token?: string): Promise<unknown> {
  return platform.ask(`mutation{applyCouponToCart(input:{cart_id:"${cartId}",coupon_code:"${COUPON}"}){cart{id}}}`, {
    ...(token === undefined ? {} : { token }),
  });
}

interface PlatformCart {
  cart: {
    total_quantity: number;
    applied_coupons: { code: string }[] | null;
    items: ({ quantity: number; product: { sku: string } } | null)[];
  };
}

/** Badge and rows are what the platform has; and that is what was before, or what was wanted. */
async function agree(cell: Cell, call: Call): Promise<void> {
  const { page, platform, fault, email } = cell;
  // A customer whom the platform knows no more is a guest by now.
  const as = email === undefined || fault === 'token' ? {} : { token: await platform.token(email) };
  const read = async (): Promise<PlatformCart['cart'] | undefined> => {
    const id = await cartIdOf(page);
    if (id === '') return undefined;
    return (
      await platform.ask<PlatformCart>(`{cart(cart_id:"${id}"){total_quantity applied_coupons{code} items{quantity product{sku}}}}`, as)
    ).cart;
  };
  // Nothing waits any more: the platform is there again.
  await expect(page.getByText(t.buying('waiting.is-waiting'))).toHaveCount(0);
  await expect(async () => {
    const cart = await read();
    await expect(cartButton(page, cart?.total_quantity ?? 0)).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 45_000 });
  await open(page, '/cart');
  await expect(async () => {
    const cart = await read();
    const items = (cart?.items ?? []).filter((item) => item !== null);
    // Lines that are out of stock the platform names only to who asks for their errors.
    if (items.length < (cart?.items.length ?? 0)) return;
    const there = Object.fromEntries(items.map(({ quantity, product }) => [product.sku, quantity]));
    await expect(
      main(page)
        .getByRole('row')
        .getByRole('textbox', { name: t.buying('lines.quantity') }),
    ).toHaveCount(Object.keys(there).length, {
      timeout: 1000,
    });
    for (const [sku, quantity] of Object.entries(there))
      await expect(row(page, sku).getByRole('textbox', { name: t.buying('lines.quantity') })).toHaveValue(String(quantity), {
        timeout: 1000,
      });
    // After an ended cart or session there may be less, with a word about it; never more.
    const isOther = fault === 'ended' || fault === 'token';
    const before = call.isCustomers ?? call.before;
    const wanted = [before, call.after];
    const isOne = wanted.some((lines) => JSON.stringify(sorted(lines)) === JSON.stringify(sorted(there)));
    const isLess = Object.entries(there).every(([sku, quantity]) => quantity <= Math.max(before[sku] ?? 0, call.after[sku] ?? 0));
    expect([there, isOther ? isLess : isOne]).toEqual([there, true]);
    // What did not come along with somebody who signed in is offered below their cart.
    if (call.isCustomers && !isOther && there[KEPT] === undefined) await expect(main(page).getByText(KEPT)).toBeVisible({ timeout: 1000 });
    if (fault === 'drop-answer' || fault === 'offline') expect(sorted(there)).toEqual(sorted(call.after));
  }).toPass({ timeout: 30_000 });
}

const sorted = (lines: Lines) => Object.entries(lines).toSorted(([one], [other]) => one.localeCompare(other));
const sum = (lines: Lines) => Object.values(lines).reduce((total, quantity) => total + quantity, 0);
const cartButton = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`Cart, ${count} items?$`) });
