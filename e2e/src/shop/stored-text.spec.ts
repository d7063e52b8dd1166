/*
 * What is typed into a field is there again after a document that the shop itself loads again: another tab has another cart, the session
 * has ended. Fields of every kind that such a document may take away.
 */
import type { Locator, Page } from '@playwright/test';
import { createCart, fillCart } from '../kit/carts';
import { createCustomer, openAs, signInByForm } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, open, test, watchPage } from '../kit/shop';
import { keyOf } from '../kit/storage';
import { textOf, texts, type Language } from '../kit/texts';

test.use({ viewport: { width: 1280, height: 900 } });

const EMAIL = 'typed@example.com';

/** A page, what has to be opened there before one can type, and the fields with what is typed. */
interface TypedPage {
  path: string;
  /** Nothing has to be opened again for fields that are part of the page. */
  open?: (page: Page) => Promise<void>;
  /** Opens what was open before, where the text of a dialog has to be looked at. */
  openAgain?: (page: Page) => Promise<void>;
  fields: (page: Page) => readonly (readonly [Locator, string])[];
}

function pagesOf(language: Language): readonly TypedPage[] {
  const { account, buying, catalog, shell } = texts(language);
  const main = (page: Page) => page.getByRole('main');
  const notify = (page: Page) =>
    main(page)
      .getByRole('button', { name: catalog('notify'), exact: true })
      .first()
      .click();
  return [
    {
      path: '/',
      fields: (page) => [
        [page.getByRole('contentinfo').getByRole('textbox', { name: shell('newsletter.label') }), EMAIL],
        [main(page).getByRole('searchbox', { name: catalog('finder.number') }), '6205'],
        [main(page).getByRole('textbox', { name: catalog('finder.d') }), '25'],
        [main(page).getByRole('textbox', { name: catalog('finder.B') }), '15'],
      ],
    },
    {
      path: '/cart',
      open: (page) =>
        main(page)
          .getByRole('button', { name: buying('coupon.have') })
          .click(),
      fields: (page) => [
        [main(page).getByRole('textbox', { name: buying('coupon.label') }), 'WELCOME10'],
        [main(page).getByRole('textbox', { name: buying('lines.sku') }), 'UCP205'],
        [
          main(page)
            .getByRole('form', { name: buying('add.title') })
            .getByLabel(textOf('shared-ui', language, 'ui.quantity'), { exact: true }),
          '7',
        ],
      ],
    },
    {
      path: '/spherical-roller-bearing-22220-e-k.html',
      open: notify,
      openAgain: notify,
      fields: (page) => [[page.getByRole('dialog').getByRole('textbox', { name: catalog('notify.email') }), EMAIL]],
    },
    { path: '/sign-in', fields: (page) => [[main(page).getByRole('textbox', { name: account('field.email') }), EMAIL]] },
    { path: '/forgot-password', fields: (page) => [[main(page).getByRole('textbox', { name: account('field.email') }), EMAIL]] },
  ];
}

const LINES = [{ sku: '6206', quantity: 3 }];

/** Another tab has another cart, of the same products: the shop loads this tab's document again. */
async function changeCartElsewhere(page: Page, platform: string): Promise<void> {
  const id = await createCart(platform, LINES);
  await page.evaluate(() => void Reflect.set(window, 'isThatDocument', true));
  const other = await page.context().newPage();
  watchPage(other).allow(/./);
  // A page of the shop's origin that has no scripts of the shop, which would follow the change themselves.
  await other.goto(new URL('/robots.txt', page.url()).href);
  await other.evaluate(
    ([key, value]) => localStorage.setItem(key, JSON.stringify({ value: JSON.stringify(value), timeStored: Date.now() })),
    [keyOf('cartId'), id] as const,
  );
  await other.close();
  await expect
    .poll(() => page.evaluate(() => Reflect.has(window, 'isThatDocument')).catch(() => true), { message: 'the document is loaded again' })
    .toBe(false);
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
}

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const)
  test(
    `a guest’s text outlives the document that another tab’s cart loads again (${language})`,
    inTurn(language, 1),
    async ({ page, shop }) => {
      await fillCart(page, shop.platform, LINES);
      for (const typed of pagesOf(language))
        await test.step(typed.path, async () => {
          // The cart's service, which follows other tabs, comes when the browser is idle; the number is there before it.
          const counted = page.waitForResponse((response) => /\bCart(Count|Details)\b/.test(decodeURIComponent(response.url())));
          await open(page, prefix + typed.path);
          await counted;
          await expect(page.getByRole('banner').getByText('3', { exact: true })).toBeAttached();
          // The newsletter comes once the footer is near.
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await typed.open?.(page);
          for (const [field, text] of typed.fields(page)) await field.fill(text);
          await changeCartElsewhere(page, shop.platform);
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await typed.openAgain?.(page);
          for (const [field, text] of typed.fields(page)) await expect(field).toHaveValue(text);
        });
    },
  );

test('a customer whose session has ended finds the text after signing in, and nobody finds it before', async ({ page, shop, silent }) => {
  silent.allow(/status of 40[13]/);
  const { shell } = texts('en');
  const platform = platformAt(shop.platform);
  const customer = await createCustomer(platform);
  const newsletter = page.getByRole('contentinfo').getByRole('textbox', { name: shell('newsletter.label') });
  await openAs(page, 'en', '/locations', customer);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await newsletter.fill(EMAIL);
  await platform.control('tokens/expire', { email: customer.email });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: shell('header.login') })).toBeVisible();
  await footer.scrollIntoViewIfNeeded();
  await expect(newsletter).toHaveValue('');
  await open(page, '/sign-in?from=%2Flocations');
  await signInByForm(page, 'en', { email: customer.email });
  await expect(page).toHaveURL(/\/locations$/);
  await footer.scrollIntoViewIfNeeded();
  await expect(newsletter).toHaveValue(EMAIL);
});
