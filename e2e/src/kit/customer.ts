/* Customers of a test's own: those of the demo data are for all tests, which only read what is theirs. */
import type { Page } from '@playwright/test';
import { linkInMail } from './mail';
import { PASSWORD, platformAt, type Platform } from './platform';
import { expect, open } from './shop';
import { NAMESPACE } from './storage';
import { texts, type Language } from './texts';

export interface Customer {
  email: string;
  /** Of the session that `signedIn` gives the browser: it ends when the browser signs out. */
  token: string;
}

/** People of the demo data. A test that writes anything has a customer or a company of its own. */
export const DEMO = {
  shopper: 'shopper@example.com',
  admin: 'company.admin@example.com',
  lead: 'maintenance.lead@example.com',
  buyer: 'company.buyer@example.com',
} as const;

/** An address that nobody has. */
export const newEmail = (who = 'customer'): string => `${who}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Somebody who has an account already. */
export const customerOf = async (platform: Platform, email: string): Promise<Customer> => ({ email, token: await platform.token(email) });

export async function createCustomer(
  platform: Platform,
  { firstName = 'Noura', lastName = 'Ali', email = newEmail() } = {},
): Promise<Customer> {
  await platform.ask(
    `mutation{createCustomerV2(input:{firstname:"${firstName}",lastname:"${lastName}",email:"${email}",password:"${PASSWORD}"}){customer{email}}}`,
  );
  return customerOf(platform, email);
}

/** A customer with an address, for the journey. Gives the e-mail address. */
export async function createBuyer({ platform: url }: { platform: string }): Promise<string> {
  const platform = platformAt(url);
  const customer = await createCustomer(platform);
  await addAddress(platform, customer);
  return customer.email;
}

/** Whoever was given an account by others chooses a password by the link in the mail. */
export async function choosePassword(platform: Platform, email: string): Promise<Customer> {
  await platform.ask(`mutation{requestPasswordResetEmail(email:"${email}")}`);
  const link = new URL(await linkInMail(platform, email, 'password-reset'), 'http://shop');
  const token = link.searchParams.get('token') ?? '';
  await platform.ask(`mutation{resetPassword(email:"${email}",resetPasswordToken:"${token}",newPassword:"${PASSWORD}")}`);
  return customerOf(platform, email);
}

/** In Riyadh; gives its id. `more` is further input. */
export async function addAddress(platform: Platform, { token }: Customer, { city = 'Riyadh', more = '' } = {}): Promise<number> {
  const { createCustomerAddress } = await platform.ask<{ createCustomerAddress: { id: number } }>(
    `mutation{createCustomerAddress(input:{firstname:"Noura",lastname:"Ali",street:["7421 King Fahd Road"],city:"${city}",
      region:{region_id:1101},postcode:"12345",telephone:"551234567",country_code:SA${more}}){id}}`,
    { token },
  );
  return createCustomerAddress.id;
}

/**
 * Signs the page's browser in without the form, as of the next document. How the form is worked is tested by `session.spec.ts`: other tests
 * begin where they begin.
 */
export async function signedIn(page: Page, { token }: Customer): Promise<void> {
  await page.addInitScript(
    ([namespace, value]) => {
      const done = `signed-in-${value.slice(0, 8)}`;
      // Once, and not in frames of other origins: what the shop keeps afterwards counts.
      if (window !== top || sessionStorage.getItem(done)) return;
      sessionStorage.setItem(done, '1');
      // As a sign-in leaves it: a guest's cart is no longer this browser's.
      localStorage.removeItem(`${namespace}cartId`);
      const entry = { value: JSON.stringify(value), ttl: 3600, timeStored: Date.now() };
      localStorage.setItem(`${namespace}signin_token`, JSON.stringify(entry));
    },
    [NAMESPACE, token] as const,
  );
}

/** Opens a page as a customer, until the shop knows who it is. */
export async function openAs(page: Page, language: Language, path: string, customer: Customer): Promise<void> {
  await signedIn(page, customer);
  await open(page, path);
  await isKnown(page, language);
}

interface SignInOptions {
  email: string;
  /** Where it leads back to, as a pattern of the end of the address: a page whose header greets who is signed in. */
  backTo?: string;
}

/**
 * Signs in by the form of /sign-in: for tests of how the form is reached, and of what becomes of a page, a cart or an intention when
 * somebody comes back from it. Whoever only has to be signed in is so by `signedIn`.
 */
export async function signInByForm(page: Page, language: Language, { email, backTo }: SignInOptions): Promise<void> {
  const { account } = texts(language);
  const main = page.getByRole('main');
  // The page before may have a field for an e-mail address, too. A remote of the previous contract calls the page by its title.
  const heading = (id: 'sign-in.header' | 'sign-in.title') => main.getByRole('heading', { level: 1, name: account(id), exact: true });
  await expect(heading('sign-in.header').or(heading('sign-in.title'))).toBeVisible();
  await main.getByRole('textbox', { name: account('field.email') }).fill(email);
  await main.getByLabel(account('field.password'), { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: account('sign-in.submit'), exact: true }).click();
  if (backTo === undefined) return;
  await expect(page).toHaveURL(new RegExp(`${backTo}$`));
  await isKnown(page, language);
}

/** The shop knows who this is: what is typed from now on is theirs. */
export async function isKnown(page: Page, language: Language): Promise<void> {
  const [greeting = ''] = texts(language).shell('header.welcome').split('{name}');
  await expect(page.getByRole('banner').getByText(greeting.trim()).first()).toBeAttached();
}
