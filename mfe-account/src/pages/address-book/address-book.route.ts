import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/address-book', '/address-book/{id}'],
  protected: true,
  serverRendered: true,
  menus: [
    { in: ['account', 'account-area'], label: 'menu.address-book', group: 'account', after: '/requisition-lists', needs: ['customer'] },
  ],
} satisfies PageRoute;
