/* The page with a company's users: who may see it, and what the others are told. */
import { expect, open, test } from '../kit/shop';
import { createShopper } from '../kit/shopper';
import { texts } from '../kit/texts';

test.use({ viewport: { width: 1280, height: 900 } });

test('lists the users for whoever may see them, tells others why not, and asks guests to sign in', async ({ page, silent }) => {
  const { company } = texts('ar');
  const shopper = createShopper(page, 'ar', 'mouse', 1280);
  const main = page.getByRole('main');
  await open(page, '/arabic/manage-subuser');
  await expect(main.getByText(company('company.sign-in-title'))).toBeVisible();
  await shopper.signIn('company.admin@example.com');
  await expect(main.getByText('company.buyer@example.com')).toBeVisible();
  await shopper.signOut();
  await shopper.signIn('shopper@example.com');
  // The browser's own line: the platform refuses.
  silent.allow(/status of 403.*Company/);
  await open(page, '/arabic/manage-subuser');
  await expect(main.getByText(company('company.not-company-title'))).toBeVisible();
  await expect(main.getByRole('link', { name: company('company.home') })).toBeVisible();
});

test('a role that does not include it is told so, on every page of the company', async ({ page, silent }) => {
  silent.allow(/status of 403.*Company/);
  const { company } = texts('en');
  const shopper = createShopper(page, 'en', 'mouse', 1280);
  await open(page, '/manage-subuser');
  await shopper.signIn('company.buyer@example.com');
  for (const path of ['/manage-subuser', '/createSubUser', '/editSubUser/Mg==', '/manage-role', '/createSubRole', '/editSubRole/Mg==']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(company('company.not-allowed-title'))).toBeVisible();
  }
});
