import { RuleTester } from 'eslint';
import { join } from 'node:path';
import { addressesIn, pageAddresses } from '../eslint/page-addresses.mjs';

const root = join(import.meta.dirname, '../..');
const owners = addressesIn([
  { name: 'mfe-account', routes: [{ path: '/' }, { path: '/orders' }, { path: '/orders/{number}' }] },
  { name: 'mfe-cart', routes: [{ path: '/cart' }] },
]);
const filename = join(root, 'mfe-cart/src/cart.ts');
const errors = [{ messageId: 'other' }];

new RuleTester().run('shop/page-addresses', /** @type {any} */ (pageAddresses(() => owners)), {
  valid: [
    { code: 'link("/cart")', filename },
    { code: 'link("/")', filename },
    { code: 'link("/ordersheet")', filename },
    { code: 'link(ordersPage.pattern)', filename },
    { code: 'link(`/media/${name}`)', filename },
  ],
  invalid: [
    { code: 'link("/orders?page=2")', filename, errors },
    { code: 'link("/ORDERS")', filename, errors },
    { code: 'link(`/orders/${number}`)', filename, errors },
    { code: 'link("/cart")', filename: join(root, 'shell/src/header.ts'), errors },
  ],
});
