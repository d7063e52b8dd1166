import { defineMessages } from 'shared-platform';
import { platformMessages } from 'shared-ui';
import { messages as shared } from '../../messages/source';

export const { messages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-service-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-service-ar" */ './ar.json'),
  },
  shared,
  platformMessages,
);

/** Gives what the cart says, and what the platform says in the shopper's words. */
export type CartText = ReturnType<typeof useText>;
export type CartTextId = Parameters<CartText>[0];
