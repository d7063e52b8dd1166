/* Each role at each page of a company: shown, or explained. Direct calls are tried in commerce-sandbox/tests/company-roles. */
import { expectAccessible } from '../kit/accessible';
import { customerOf, DEMO, signedIn } from '../kit/customer';
import { LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts } from '../kit/texts';

const { company, shell } = texts('en');

/** A page and the permission that it needs. */
const PAGES = [
  ['/manage-subuser', 'users_view'],
  ['/createSubUser', 'users_edit'],
  ['/company/structure', 'users_view'],
  ['/manage-role', 'roles_view'],
  ['/createSubRole', 'roles_edit'],
  ['/company/profile', 'view_account'],
  ['/company/profile/edit', 'edit_account'],
  ['/company/orders', 'view_orders'],
  ['/purchase-orders', 'view_purchase_orders'],
  ['/approval-rules', 'view_approval_rules'],
  ['/approval-rules/new', 'manage_approval_rules'],
] as const;

/** Those of them that both menus, the header's and the area's, link to for whoever has the permission. */
const LINKED = PAGES.filter(
  ([path]) => !['/createSubUser', '/createSubRole', '/company/profile/edit', '/approval-rules/new'].includes(path),
);

for (const [email, allowed] of [
  [DEMO.admin, PAGES.map(([, permission]) => permission)],
  [DEMO.lead, ['users_view', 'roles_view', 'view_account', 'view_orders', 'view_purchase_orders', 'view_approval_rules']],
  [DEMO.buyer, ['view_account', 'view_orders', 'view_purchase_orders']],
] as const)
  test(`${email}: pages are shown or explained as the role says`, LONG, async ({ page, shop, silent }) => {
    // The platform refuses with 403, which browsers write into the console.
    silent.allow(/40[13] \(/);
    await signedIn(page, await customerOf(platformAt(shop.platform), email));
    for (const [path, permission] of PAGES) {
      await page.goto(path);
      const main = page.getByRole('main');
      const refusal = main.getByText(company('page.not-allowed'));
      if ((allowed as readonly string[]).includes(permission)) {
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.locator('form, table, dl, [role="tree"], svg[role="img"]').filter({ visible: true }).first()).toBeVisible();
        await expect(refusal).toHaveCount(0);
      } else {
        await expect(refusal).toBeVisible();
        await expect(main.locator('form, table')).toHaveCount(0);
      }
    }
    await page.goto('/company/orders');
    await expect(page.getByRole('img', { name: /12 months/ })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Welcome/ })
      .click();
    const area = page.getByRole('main').getByRole('navigation', { name: company('page.navigation') });
    const menu = page.getByRole('navigation', { name: shell('account.menu') }).filter({ hasText: 'Welcome' });
    for (const entries of [area, menu])
      for (const [path, permission] of LINKED)
        await expect(entries.locator(`a[href="${path}"]`)).toHaveCount((allowed as readonly string[]).includes(permission) ? 1 : 0);
  });
