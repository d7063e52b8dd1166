import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createStubHost, type StubHost } from 'shared-testing';
import { renderInHost, type Answers } from 'shared-platform/testing';
import type { PlatformCategory } from '../chrome/mega-menu/menu-categories';

/** Links as releases bring them. */
export const MENUS: ReturnType<StubHost['set']['links']['get']> = {
  header: [{ path: '/locations', label: 'Locations', icon: 'location' }],
  drawer: [
    { path: '/locations', label: 'Locations', icon: undefined },
    { path: '/contact-us', label: 'How can We Help?', icon: undefined },
  ],
  account: [
    { path: '/order-history', label: 'Order History', icon: undefined },
    { path: '/account-information', label: 'My Account', icon: undefined },
  ],
  'footer-help': [{ path: '/calculators-e-tools', label: 'Calculators & E-Tools', icon: undefined }],
  'footer-about': [
    { path: '/locations', label: 'Locations', icon: undefined },
    { path: '/careers', label: 'Careers', icon: undefined },
  ],
  'footer-account': [{ path: '/order-history', label: 'My Orders', icon: undefined }],
};

/** Renders a part of the chrome on a host in memory, with its answers. */
export async function renderChrome<P extends object>(
  Content: ComponentType<P>,
  props: P,
  { host = createStubHost(), answers = {} }: { host?: StubHost; answers?: Answers } = {},
) {
  const user = userEvent.setup();
  if (Object.keys(host.links.menus.get()).length === 0) host.set.links.set(MENUS);
  const view = renderInHost(Content, props, { host, answers });
  // What the chrome asks for is answered at once.
  await act(async () => undefined);
  return { ...view, user };
}

export function category(name: string, more: Partial<PlatformCategory> = {}): PlatformCategory & { __typename: string } {
  const key = name.toLowerCase().replaceAll(' ', '-');
  return {
    __typename: 'CategoryTree',
    uid: `uid-${key}`,
    name,
    url_key: key,
    url_path: key,
    url_suffix: '.html',
    position: 1,
    include_in_menu: 1,
    image: null,
    product_count: 0,
    children: [],
    ...more,
  };
}

const leaf = category('Sealed', { url_path: 'bearings/ball/deep/sealed' });
const deep = category('Deep Groove', { url_path: 'bearings/ball/deep', children: [leaf] });
const ball = category('Ball Bearings', {
  url_path: 'bearings/ball',
  image: 'ball.png',
  product_count: 1086,
  children: [deep],
});

/** The top of the menu, out of order, with one that is not in it. */
export const CATEGORIES = [
  category('Seals', { position: 3 }),
  category('Bearings', { position: 1, children: [category('Roller Bearings', { position: 2, url_path: 'bearings/roller' }), ball] }),
  category('Housing', { position: 2, url_key: 'housing', children: [category('Plummer Blocks', { url_path: 'housing/plummer' })] }),
  category('Hidden', { position: 0, include_in_menu: 0 }),
];

export const CHROME_ANSWERS: Answers = {
  ShopChrome: {
    storeConfig: { __typename: 'StoreConfig', store_code: 'default', newsletter_enabled: true, copyright: '' },
    categories: { __typename: 'CategoryResult', items: CATEGORIES },
  },
  MegaMenu: { categories: { __typename: 'CategoryResult', items: CATEGORIES } },
};
