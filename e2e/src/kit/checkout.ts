/* The way into the checkout, for tests of what is in it. */
import type { Page } from '@playwright/test';
import { fillCart, fillCartOf } from './carts';
import { signedIn, type Customer } from './customer';
import { platformAt } from './platform';
import { open } from './shop';
import { texts, type Language } from './texts';

const PREFIX: Readonly<Record<Language, string>> = { en: '', ar: '/arabic' };
/** The street of that address. */
export const STREET = '7421 King Fahd Road';
const LINES = [{ sku: '6205-2RS', quantity: 1 }];

/** Fills in the address of its first step, in one go; a guest's e-mail address as well. */
export async function fillAddress(page: Page, language: Language, email?: string): Promise<void> {
  const { buying } = texts(language);
  const main = page.getByRole('main');
  const fields = {
    ...(email === undefined ? {} : { 'checkout.field.email': email }),
    'checkout.field.first-name': 'Noura',
    'checkout.field.last-name': 'Alqahtani',
    'checkout.field.street': STREET,
    'checkout.field.city': 'Riyadh',
    'checkout.field.postcode': '12345',
    'checkout.field.phone': '512345678',
  };
  for (const [id, value] of Object.entries(fields)) await main.getByRole('textbox', { name: buying(id) }).fill(value);
  await main.getByRole('combobox', { name: buying('checkout.field.region') }).selectOption({ index: 1 });
}

/** The checkout of one bearing: a guest's, or that of a customer. */
export async function toCheckout(page: Page, language: Language, platform: string, customer?: Customer): Promise<void> {
  if (customer) {
    await fillCartOf(platformAt(platform), customer, LINES);
    await signedIn(page, customer);
  } else await fillCart(page, platform, LINES);
  await open(page, `${PREFIX[language]}/checkout`);
}
