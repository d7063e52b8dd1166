import { createSnapshot, type LinkDescription, type SessionCustomer, type SessionState } from 'shared-contracts';
import { sampleRegistry } from '../testing/sample-registry';
import { createLinks } from './links';

const link = (path: string, more: Partial<LinkDescription> = {}): LinkDescription => ({
  menu: 'account',
  path,
  order: 10,
  label: { en: `en ${path}`, ar: `ar ${path}` },
  ...more,
});
const registry = sampleRegistry({
  'mfe-account': { links: [link('/orders', { needs: ['customer'] }), link('/alerts', { order: 20, needs: ['customer', 'extensions'] })] },
  'mfe-company': {
    links: [
      link('/users', { order: 30, needs: ['company', 'permission:Magento_Company::users_view'] }),
      link('/structure', { order: 40, needs: ['permission:Magento_Company::users_view'] }),
      link('/locations', { menu: 'header', icon: 'location' }),
      link('/first', { order: 1 }),
    ],
  },
});
const CUSTOMER: SessionCustomer = { email: '', firstName: '', lastName: '', isSubscribed: false, isCompanyAccount: false };
const signedIn = (more: Partial<SessionCustomer> = {}): SessionState => ({
  status: 'customer',
  expiresAt: 0,
  isKept: true,
  customer: { ...CUSTOMER, ...more },
});

function open(options: { hasExtensions?: boolean; language?: 'en' | 'ar'; releases?: typeof registry } = {}) {
  const session = createSnapshot<SessionState>({ status: 'guest' });
  const { hasExtensions = true, language = 'en', releases = registry } = options;
  const links = createLinks({ registry: releases, session, language, hasExtensions });
  const paths = () => (links.menus.get().account ?? []).map(({ path }) => path);
  return { session, links, paths };
}

test('a menu has what whoever is there may see, in order', () => {
  const { session, paths } = open();
  expect(paths()).toEqual(['/first']);
  session.set(signedIn());
  expect(paths()).toEqual(['/first', '/orders', '/alerts']);
  session.set(signedIn({ isCompanyAccount: true }));
  expect(paths()).toEqual(['/first', '/orders', '/alerts']);
  session.set(signedIn({ isCompanyAccount: true, permissions: ['Magento_Company::users_view'] }));
  expect(paths()).toEqual(['/first', '/orders', '/alerts', '/users', '/structure']);
  session.set(signedIn({ permissions: ['Magento_Company::users_view'] }));
  expect(paths()).toEqual(['/first', '/orders', '/alerts', '/structure']);
  session.set({ status: 'guest' });
  expect(paths()).toEqual(['/first']);
});

describe('a link that names the page it stands behind', () => {
  const inOrder = (links: readonly LinkDescription[], others: readonly LinkDescription[] = []) =>
    open({ releases: sampleRegistry({ 'mfe-account': { links }, 'mfe-company': { links: others } }) }).paths();
  const behind = (path: string, after: string, more: Partial<LinkDescription> = {}) => link(path, { after, order: 1, ...more });

  test.each<[string, LinkDescription[], LinkDescription[], string[]]>([
    ['stands there, whatever its number', [link('/a'), link('/b', { order: 20 }), behind('/c', '/a')], [], ['/a', '/c', '/b']],
    [
      'stands behind another release’s page',
      [link('/a'), link('/b', { order: 20 })],
      [behind('/x', '/a'), behind('/y', '/x')],
      ['/a', '/x', '/y', '/b'],
    ],
    [
      'stands behind what that one stands behind, where the menu has it not',
      [link('/a'), behind('/hidden', '/a', { menu: 'header' }), link('/b', { order: 20 })],
      [behind('/x', '/hidden')],
      ['/a', '/x', '/b'],
    ],
    [
      'two behind the same: by their numbers',
      [link('/a'), behind('/c', '/a', { order: 30 }), behind('/b', '/a', { order: 20 })],
      [],
      ['/a', '/b', '/c'],
    ],
    [
      'behind a page of no live release: by its number',
      [link('/a'), link('/b', { order: 30 })],
      [behind('/x', '/gone', { order: 20 })],
      ['/a', '/x', '/b'],
    ],
    [
      'in a circle: by its number, once',
      [behind('/a', '/b', { order: 5 }), behind('/b', '/a', { order: 6 }), link('/c')],
      [],
      ['/c', '/a', '/b'],
    ],
  ])('%s', (_what, links, others, expected) => expect(inOrder(links, others)).toEqual(expected));
});

test('a page that either of two reasons opens stands once in its menu', () => {
  const { 'mfe-account': account } = sampleRegistry({
    'mfe-account': {
      links: [link('/users', { needs: ['company'] }), link('/users', { needs: ['permission:Magento_Company::users_view'] })],
    },
  }).releases;
  const { session, paths } = open({ releases: { generation: 1, releases: account ? { 'mfe-account': account } : {} } });
  session.set(signedIn({ permissions: ['Magento_Company::users_view'] }));
  expect(paths()).toEqual(['/users']);
  session.set(signedIn({ isCompanyAccount: true, permissions: ['Magento_Company::users_view'] }));
  expect(paths()).toEqual(['/users']);
});

test('the account area has its links all at once: when it is known who this is, or that it cannot be read', () => {
  const area = (path: string, needs: LinkDescription['needs']) => link(path, { menu: 'account-area', ...(needs ? { needs } : {}) });
  const releases = sampleRegistry({ 'mfe-account': { links: [area('/orders', ['customer']), area('/profile', ['company'])] } });
  const { session, links } = open({ releases });
  const paths = () => links.menus.get()['account-area']?.map(({ path }) => path);
  const reading = { status: 'customer', expiresAt: 0, isKept: true, customer: undefined } as const;
  session.set(reading);
  expect(paths()).toBeUndefined();
  session.set(signedIn({ isCompanyAccount: true }));
  expect(paths()).toEqual(['/orders', '/profile']);
  session.set({ ...reading, failure: 'No answer' });
  expect(paths()).toEqual(['/orders']);
});

test('a platform without our extensions has no links that need them', () => {
  const { session, paths } = open({ hasExtensions: false });
  session.set(signedIn());
  expect(paths()).toEqual(['/first', '/orders']);
});

test('a link has its label in the view’s language, and its icon', () =>
  expect(open({ language: 'ar' }).links.menus.get().header).toEqual([{ path: '/locations', label: 'ar /locations', icon: 'location' }]));

test.each([
  ['/orders', true, true],
  ['/orders/7?from=%2F#top', true, true],
  ['/ORDERS', true, true],
  ['/alerts', true, true],
  ['/alerts', false, false],
  ['/bearings.html', true, false],
])('whether a live release has %s, with our extensions %p: %p', (to, hasExtensions, isOwned) => {
  const route = (path: string, more = {}) => ({ path, module: './x', ...more });
  const releases = sampleRegistry({
    'mfe-account': { routes: [route('/orders'), route('/orders/{number}'), route('/alerts', { needsExtensions: true })] },
  });
  expect(open({ hasExtensions, releases }).links.isOwned(to)).toBe(isOwned);
});

test('a withdrawn release takes its links along', () => {
  const { 'mfe-account': account } = registry.releases;
  const { session, paths } = open({ releases: { generation: 2, releases: account ? { 'mfe-account': account } : {} } });
  session.set(signedIn({ isCompanyAccount: true }));
  expect(paths()).toEqual(['/orders', '/alerts']);
});

test('those who listen are told only of changes', () => {
  const { session, links } = open();
  const told = jest.fn();
  links.menus.subscribe(told);
  session.set(signedIn());
  session.set(signedIn({ firstName: 'Noura' }));
  expect(told).toHaveBeenCalledTimes(1);
});
