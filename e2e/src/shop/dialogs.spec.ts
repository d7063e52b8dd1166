/* Every dialog of an account and of a company: axe finds nothing in it, and at 400 % zoom its buttons are reached. */
import type { Locator, Page } from '@playwright/test';
import { violationsIn } from '../kit/accessible';
import { nothingIsComing } from '../kit/at-rest';
import { addApprovalRule, createCompany } from '../kit/company';
import { addAddress, createCustomer, customerOf, DEMO, signedIn, type Customer } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { platformAt, type Platform } from '../kit/platform';
import { CUSTOMER_PAGES, GUEST_PAGES, openThere } from '../kit/pages';
import { expect, open, test } from '../kit/shop';
import { pagesOfShopper } from '../kit/things';
import { texts, type Language } from '../kit/texts';
import { wish } from '../kit/wishlists';

const PREFIX = { en: '', ar: '/arabic' };
const DESK = { width: 1280, height: 800 };
/** What 400 % zoom leaves of 1280 × 1024 pixels (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

interface Row {
  path: string;
  /** What is pressed, one after the other; the last opens the dialog. */
  press: (main: Locator) => readonly Locator[];
  dialog: string | RegExp;
}

/** A text of which a part is a name. */
const any = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

/** Buttons, links and fields that are not what is seen in their middle once they have the focus. */
async function coveredIn(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate(async (selector) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const targets = [...document.querySelectorAll<HTMLElement>(`${selector} :is(a[href], button, input, select, textarea)`)].filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled, [type="hidden"]') && each.checkVisibility({ visibilityProperty: true }),
    );
    const covered: string[] = targets.length > 0 ? [] : ['Nothing takes the focus.'];
    for (const target of targets) {
      target.focus();
      await frame();
      await frame();
      // Of a link over several lines, the first.
      const { left, right, top, bottom } = target.getClientRects()[0] ?? target.getBoundingClientRect();
      const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
      const seen = document.elementFromPoint(x, y);
      const isSeen = seen !== null && (target.contains(seen) || seen.closest('label')?.control === target);
      if (!isSeen) covered.push(`${target.outerHTML.slice(0, 120)} under ${seen?.outerHTML.slice(0, 80)}`);
    }
    return covered;
  }, within);
}

/** What is wider than the screen: the document, or the dialog's own content. */
const tooWide = (page: Page, within: string) =>
  page.evaluate(
    (selector) =>
      [document.documentElement, ...document.querySelectorAll(`${selector}, ${selector} *`)]
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 || each.getBoundingClientRect().left < -1)
        .map((each) => `${each.tagName}.${each.className}`)
        .slice(0, 3),
    within,
  );

async function lookAt(page: Page, language: Language, { path, press, dialog: name }: Row): Promise<void> {
  await test.step(`${path}: ${name}`, async () => {
    await page.setViewportSize(DESK);
    await open(page, PREFIX[language] + path);
    const main = page.getByRole('main');
    await nothingIsComing(page);
    for (const button of press(main)) await button.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('button').nth(1)).toBeVisible();
    await nothingIsComing(page, dialog);
    expect.soft(await violationsIn(page, 'dialog'), `${path} ${name}`).toEqual([]);
    await page.setViewportSize(ZOOMED);
    expect.soft(await tooWide(page, 'dialog'), `${path} ${name}`).toEqual([]);
    expect.soft(await coveredIn(page, 'dialog'), `${path} ${name}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}

/** A customer with one of each thing that a dialog is about. Gives the numbers in addresses. */
async function createOwner(platform: Platform): Promise<{ customer: Customer; list: string; ticket: string }> {
  const customer = await createCustomer(platform);
  const { token } = customer;
  await addAddress(platform, customer);
  await addAddress(platform, customer, { city: 'Jeddah' });
  await wish(platform, customer, ['6206']);
  await platform.ask('mutation{createWishlist(input:{name:"Workshop",visibility:PRIVATE}){wishlist{id}}}', { token });
  const { createRequisitionList: made } = await platform.ask<{ createRequisitionList: { requisition_list: { uid: string } } }>(
    'mutation{createRequisitionList(input:{name:"Line 2"}){requisition_list{uid}}}',
    { token },
  );
  const { uid } = made.requisition_list;
  await platform.ask(
    `mutation{addProductsToRequisitionList(requisitionListUid:"${uid}",requisitionListItems:[{sku:"6204",quantity:1}]){requisition_list{uid}}}`,
    { token },
  );
  const { createSupportTicket: opened } = await platform.ask<{ createSupportTicket: { ticket: { number: string } } }>(
    'mutation{createSupportTicket(input:{subject:"Grease",message:"Which one?",category:"product"}){ticket{number}}}',
    { token },
  );
  return { customer, list: uid, ticket: opened.ticket.number };
}

for (const language of ['en', 'ar'] as const) {
  const { account, company } = texts(language);
  const byName = (name: string | RegExp) => (main: Locator) => main.getByRole('button', { name, exact: true }).first();
  const pressing = (name: string | RegExp) => (main: Locator) => [byName(name)(main)];

  test(`dialogs of an account, ${language}`, inTurn(language, 0), async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const { customer, list, ticket } = await createOwner(platform);
    const { customer: lists } = await platform.ask<{ customer: { wishlists: { id: string; name: string }[] } }>(
      '{customer{wishlists{id name}}}',
      { token: customer.token },
    );
    const second = lists.wishlists.find(({ name }) => name === 'Workshop')?.id ?? '';
    const onList = (id: string): Row => ({
      path: `/requisition-lists/${encodeURIComponent(list)}`,
      press: (main) => [main.getByRole('checkbox', { name: account('entries.choose-all') }), byName(account(id))(main)],
      dialog: account(id),
    });
    const rows: readonly Row[] = [
      { path: '/requisition-lists', press: pressing(account('list.new')), dialog: account('list.new') },
      { path: '/requisition-lists', press: pressing(any(account('lists.rename'))), dialog: account('list.rename-title') },
      { path: '/requisition-lists', press: pressing(any(account('lists.delete'))), dialog: account('list.delete-title') },
      onList('entries.copy'),
      onList('entries.move'),
      { path: '/wishlist', press: pressing(account('wish.new')), dialog: account('wish.new') },
      { path: '/wishlist', press: pressing(account('wish.rename')), dialog: account('wish.rename-title') },
      { path: '/wishlist', press: pressing(account('wish.edit')), dialog: account('wish.edit') },
      { path: '/wishlist', press: pressing(account('wish.move')), dialog: account('wish.move') },
      { path: `/wishlist?list=${second}`, press: pressing(account('wish.delete')), dialog: account('wish.delete-title') },
      { path: '/address-book', press: pressing(account('book.delete')), dialog: account('book.delete-title') },
      { path: `/viewSupport/${ticket}`, press: pressing(account('view-ticket.close')), dialog: account('view-ticket.close-title') },
      { path: '/account-security', press: pressing(account('security.delete')), dialog: account('security.delete-title') },
    ];
    await signedIn(page, customer);
    for (const row of rows) await lookAt(page, language, row);
  });

  test(`dialogs of a drawing request and a stored card, ${language}`, inTurn(language, 1), async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    await signedIn(page, await customerOf(platform, DEMO.shopper));
    const path = (await pagesOfShopper(platform)).find((each) => each.startsWith('/service-module/')) ?? '';
    const rows: readonly Row[] = [
      { path, press: pressing(account('view-request.withdraw')), dialog: account('view-request.withdraw-title') },
      { path: '/saved-payments', press: pressing(account('payments.delete')), dialog: account('payments.delete-title') },
    ];
    for (const row of rows) await lookAt(page, language, row);
  });

  test(`dialogs of a company, ${language}`, inTurn(language, 1), async ({ page, shop }) => {
    const platform = platformAt(shop.platform);
    const own = await createCompany(platform, { roles: { Unused: ['Magento_Company::index'] }, users: { buyer: {} } });
    await addApprovalRule(platform, own, { name: 'Above SAR 500', above: 500, approver: 'Company Administrator' });
    await platform.ask('mutation{createCompanyTeam(input:{name:"Stores"}){team{id}}}', { token: own.admin.token });
    const ofTeam = (id: string, dialog: string | RegExp): Row => ({
      path: '/company/structure',
      press: (main) => [main.getByRole('treeitem', { name: /Stores/ }), byName(company(id))(main)],
      dialog,
    });
    const rows: readonly Row[] = [
      { path: '/manage-role', press: pressing(company('roles.delete')), dialog: any(company('roles.delete-title')) },
      { path: '/manage-subuser', press: pressing(company('users.deactivate')), dialog: any(company('users.deactivate-title')) },
      { path: '/manage-subuser', press: pressing(company('users.delete')), dialog: any(company('users.delete-title')) },
      { path: '/approval-rules', press: pressing(company('rules.delete')), dialog: any(company('rules.delete-title')) },
      ofTeam('structure.add-team', any(company('structure.add-title'))),
      ofTeam('structure.edit-team', company('structure.edit-title')),
      ofTeam('structure.move', any(company('structure.move-title'))),
      ofTeam('structure.delete-team', any(company('structure.delete-title'))),
    ];
    await signedIn(page, own.admin);
    for (const row of rows) await lookAt(page, language, row);
  });

  test(`pages of an account at 400 % zoom, ${language}`, { ...LONG }, async ({ page, shop }) => {
    const { customer, list, ticket } = await createOwner(platformAt(shop.platform));
    await page.setViewportSize(ZOOMED);
    await signedIn(page, customer);
    for (const path of [
      '/wishlist',
      `/requisition-lists/${encodeURIComponent(list)}`,
      `/viewSupport/${ticket}`,
      '/address-book',
      '/order-history',
      '/saved-payments',
    ])
      await lookZoomed(page, language, path);
  });

  test(`pages of an account with orders and returns at 400 % zoom, ${language}`, { ...LONG }, async ({ page, shop }) => {
    await page.setViewportSize(ZOOMED);
    await signedIn(page, await customerOf(platformAt(shop.platform), DEMO.shopper));
    for (const path of CUSTOMER_PAGES) await lookZoomed(page, language, path);
  });

  test(`the account’s pages for guests at 400 % zoom, ${language}`, { ...LONG }, async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    for (const path of GUEST_PAGES) await lookZoomed(page, language, path);
  });
}

/** Nothing is wider than the screen, the heading is come to, and nothing stands before what has the focus. */
async function lookZoomed(page: Page, language: Language, path: string): Promise<void> {
  await test.step(path, async () => {
    await openThere(page, PREFIX[language] + path);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
    expect.soft(await coveredIn(page, 'main'), path).toEqual([]);
  });
}
