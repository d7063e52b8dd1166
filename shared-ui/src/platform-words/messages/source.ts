import { defineMessages } from 'shared-platform';

/** What the platform says, in the shopper's words. A service that passes on what it says has these among its messages. */
export const { messages: platformMessages, useText: usePlatformText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-platform-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-platform-ar" */ './ar.json'),
  },
  defineMessages({
    en: () => import(/* webpackChunkName: "messages-platform-en" */ '../unreached/messages/en.json'),
    ar: () => import(/* webpackChunkName: "messages-platform-ar" */ '../unreached/messages/ar.json'),
  }).messages,
);

export type PlatformText = ReturnType<typeof usePlatformText>;
export type PlatformTextId = Parameters<PlatformText>[0];
