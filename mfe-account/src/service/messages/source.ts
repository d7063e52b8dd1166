import { defineMessages } from 'shared-platform';
import { platformMessages } from 'shared-ui';

export const { messages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-wishlist-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-wishlist-ar" */ './ar.json'),
  },
  platformMessages,
);

/** Gives what the wish list says, and what the platform says in the shopper's words. */
export type WishlistText = ReturnType<typeof useText>;
export type WishlistTextId = Parameters<WishlistText>[0];
