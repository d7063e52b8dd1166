import { screen } from '@testing-library/react';
import { join } from 'node:path';
import type { LinkDescription } from 'shared-contracts';
import type { DefinedPage } from 'shared-platform';
import release from '../../../release.json';
import { hostAt, open } from '../../testing/company-fixtures';
import * as PERMISSIONS from './permissions';

/** What the pages that menus link to ask for; release.json asks for the same: a menu has what its reader may open. */
const PAGE_PERMISSIONS = {
  '/manage-subuser': PERMISSIONS.users,
  '/manage-role': PERMISSIONS.roles,
  '/company/profile': PERMISSIONS.profile,
  '/company/structure': PERMISSIONS.users,
  '/company/orders': PERMISSIONS.orders,
  '/purchase-orders': PERMISSIONS.purchaseOrders,
  '/approval-rules': PERMISSIONS.approvalRules,
};
const PAGES = Object.entries(PAGE_PERMISSIONS);
const ROLES = [...new Set(Object.values(PAGE_PERMISSIONS))];
const LINKS = release.links as readonly LinkDescription[];

/** Whether a menu has an entry of a page for a member whose role includes these permissions, and who administers nothing. */
const isListed = (menu: string, path: string, permissions: readonly string[]) =>
  LINKS.filter((link) => link.menu === menu && link.path === path).some(({ needs = [] }) =>
    needs.every((need) => need === 'extensions' || permissions.some((permission) => need === `permission:${permission}`)),
  );

function pageAt(path: string): DefinedPage {
  const module = release.routes.find((route) => route.path === path)?.module as keyof typeof release.exposes;
  return jest.requireActual<{ default: DefinedPage }>(join('../../..', release.exposes[module])).default;
}

test('every page that a menu has for a role states what it asks for', () => {
  const paths = LINKS.flatMap(({ path, needs = [] }) => (needs.some((need) => need.startsWith('permission:')) ? [path] : []));
  expect([...new Set(paths)].sort()).toEqual(Object.keys(PAGE_PERMISSIONS).sort());
});

describe.each(ROLES)('a role with %s', (permission) => {
  test.each(PAGES)('has %s in both menus where the page does not turn it away', (path, needed) => {
    const host = hostAt(path, { isCompanyAccount: false, permissions: [permission] });
    open(pageAt(path), host, {});
    const isOpen = screen.queryByText('Your role does not allow this') === null;
    expect(isOpen).toBe(permission === needed);
    for (const menu of ['account', 'account-area']) expect([menu, isListed(menu, path, [permission])]).toEqual([menu, isOpen]);
  });
});
