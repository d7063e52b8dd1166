import { defineMessages } from 'shared-platform';

/**
 * What the shop calls the platform's ways of delivery and of payment, and the country's regions. A page that shows them has these among its
 * messages.
 */
export const { messages: titleMessages, useText: useTitleText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-titles-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-titles-ar" */ './ar.json'),
});
