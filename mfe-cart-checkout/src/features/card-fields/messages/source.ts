import { defineMessages } from 'shared-platform';

export const { messages, useText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-card-fields-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-card-fields-ar" */ './ar.json'),
});
