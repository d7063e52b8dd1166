import type { ReleaseConfig } from 'shared-contracts';

export default {
  name: 'mfe-cart-checkout',
  contract: '^2.0.0',
  team: 'buying',
  slots: { 'mini-cart': './mini-cart' },
  services: { cart: { module: './service', optional: ['decide'] } },
  exposes: { './mini-cart': './src/slots/mini-cart/mini-cart.tsx', './service': './src/service/cart-service.ts' },
} satisfies ReleaseConfig;
