/* The way into the checkout, for tests of what is in it. */
import type { Page } from '@playwright/test';
import { fillCart, fillCartOf } from './carts';
import { signedIn, type Customer } from './customer';
import { platformAt } from './platform';
import { open } from './shop';
import type { Language } from './texts';

const PREFIX: Readonly<Record<Language, string>> = { en: '', ar: '/arabic' };
const LINES = [{ sku: '6205-2RS', quantity: 1 }];

/** The checkout of one bearing: a guest's, or that of a customer. */
export async function toCheckout(page: Page, language: Language, platform: string, customer?: Customer): Promise<void> {
  if (customer) {
    await fillCartOf(platformAt(platform), customer, LINES);
    await signedIn(page, customer);
  } else await fillCart(page, platform, LINES);
  await open(page, `${PREFIX[language]}/checkout`);
}
