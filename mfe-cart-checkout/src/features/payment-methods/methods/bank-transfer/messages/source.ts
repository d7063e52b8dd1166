import { defineMessages } from 'shared-platform';

export const { messages } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-payment-methods-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-payment-methods-ar" */ './ar.json'),
});
