/* The page with a company's users: who may see it, and what the others are told. */
import { createCustomer, customerOf, DEMO, openAs } from '../kit/customer';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

test.use({ viewport: { width: 1280, height: 900 } });

test('lists the users for whoever may see them, tells others why not, and asks guests to sign in', async ({ page, shop, silent }) => {
  const { company } = texts('ar');
  const platform = platformAt(shop.platform);
  const main = page.getByRole('main');
  await open(page, '/arabic/manage-subuser');
  await expect(main.getByText(company('page.guest'))).toBeVisible();
  await openAs(page, 'ar', '/arabic/manage-subuser', await customerOf(platform, DEMO.admin));
  await expect(main.getByText(DEMO.buyer)).toBeVisible();
  // The browser's own line: the platform refuses.
  silent.allow(/status of 403.*Company/);
  await openAs(page, 'ar', '/arabic/manage-subuser', await createCustomer(platform));
  await expect(main.getByText(company('page.not-a-company'))).toBeVisible();
  await expect(main.getByRole('link', { name: company('page.home') })).toBeVisible();
});

test('a role that does not include it is told so, on every page of the company', async ({ page, shop, silent }) => {
  silent.allow(/status of 403.*Company/);
  const { company } = texts('en');
  await openAs(page, 'en', '/manage-subuser', await customerOf(platformAt(shop.platform), DEMO.buyer));
  for (const path of ['/manage-subuser', '/createSubUser', '/editSubUser/Mg==', '/manage-role', '/createSubRole', '/editSubRole/Mg==']) {
    await open(page, path);
    await expect(page.getByRole('main').getByText(company('page.not-allowed'))).toBeVisible();
  }
});
