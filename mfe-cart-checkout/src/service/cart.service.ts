import { cartRef, type CartService } from 'shared-contracts';
import { defineService } from 'shared-platform/service';
import { addToCart } from './add-to-cart';
import type { CartTools } from './cart-context';
import { ensureCart, forgetCart } from './cart-identity';
import { NO_CART, reduceCart, toCartState, type CartEvent, type CartModel } from './cart-model';
import { createCartTools, messages } from './cart-tools';
import { changeLine } from './change-lines';
import { applyCoupon, removeCoupon } from './coupons';
import { followWorld } from './follow-world';
import { enterSession, leaveSession } from './follow-session';
import type { CartTextId } from './messages/source';
import { readDetails } from './read-cart';

/** The shop's cart: what `CartService` of the contract promises, on the platform's core operations. */
export default defineService<CartService, CartModel, CartEvent, CartTextId, never, CartTools>(cartRef, {
  model: NO_CART,
  reduce: reduceCart,
  toState: toCartState,
  messages,
  tools: createCartTools,
  // Cart changes happen one at a time and in order: parallel ones overwrite each other on the platform.
  turns: {
    besides: ['ensure', 'reset', 'decide', 'enterSession', 'leaveSession'],
    joined: {
      update: { until: 'begin', key: ({ generation }, uid) => `${generation} ${uid}` },
      remove: { until: 'begin', key: ({ generation }, uid) => `${generation} ${uid}` },
      // As long as no lines are known, whoever asks meanwhile waits for the same answer.
      refresh: { until: 'end', key: ({ confirmed, generation }) => (confirmed ? undefined : `${generation}`) },
      // Two may say at once that somebody has come: the guest's cart is merged once. A later call looks anew at who is there.
      enterSession: { until: 'end', key: ({ forgotten, generation }) => forgotten && `enter ${generation}` },
    },
    isHeld: ({ heldFor }) => heldFor !== undefined,
  },
  commands: {
    ensure: ensureCart,
    add: addToCart,
    update: changeLine,
    remove: changeLine,
    applyCoupon,
    removeCoupon,
    refresh: readDetails,
    reset: forgetCart,
    enterSession,
    leaveSession,
    async decide({ tools }, id, decision) {
      await (await tools.outbox())?.decide(id, decision);
      return [];
    },
  },
  start: followWorld,
});
