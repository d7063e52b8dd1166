/* A company's pages without a mouse: after each step the focus is somewhere, and what was done is said. */
import type { Locator } from '@playwright/test';
import { addUser, createCompany, DEFAULT_ROLE, type Company } from '../kit/company';
import { openAs } from '../kit/customer';
import { createInputDevice, forbidMouse } from '../kit/input-device';
import { expectTold, tabTo } from '../kit/keyboard';
import { LONG } from '../kit/lanes';
import { platformAt, type Platform } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts } from '../kit/texts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a role is made by the keys of a tree', LONG, async ({ page, shop }) => {
  const { company } = texts('ar');
  const platform = platformAt(shop.platform);
  const name = 'Auditor';
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  const item = (id: string) => main.getByRole('treeitem', { name: company(`permission.${id}`), exact: true });
  const { admin } = await createCompany(platform);
  await openAs(page, 'ar', '/arabic/manage-role', admin);
  await device.press(main.getByRole('link', { name: company('roles.add'), exact: true }));
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  await device.press(main.getByRole('button', { name: company('role.save'), exact: true }));
  const field = main.getByRole('textbox', { name: company('role.name') });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(item('index')).toBeFocused();
  // To the left is inwards where one reads from the right.
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await expect(item('view-orders')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(item('view-orders')).toHaveAttribute('aria-checked', 'true');
  await expect(item('sales')).toHaveAttribute('aria-checked', 'mixed');
  await expect(item('index')).toHaveAttribute('aria-checked', 'mixed');
  await expect(item('view-orders')).toBeFocused();
  // Closed over what has the focus, the branch takes it.
  await page.keyboard.press('ArrowRight');
  await expect(item('sales')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('sales')).toHaveAttribute('aria-expanded', 'false');
  await expect(item('sales')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(item('sales')).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(item('index')).toBeFocused();
  // The tree is one stop: the next one is past it.
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: company('role.save'), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const row = main.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expectTold(page, company('role.saved', { name }));
  const { company: stored } = await platform.ask<{
    company: { roles: { items: { name: string; permissions: { children: { id: string }[] }[] }[] } };
  }>('{company{roles(pageSize:100){items{name permissions{id children{id}}}}}}', { token: admin.token });
  expect(stored.roles.items.find((role) => role.name === name)?.permissions[0]?.children.map(({ id }) => id)).toEqual([
    'Magento_Sales::all',
  ]);

  await device.press(row.getByRole('button', { name: company('roles.delete'), exact: true }));
  await device.press(page.getByRole('dialog').getByRole('button', { name: company('roles.delete'), exact: true }));
  await expect(row).toHaveCount(0);
  await expectTold(page, company('roles.deleted', { name }));
  expect(await mouse()).toEqual([]);
});

/** Two teams and somebody new, all directly below the administrator. */
async function createTeams(platform: Platform, { admin, roles }: Company) {
  const [from, to] = ['Stores', 'Night'];
  for (const name of [from, to])
    await platform.ask(`mutation{createCompanyTeam(input:{name:"${name}"}){team{id}}}`, { token: admin.token });
  await addUser(platform, admin, roles[DEFAULT_ROLE] ?? '', { firstName: 'Mona', lastName: 'Harbi' });
  return { person: 'Mona Harbi', from, to };
}

test('somebody is moved to another team, and an empty team is deleted', LONG, async ({ page, shop }) => {
  const { company } = texts('en');
  const platform = platformAt(shop.platform);
  const own = await createCompany(platform);
  const { person, from, to } = await createTeams(platform, own);
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const item = (name: string) => main.getByRole('treeitem', { name });
  const chosen = main.getByRole('treeitem', { selected: true });
  const button = (id: string, within: Locator = main) => within.getByRole('button', { name: company(id), exact: true });
  /** Goes down the tree from its beginning. */
  const walkTo = async (name: string) => {
    await tabTo(page, chosen);
    await page.keyboard.press('Home');
    for (let count = 0; count < 40 && !(await item(name).evaluate((element) => element === document.activeElement)); count += 1)
      await page.keyboard.press('ArrowDown');
    await expect(item(name)).toBeFocused();
  };
  const moveTo = async (name: string) => {
    await device.press(button('structure.move'));
    await device.press(button('structure.move-send', dialog));
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await device.choose(dialog.getByRole('combobox'), { label: `– ${name}` });
    await device.press(button('structure.move-send', dialog));
    await expect(dialog).toHaveCount(0);
    await expectTold(page, company('structure.moved', { name: person, below: name }));
    await expect(button('structure.move')).toBeFocused();
  };
  await openAs(page, 'en', '/company/structure', own.admin);

  await walkTo(person);
  await moveTo(from);
  await moveTo(to);
  await walkTo(to);
  await page.keyboard.press('ArrowRight');
  await expect(item(person)).toHaveAttribute('aria-level', '3');

  await walkTo(from);
  await device.press(button('structure.edit-team'));
  await page.keyboard.press('Escape');
  await expect(button('structure.edit-team')).toBeFocused();
  await device.press(button('structure.delete-team'));
  await device.press(button('structure.delete-team', dialog));
  await expect(item(from)).toHaveCount(0);
  await expectTold(page, company('structure.deleted', { name: from }));
  expect(await mouse()).toEqual([]);
});

test('an approval rule is made, turned off and deleted', LONG, async ({ page, shop }) => {
  const { company } = texts('ar');
  const name = 'Above SAR 1,250';
  const mouse = await forbidMouse(page);
  const device = createInputDevice(page, 'keyboard');
  const main = page.getByRole('main');
  const rule = main.getByRole('listitem').filter({ hasText: name });
  const button = (id: string, within: Locator = main) => within.getByRole('button', { name: company(id), exact: true });
  const box = (id: string) => main.getByRole('textbox', { name: company(id) });
  const { admin } = await createCompany(platformAt(shop.platform));
  await openAs(page, 'ar', '/arabic/approval-rules', admin);
  await device.press(main.getByRole('link', { name: company('rules.add'), exact: true }));
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await device.type(box('rule.name'), name);
  await device.press(button('rule.save'));
  await expect(box('rule.value')).toBeFocused();
  await page.keyboard.type('١٢٥٠٫٥');
  await device.press(button('rule.save'));
  const approver = main
    .getByRole('group', { name: company('rule.approvers') })
    .getByRole('checkbox')
    .first();
  await expect(approver).toBeFocused();
  await page.keyboard.press('Space');
  await device.press(button('rule.save'));
  await expect(rule).toBeVisible();
  await expectTold(page, company('rule.saved', { name }));

  await device.press(button('rules.turn-off', rule));
  await expect(rule).toContainText(company('rules.off'));
  await expectTold(page, company('rules.turned-off', { name }));
  await expect(button('rules.turn-on', rule)).toBeFocused();

  await device.press(button('rules.delete', rule));
  await page.keyboard.press('Escape');
  await expect(button('rules.delete', rule)).toBeFocused();
  await page.keyboard.press('Enter');
  await device.press(button('rules.delete', page.getByRole('dialog')));
  await expect(rule).toHaveCount(0);
  await expectTold(page, company('rules.deleted', { name }));
  expect(await mouse()).toEqual([]);
});
