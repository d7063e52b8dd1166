import type { ReleaseConfig } from 'shared-contracts';

export default {
  name: 'mfe-cart-checkout',
  contract: '^2.0.0',
  team: 'buying',
  slots: { 'mini-cart': './mini-cart' },
  collects: { 'src/features/payment-methods/methods': 'method.ts' },
  exposes: { './mini-cart': './src/slots/mini-cart/mini-cart.tsx' },
} satisfies ReleaseConfig;
