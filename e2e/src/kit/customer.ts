/* A customer of a test's own: the demo's are for all tests. */
import type { Page } from '@playwright/test';
import { createHand, type Hand } from './hand';
import { PASSWORD, type Platform } from './platform';
import { expect } from './shop';
import { texts, type Language } from './texts';

/** Gives the e-mail address. */
export async function createCustomer(platform: Platform): Promise<string> {
  const email = `customer-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;
  await platform.ask(
    `mutation{createCustomerV2(input:{firstname:"Noura",lastname:"Ali",email:"${email}",password:"${PASSWORD}"}){customer{email}}}`,
  );
  return email;
}

interface SignInOptions {
  /** Where one comes back to. */
  path: string;
  email: string;
  /** By mouse, unless it says otherwise. */
  hand?: Hand;
}

/** Signs in on the page that asks for it, and comes back to `path`. */
export async function signInFor(
  page: Page,
  language: Language,
  { path, email, hand = createHand(page, 'mouse') }: SignInOptions,
): Promise<void> {
  const { account } = texts(language);
  const main = page.getByRole('main');
  await hand.type(main.getByRole('textbox', { name: account('field.email') }), email);
  await hand.type(main.getByLabel(account('field.password'), { exact: true }), PASSWORD);
  await hand.press(main.getByRole('button', { name: account('sign-in.submit'), exact: true }));
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await isKnown(page, language);
}

/** The shop knows who this is: what is typed from now on is theirs. */
export async function isKnown(page: Page, language: Language): Promise<void> {
  const [greeting = ''] = texts(language).shell('header.welcome').split('{name}');
  await expect(page.getByRole('banner').getByText(greeting.trim()).first()).toBeAttached();
}
