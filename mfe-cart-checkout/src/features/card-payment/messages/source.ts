import { defineMessages } from 'shared-platform';

export const { messages, useText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-card-payment-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-card-payment-ar" */ './ar.json'),
});
