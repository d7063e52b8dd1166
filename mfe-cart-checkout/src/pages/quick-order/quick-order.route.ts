import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/quickOrder'],
  protected: true,
  menus: [
    { in: ['header'], label: 'menu.quick-order', icon: 'bolt' },
    { in: ['drawer'], label: 'menu.quick-order' },
  ],
} satisfies PageRoute;
