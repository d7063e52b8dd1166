import type { PageRoute } from 'shared-contracts';

export default {
  paths: ['/company/account/create'],
  menus: [{ in: ['footer-account'], label: 'menu.register-company', after: '/guest-order' }],
} satisfies PageRoute;
