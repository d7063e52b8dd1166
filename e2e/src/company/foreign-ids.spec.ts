/* Ids of other people's things in the address: what stands there is what stands there for an id that nobody has. */
import type { Page } from '@playwright/test';
import { isAtRest, nothingIsComing, requestsUnderWay } from '../kit/at-rest';
import { createCompany } from '../kit/company';
import { DEMO, signedIn } from '../kit/customer';
import { LONG } from '../kit/lanes';
import { platformAt, type Platform } from '../kit/platform';
import { expect, open, test } from '../kit/shop';

interface Things {
  customer: {
    addresses: { id: number; uid?: string }[];
    returns: { items: { number: string }[] };
    orders: { items: { number: string }[] };
    wishlists: { id: string }[];
    requisition_lists: { items: { uid: string }[] };
    support_tickets: { items: { number: string }[] };
    drawing_requests: { items: { number: string }[] };
  };
}

interface Company {
  company: { roles: { items: { id: string; name: string }[] }; users: { items: { id: string; email: string }[] } };
  customer: { purchase_order_approval_rules: { items: { uid: string }[] } };
}

/** Pages of one thing each: where, the shopper's or the demo company's, and one that nobody has. */
async function things(platform: Platform): Promise<readonly (readonly [path: string, theirs: string, nobodys: string])[]> {
  const { customer } = await platform.ask<Things>(
    '{customer{addresses{id} returns{items{number}} orders{items{number}} wishlists{id} requisition_lists{items{uid}} ' +
      'support_tickets{items{number}} drawing_requests{items{number}}}}',
    { token: await platform.token(DEMO.shopper) },
  );
  const { company, customer: admin } = await platform.ask<Company>(
    '{company{roles{items{id name}} users{items{id email}}} customer{purchase_order_approval_rules{items{uid}}}}',
    { token: await platform.token(DEMO.admin) },
  );
  const { customer: buyer } = await platform.ask<{ customer: { purchase_orders: { items: { uid: string }[] } } }>(
    '{customer{purchase_orders{items{uid}}}}',
    { token: await platform.token(DEMO.buyer) },
  );
  const nobody = Buffer.from('99999').toString('base64');
  const pairs = [
    ['/order-history/', customer.orders.items[0]?.number, '000099999'],
    ['/viewReturn/', customer.returns.items[0]?.number, '000099999'],
    ['/viewSupport/', customer.support_tickets.items[0]?.number, 'TKT-099999'],
    ['/service-module/', customer.drawing_requests.items[0]?.number, 'DRW-099999'],
    ['/requisition-lists/', customer.requisition_lists.items[0]?.uid, nobody],
    ['/wishlist?list=', customer.wishlists[0]?.id, '99999'],
    ['/address-book/', customer.addresses[0]?.id, '99999'],
    ['/createRmaPage?order=', customer.orders.items[0]?.number, '000099999'],
    ['/editSubUser/', company.users.items.find(({ email }) => email === DEMO.buyer)?.id, nobody],
    ['/editSubRole/', company.roles.items.find(({ name }) => name === 'Buyer')?.id, nobody],
    ['/purchase-orders/', buyer.purchase_orders.items[0]?.uid, nobody],
    ['/approval-rules/', admin.purchase_order_approval_rules.items[0]?.uid, nobody],
  ] as const;
  return pairs.map(([path, theirs, none]) => {
    if (theirs === undefined) throw new Error(`There is nothing of anybody's at ${path}`);
    return [path, String(theirs), none] as const;
  });
}

/** What opens the page of an id and waits until it has come to rest. */
function openerOf(page: Page) {
  const underWay = requestsUnderWay(page);
  return async (path: string, id: string): Promise<void> => {
    await open(page, path + encodeURIComponent(id));
    await expect.poll(async () => underWay.size === 0 && (await isAtRest(page))).toBe(true);
    await nothingIsComing(page);
  };
}

/** What the page says, without the id that the address gave it. */
async function said(page: Page, id: string): Promise<string> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  return (await main.innerText()).replaceAll(id, '…');
}

test('what belongs to others is as missing as what nobody has', LONG, async ({ page, context, shop, silent }) => {
  // The platform answers 404, which browsers write into the console.
  silent.allow(/40[34] \(/);
  const platform = platformAt(shop.platform);
  // The administrator of another company: whoever may do most.
  await signedIn(page, (await createCompany(platform)).admin);
  const other = await context.newPage();
  const openTheirs = openerOf(page);
  const openNobodys = openerOf(other);
  for (const [path, theirs, nobodys] of await things(platform)) {
    await openTheirs(path, theirs);
    await openNobodys(path, nobodys);
    // That something is missing is shown after the answer that says so.
    await expect(async () => expect(await said(page, theirs), path).toBe(await said(other, nobodys))).toPass({ timeout: 15_000 });
  }
});
