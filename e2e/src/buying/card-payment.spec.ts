/* Paying by card: the number is typed into the provider's own frame, on another origin, which the configuration opens. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsIn } from '../kit/accessible';
import { fillAddress, toCheckout } from '../kit/checkout';
import { createInputDevice } from '../kit/input-device';
import { expectFocusKept } from '../kit/keyboard';
import { LONG } from '../kit/lanes';
import { createCustomer, newEmail, type Customer } from '../kit/customer';
import { guestOffers } from '../kit/orders';
import { platformAt } from '../kit/platform';
import { expect, open, startShop, test, watchPage, type OwnShop } from '../kit/shop';
import { textOf, texts, type Language } from '../kit/texts';

/** What the provider's page calls its fields (commerce-sandbox, provider-page.ts). */
const FIELDS = {
  en: { number: 'Card number', expiry: 'Expiry date (MM/YY)', code: 'Security code', confirm: 'Confirm' },
  ar: { number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء (شهر/سنة)', code: 'رمز الأمان', confirm: 'تأكيد' },
};

let shop: OwnShop;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
  shop = await startShop({
    sandboxEnv: { SANDBOX_CARD_PAYMENT: 'on' },
    edgeEnv(cardProvider) {
      writeFileSync(join(folder, 'shop.json'), JSON.stringify({ origins: { frame: [cardProvider] } }));
      return { SHOP_CONFIG: join(folder, 'shop.json') };
    },
  });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

/** The checkout of one bearing, at its payment step with the card chosen. */
async function toCard(page: Page, language: Language, customer?: Customer): Promise<void> {
  const { buying } = texts(language);
  const main = page.getByRole('main');
  await toCheckout(page, language, shop.platform, customer);
  await fillAddress(page, language, customer ? undefined : newEmail());
  await main.getByRole('button', { name: buying('checkout.to-delivery') }).click();
  await main.getByRole('button', { name: buying('checkout.to-payment') }).click();
  await main.getByRole('radio', { name: language === 'en' ? 'Credit or debit card' : 'بطاقة ائتمان أو مدى' }).check();
}

async function typeCard(page: Page, language: Language, number: string): Promise<void> {
  const fields = page.frameLocator(`iframe[title="${language === 'en' ? 'Card details' : 'بيانات البطاقة'}"]`);
  await fields.getByLabel(FIELDS[language].number).fill(number);
  await fields.getByLabel(FIELDS[language].expiry).fill('12/39');
  await fields.getByLabel(FIELDS[language].code).fill('123');
}

test('a guest’s card: refused, declined, then one whose bank asks', LONG, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', baseURL: shop.url });
  const watch = watchPage(page);
  watch.allow(/status of 400/);
  const { buying } = texts('en');
  const main = page.getByRole('main');
  const press = (id: Parameters<typeof buying>[0]) => main.getByRole('button', { name: buying(id) }).click();
  await toCard(page, 'en');

  await typeCard(page, 'en', '4111 1111 1111 1112');
  await press('checkout.to-review');
  await expect(main.getByRole('alert')).toContainText('Enter a valid card number.');

  await typeCard(page, 'en', '4000 0000 0000 0002');
  await press('checkout.to-review');
  await expect(main.getByText(/Visa ending in/)).toBeVisible();
  await press('checkout.place');
  await expect(main.getByText(/The payment was declined\. Nothing was charged/)).toBeVisible();

  await typeCard(page, 'en', '4000 0000 0000 3220');
  await press('checkout.to-review');
  const bank = page.frameLocator('iframe[title="Card details"]');
  await expect(main.getByText(/Your bank asks you to confirm/)).toBeVisible();
  await bank.getByRole('button', { name: FIELDS.en.confirm }).click();
  await press('checkout.place');
  await expect(page.getByRole('heading', { level: 1, name: buying('confirmation.title') })).toBeVisible();
  expect(watch.problems).toEqual([]);
  await page.close();
});

test('a customer keeps a card, pays with it the next time, and deletes it (ar, 320 px)', LONG, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 720 }, serviceWorkers: 'block', baseURL: shop.url });
  const page = await context.newPage();
  const { buying } = texts('ar');
  const main = page.getByRole('main');
  const press = (id: Parameters<typeof buying>[0]) => main.getByRole('button', { name: buying(id) }).click();
  const customer = await createCustomer(platformAt(shop.platform));
  await toCard(page, 'ar', customer);
  expect(await violationsIn(page, 'main', 'iframe')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await typeCard(page, 'ar', '5555 5555 5555 4444');
  await main.getByRole('checkbox', { name: 'احفظ هذه البطاقة لطلبي القادم' }).check();
  await press('checkout.to-review');
  await press('checkout.place');
  await expect(page.getByRole('heading', { level: 1, name: buying('confirmation.title') })).toBeVisible();

  await toCard(page, 'ar', customer);
  await expect(main.getByRole('radio', { name: /Mastercard تنتهي بالرقم/ })).toBeChecked();
  await press('checkout.to-review');
  await press('checkout.place');
  await expect(page.getByRole('heading', { level: 1, name: buying('confirmation.title') })).toBeVisible();

  const { account } = texts('ar');
  await open(page, '/arabic/saved-payments');
  // Without a mouse, as the rest of the account.
  const { press: pressKeys } = createInputDevice(page, 'keyboard');
  await pressKeys(main.getByRole('button', { name: account('payments.delete') }));
  await pressKeys(page.getByRole('dialog').getByRole('button', { name: account('payments.delete') }));
  await expect(main.getByText(account('payments.empty'))).toBeVisible();
  await expectFocusKept(page);
  await context.close();
});

for (const language of ['en', 'ar'] as const)
  test(`${language}: the footer names the ways to pay and the deliveries that a guest's checkout offers`, async ({ page }) => {
    // In the words of the checkout.
    const named = (id: string, codes: readonly string[]) =>
      codes.map((code) => new RegExp(`[ ,]${code} {([^}]+)}`).exec(textOf('shared-ui', language, id))?.[1] ?? code).sort();
    const { payments, carriers } = await guestOffers(shop.platform);
    await page.goto(`${shop.url}${language === 'en' ? '' : '/arabic'}/about-us`);
    const listed = async (term: string) => {
      const group = page.getByRole('contentinfo').locator('dl > div', { has: page.getByText(term, { exact: true }) });
      return (await group.locator('dd').allTextContents()).sort();
    };
    expect(await listed(language === 'en' ? 'Ways to pay' : 'طرق الدفع')).toEqual(named('title.payment', payments));
    expect(await listed(language === 'en' ? 'Delivery' : 'التوصيل')).toEqual(named('title.carrier', carriers));
  });
