/* A company's administrator makes a role, gives it to somebody new, and takes both back: in both languages, on a phone and on a desk. */
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../kit/accessible';
import { createCompany } from '../kit/company';
import { createCustomer, newEmail, openAs } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { createInputDevice } from '../kit/input-device';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

const VIEWS = [
  { language: 'en', prefix: '', width: 360, input: 'touch' },
  { language: 'ar', prefix: '/arabic', width: 1280, input: 'keyboard' },
] as const;

interface CompanyRole {
  name: string;
  users_count: number;
  permissions: { id: string; children: { id: string; children: { id: string }[] }[] }[];
}

for (const { language, prefix, width, input } of VIEWS)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: input === 'touch' });

    test('a role and a user, from the beginning to the end', async ({ page, shop }) => {
      const { company } = texts(language);
      const platform = platformAt(shop.platform);
      const { admin } = await createCompany(platform);
      const { token } = admin;
      const roleName = 'Auditor 1';
      const email = newEmail('auditor');
      const rolesOf = async () =>
        (
          await platform.ask<{ company: { roles: { items: CompanyRole[] } } }>(
            '{company{roles(pageSize:100){items{name users_count permissions{id children{id children{id}}}}}}}',
            { token },
          )
        ).company.roles.items;
      const device = createInputDevice(page, input);
      const main = page.getByRole('main');
      const row = (name: string): Locator => main.getByRole('row').filter({ hasText: name });
      const press = (id: string, within: Locator = main) => device.press(within.getByRole('button', { name: company(id), exact: true }));
      const follow = (id: string, within: Locator = main) => device.press(within.getByRole('link', { name: company(id), exact: true }));

      await openAs(page, language, `${prefix}/manage-role`, admin);
      await expect(row('Company Administrator')).toBeVisible();
      await expectAccessible(page);

      // A role, by the keys of a tree.
      await follow('roles.add');
      await main.getByRole('textbox', { name: company('role.name') }).fill(roleName);
      const item = (id: string) => main.getByRole('treeitem', { name: company(`permission.${id}`), exact: true });
      await item('index').focus();
      await page.keyboard.press('ArrowDown');
      await expect(item('sales')).toBeFocused();
      const [inwards] = language === 'ar' ? ['ArrowLeft'] : ['ArrowRight'];
      await page.keyboard.press(inwards!);
      await page.keyboard.press(inwards!);
      await page.keyboard.press('ArrowDown');
      await expect(item('view-orders')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(item('view-orders')).toHaveAttribute('aria-checked', 'true');
      await expect(item('sales')).toHaveAttribute('aria-checked', 'mixed');
      await expectAccessible(page);
      await press('role.save');
      await expect(row(roleName)).toBeVisible();
      const made = (await rolesOf()).find(({ name }) => name === roleName);
      expect(made?.permissions[0]?.children.map(({ id }) => id)).toEqual(['Magento_Sales::all']);
      expect(made?.permissions[0]?.children[0]?.children.map(({ id }) => id)).toEqual(['Magento_Sales::view_orders']);

      // Somebody new with that role.
      await open(page, `${prefix}/manage-subuser`);
      await follow('users.add');
      for (const [id, value] of Object.entries({
        'sub-user.first-name': 'Sara',
        'sub-user.last-name': 'Nasser',
        'sub-user.email': email,
        'sub-user.job': 'Auditor',
        'sub-user.phone': '٠٥٥١٢٣٤٥٦٧',
      }))
        await main.getByRole('textbox', { name: company(id), exact: true }).fill(value);
      await main.getByRole('combobox', { name: company('sub-user.role') }).selectOption({ label: roleName });
      await expectAccessible(page);
      await press('sub-user.save');
      await expect(row(email)).toContainText(roleName);
      await expect(row(email)).toContainText('551234567');
      await expectAccessible(page);
      expect(await platform.mails(email, 'company-user')).not.toEqual([]);

      // A role in use stays.
      await open(page, `${prefix}/manage-role`);
      await expect(row(roleName)).toContainText(company('roles.in-use'));
      await expect(row(roleName).getByRole('button')).toHaveCount(0);

      await open(page, `${prefix}/manage-subuser`);
      await press('users.deactivate', row(email));
      await press('users.deactivate', page.getByRole('dialog'));
      await expect(row(email)).toContainText(company('users.inactive'));
      await follow('users.inactive', main.getByRole('navigation', { name: company('users.filter') }));
      await expect(row(admin.email)).toHaveCount(0);
      await press('users.activate', row(email));
      await expect(row(email)).toHaveCount(0);
      await follow('users.all', main.getByRole('navigation', { name: company('users.filter') }));
      await press('users.delete', row(email));
      await press('users.delete', page.getByRole('dialog'));
      await expect(row(email)).toHaveCount(0);

      await open(page, `${prefix}/manage-role`);
      await press('roles.delete', row(roleName));
      await press('roles.delete', page.getByRole('dialog'));
      await expect(row(roleName)).toHaveCount(0);
      expect((await rolesOf()).map(({ name }) => name)).not.toContain(roleName);
    });
  });

test('whoever may not do it by hand may not do it by asking the platform either', async ({ shop }) => {
  const platform = platformAt(shop.platform);
  const { users, roles, admin } = await createCompany(platform, { roles: { Unused: ['Magento_Company::index'] }, users: { buyer: {} } });
  const { company } = await platform.ask<{ company: { users: { items: { id: string; email: string }[] } } }>(
    '{company{users{items{id email}}}}',
    { token: admin.token },
  );
  const user = company.users.items.find(({ email }) => email === users.buyer.email)?.id;
  for (const { token } of [users.buyer, await createCustomer(platform)]) {
    for (const question of [
      'mutation{createCompanyRole(input:{name:"Mine",permissions:["Magento_Company::index"]}){role{id}}}',
      `mutation{updateCompanyRole(input:{id:"${roles['Unused']}",name:"Mine"}){role{id}}}`,
      `mutation{deleteCompanyRole(id:"${roles['Unused']}"){success}}`,
      `mutation{updateCompanyUser(input:{id:"${user}",status:INACTIVE}){user{id}}}`,
      `mutation{deleteCompanyUserV2(id:"${user}"){success}}`,
    ])
      // Refused as a whole, or answered with nothing.
      expect(Object.values(await platform.ask<object>(question, { token }).catch(() => ({})))).not.toContainEqual(expect.anything());
  }
});
